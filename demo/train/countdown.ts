/** A countdown of whole seconds. */
export class Countdown {
  #end = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** Milliseconds left while it is paused. */
  #paused: number | undefined;

  constructor(
    private readonly onTick: () => void,
    private readonly onEnd: () => void,
  ) {}

  /** Seconds left. */
  get left(): number {
    if (this.#timer === undefined) return 0;
    return Math.max(0, Math.ceil((this.#paused ?? this.#end - performance.now()) / 1000));
  }

  start(seconds: number): void {
    this.stop();
    this.#end = performance.now() + 1000 * seconds;
    this.#timer = setInterval(() => {
      if (this.left > 0) return this.onTick();
      this.stop();
      this.onEnd();
    }, 250);
  }

  /** Stands still until `resume`. */
  pause(): void {
    this.#paused ??= this.#end - performance.now();
  }

  resume(): void {
    if (this.#paused === undefined) return;
    this.#end = performance.now() + this.#paused;
    this.#paused = undefined;
  }

  /** Gives more time while it runs. */
  add(seconds: number): void {
    this.#end += 1000 * seconds;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = this.#paused = undefined;
  }
}

/** Seconds as `2:05`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
