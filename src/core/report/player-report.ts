/**
 * Reports on the games of a player: where they lose discs, what stands out, how strong they are, and how sure that is.
 * It calls the other files of this folder; `othello-engine report` and the site's report show the result.
 *
 * A loss is the difference between the values of the best move and of the move played, in discs. A strength is a
 * rating in points, of which players in tournaments have 1500 on average. Accuracies are in per cent, 0 to 100.
 * Averages in discs and per cent are rounded to tenths.
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

/** A game with the player's side and their reviewed moves. */
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
  /** Number of games, and of the player's moves in them. */
  readonly games: number;
  readonly moves: number;
  /** Missing when there was nothing to choose. */
  readonly accuracy?: number;
  /** Average loss in a game, in discs. */
  readonly loss: number;
  /** Average loss of a move, in discs. */
  readonly lossPerMove: number;
  /** Missing when no game shows it. */
  readonly strength?: StrengthEstimate;
  /**
   * Numbers of games that would make the interval of the strength clearly narrower, and about how far it would then reach
   * to either side, in points.
   */
  readonly strengthWith: readonly { readonly games: number; readonly reach: number }[];
  /**
   * What costs more than it costs players of that strength, and is very unlikely to be chance; the costliest first,
   * three at most (`weaknesses.ts` decides on this list and on `merits` and `open`). In place of a part of the game stands what causes most of its cost, if that is likely.
   */
  readonly weaknesses: readonly Deviation[];
  /** The known cause of the largest loss, whether or not it stands out; missing when there was none. */
  readonly costliest?: Costliest;
  /** What costs less than it costs players of that strength, and is very unlikely to be chance. */
  readonly merits: readonly Deviation[];
  /** What looks like a weakness but may be chance; each says how many games would decide it. */
  readonly open: readonly Deviation[];
  /**
   * Average loss in a game by theme, the cause of a loss, in discs; the largest first. `loss-themes.ts` attributes losses
   * of two discs or more.
   */
  readonly themes: readonly { readonly name: Theme; readonly loss: number }[];
  /** By part of the game, in order. */
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
/** The numbers of games for which the report says how far the interval of the strength would reach. */
const OUTLOOK = [10, 30, 100] as const;
/**
 * An interval is clearly narrower when it has less than this share of the present width: a smaller gain
 * is not worth playing for.
 */
const CLEARLY_NARROWER = 0.85;

/** The report on some games. It depends on nothing but the games and their order. */
export function makeReport(games: readonly ReportGame[]): Report {
  // People lose less from year to year, so the strength compares each game with those of its year.
  const strength = estimateStrength(games.map((game) => ({ moves: game.moves, year: yearOf(game) })));
  // The usual losses, however, are averages over all years: a player is compared with those who lose as much, whatever
  // the year, so this strength is estimated without years.
  const pointsOfLosses = estimateStrength(games)?.points;
  const { weaknesses, merits, open } = deviations(games, pointsOfLosses);
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
    weaknesses,
    ...(costliest && { costliest }),
    merits,
    open,
    themes: themesOf(games),
    parts: PARTS.map((part) => rowOf(part, games, (move) => partOf(move.empties) === part)),
    openings: openingsOf(games).map(({ opening, games: own }) => rowOf(opening.name, own)),
    colors: grouped(games, ({ side }) => side),
    opponents: grouped(games, ratingGroup).sort((a, b) => parseInt(a.name) - parseInt(b.name)),
    results: grouped(games, outcomeFor).sort((a, b) => b.games - a.games),
    months: grouped(games, monthOf).sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

/** How accurate the estimate would be with more games, where that is clearly better than now. */
function narrowerWith(now: StrengthEstimate | undefined): Report['strengthWith'] {
  const outlooks = OUTLOOK.map((games) => ({ games, reach: reachWith(games) }));
  // Without an estimate, any of them is better.
  if (!now) return outlooks;
  const reachNow = (now.high - now.low) / 2;
  return outlooks.filter(({ games, reach }) => games > now.games && reach < CLEARLY_NARROWER * reachNow);
}

/** The average loss in a game by theme, the largest first. */
function themesOf(games: readonly ReportGame[]): Report['themes'] {
  const lossIn = ({ moves }: ReportGame, name: Theme): number =>
    moves.reduce((sum, move) => sum + (lossByTheme(move).get(name) ?? 0), 0);
  return THEMES.map((name) => ({
    name,
    loss: tenths(mean(games.map((game) => lossIn(game, name)))),
  })).sort((a, b) => b.loss - a.loss);
}

/** The range of the opponent's rating in points, such as `1400-1599`. */
function ratingGroup(game: ReportGame): string | undefined {
  const rating = opponentRating(game);
  if (rating === undefined) return undefined;
  const from = Math.floor(rating / RATING_STEP) * RATING_STEP;
  return `${from}-${from + RATING_STEP - 1}`;
}

/** A row for each group of games, such as each month. @param groupOf the group of a game; none if `undefined` */
function grouped(
  games: readonly ReportGame[],
  groupOf: (game: ReportGame) => string | undefined,
): ReportRow[] {
  const groups = new Map<string, ReportGame[]>();
  for (const game of games) {
    const name = groupOf(game);
    if (name === undefined) continue;
    const group = groups.get(name);
    if (group) group.push(game);
    else groups.set(name, [game]);
  }
  return [...groups].map(([name, own]) => rowOf(name, own));
}

/** The row of some games. @param isCounted which of the moves count */
function rowOf<Name extends string>(
  name: Name,
  games: readonly ReportGame[],
  isCounted: (move: ReviewedMove) => boolean = () => true,
): ReportRow<Name> {
  const counted = games.map(({ moves }) => moves.filter(isCounted));
  const accuracy = accuracyOf(counted.flat());
  return {
    name,
    games: games.length,
    ...(accuracy !== undefined && { accuracy: tenths(accuracy) }),
    loss: tenths(mean(counted.map((moves) => moves.reduce((sum, { loss }) => sum + loss, 0)))),
  };
}
