import { Traffic } from '../../server/traffic.ts';

/** Packets that name the connection, which is another one in each world. */
const OF_THE_CONNECTION = /^(0|40)/;
const PING = '2';
/** Milliseconds of two clocks; whether there is such a time is compared, its length is not. */
const TIMES = /"(awayForMs|dealsInMs|saidAt)":\d+/g;

/** Where something was told. */
export const CHANNELS = ['views', 'replies', 'REST', 'log'] as const;
export type Channel = (typeof CHANNELS)[number];

export interface Told {
  readonly channel: Channel;
  readonly text: string;
}

/** Everything one person was sent, in order. */
export class Transcript extends Traffic {
  readonly told: Told[] = [];

  override add(text: string): void {
    super.add(text);
    if (text === PING || OF_THE_CONNECTION.test(text)) return;
    this.tell(text.startsWith('43') ? 'replies' : 'views', text);
  }

  tell(channel: Channel, text: string): void {
    this.told.push({ channel, text: text.replaceAll(TIMES, '"$1":0') });
  }
}
