/** Lines of a repertoire out of files of games: each variation of each game or chapter is a line. */
import { readGames } from '../../../src/core/formats.js';
import type { Color, GameNode } from '../../../src/core/rules.js';
import { Position } from '../../../src/core/rules.js';
import type { TrainingLine } from '../../progress/training.js';
import { lineRecord } from './repertoire.js';

/** A whole game has moves that nobody learns: a line ends after this many of both sides. */
const MOST_MOVES = 30;
/** A file with more lines than this is a collection of games, not a repertoire: further lines are left out. */
const MOST_LINES = 200;

/** The lines of a file, and what of it is not among them; games are numbered from 1 in the order of the file. */
export interface FileLines {
  readonly lines: readonly TrainingLine[];
  /** How many further lines there were, and the game in which the first of them stands. */
  readonly leftOut: { readonly lines: number; readonly firstGame: number } | undefined;
  /** The games that could not be read. */
  readonly unread: readonly number[];
}

/**
 * The lines of a text for one side, each once.
 *
 * @param now when the lines are added, in milliseconds since 1970
 */
export function linesOfGames(text: string, side: Color, now: number): FileLines {
  const found = new Map<string, TrainingLine>();
  const further = new Set<string>();
  const unread: number[] = [];
  let firstGame = 0;
  let game = 0;
  for (const { record } of readGames(text)) {
    game++;
    if (!record) {
      unread.push(game);
      continue;
    }
    for (const end of endsOf(record.game.root)) {
      const { start, moves } = movesTo(end);
      const line = lineRecord(side, now, moves.slice(0, MOST_MOVES), start);
      if (line.moves === '' || found.has(line.id)) continue;
      if (found.size < MOST_LINES) found.set(line.id, line);
      else {
        firstGame ||= game;
        further.add(line.id);
      }
    }
  }
  return {
    lines: [...found.values()],
    leftOut: further.size > 0 ? { lines: further.size, firstGame } : undefined,
    unread,
  };
}

/** The last places of all variations below a place. */
function endsOf(node: GameNode): GameNode[] {
  return node.children.length === 0 ? [node] : node.children.flatMap(endsOf);
}

/** The moves from the root of a tree to a place; only the root has none of its own. */
function movesTo(end: GameNode): { start: Position; moves: NonNullable<GameNode['move']>[] } {
  const moves: NonNullable<GameNode['move']>[] = [];
  let node = end;
  for (; node.parent; node = node.parent) if (node.move) moves.unshift(node.move);
  return { start: node.position, moves };
}
