/** Plays one game of a match, and keeps its clocks. Times are in milliseconds. */
import { SilentProgram } from 'othello-board/engine/gtp.js';
import { EngineError } from 'othello-board/engine/node.js';
import type { GameRecord } from 'othello-board/formats.js';
import {
  type Color,
  Game,
  type GameNode,
  type MoveNote,
  opponent,
  type Position,
  positionsBefore,
  type RecordedResult,
  type Square,
} from 'othello-board/rules.js';
import type { Player } from './player.js';

/** The start of a game. */
export interface Opening {
  readonly start: Position;
  readonly moves: readonly Square[];
}

/** The time that each side has for a game, in milliseconds, and what each of its moves adds. */
export interface TimeControl {
  readonly main: number;
  readonly increment: number;
}

/** How PGN names the end of a game that a program has lost by its own fault. */
export const FAULTS = ['time forfeit', 'rules infraction', 'abandoned'] as const;
/** A fault by which a program has lost. */
export type Fault = (typeof FAULTS)[number];

/** A game that was played. */
export interface PlayedGame {
  readonly game: Game;
  readonly result: RecordedResult;
  /** The times of the moves and the clocks after them, if there is a time control. */
  readonly notes: ReadonlyMap<GameNode, MoveNote>;
  /** The side whose program has lost by its own fault, and why. */
  readonly forfeit?: { readonly side: Color; readonly why: string; readonly fault: Fault };
}

/** Milliseconds that a move may be late: what pipes and this process take is not the program's. */
const LAG = 50;

/** A side whose time is up. */
class TimeUp extends Error {}

/**
 * Plays a game from an opening. A program that crashes, makes no legal move or is out of time loses.
 *
 * @param seed makes random choices repeatable
 */
export async function playGame(
  players: Readonly<Record<Color, Player>>,
  { start, moves }: Opening,
  seed: number,
  control?: TimeControl,
): Promise<PlayedGame> {
  const game = new Game({ position: start });
  for (const move of moves) game.play(move);
  const notes = new Map<GameNode, MoveNote>();
  const left = control && { black: control.main, white: control.main };
  while (!game.result) {
    const { node, position } = game;
    const side = position.turn;
    // With one seed for both, two equal players would choose alike.
    const ownSeed = side === 'black' ? seed : ~seed >>> 0;
    const clock = control && left && { ...control, left: { ...left } };
    const begin = performance.now();
    try {
      const request = { position, before: positionsBefore(node), seed: ownSeed, clock };
      const move = await beforeEnd(players[side].choose(request), left?.[side]);
      const time = Math.round(performance.now() - begin);
      if (move === 'resign') return { game, notes, result: { winner: opponent(side), by: 'resignation' } };
      game.play(move);
      if (!control || !left) continue;
      left[side] = Math.max(0, left[side] - time) + control.increment;
      notes.set(game.node, { time, clock: left[side] });
    } catch (error) {
      const forfeit = { side, ...faultOf(error) };
      const by = forfeit.fault === 'time forfeit' ? ({ by: 'time' } as const) : {};
      return { game, notes, result: { winner: opponent(side), ...by }, forfeit };
    }
  }
  const { margin, winner } = game.result;
  return { game, notes, result: { margin, winner } };
}

/** A move, or {@link TimeUp} once the clock has run out. */
async function beforeEnd<Move>(move: Promise<Move>, left: number | undefined): Promise<Move> {
  if (left === undefined) return move;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A program that is closed then fails later, and nobody waits for it.
  move.catch(() => undefined);
  try {
    return await Promise.race([
      move,
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new TimeUp('its time is up')), left + LAG);
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
}

/** The fault of a program. @throws any other error */
function faultOf(error: unknown): { why: string; fault: Fault } {
  if (error instanceof TimeUp) return { why: error.message, fault: 'time forfeit' };
  if (!(error instanceof EngineError)) throw error;
  const why = error.message;
  if (error instanceof SilentProgram) return { why, fault: 'time forfeit' };
  return { why, fault: error.code === 'connection-lost' ? 'abandoned' : 'rules infraction' };
}

/** Converts a game to a record for a file. */
export function recordOf(
  { game, result, notes, forfeit }: PlayedGame,
  names: Readonly<Record<Color, string>>,
  tags: Readonly<Record<string, string>>,
  control?: TimeControl,
): GameRecord {
  return {
    game,
    ...names,
    result,
    notes,
    ...(control && { timeControl: `${control.main / 1000}+${control.increment / 1000}` }),
    tags: new Map([...Object.entries(tags), ...(forfeit ? ([['Termination', forfeit.fault]] as const) : [])]),
  };
}
