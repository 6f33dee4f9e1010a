import type { Engine } from '../../engine/engine.js';
import { fetched } from '../later.js';
import type { Analyst, AnalystSeat } from './analyst.js';
import { EnginePlayer, type EngineSeat } from './engine-player.js';

/** What the room needs of its board. */
export type Tenant = EngineSeat & AnalystSeat;

/** Everything of a board that thinks: begun when it is first asked for, ended when the board is gone. */
export class EngineRoom {
  readonly #player: EnginePlayer;
  #analyst: Analyst | undefined;
  #engine: Promise<Engine> | undefined;

  /** @param open makes the engine; nothing is fetched before the first call */
  constructor(
    private readonly tenant: Tenant,
    private readonly open: () => Promise<Engine>,
  ) {
    this.#player = new EnginePlayer(tenant);
  }

  get thinking(): boolean {
    return this.#player.thinking;
  }

  moveNow(): void {
    this.#player.moveNow();
  }

  engine(): Promise<Engine> {
    if (!this.#engine) {
      this.#engine = this.open();
      this.#engine.catch(() => (this.#engine = undefined));
    }
    return this.#engine;
  }

  /** Begins, goes on with, or ends what the board now asks for. */
  follow(): void {
    this.#player.follow();
    if (this.#analyst) this.#analyst.follow();
    else if (this.tenant.analysedPosition()) void this.#callAnalyst();
  }

  /** Ends all searches and gives the workers back. */
  close(): void {
    this.#player.stop();
    this.#analyst?.stop();
    this.#engine?.then(
      (engine) => engine.close(),
      () => undefined,
    );
    this.#engine = undefined;
  }

  async #callAnalyst(): Promise<void> {
    try {
      const { Analyst } = await fetched(import('./analyst.js'));
      this.#analyst ??= new Analyst(this.tenant);
      this.#analyst.follow();
    } catch (error) {
      this.tenant.engineFailed(error);
    }
  }
}
