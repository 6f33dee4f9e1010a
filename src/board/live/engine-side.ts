import type { Engine, SearchLimits, SearchResult } from '../../engine/engine.js';
import type { Position } from '../../rules/position.js';
import type { Square } from '../../rules/square.js';
import type { OthelloBoard } from '../element.js';
import type { ErrorDetail } from '../events.js';
import type { Inside } from '../inside.js';
import { fetched, Later, LoadError } from '../later.js';
import type { ValueNote } from '../view/states.js';
import type { Findings } from './analyst.js';
import type { EngineRoom, Tenant } from './engine-room.js';
import { valueNotes } from './values.js';

/** What the engine's side needs of the live board. */
export interface EngineTable {
  /** The engine plays a square, or passes. */
  enginePlays(move: Square | 'pass'): void;
  engineFailed(): void;
}

/** The side of the board where the engine sits: when it plays, what it thinks, and what happens when it fails. */
export class EngineSide {
  /** Whether the engine has failed in this game. */
  failed = false;
  #notes: { readonly position: Position; readonly notes: ReadonlyMap<Square, ValueNote> } | undefined;
  #sight: IntersectionObserver | undefined;
  #seen = true;
  readonly #room: Later<EngineRoom>;

  constructor(
    private readonly inside: Inside,
    private readonly table: EngineTable,
  ) {
    this.#room = new Later(
      async () => {
        const { EngineRoom } = await import('./engine-room.js');
        return new EngineRoom(this.#tenant(), () => this.#openEngine());
      },
      (room) => room.follow(),
      (error) => this.#fail(error),
    );
  }

  get thinking(): boolean {
    return this.#room.here?.thinking ?? false;
  }

  /** Whether the board is in sight: else it neither thinks nor moves. */
  get seen(): boolean {
    return this.#seen;
  }

  /** The engine's values of the moves in a position, best first. */
  notes(position: Position): ReadonlyMap<Square, ValueNote> | undefined {
    return this.#notes?.position.equals(position) ? this.#notes.notes : undefined;
  }

  /** Begins, goes on with, or ends what the engine has to do now. */
  follow(): void {
    this.#watch();
    if (this.#room.here) this.#room.here.follow();
    else if (this.#engineTurn() ?? this.#analysedPosition()) void this.#room.open();
  }

  async search(limits: SearchLimits): Promise<SearchResult> {
    const engine = await this.#engine();
    return engine.search(this.inside.board.ready().position, limits);
  }

  /** Reports a failure, unless somebody has only thought better of it. */
  asked(answer: Promise<unknown>): void {
    answer.catch((error: unknown) => this.#fail(error));
  }

  moveNow(): void {
    this.#room.here?.moveNow();
  }

  /** A new game: the engine may try again. */
  begin(): void {
    this.failed = false;
    this.forget();
  }

  /** What was thought of the last position is of no use in this one. */
  forget(): void {
    this.#notes = undefined;
  }

  /** Looks no longer whether the board is in sight. */
  unwatch(): void {
    this.#sight?.disconnect();
    this.#sight = undefined;
  }

  close(): void {
    this.#room.here?.close();
  }

  async #engine(): Promise<Engine> {
    const room = await this.#room.open();
    if (!room) throw new LoadError(new Error('the engine'));
    return room.engine();
  }

  #tenant(): Tenant {
    const { inside, table } = this;
    return {
      board: inside.board,
      engineTurn: () => this.#engineTurn(),
      analysedPosition: () => this.#analysedPosition(),
      getEngine: () => this.#engine(),
      engineMove: (square) => table.enginePlays(square),
      engineThinking: () => {
        inside.board.changed('state');
        inside.board.requestUpdate();
      },
      engineFailed: (error) => this.#fail(error),
      analysed: (found) => this.#analysed(found),
      analysing: (on) => inside.internals.states[on ? 'add' : 'delete']('analyzing'),
    };
  }

  async #openEngine(): Promise<Engine> {
    const { board } = this.inside;
    if (board.engineProvider) return board.engineProvider();
    const { createEngine } = await fetched(import('../../engine/client.js'));
    const url = board.engineUrl ?? (board.constructor as typeof OthelloBoard).engineUrl;
    const engine = await createEngine({
      ...(url !== undefined && { url }),
      onRestart: ({ message }) =>
        this.inside.board.report(
          'engine-restarted',
          `the engine broke down and was started again: ${message}`,
          undefined,
        ),
    });
    await engine.ready?.();
    this.inside.board.emit('othello-engineready', { level: board.level });
    return engine;
  }

  /** The position in which the engine is to move: at the end of the game's line, and in sight. */
  #engineTurn(): Position | undefined {
    const { inside } = this;
    const { position, result, turn, node } = inside.board.ready();
    const wanted =
      inside.board.isConnected &&
      this.#seen &&
      inside.running() &&
      !result &&
      node.children.length === 0 &&
      inside.enginesTurn(turn);
    if (!wanted) return undefined;
    if (position.phase !== 'pass') return position;
    queueMicrotask(() => this.table.enginePlays('pass'));
    return undefined;
  }

  #analysedPosition(): Position | undefined {
    const { inside } = this;
    const asked = inside.valued() && inside.board.isConnected && this.#seen && !this.failed;
    return asked ? inside.board.ready().position : undefined;
  }

  #analysed(found: Findings | undefined): void {
    const { inside } = this;
    this.#notes = found && { position: found.position, notes: valueNotes(found) };
    inside.board.requestUpdate();
    if (!found) return;
    const { info, scores, final } = found;
    const { depth, move, line } = info;
    const { ply } = inside.board;
    inside.board.emit('othello-analysis', { ply, depth, scores, best: move, pv: line, final });
  }

  #fail(error: unknown): void {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    this.failed = true;
    const { code, message } = error as { code?: ErrorDetail['code']; message: string };
    this.inside.board.requestUpdate();
    this.table.engineFailed();
    this.inside.board.report(code ?? 'engine-crashed', message, error);
  }

  /** Only boards that could think are watched. */
  #watch(): void {
    const { inside } = this;
    const { board } = inside;
    if (this.#sight || !board.isConnected || (board.engine === 'none' && !inside.valued())) return;
    this.#sight = new IntersectionObserver((entries) => {
      const seen = entries.at(-1)!.isIntersecting;
      if (seen === this.#seen) return;
      this.#seen = seen;
      board.requestUpdate();
    });
    this.#sight.observe(board);
  }
}
