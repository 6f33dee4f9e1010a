/**
 * Runs the clocks of both sides by what happens in a game. `<othello-clock>` and the session of `<othello-game>` make
 * one for a game: a move presses the clock, the end stops it, a fallen flag ends the game.
 */
import type { ChangeReason } from '../../board/events.js';
import {
  flagged,
  isRunning,
  pause,
  press,
  resume,
  timeLeft,
  untilFlag,
  type Clock,
} from '../../../core/rules/clock.js';
import type { Color } from '../../../core/rules/color.js';
import type { Game } from '../../../core/rules/game/game.js';
import type { GameNode } from '../../../core/rules/game/tree.js';

/** The state of a board besides its game. */
export interface ViewState {
  /** Whether discs are being flipped; a move is not finished before they are. */
  readonly animating: boolean;
  readonly paused: boolean;
}

/** What decides which clock runs: the state of a game, and of the board that shows it. */
export interface TimedGame extends ViewState {
  readonly ply: number;
  /** The places of the line from the first move to its end. */
  readonly nodes: readonly GameNode[];
  /** The moves of the line. */
  readonly moves: string;
  readonly turn: Color;
  readonly gameOver: boolean;
}

/** A game in the form for its clocks; without a board nothing is animated or paused. */
export function timedGame(
  { ply, nodes, line, turn, result }: Game,
  { animating, paused }: ViewState = { animating: false, paused: false },
): TimedGame {
  return { ply, nodes, moves: line.join(''), turn, animating, paused, gameOver: result !== undefined };
}

/** The remaining time of both sides when the turn at a ply began, in milliseconds. */
export type TurnStart = readonly [ply: number, black: number, white: number];

/** Runs the clocks of both sides by the events of a game. */
export class Timekeeper {
  #clock: Clock | undefined;
  /** Whether no clock runs before the next move, or `start`. */
  #held = true;
  /** Sides whose time has run out; each is reported once. */
  readonly #fallen = new Set<Color>();
  /** Sides whose flag fell in the current game, even while an earlier move is shown. */
  readonly #flags = new Set<Color>();
  /** The position in the game: its ply, and all moves. */
  #line = '';
  /** Whether a move was made whose flips may not be finished. */
  #moved = false;
  /** The moves of an ended game: no clock runs until another move is played. */
  #ended: string | undefined;
  /**
   * The remaining time at the start of each turn, by ply; restored when the move on which a flag fell is taken back.
   */
  readonly #turnStarts = new Map<number, Readonly<Record<Color, number>>>();

  get running(): boolean {
    return this.#clock !== undefined && isRunning(this.#clock);
  }

  /** The side whose clock runs, or will run next. */
  get turn(): Color | undefined {
    return this.#clock?.turn;
  }

  /** The remaining time in milliseconds; `Infinity` without a limit. */
  left(color: Color, now: number): number {
    return this.#clock ? timeLeft(this.#clock, color, now) : Infinity;
  }

  /** Milliseconds until the flag falls; `undefined` while no clock runs. */
  untilFlag(now: number): number | undefined {
    return this.#clock && untilFlag(this.#clock, now);
  }

  /** The clock, stopped; for `set`. */
  stopped(now: number): Clock | undefined {
    return this.#clock && pause(this.#clock, now);
  }

