/** A countdown of whole seconds. */
export class Countdown {
  #end = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly onTick: () => void,
    private readonly onEnd: () => void,
  ) {}

  /** Seconds left. */
  get left(): number {
    return this.#timer === undefined ? 0 : Math.max(0, Math.ceil((this.#end - performance.now()) / 1000));
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

  /** Gives more time while it runs. */
  add(seconds: number): void {
    this.#end += 1000 * seconds;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

/** Seconds as `2:05`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
