/**
 * What a game says: its state, passes, winners, names, advice and errors. The panel, the dialogs and the session take
 * their sentences from here; the texts of each language come from `locales/game`.
 */
import type { Level } from '../../../../core/engine/engine.js';
import { isStrength, levelNumber, namedLevel } from '../../../../core/engine/levels/level-names.js';
import { FormatError } from '../../../../core/formats/common/format-error.js';
import { en } from '../../../../core/locales/en/game.js';
import { formatErrorText } from '../../../../core/locales/format-error-text.js';
import { joinSentences } from '../../../../core/locales/join-sentences.js';
import { load } from '../../../../core/locales/loaders/game.js';
import { StringCatalog } from '../../../../core/locales/catalog.js';
import { fill, plural } from '../../../../core/locales/strings.js';
import type { GameStrings } from '../../../../core/locales/strings/game.js';
import { type Color, opponent } from '../../../../core/rules/color.js';
import type { Game } from '../../../../core/rules/game/game.js';
import type { GameResult } from '../../../../core/rules/game/tree.js';
import type { Position } from '../../../../core/rules/position.js';
import { SQUARES, type Square } from '../../../../core/rules/square.js';
import { adviceFor } from '../../../../core/rules/strategy.js';
import { type CoordinateStyle, squareName } from '../../../board/square-name.js';
import { type Agreement, playerOf, type BestResult } from './setup/agreement.js';
import type { GameSetup, Opponent } from './setup/game-setup.js';

/** The state of the game in words: the last move, and how many moves the side to move has. Empty at the end. */
export function statusText(
  strings: GameStrings,
  language: string,
  { game, style }: { readonly game: Game; readonly style: CoordinateStyle },
  names: Readonly<Record<Color, string>>,
): string {
  if (game.result) return '';
  const { messages, you } = strings;
  const moves = game.position.legalMoves.length;
  const name = names[game.turn];
  if (name === you && game.nodes.length === 0) return messages.youBegin;
  const next = plural(name === you ? messages.youCanMove : messages.possibleMoves, moves, language);
  return joinSentences([lastMoveText(strings, game, style, names), fill(next, { name })]);
}

/** The last move in words, with the player's name. */
function lastMoveText(
  strings: GameStrings,
  { node }: Game,
  style: CoordinateStyle,
  names: Readonly<Record<Color, string>>,
): string {
  const { move, color } = node;
  if (!move || !color) return '';
  const { messages, you } = strings;
  const text = names[color] === you ? messages.youMoved : messages.lastMove;
  return fill(text, { name: names[color], square: squareName(move, style) });
}

/** Whether the opponent has no move, so that the same side moves again. */
export function isPassed({ result, node, turn }: Game): boolean {
  return !result && node.color === turn;
}

/** A pass in words, addressed to the user where they play one of the sides; empty if there was none. */
export function passText(
  strings: GameStrings,
  game: Game,
  names: Readonly<Record<Color, string>>,
  user: Color | undefined,
): string {
  const { turn, result, position } = game;
  const { messages } = strings;
  const hasPassed = isPassed(game);
  if (!hasPassed && (result || position.legalMoves.length > 0)) return '';
  const passing = hasPassed ? opponent(turn) : turn;
  const other = opponent(passing);
  if (user) {
    if (!hasPassed)
      return passing === user ? messages.youMustPass : fill(messages.mustPass, { color: names[passing] });
    return passing === user
      ? fill(messages.youPass, { other: names[other] })
      : fill(messages.youAgain, { other: names[passing] });
  }
  if (!hasPassed) return fill(messages.mustPass, { color: strings[passing] });
  return fill(messages.passed, { color: strings[passing], other: strings[other] });
}

/** A hint in words: the move, and how the game should end. */
export function hintText({ messages }: GameStrings, square: string, value: number, language: string): string {
  const margin = Math.round(value);
  const forms = margin > 0 ? messages.hintAhead : messages.hintBehind;
  const end = margin === 0 ? messages.hintEven : plural(forms, Math.abs(margin), language);
  return `${fill(messages.hint, { square })} ${end}`;
}

/** Number of discs that have another colour in the second of two positions. */
export function flippedBetween(before: string, after: string): number {
  const other: Readonly<Record<string, string>> = { X: 'O', O: 'X' };
  return SQUARES.filter((_, i) => after[i] !== undefined && other[before[i] ?? ''] === after[i]).length;
}

/** The winner in words. */
export function winnerText(
  { end, you }: GameStrings,
  { winner }: GameResult,
  names: Readonly<Record<Color, string>>,
): string {
  if (!winner) return end.draw;
  return names[winner] === you ? end.youWin : fill(end.wins, { name: names[winner] });
}

