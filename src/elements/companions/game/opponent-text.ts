/** What opponents are called, and whom they play like. */
import { isStrength, levelNumber, namedLevel, type Level } from '../../../core/engine/level-names.js';
import { fill } from '../../../core/locales/strings.js';
import type { GameStrings } from '../../../core/locales/strings/game.js';
import type { Opponent } from './setup.js';

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
