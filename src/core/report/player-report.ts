/**
 * Reports on the games of a player: where they lose discs, what stands out, how strong they are, and how sure that is.
 * It calls the other files of this folder; `othello-engine report` and the site's report show the result.
 */
import { accuracyOf } from '../analysis/classes.js';
import { type GamePart, partOf } from '../analysis/summary.js';
import { mean } from './numbers.js';
import { openingsOf } from './opening-groups.js';
import { monthOf, opponentRating, outcomeFor, yearOf, type OwnGame } from './own-games.js';
import type { ReviewedMove } from './reviewed-side.js';
import { estimateStrength, PARTS, reachWith, type StrengthEstimate } from './strength/strength.js';
import { lossByTheme, type Theme, THEMES } from './loss-themes.js';
import { type Costliest, costliestOf, type Deviation, deviations } from './weaknesses.js';
import { tenths } from '../rules/score.js';

/** A side of a game with its reviewed moves. */
export interface ReportGame extends OwnGame {
  readonly moves: readonly ReviewedMove[];
}

/** One row: a group of games, or one part of all games. */
export interface ReportRow<Name extends string = string> {
  readonly name: Name;
  readonly games: number;
  /** In per cent, 0 to 100; missing when there was nothing to choose. */
  readonly accuracy?: number;
  /** Average loss in a game, in discs. */
  readonly loss: number;
}

/** The report on the games of a player. */
export interface Report {
  readonly games: number;
  readonly moves: number;
  readonly accuracy?: number;
  /** Average loss in a game, in discs. */
  readonly loss: number;
  /** Average loss of a move, in discs. */
  readonly lossPerMove: number;
  readonly strength?: StrengthEstimate;
  /**
   * Numbers of games that would make the interval of the strength clearly narrower, and about how far it would then reach
   * to either side, in points.
   */
  readonly strengthWith: readonly { readonly games: number; readonly reach: number }[];
  /**
   * What costs more than it costs players of that strength, and is very unlikely to be chance; the costliest first,
   * three at most. In place of a part of the game stands what causes most of its cost, if that is likely.
   */
  readonly weaknesses: readonly Deviation[];
  /** The known cause of the largest loss, whether or not it stands out; missing when there was none. */
  readonly costliest?: Costliest;
  /** What costs less than it costs players of that strength, and is very unlikely to be chance. */
  readonly merits: readonly Deviation[];
  /** What looks like a weakness but may be chance; each says how many games would decide it. */
  readonly open: readonly Deviation[];
  /** Average loss in a game by cause, in discs. Losses of less than two discs are not attributed to a cause. */
  readonly themes: readonly { readonly name: Theme; readonly loss: number }[];
  readonly parts: readonly ReportRow<GamePart>[];
  readonly openings: readonly ReportRow[];
  readonly colors: readonly ReportRow[];
  /** By the opponent's rating, in steps of 200 points, if the games have ratings. */
  readonly opponents: readonly ReportRow[];
  readonly results: readonly ReportRow[];
  /** By month, `2026-11`, earliest first. */
  readonly months: readonly ReportRow[];
}

/** Width of a group of opponents, in points. */
const RATING_STEP = 200;
/** Numbers of games for which the report says how wide the interval of the strength would be. */
const OUTLOOK = [10, 30, 100] as const;
/** With this share of the interval at hand, it is worth saying how many games would be needed. */
const CLEARLY_NARROWER = 0.85;
/** No estimate at all. */
const UNKNOWN: StrengthEstimate = { points: NaN, low: -Infinity, high: Infinity, games: 0 };

/** How accurate the estimate would be with more games, where that is clearly better than now. */
function narrowerWith({ games, low, high }: StrengthEstimate = UNKNOWN): Report['strengthWith'] {
  return OUTLOOK.map((count) => ({ games: count, reach: reachWith(count) })).filter(
    ({ games: count, reach }) => count > games && reach < (CLEARLY_NARROWER * (high - low)) / 2,
  );
}

/** The report on some games. It depends on nothing but the games and their order. */
export function makeReport(games: readonly ReportGame[]): Report {
  const dated = games.map((game) => ({ moves: game.moves, year: yearOf(game) }));
  const strength = estimateStrength(dated);
  // Usual losses were measured over all years: a player who loses as much as others is compared with them, whatever the year.
  const found = deviations(games, estimateStrength(games)?.points);
  const { loss, accuracy } = rowOf('all', games);
  const losses = games.flatMap(({ moves }) => moves.map((move) => move.loss));
  const costliest = costliestOf(games);
  return {
    games: games.length,
    moves: losses.length,
    ...(accuracy !== undefined && { accuracy }),
    loss,
    lossPerMove: tenths(mean(losses)),
    ...(strength && { strength }),
    strengthWith: narrowerWith(strength),
    ...found,
    ...(costliest && { costliest }),
    themes: THEMES.map((name) => ({
      name,
      loss: tenths(
        mean(
          games.map(({ moves }) => moves.reduce((sum, move) => sum + (lossByTheme(move).get(name) ?? 0), 0)),
        ),
      ),
    })).sort((a, b) => b.loss - a.loss),
    parts: PARTS.map((part) =>
      rowOf(part, games, (move) => partOf(move.empties) === part),
    ) as ReportRow<GamePart>[],
    openings: openingsOf(games).map(({ opening, games: own }) => rowOf(opening.name, own)),
    colors: grouped(games, ({ side }) => side),
    opponents: grouped(games, ratingGroup).sort((a, b) => parseInt(a.name) - parseInt(b.name)),
    results: grouped(games, outcomeFor).sort((a, b) => b.games - a.games),
    months: grouped(games, monthOf).sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

/** The range of the opponent's rating, such as `1400-1599`. */
function ratingGroup(game: ReportGame): string | undefined {
  const rating = opponentRating(game);
  if (rating === undefined) return undefined;
  const from = Math.floor(rating / RATING_STEP) * RATING_STEP;
  return `${from}-${from + RATING_STEP - 1}`;
}

/** A row for each group of games, such as each month. */
function grouped(
  games: readonly ReportGame[],
  groupOf: (game: ReportGame) => string | undefined,
): ReportRow[] {
  const groups = new Map<string, ReportGame[]>();
  for (const game of games) {
    const name = groupOf(game);
    if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), game]);
  }
  return [...groups].map(([name, own]) => rowOf(name, own));
}

/** The row of some games. @param isCounted which of the moves count */
function rowOf(
  name: string,
  games: readonly ReportGame[],
  isCounted: (move: ReviewedMove) => boolean = () => true,
): ReportRow {
  const counted = games.map(({ moves }) => moves.filter(isCounted));
  const accuracy = accuracyOf(counted.flat());
  return {
    name,
    games: games.length,
    ...(accuracy !== undefined && { accuracy: tenths(accuracy) }),
    loss: tenths(mean(counted.map((moves) => moves.reduce((sum, { loss }) => sum + loss, 0)))),
  };
}
