import type { Random } from '@skat/engine/proofs';
import type { MemoryStore } from '@skat/server/proofs';
import type { NetworkCounts } from './counts.ts';
import type { Person } from './person.ts';
import type { VirtualTime } from './virtual-time.ts';
import type { VirtualTransport } from './virtual-transport.ts';

/** What faults are done to. */
export interface FaultScene {
  readonly time: VirtualTime;
  readonly random: Random;
  readonly counts: NetworkCounts;
  readonly store: MemoryStore;
  readonly people: readonly Person<VirtualTransport>[];
  readonly restart: () => void;
}

type Fault = (scene: FaultScene, person: Person<VirtualTransport>) => void;

const LONGEST_STALL_MS = 6_000;
const LONGEST_OUTAGE_MS = 20_000;
const LONGEST_STORE_OUTAGE_MS = 6_000;
const SECOND_TAB_UP_TO_MS = 8_000;
const REPEATED_WITHIN_MS = 3_000;

const FAULTS: Readonly<Record<string, Fault>> = {
  cut: (_, { tab }) => tab.way.line?.cut(),
  'reply lost after the commit': (_, { tab }) => tab.way.loseNextReply(),
  'view lost': (_, { tab }) => tab.way.loseNextView(),
  'half-open': (_, { tab }) => {
    tab.way.line?.silence('up');
    tab.way.line?.silence('down');
  },
  'nothing goes up': (_, { tab }) => tab.way.line?.silence('up'),
  'nothing comes down': (_, { tab }) => tab.way.line?.silence('down'),
  stall: ({ random }, { tab }) => tab.way.line?.stall(random.below(LONGEST_STALL_MS)),
  'no network': (scene, person) => goOffline(scene, person),
  repeated: ({ time, random }, { tab }) =>
    void time.after(random.below(REPEATED_WITHIN_MS), () => tab.way.repeat(random)),
  'second tab': ({ time, random }, person) => {
    person.openTab();
    time.after(random.below(SECOND_TAB_UP_TO_MS), () => person.closeTab());
  },
  reload: (_, person) => person.reload(),
  'store forgets': ({ store }) => void store.faults.push('lost'),
  'store does not answer': ({ store }) => void store.faults.push('storedButUnknown'),
  'store away': ({ time, random, store }) => {
    store.isDown = true;
    time.after(random.below(LONGEST_STORE_OUTAGE_MS), () => (store.isDown = false));
  },
  restart: ({ restart }) => restart(),
};

/** Draws a fault for somebody. */
export function happen(scene: FaultScene): void {
  const { random, counts, people } = scene;
  const kind = random.pick(Object.keys(FAULTS));
  const person = random.pick(people);
  counts.fault(kind);
  FAULTS[kind]?.(scene, person);
}

/** The network and the store are as they should be; connections that are dead stay so until somebody notices. */
export function heal({ people, store }: FaultScene): void {
  store.isDown = false;
  store.faults.length = 0;
  for (const { tabs } of people)
    for (const { way, client } of tabs) {
      way.isDown = false;
      client.networkBack();
    }
}

/** Some devices say that they have no network, others only find that nobody answers. */
function goOffline({ time, random }: FaultScene, { tab }: Person<VirtualTransport>): void {
  const { way, client } = tab;
  const isTold = random.chance(0.5);
  way.isDown = true;
  if (isTold) client.networkGone();
  else way.line?.cut();
  time.after(random.below(LONGEST_OUTAGE_MS), () => {
    way.isDown = false;
    if (isTold) client.networkBack();
  });
}