  /** The remaining times at the start of each turn; for `set`. */
  get turnStarts(): readonly TurnStart[] {
    return [...this.#turnStarts].map(([ply, { black, white }]) => [ply, black, white]);
  }

  /** Sets or removes the clock for the game on a board; it does not run. */
  set(clock: Clock | undefined, game: TimedGame | undefined, turnStarts: readonly TurnStart[] = []): void {
    this.#clock = clock;
    this.#turnStarts.clear();
    for (const [ply, black, white] of turnStarts) this.#turnStarts.set(ply, { black, white });
    if (game && turnStarts.length === 0) this.#noteTurnStart(game.ply);
    this.#held = true;
    this.#fallen.clear();
    this.#flags.clear();
    for (const color of ['black', 'white'] as const) {
      if (this.left(color, 0) > 0) continue;
      this.#fallen.add(color);
      this.#flags.add(color);
    }
    this.#line = game ? lineKey(game) : '';
    this.#moved = false;
    this.#ended = undefined;
  }

  /** Starts the clock of the side to move. */
  start(game: TimedGame, now: number): void {
    this.#held = false;
    this.#noteEnd(game);
    if (this.#clock && !this.#clock.turn) this.#clock = press(this.#clock, game.turn, now);
    this.#runOrStop(game, now);
  }

  /** Stops both clocks. */
  stop(now: number): void {
    this.#clock = this.stopped(now);
  }

  /** Updates the clock after a change of the game. */
  update(game: TimedGame, reason: ChangeReason, now: number): void {
    if (!this.#clock) return;
    const line = lineKey(game);
    this.#noteEnd(game, reason);
    if (line !== this.#line) {
      this.#line = line;
      if (reason === 'move' || reason === 'result') this.#move(game, now);
      else this.#moved = false;
      if (this.#ended !== undefined) this.#showFallenClock(game, now);
    }
    // A pass by hand begins the next turn, as a move does.
    if (reason === 'pass') this.#held = false;
    if (!game.animating) this.#endTurn(game.turn, game.ply, now);
    this.#runOrStop(game, now);
  }

  /** Stops the clock of a side whose time has just run out, and returns that side. */
  fallen(now: number): Color | undefined {
    const late = this.#clock && this.running ? flagged(this.#clock, now) : undefined;
    if (!late) return undefined;
    this.#fallen.add(late);
    this.#flags.add(late);
    this.stop(now);
    return late;
  }

  /** Remembers the line at whose end the game was over: looking back does not start the clocks again. */
  #noteEnd({ ply, nodes, moves, gameOver }: TimedGame, reason?: ChangeReason): void {
    if (gameOver) this.#ended = moves;
    // Another line, or the last move played once more, which no longer ends the game.
    else if (moves !== this.#ended || (reason === 'move' && ply === nodes.length)) {
      this.#ended = undefined;
    }
  }

  /** Ends the turn of the side that moved. */
  #move({ ply, nodes }: TimedGame, now: number): void {
    // A reply that came while discs were still flipping finishes that move.
    const mover = nodes[ply - 1]?.color;
    if (mover && this.#clock!.turn) this.#endTurn(mover, ply - 1, now);
    this.#moved = true;
    this.#held = false;
  }

  /** Switches sides: with the increment after a move, without it after a pass or a move taken back. */
  #endTurn(next: Color, ply: number, now: number): void {
    const clock = this.#clock!;
    if (this.#moved) {
      this.#clock = press(clock, next, now);
      this.#noteTurnStart(ply);
    } else if (clock.turn && clock.turn !== next) this.#clock = { ...pause(clock, now), turn: next };
    this.#moved = false;
  }

  /** Remembers the times at a ply, for a move that is taken back. */
  #noteTurnStart(ply: number): void {
    if (this.#clock) this.#turnStarts.set(ply, { ...this.#clock.left });
  }

  /**
   * After a flag has fallen: if the move before it is taken back, that side gets its time of then; at the end of the
   * game it has none.
   */
  #showFallenClock({ ply, gameOver }: TimedGame, now: number): void {
    const clock = pause(this.#clock!, now);
    const left = { ...clock.left };
    for (const color of this.#flags) {
      left[color] = gameOver ? 0 : (this.#turnStarts.get(ply)?.[color] ?? left[color]);
      if (left[color] === 0) this.#fallen.add(color);
      else this.#fallen.delete(color);
    }
    this.#clock = { ...clock, left };
  }

  /** Lets the clock run, unless the game is over or paused, or the time is up. */
  #runOrStop({ paused, gameOver, moves }: TimedGame, now: number): void {
    const clock = this.#clock;
    if (!clock) return;
    const late = clock.turn !== undefined && this.#fallen.has(clock.turn);
    const stopped = this.#held || late || paused || gameOver || moves === this.#ended;
    this.#clock = stopped ? pause(clock, now) : resume(clock, now);
  }
}

/** A text that is the same for the same place of the same line. */
function lineKey({ ply, moves }: TimedGame): string {
  return `${ply} ${moves}`;
}
