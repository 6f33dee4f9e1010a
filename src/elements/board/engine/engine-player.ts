/**
 * The opponent on a board: `BoardEngine` asks it after each change of the game whether a search must begin or stop. It
 * plays as a person does, by `BoardActions`.
 */
import type { Engine, EngineMove, SearchInfo } from '../../../core/engine/engine.js';
import { type GameNode, positionsBefore } from '../../../core/rules/game/tree.js';
import type { Position } from '../../../core/rules/position.js';
import { BoardActions } from '../actions.js';
import type { EngineContext } from '../context.js';
import { reportEngineFailure } from '../failures.js';
import type { ViewChange } from '../model/model.js';
import { humanPace } from './human-pace.js';

/** A running search for a move. */
interface Search {
  readonly position: Position;
  readonly abort: AbortController;
  /** Ends the wait for the least time before an answer. */
  readonly skipDelay: AbortController;
  /** The best move so far. */
  best?: EngineMove;
  /** Whether to play the first move found at once. */
  playNow: boolean;
}

/** Plays the engine's side: searches on its turn, and stops when the position changes. */
export class EnginePlayer {
  readonly #context: EngineContext;
  readonly #actions: BoardActions;
  readonly #isActive: () => boolean;
  readonly #getEngine: () => Promise<Engine>;
  #search: Search | undefined;
  /** The place where the page has cancelled the engine's move: it does not search again there. */
  #refusedAt: GameNode | undefined;
  /** Whether a move or pass led to the place shown: it is answered even where the tree has an answer. */
  #isPlayed = false;

  constructor(context: EngineContext, isActive: () => boolean, getEngine: () => Promise<Engine>) {
    this.#context = context;
    this.#actions = new BoardActions(context);
    this.#isActive = isActive;
    this.#getEngine = getEngine;
  }

  /** Whether it searches now. */
  get thinking(): boolean {
    return this.#search !== undefined;
  }

  get #isTurn(): boolean {
    const { model } = this.#context;
    return model.isEngineTurn || (this.#isPlayed && model.isRunning && model.isEngineSide(model.game.turn));
  }

  /** Starts, continues or ends a search, as the board now needs. */
  update(): void {
    const { model } = this.#context;
    const { position, node } = model.game;
    const isTurn = this.#isActive() && this.#isTurn && node !== this.#refusedAt;
    if (isTurn && this.#search && position.equals(this.#search.position)) return;
    this.#abort();
    if (!isTurn) return;
    // Once the change that led here has reached all views.
    if (position.phase === 'pass') queueMicrotask(() => this.#pass(node));
    else void this.#think(position);
  }

  /** Stops searching; nothing is played. */
  stop(): void {
    if (this.#search) this.#context.requestUpdate();
    this.#abort();
  }

  /** Ends the search without a move. */
  #abort(): void {
    this.#search?.abort.abort();
    if (this.#search) this.#setSearch(undefined);
  }

  /** Ends the search with the best move so far, or with the first one found. */
  moveNow(): void {
    const search = this.#search;
    if (!search) return;
    search.playNow = true;
    search.skipDelay.abort();
    if (search.best) this.#play(search, search.best);
  }

  /** The place shown, or the game, has changed: the page may now accept a move that it refused before. */
  onGameChange(type: ViewChange['type']): void {
    this.#refusedAt = undefined;
    this.#isPlayed = type === 'move' || type === 'pass';
  }

  /** Searches, waits as a person would, and plays. */
  async #think(position: Position): Promise<void> {
    const search: Search = {
      position,
      abort: new AbortController(),
      skipDelay: new AbortController(),
      playNow: false,
    };
    const { signal } = search.abort;
    const { node } = this.#context.model.game;
    signal.addEventListener('abort', () => search.skipDelay.abort());
    this.#setSearch(search);
    try {
      const engine = await this.#getEngine();
      const { level, moveTime: time, pace } = this.#context.options;
      const onProgress = ({ move }: SearchInfo): void => {
        if (!isLegal(position, move)) return;
        search.best = move;
        if (search.playNow) this.#play(search, move);
      };
      const [{ move, resigns }] = await Promise.all([
        engine.search(position, { level, time, before: positionsBefore(node), signal, onProgress }),
        delay(pace === 'human' ? humanPace(position) : pace, search.skipDelay.signal),
      ]);
      // The page's own engine may answer anything; without this, it would get the same request over and over.
      if (!isLegal(position, move)) throw new Error(`the engine answered ${move}, which is not a legal move`);
      if (resigns) this.#resign(search);
      else this.#play(search, move);
    } catch (error) {
      if (this.#search !== search) return;
      this.#end();
      if (!signal.aborted) reportEngineFailure(this.#context, error);
    }
  }

  /** Plays the move of a search that still counts. */
  #play(search: Search, move: EngineMove): void {
    if (this.#search !== search || move === 'pass') return;
    this.#end();
    search.abort.abort();
    const { model } = this.#context;
    const { node } = model.game;
    if (!this.#actions.playMove(move, 'engine') && model.game.node === node) this.#refusedAt = node;
  }

  /** Resigns for the engine's side. */
  #resign(search: Search): void {
    if (this.#search !== search) return;
    this.#end();
    this.#context.model.resign(search.position.turn);
  }

  /** Passes for the engine's side, if it is still its turn. */
  #pass(node: GameNode): void {
    const { model } = this.#context;
    if (this.#isTurn && model.game.node === node) this.#actions.pass('engine');
  }

  /** The search has ended by itself. */
  #end(): void {
    this.#setSearch(undefined);
    this.#context.requestUpdate();
  }

  /** Within an update of the board, which draws this afterwards, it needs no further one. */
  #setSearch(search: Search | undefined): void {
    this.#search = search;
    this.#context.events.queueChange('state');
  }
}

/** Whether a move can be played. */
function isLegal({ legalMoves }: Position, move: EngineMove): boolean {
  return legalMoves.some((square) => square === move);
}

/** Waits, or until the signal is aborted. */
function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
