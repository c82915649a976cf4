import { afterEach, describe, expect, it, vi } from 'vitest';

class FakeNote {
  onended: () => void = () => undefined;
  readonly frequency = { value: 0 };
  readonly gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  readonly start = vi.fn();
  readonly stop = vi.fn();

  connect(next: FakeNote): FakeNote {
    return next;
  }
}

class FakeAudio {
  static made: FakeAudio[] = [];
  readonly currentTime = 0;
  readonly destination = new FakeNote();
  readonly notes: FakeNote[] = [];
  readonly resume = vi.fn(() => this.#become('running'));
  readonly suspend = vi.fn(() => this.#become('suspended'));
  state = 'running';

  constructor() {
    FakeAudio.made.push(this);
  }

  createOscillator(): FakeNote {
    const note = new FakeNote();
    this.notes.push(note);
    return note;
  }

  createGain(): FakeNote {
    return new FakeNote();
  }

  #become(state: string): Promise<void> {
    this.state = state;
    return Promise.resolve();
  }
}

/** The module with nothing played yet, in a browser where the person has pressed something or not. */
async function openSound(hasBeenActive = true) {
  vi.resetModules();
  FakeAudio.made = [];
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } });
  return (await import('../src/state/sound.ts')).playTone;
}

afterEach(() => vi.unstubAllGlobals());

describe('sounds', () => {
  it.each([
    { tone: 'turn', wanted: 'all', hasBeenActive: true, notes: 2 },
    { tone: 'turn', wanted: 'turn', hasBeenActive: true, notes: 2 },
    { tone: 'hurry', wanted: 'turn', hasBeenActive: true, notes: 3 },
    { tone: 'card', wanted: 'all', hasBeenActive: true, notes: 1 },
    { tone: 'card', wanted: 'turn', hasBeenActive: true, notes: 0 },
    { tone: 'turn', wanted: 'off', hasBeenActive: true, notes: 0 },
    { tone: 'turn', wanted: 'all', hasBeenActive: false, notes: 0 },
  ] as const)(
    '$tone has $notes notes where "$wanted" is wanted, pressed before: $hasBeenActive',
    async ({ tone, wanted, hasBeenActive, notes }) => {
      const playTone = await openSound(hasBeenActive);
      playTone(tone, wanted);
      expect(FakeAudio.made.flatMap((audio) => audio.notes)).toHaveLength(notes);
    },
  );

  it('nothing runs once the last note has ended, until the next sound', async () => {
    const playTone = await openSound();
    playTone('turn', 'all');
    playTone('card', 'all');
    const [audio] = FakeAudio.made;
    const states = audio?.notes.map((note) => {
      note.onended();
      return audio.state;
    });
    expect(states).toEqual(['running', 'running', 'suspended']);
    playTone('card', 'all');
    expect([FakeAudio.made.length, audio?.state]).toEqual([1, 'running']);
  });
});
