import type { GameStrings } from '../../../core/locales/strings/game.js';
import { fill } from '../../../core/locales/strings.js';
import { opponent, type Color } from '../../../core/rules/color.js';
import { playerOf, type Agreement } from './agreement.js';
import type { GameSetup } from './setup.js';

/** The players' names; by default those of the language, such as `You`. */
export function namesOf(setup: GameSetup, strings: GameStrings): readonly [string, string] {
  const [first, second] = usualNames(setup.players, strings);
  if (setup.players === 'one') return [setup.names[0] || first, second];
  return [setup.names[0] || first, setup.names[1] || second];
}

/** The default names of players. */
export function usualNames(players: GameSetup['players'], strings: GameStrings): readonly [string, string] {
  return players === 'one' ? [strings.you, strings.computer] : [strings.player, strings.player2];
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
    const usual = { [here]: strings.you, [opponent(here)]: fill(strings.friend.someone) };
    return { black: given.black || usual['black']!, white: given.white || usual['white']! };
  }
  const names = namesOf(agreement.setup, strings);
  return {
    black: given.black || names[playerOf(agreement, 'black')],
    white: given.white || names[playerOf(agreement, 'white')],
  };
}

/** The names that the players gave themselves, by colour; empty for none. */
export function givenNames(agreement: Agreement): Readonly<Record<Color, string>> {
  const { names } = agreement.setup;
  return { black: names[playerOf(agreement, 'black')], white: names[playerOf(agreement, 'white')] };
}
