/** Converts games to the form stored in the library, and back. */
import {
  gameFromJson,
  gameToJson,
  resultOf,
  yearOf,
  type GameJson,
  type GameRecord,
  type PositionScores,
} from '../../../src/core/formats.js';
import { opponentRating } from '../../../src/core/report.js';
import {
  factsOf,
  followsRules,
  mainLineOf,
  opponent,
  parseSquare,
  Position,
  Game,
  type Color,
  type GameNode,
} from '../../../src/core/rules.js';
import { duplicateKey } from './duplicate-key.js';
import type { StoredGame } from '../library-types.js';

/** Converts a record for a collection. */
export function storedGame(record: GameRecord, collection: number): StoredGame {
  const { mainLine, plainFrom } = record;
  if (mainLine && plainFrom) {
    const game = withScores(gameToJson({ ...factsOf(record), game: emptyGame(plainFrom) }), record.scores);
    return stored({ game, moves: mainLine.join('') }, record, collection);
  }
  const line = mainLineOf(record.game.root);
  // Records show the end of a game; the library opens it at its start.
  const { line: _line, ply: _ply, ...whole } = gameToJson(record);
  const game = isPlain(record, line) ? withoutMoves(whole) : whole;
  return stored({ game, moves: line.map(({ move }) => move).join('') }, record, collection);
}

function stored(
  written: Pick<StoredGame, 'game' | 'moves'>,
  record: GameRecord,
  collection: number,
): StoredGame {
  return { ...written, in: [collection], ...endOf(record), movesKey: duplicateKey(written) };
}

function endOf(record: GameRecord): Pick<StoredGame, 'outcome' | 'margin'> {
  const result = resultOf(record);
  if (!result) return {};
  const { winner, margin } = result;
  return { outcome: winner ?? 'draw', ...(margin !== undefined && { margin }) };
}

/** Games without moves, by their start; created once, because most share the same start. */
const emptyGames = new Map<Position, Game>();

function emptyGame(position: Position): Game {
  if (position !== Position.start) return new Game({ position });
  const known = emptyGames.get(position) ?? new Game({ position });
  emptyGames.set(position, known);
  return known;
}

/** The game with its moves, at its start. */
export function wholeGame({ game, moves }: StoredGame): GameJson {
  if (game.next || moves === '') return { ...game, ply: 0 };
  let next: GameJson['next'];
  for (const move of (moves.match(/../g) ?? []).reverse())
    next = [{ move: parseSquare(move), ...(next && { next }) }];
  return { ...game, ...(next && { next }), ply: 0 };
}

/** The record, for exports and reviews. */
export function recordOf(stored: StoredGame): GameRecord {
  return gameFromJson(wholeGame(stored), { onProblem: () => undefined });
}

/** A player's rating in the record. */
export function ratingOf({ game: { tags } }: StoredGame, side: Color): number | undefined {
  if (!tags) return undefined;
  return opponentRating({ record: { tags: new Map(Object.entries(tags)) }, side: opponent(side) });
}

/** Year, month and day as a sortable number, 20141231; unknown parts are 0. */
export function dateNumber(date: string | undefined): number {
  const year = yearOf(date);
  if (year === undefined) return 0;
  const [, month = '0', day = '0'] = /^\d{4}[-./](\d{1,2})(?:[-./](\d{1,2}))?/.exec(date?.trim() ?? '') ?? [];
  return year * 10_000 + Number(month) * 100 + Number(day);
}

/** Whether start and moves describe the tree completely. */
function isPlain({ game, notes }: GameRecord, line: readonly GameNode[]): boolean {
  const places = [game.root, ...line];
  return (
    !notes?.size &&
    places.every(
      ({ children, note, result }) =>
        children.length < 2 && !note && result?.reason !== 'resignation' && result?.reason !== 'time',
    ) &&
    line.every(followsRules)
  );
}

function withoutMoves(game: GameJson): GameJson {
  const { next: _next, ...rest } = game;
  return rest;
}

/** Converts the scores of a file of positions to a comment. */
function withScores(game: GameJson, scores: PositionScores | undefined): GameJson {
  if (!scores) return game;
  const moves = scores.moves.map(({ move, score }) => `${move} ${signed(score)}`).join(', ');
  const remarks = [scores.score === undefined ? '' : signed(scores.score), moves, scores.comment ?? ''];
  const comment = [game.note?.comment ?? '', ...remarks].filter(Boolean).join('\n');
  return comment === '' ? game : { ...game, note: { ...game.note, comment } };
}

function signed(score: number): string {
  return score > 0 ? `+${score}` : String(score);
}
