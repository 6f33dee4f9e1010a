/** The user's games in the library, in the form for a report. */
import { gameFromJson } from '../../src/core/formats.js';
import type { OwnGame } from '../../src/core/report.js';
import { mainLineOf, type Position } from '../../src/core/rules.js';
import type { LibraryClient } from '../library/client.js';
import type { Owner } from '../library/library-types.js';

/** A game of the user's in the library. */
export interface OwnRecord extends OwnGame {
  /** Its number in the library. */
  readonly id: number;
}

/** @param most maximum number of games, newest first; 0 for all */
export async function ownRecords(
  library: LibraryClient,
  owner: Owner,
  most: number,
): Promise<{ readonly games: OwnRecord[]; readonly all: number }> {
  const sides = await library.call('ownSides', [owner]);
  const chosen = most === 0 ? sides : sides.slice(0, most);
  const games = new Map(await library.call('games', [[...new Set(chosen.map(({ id }) => id))]]));
  const own = chosen.flatMap(({ id, side }): OwnRecord[] => {
    const game = games.get(id);
    if (!game) return [];
    const record = gameFromJson(game, { onProblem: () => undefined });
    return [{ id, name: nameOf(record), record, side }];
  });
  return { games: own.filter(hasMoves), all: sides.length };
}

function nameOf({ black = '?', white = '?', event, date }: OwnGame['record']): string {
  return [`${black} – ${white}`, event, date].filter(Boolean).join(', ');
}

function hasMoves({ record, side }: OwnGame): boolean {
  return mainLineOf(record.game.root).some(({ color }) => color === side);
}

/** The position before a move of the main line. */
export function positionBefore({ record }: OwnGame, ply: number): Position {
  const line = mainLineOf(record.game.root);
  const { color, parent } = line[ply - 1]!;
  const { position } = parent!;
  return position.turn === color ? position : position.pass();
}
