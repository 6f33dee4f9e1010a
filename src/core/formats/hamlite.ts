/**
 * Hamlite: a transcript with the flips that were forgotten on the real board, `f5d6… forgat=48(a4b3)`.
 *
 * Source: the page of that name on which players of a real board replay their games. Read: list (`kifu`) and table
 * (`matrix`) of the moves, another start, forgotten flips. Dropped: nothing. Written: the same; discs that were turned
 * wrongly cannot be.
 */
import { Game } from '../rules/game/game.js';
import type { GameNode } from '../rules/game/tree.js';
import { Position } from '../rules/position.js';
import { parseSquare, SQUARES, type Square } from '../rules/square.js';
import { findBoard } from './notation/drawn-board.js';
import { FormatError } from './common/format-error.js';
import { printTranscript } from './notation/transcript.js';

/**
 * Reads a transcript with flips that were forgotten on the real board, as Hamlite writes them. In `f5d6…
 * forgat=48(a4b3)54(h7)` the 48th move left a4 and b3 unflipped.
 *
 * @returns the game as it was played, errors included, at its end
 * @throws {FormatError} when a move is illegal, or does not flip a disc that is listed as forgotten
 */
export function parseHamlite(text: string): Game {
  const transcript = /^.*?(?=forgat|$)/is.exec(text)![0];
  const forgotten = readForgotten(text, transcript.length);
  const board = findBoard(transcript);
  const game = new Game(board && { position: board.position });
  const moves = ' '.repeat(board?.end ?? 0) + transcript.slice(board?.end ?? 0);
  for (const { 0: token, 1: square, index } of moves.matchAll(/([a-z]\d)|\s+|./giu)) {
    if (token.trim() === '') continue;
    const ply = game.ply + 1;
    try {
      const move = parseSquare(square ?? token);
      const { position } = game;
      const right = position.play(move, ply);
      const left = forgotten.get(ply) ?? [];
      const flips = position.flips(move);
      const wrong = left.find((disc) => !flips.includes(disc));
      if (wrong) {
        const problem = `${wrong} at ply ${ply}: not flipped by ${move}`;
        throw new FormatError('Hamlite', problem, index, {
          code: 'flip',
          data: { square: wrong, move, ply },
        });
      }
      const turned = flips.filter((disc) => !left.includes(disc));
      game.play(move, left.length > 0 ? position.putDiscs(move, turned) : right);
    } catch (cause) {
      if (cause instanceof FormatError) throw cause;
      throw new FormatError('Hamlite', (cause as Error).message, index, { cause });
    }
  }
  for (const ply of forgotten.keys()) {
    if (ply < 1 || ply > game.ply) {
      throw new FormatError('Hamlite', `ply ${ply} is not from 1 to ${game.ply}`, transcript.length, {
        code: 'ply',
        data: { ply, most: game.ply },
      });
    }
  }
  return game;
}

/**
 * Prints the current line of a game with its forgotten flips.
 *
 * @throws {RangeError} when a disc was flipped that should not have been: the format cannot express that
 */
export function printHamlite(game: Game): string {
  const errors = game.nodes.map(printForgotten).join('');
  return printTranscript(game.line) + (errors && ` forgat=${errors}`);
}

/** Options for the parameters of Hamlite's page. */
export interface HamliteOptions {
  /** Writes the moves as a table of their numbers, `matrix`, instead of the list `kifu`. */
  readonly matrix?: boolean;
}

/**
 * Prints a game as the parameters of Hamlite's page: `kifu=f5d6…&start_board=…&start_color=white&forgat=48(a4b3)`. The
 * start is left out if it is the usual one. `parseAnyGame` reads them, alone or in a link.
 *
 * @throws {RangeError} when a disc was flipped that should not have been: the format cannot express that
 */
export function printHamliteParameters(game: Game, { matrix = false }: HamliteOptions = {}): string {
  const start = game.root.position;
  const errors = game.nodes.map(printForgotten).join('');
  const parameters = [
    matrix ? `matrix=${printMatrix(game.line)}` : `kifu=${printTranscript(game.line)}`,
    ...(start.equals(Position.start) ? [] : [`start_board=${start.board}`, `start_color=${start.turn}`]),
    ...(errors === '' ? [] : [`forgat=${errors}`]),
  ];
  return parameters.join('&');
}

/** The moves as 64 cells that hold their numbers, row by row. */
function printMatrix(moves: readonly Square[]): string {
  const cells = SQUARES.map((square) => {
    const at = moves.indexOf(square);
    return at < 0 ? '--' : String(at + 1);
  });
  return cells.join('|');
}

/** The squares that were not flipped, by the number of the move: `forgat=48(a4b3)`. */
function readForgotten(text: string, from: number): Map<number, Square[]> {
  const forgotten = new Map<number, Square[]>();
  const list = text.slice(from);
  if (list === '') return forgotten;
  const offset = /^forgat\s*=\s*/i.exec(list)?.[0].length;
  if (offset === undefined) {
    throw new FormatError('Hamlite', 'forgat= is missing', from, {
      code: 'missing',
      data: { expected: 'forgat=' },
    });
  }
  for (const { 1: ply, 2: discs, index } of list.slice(offset).matchAll(/(\d{1,4})\(([^()]*)\)|\s+|./gsu)) {
    if (ply !== undefined && /^(?:[a-h][1-8])+$/i.test(discs!)) {
      forgotten.set(Number(ply), discs!.toLowerCase().match(/../g) as Square[]);
    } else if (list.slice(offset)[index]!.trim() !== '') {
      throw new FormatError(
        'Hamlite',
        'this is not a ply with its forgotten discs, such as 48(a4b3)',
        from + offset + index,
        { code: 'missing', data: { expected: '48(a4b3)' } },
      );
    }
  }
  return forgotten;
}

/** The squares that a move did not flip. @throws {RangeError} when discs were turned wrongly */
function printForgotten(node: GameNode): string {
  const { color, move, position, ply } = node;
  const before = node.parent!.position;
  const waiting = before.turn === color ? before : before.pass();
  const right = waiting.play(move!);
  const forgotten = waiting.flips(move!).filter((square) => position.at(square) !== color);
  if (
    !waiting
      .putDiscs(
        move!,
        waiting.flips(move!).filter((square) => !forgotten.includes(square)),
      )
      .equals(position)
  ) {
    throw new RangeError(`ply ${ply}: discs were flipped that ${move!} does not flip`);
  }
  return right.equals(position) ? '' : `${ply}(${forgotten.join('')})`;
}
