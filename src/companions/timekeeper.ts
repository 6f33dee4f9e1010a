import type { ChangeReason } from '../board/events.js';
import type { LineMove } from '../board/game-element.js';
import { flagged, isRunning, pause, press, resume, timeLeft, untilFlag, type Clock } from '../rules/clock.js';
import type { Color } from '../rules/color.js';

/** What the timekeeper looks at on a board. */
export interface TimedBoard {
  readonly ply: number;
  readonly length: number;
  readonly moves: string;
  readonly line: readonly LineMove[];
  readonly turn: Color;
  readonly animating: boolean;
  readonly paused: boolean;
  readonly gameOver: boolean;
}

/** Whose clock runs, after all that happens on a board. */
export class Timekeeper {
  #clock: Clock | undefined;
  /** Nobody's clock runs before the next move, or `start`. */
  #held = true;
  /** Sides whose time has run out: that happens once. */
  readonly #fallen = new Set<Color>();
  /** The place in the game: plies, and all moves. */
  #place = '';
  /** Whether a move was made whose flips may not be done. */
  #moved = false;
  /** The moves of a game that has ended: it is only looked through until another move is played. */
  #ended: string | undefined;

  get running(): boolean {
    return this.#clock !== undefined && isRunning(this.#clock);
  }

  /** Whose clock runs, or will when nothing holds it. */
  get turn(): Color | undefined {
    return this.#clock?.turn;
  }

  /** Milliseconds; `Infinity` where there is no limit. */
  left(color: Color, now: number): number {
    return this.#clock ? timeLeft(this.#clock, color, now) : Infinity;
  }

  /** Milliseconds until the flag falls; `undefined` while the clock stands. */
  untilFlag(now: number): number | undefined {
    return this.#clock && untilFlag(this.#clock, now);
  }

  /** The clock, standing; to be put back by `set`. */
  stopped(now: number): Clock | undefined {
    return this.#clock && pause(this.#clock, now);
  }

  /** Sets a clock, or none, for the game on a board; it stands. */
  set(clock: Clock | undefined, board: TimedBoard | undefined): void {
    this.#clock = clock;
    this.#held = true;
    this.#fallen.clear();
    for (const color of ['black', 'white'] as const) if (this.left(color, 0) === 0) this.#fallen.add(color);
    this.#place = board ? placeOf(board) : '';
    this.#moved = false;
    this.#ended = undefined;
  }

  /** Lets the clock of the side to move run. */
  start(board: TimedBoard, now: number): void {
    this.#held = false;
    this.#noteEnd(board);
    if (this.#clock && !this.#clock.turn) this.#clock = press(this.#clock, board.turn, now);
    this.#runOrStand(board, now);
  }

  stop(now: number): void {
    this.#clock = this.stopped(now);
  }

  /** Brings the clock to what has happened on the board. */
  follow(board: TimedBoard, reason: ChangeReason, now: number): void {
    if (!this.#clock) return;
    const place = placeOf(board);
    this.#noteEnd(board, reason);
    if (place !== this.#place) {
      this.#place = place;
      if (reason === 'move' || reason === 'result') this.#move(board, now);
      else this.#moved = false;
    }
    if (reason === 'pass') this.#held = false;
    if (!board.animating) this.#endTurn(board.turn, now);
    this.#runOrStand(board, now);
  }

  /** The side whose time has just run out; its clock stands from now on. */
  fallen(now: number): Color | undefined {
    const late = this.#clock && this.running ? flagged(this.#clock, now) : undefined;
    if (!late) return undefined;
    this.#fallen.add(late);
    this.stop(now);
    return late;
  }

  #noteEnd({ ply, length, moves, gameOver }: TimedBoard, reason?: ChangeReason): void {
    if (gameOver) this.#ended = moves;
    else if (moves !== this.#ended || (reason === 'move' && ply === length)) this.#ended = undefined;
  }

  #move({ ply, line }: TimedBoard, now: number): void {
    // An answer that came while discs were still being turned: these are done with.
    const mover = line[ply - 1]?.color;
    if (mover && this.#clock!.turn) this.#endTurn(mover, now);
    this.#moved = true;
    this.#held = false;
  }

  /** The turn goes over: after a move with its increment, after a pass or a move taken back without. */
  #endTurn(next: Color, now: number): void {
    const clock = this.#clock!;
    if (this.#moved) this.#clock = press(clock, next, now);
    else if (clock.turn && clock.turn !== next) this.#clock = { ...pause(clock, now), turn: next };
    this.#moved = false;
  }

  #runOrStand({ paused, gameOver, moves }: TimedBoard, now: number): void {
    const clock = this.#clock;
    if (!clock) return;
    const late = clock.turn !== undefined && this.#fallen.has(clock.turn);
    const stands = this.#held || late || paused || gameOver || moves === this.#ended;
    this.#clock = stands ? pause(clock, now) : resume(clock, now);
  }
}

function placeOf({ ply, moves }: TimedBoard): string {
  return `${ply} ${moves}`;
}
