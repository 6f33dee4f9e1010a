/** Reads a file of human games, and the choices in them. */
import { readFileSync } from 'node:fs';
import type { Color } from '../../src/core/rules/color.js';
import { Position } from '../../src/core/rules/position.js';
import { parseSquare, type Square } from '../../src/core/rules/square.js';

/** A game between people: their strengths and moves. */
export interface HumanGame {
  /** Its line in the file, from 1, not counting the head. */
  number: number;
  /** In points; 1500 is the mean of tournament players. */
  black: number;
  white: number;
  moves: readonly Square[];
  /** When it was played and by whom, if the file says so. */
  year?: number;
  names?: Readonly<Record<Color, string>>;
}

/** One move of a game: the choice, its position, and the moves before. */
export interface Choice {
  game: HumanGame;
  /** Number of moves before it. */
  ply: number;
  position: Position;
  /** Strength of the player who moved. */
  strength: number;
  move: Square;
  /** The positions before it, latest last. */
  before: readonly Position[];
}

/**
 * Reads a tab-separated table: band, strengths of Black and White, result, moves without spaces; or the year, the names
 * of Black and White, their strengths, result, moves. The first line is a head.
 *
 * @throws {Error} naming the first invalid line
 */
export function readHumanGames(path: string): HumanGame[] {
  const [head = '', ...lines] = readFileSync(path, 'utf8').trim().split('\n');
  const hasNames = head.startsWith('year');
  return lines.map((line, index) => {
    const cells = line.split('\t');
    const [black, white, , moves = ''] = hasNames ? cells.slice(3) : cells.slice(1);
    if (!(Number(black) > 0 && Number(white) > 0 && /^(?:[a-h][1-8]){4,60}\s*$/.test(moves))) {
      throw new Error(`${path}, line ${index + 2} is not a band, two strengths, a result and moves`);
    }
    const squares = moves.trim().match(/../g)!.map(parseSquare);
    const game = { number: index + 1, black: Number(black), white: Number(white), moves: squares };
    return hasNames
      ? { ...game, year: Number(cells[0]), names: { black: cells[1]!, white: cells[2]! } }
      : game;
  });
}

/** The moves of a game for which another one was legal. */
export function choicesOf(game: HumanGame): Choice[] {
  const choices: Choice[] = [];
  const before: Position[] = [];
  let position = Position.start;
  for (const [ply, move] of game.moves.entries()) {
    if (position.phase === 'pass') {
      before.push(position);
      position = position.pass();
    }
    if (position.legalMoves.length > 1) {
      choices.push({
        game,
        ply,
        position,
        strength: position.turn === 'black' ? game.black : game.white,
        move,
        before: before.slice(-2),
      });
    }
    before.push(position);
    position = position.play(move);
  }
  return choices;
}

/** The half of the people, 0 or 1, that the player of a move belongs to: by the name, or without names by the game. */
export function halfOf({ game, position }: Choice): number {
  const name = position.turn === 'black' ? game.names?.black : game.names?.white;
  if (name === undefined) return game.number % 2;
  return Buffer.from(name).reduce((sum, byte) => sum + byte, 0) % 2;
}
