import type { Engine, EngineMove, MoveValue, SearchInfo } from '../../engine/engine.js';
import type { Position } from '../../rules/position.js';

/** How long a position is looked at, in milliseconds: briefly first, so that other boards have their turn soon. */
const LOOKS = [1_000, 9_000];

/** What the analyst needs of its board. */
export interface AnalystSeat {
  /** The position to be valued, if the board asks for it and can be seen. */
  analysedPosition(): Position | undefined;
  getEngine(): Promise<Engine>;
  analysed(found: Findings | undefined): void;
  analysing(on: boolean): void;
  engineFailed(error: unknown): void;
}

/** What is known of a position. */
export interface Findings {
  readonly position: Position;
  readonly info: SearchInfo;
  /** Best first. */
  readonly scores: ReadonlyMap<EngineMove, MoveValue>;
  /** Whether this is the last word. */
  readonly final: boolean;
}

/** Values the position shown, deeper and deeper, until another is shown. */
export class Analyst {
  #look: { readonly position: Position; readonly abort: AbortController } | undefined;

  constructor(private readonly seat: AnalystSeat) {}

  /** Begins, goes on with, or ends the look at a position, as the board now asks. */
  follow(): void {
    const asked = this.seat.analysedPosition();
    const position = asked?.phase === 'play' ? asked : undefined;
    const known = this.#look?.position;
    if (position && known ? position.equals(known) : position === known) return;
    this.stop();
    this.seat.analysed(undefined);
    if (position) void this.#lookAt(position);
  }

  /** Stops; what is known stays. */
  stop(): void {
    this.#look?.abort.abort();
    this.#look = undefined;
    this.seat.analysing(false);
  }

  async #lookAt(position: Position): Promise<void> {
    const abort = new AbortController();
    const look = (this.#look = { position, abort });
    const { seat } = this;
    let known: SearchInfo | undefined;
    /** A second look begins with less than is known from the first. */
    const tell = (heard: SearchInfo, final: boolean): void => {
      if (this.#look !== look) return;
      const info = known && heard.depth < known.depth ? known : heard;
      if (info === known && !final) return;
      known = info;
      seat.analysed({
        position,
        info,
        final,
        scores: new Map(info.moves.map((value) => [value.move, value])),
      });
    };
    seat.analysing(true);
    try {
      const engine = await seat.getEngine();
      for (const time of LOOKS) {
        const found = await engine.search(position, {
          multiPv: position.legalMoves.length,
          time,
          signal: abort.signal,
          onProgress: (info) => tell(info, false),
        });
        const proven = found.moves.every(({ certainty }) => certainty === 'exact');
        tell(found, proven || time === LOOKS.at(-1));
        if (proven) break;
      }
    } catch (error) {
      if (this.#look === look) seat.engineFailed(error);
    }
    if (this.#look === look) seat.analysing(false);
  }
}
