/** Plays one game of a match. */
import { EngineError } from '../../core/engine/engine.js';
import type { GameRecord, RecordedResult } from '../../core/formats/game-record.js';
import { opponent, type Color } from '../../core/rules/color.js';
import { Game } from '../../core/rules/game.js';
import type { Position } from '../../core/rules/position.js';
import { positionsBefore } from '../../core/rules/positions-before.js';
import type { Square } from '../../core/rules/square.js';
import type { Player } from './player.js';

/** The start of a game. */
export interface Opening {
  readonly start: Position;
  readonly moves: readonly Square[];
}

/** A game that was played. */
export interface PlayedGame {
  readonly game: Game;
  readonly result: RecordedResult;
  /** The side whose program crashed or made no legal move, the problem, and how PGN names such an end. */
  readonly forfeit?: {
    readonly side: Color;
    readonly why: string;
    readonly termination: 'abandoned' | 'rules infraction';
  };
}

/**
 * Plays a game from an opening. A program that crashes, times out or makes no legal move loses.
 *
 * @param seed makes random choices repeatable
 */
export async function playGame(
  players: Readonly<Record<Color, Player>>,
  { start, moves }: Opening,
  seed: number,
): Promise<PlayedGame> {
  const game = new Game({ position: start });
  for (const move of moves) game.play(move);
  while (!game.result) {
    const { node, position } = game;
    const side = position.turn;
    const ownSeed = side === 'black' ? seed : ~seed >>> 0;
    try {
      const move = await players[side].choose({
        position,
        before: positionsBefore(node),
        seed: ownSeed,
      });
      if (move === 'resign') return { game, result: { winner: opponent(side), by: 'resignation' } };
      game.play(move);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      const termination = error.code === 'connection-lost' ? 'abandoned' : 'rules infraction';
      return {
        game,
        result: { winner: opponent(side) },
        forfeit: { side, why: error.message, termination },
      };
    }
  }
  const { margin, winner } = game.result;
  return { game, result: { margin, winner } };
}

/** Converts a game to a record for a file. */
export function recordOf(
  { game, result, forfeit }: PlayedGame,
  names: Readonly<Record<Color, string>>,
  tags: Readonly<Record<string, string>>,
): GameRecord {
  return {
    game,
    ...names,
    result,
    tags: new Map([
      ...Object.entries(tags),
      ...(forfeit ? ([['Termination', forfeit.termination]] as const) : []),
    ]),
  };
}
