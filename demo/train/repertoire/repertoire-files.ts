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

/**
 * The lines of a text for one side, each once, and how many games could not be read.
 *
 * @param now when the lines are added, in milliseconds since 1970
 */
export function linesOfGames(
  text: string,
  side: Color,
  now: number,
): { readonly lines: TrainingLine[]; readonly unread: number } {
  const found = new Map<string, TrainingLine>();
  let unread = 0;
  for (const { record } of readGames(text)) {
    if (!record) {
      unread++;
      continue;
    }
    for (const end of endsOf(record.game.root)) {
      const { start, moves } = movesTo(end);
      const line = lineRecord(side, now, moves.slice(0, MOST_MOVES), start);
      if (line.moves !== '' && found.size < MOST_LINES) found.set(line.id, line);
    }
  }
  return { lines: [...found.values()], unread };
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
