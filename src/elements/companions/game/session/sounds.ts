/**
 * The sounds of a game. They are synthesized, so that no file has to be loaded. Delays and lengths are in seconds,
 * frequencies in hertz, loudness is 0 to 1. `game-messages.ts` loads it when the first sound is wanted.
 */

/** Created with the first sound. */
let context: AudioContext | undefined;

/** A disc is placed, and others flip one after another. */
export function soundMove(flips: number): void {
  knock(0, 190, 0.5);
  for (let i = 0; i < Math.min(flips, 8); i++) knock(0.12 + i * 0.06, 320 + i * 18, 0.22);
}

/** A player had to pass. */
export function soundPass(): void {
  tone(0, 330);
  tone(0.14, 262);
}

/** The game is over. */
export function soundEnd(): void {
  tone(0, 392);
  tone(0.14, 494);
  tone(0.28, 587);
}

/** A low tone that decays at once, like wood on wood. */
function knock(delay: number, frequency: number, loudness: number): void {
  play(delay, frequency, loudness, 0.07, 'triangle');
}

/** A tone like that of a bell. */
function tone(delay: number, frequency: number): void {
  play(delay, frequency, 0.2, 0.35, 'sine');
}

/** Plays a tone. */
function play(
  delay: number,
  frequency: number,
  loudness: number,
  length: number,
  type: OscillatorType,
): void {
  context ??= new AudioContext();
  // Browsers suspend a context that was created before the first click on the page.
  if (context.state === 'suspended') void context.resume();
  const begin = context.currentTime + delay;
  const oscillator = new OscillatorNode(context, { type, frequency });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(loudness, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length);
}