/** The players' names; by default those of the language, such as `You`. */
export function namesOf(setup: GameSetup, strings: GameStrings): readonly [string, string] {
  const [first, second] = usualNames(setup.players, strings);
  if (setup.players === 'one') return [setup.names[0] || first, setup.computer || second];
  return [setup.names[0] || first, setup.names[1] || second];
}

/** The default names of players. */
export function usualNames(players: GameSetup['players'], strings: GameStrings): readonly [string, string] {
  return players === 'one' ? [strings.you, strings.computer] : [strings.player, strings.player2];
}

/** What is special about a win, over a character (`computer`) or a level. */
export function bestText(best: BestResult, { end }: GameStrings, { computer: name }: GameSetup): string {
  if (best === 'corners') return end.corners;
  if (name === '') return { first: end.firstWin, best: end.bestWin }[best];
  return fill({ first: end.firstWinOver, best: end.bestWinOver }[best], { name });
}

/** Names for players who have not given any. */
export const NOBODY = { black: '', white: '' } as const;

/**
 * The name of the player of each colour.
 *
 * @param here the side played here, if the other player is elsewhere
 * @param given the names that those two gave themselves
 */
export function sideNames(
  agreement: Agreement,
  strings: GameStrings,
  here?: Color,
  given: Readonly<Record<Color, string>> = here ? givenNames(agreement) : NOBODY,
): Readonly<Record<Color, string>> {
  if (here) {
    const other = given[opponent(here)] || strings.friend.someone;
    return here === 'black' ? { black: strings.you, white: other } : { black: other, white: strings.you };
  }
  const names = namesOf(agreement.setup, strings);
  return {
    black: given.black || names[playerOf(agreement, 'black')],
    white: given.white || names[playerOf(agreement, 'white')],
  };
}

/** Puts a player's name into a text, in which sentences may begin with it. */
export function sentenceWith(text: string, name: string, language: string): string {
  const first = name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  return fill(text.replaceAll(/(?<=^|[.!?…]\s)\{name\}/gu, first), { name });
}

/**
 * The message with the link of a game by turns.
 *
 * @param name of the sender; empty for none
 * @param isFirst whether the friend learns of the game by it
 */
export function turnText(friend: GameStrings['friend'], name: string, isFirst: boolean): string {
  const { challenge, challengeUnnamed, invitation, yourMove } = friend;
  if (name === '') return isFirst ? challengeUnnamed : yourMove;
  return fill(isFirst ? challenge : invitation, { name });
}

/** The names that the players gave themselves, by colour; empty for none. */
export function givenNames(agreement: Agreement): Readonly<Record<Color, string>> {
  const { names } = agreement.setup;
  return { black: names[playerOf(agreement, 'black')], white: names[playerOf(agreement, 'white')] };
}

/** Advice on the most important rule of thumb that a move breaks; empty if it breaks none. */
export function adviceText(
  { advice }: GameStrings,
  before: Position,
  move: Square,
  style: CoordinateStyle,
): string {
  const [first] = adviceFor(before, move);
  return first
    ? fill(advice[first.key], {
        squares: first.squares.map((square) => squareName(square, style)).join(', '),
      })
    : '';
}

/** Says in the language of the game what is wrong with a text that could not be opened, and where. */
export function errorText(strings: GameStrings, cause: unknown): string {
  return cause instanceof FormatError ? formatErrorText(strings, cause) : strings.messages.notLoaded;
}

/** A short label: the level's name, or its number if it has none; the points of a strength. */
export function shortOpponentText({ newGame }: GameStrings, opponent: Opponent): string {
  if (isStrength(opponent)) return fill(newGame.points, { n: opponent });
  const n = levelNumber(opponent);
  return nameOf(newGame, n) ?? fill(newGame.number, { n });
}

/** The label in a list of all: the level's number and its name, if it has one; the points of a strength. */
export function opponentText({ newGame }: GameStrings, opponent: Opponent): string {
  if (isStrength(opponent)) return fill(newGame.points, { n: opponent });
  const n = levelNumber(opponent);
  const name = nameOf(newGame, n);
  return name ? fill(newGame.namedLevel, { n, name }) : fill(newGame.number, { n });
}

/** Whom it plays like, as a sentence. */
export function opponentHelp({ newGame }: GameStrings, opponent: Opponent): string {
  if (isStrength(opponent)) return fill(newGame.pointsHelp, { n: opponent });
  return newGame.levelHelp[levelNumber(opponent) - 1]!;
}

/** The name of a level in the language of the game, if it has one. */
function nameOf({ levels }: GameStrings['newGame'], level: Level): string | undefined {
  const name = namedLevel(level);
  return typeof name === 'number' ? undefined : levels[name];
}

/** The strings of the game. */
export const gameStrings = new StringCatalog<GameStrings>(en, load);
