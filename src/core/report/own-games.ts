/**
 * Finds the games of a player by name. The command and the site choose the games of a report by it; names are compared
 * without accents and case.
 */
import { type GameRecord, resultOf } from '../formats/common/game-record.js';
import { plainName } from '../formats/common/fact-text.js';
import { type Color, opponent } from '../rules/color.js';

export { plainName };

/** A game of a file with a name for it, such as `games.pgn, game 3`. */
export interface NamedRecord {
  readonly name: string;
  readonly record: GameRecord;
}

/** A game and the side that the player had. */
export interface OwnGame extends NamedRecord {
  readonly side: Color;
}

/**
 * The games in which a player with one of these names takes part; a game between two of them is returned once for each
 * side.
 */
export function* ownGames<R extends NamedRecord>(
  games: Iterable<R>,
  names: readonly string[],
): Generator<R & OwnGame> {
  const wanted = new Set(names.map(plainName).filter(Boolean));
  for (const game of games) {
    for (const side of ['black', 'white'] as const) {
      const player = game.record[side];
      if (player !== undefined && wanted.has(plainName(player))) yield { ...game, side };
    }
  }
}

/** The players of some games, most games first. Each name is spelt as it was first written. */
export function playersOf(games: Iterable<NamedRecord>): { readonly name: string; readonly games: number }[] {
  const counts = new Map<string, { name: string; games: number }>();
  for (const { record } of games) {
    for (const name of [record.black, record.white]) {
      const key = name === undefined ? '' : plainName(name);
      if (key === '') continue;
      const known = counts.get(key) ?? { name: name!, games: 0 };
      known.games++;
      counts.set(key, known);
    }
  }
  return [...counts.values()].sort((a, b) => b.games - a.games);
}

/** How a game ended for one side; `undefined` if unknown. */
export function outcomeFor({ record, side }: OwnGame): 'win' | 'draw' | 'loss' | undefined {
  const result = resultOf(record);
  if (!result) return undefined;
  if (result.winner === undefined) return 'draw';
  return result.winner === side ? 'win' : 'loss';
}

/** The tags in which formats have ratings. */
const RATING_TAGS = { black: ['BlackElo', 'RB', 'BR'], white: ['WhiteElo', 'RW', 'WR'] } as const;
/** A rating that is a number. */
const NUMBER = /^\d{2,4}(?:\.\d+)?$/;

/** The opponent's rating as recorded, on whatever scale the source uses. */
export function opponentRating({
  record: { tags },
  side,
}: {
  readonly record: Pick<GameRecord, 'tags'>;
  readonly side: Color;
}): number | undefined {
  for (const tag of RATING_TAGS[opponent(side)]) {
    const text = tags?.get(tag)?.trim();
    if (text !== undefined && NUMBER.test(text)) return Number(text);
  }
  return undefined;
}

/** The year and the month at the beginning of a date. */
const MONTH = /^(\d{4})[-./](\d{1,2})(?!\d)/;
/** The year alone. */
const YEAR = /^(\d{4})(?!\d)/;

/** The year of a game, if the record says it. */
export function yearOf({ record: { date = '' } }: Pick<NamedRecord, 'record'>): number | undefined {
  const year = YEAR.exec(date)?.[1];
  return year === undefined ? undefined : Number(year);
}

/** The month of a game, `2026-11`, or only the year if the record says no more. */
export function monthOf({ record: { date = '' } }: NamedRecord): string | undefined {
  const [, year, month] = MONTH.exec(date) ?? [];
  if (year !== undefined && Number(month) >= 1 && Number(month) <= 12)
    return `${year}-${month!.padStart(2, '0')}`;
  return YEAR.exec(date)?.[1];
}
