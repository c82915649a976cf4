export type Tone = 'turn' | 'hurry' | 'card';

const TONES: Readonly<Record<Tone, { readonly hertz: readonly number[]; readonly gain: number }>> = {
  turn: { hertz: [660, 880], gain: 0.09 },
  hurry: { hertz: [880, 880, 880], gain: 0.09 },
  card: { hertz: [220], gain: 0.04 },
};
const NOTE_SECONDS = 0.11;

let sounding = 0;
let context: AudioContext | null = null;

/** A short sound, if the person wants it and the browser allows it by now; every sound has something to see as well. */
export function playTone(tone: Tone, wanted: 'off' | 'turn' | 'all'): void {
  if (wanted === 'off' || (wanted === 'turn' && tone === 'card')) return;
  if (!('AudioContext' in globalThis) || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const { hertz, gain } = TONES[tone];
  for (const [index, pitch] of hertz.entries())
    playNote(context, pitch, { gain, delay: index * NOTE_SECONDS });
}

function playNote(
  audio: AudioContext,
  pitch: number,
  { gain, delay }: { gain: number; delay: number },
): void {
  const start = audio.currentTime + delay;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.frequency.value = pitch;
  volume.gain.setValueAtTime(gain, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_SECONDS);
  oscillator.connect(volume).connect(audio.destination);
  sounding += 1;
  oscillator.onended = () => restAfterNote(audio);
  oscillator.start(start);
  oscillator.stop(start + NOTE_SECONDS);
}

/** An audio context that runs takes processor time and battery for its silence, too. */
function restAfterNote(audio: AudioContext): void {
  sounding -= 1;
  if (sounding === 0) void audio.suspend();
}
