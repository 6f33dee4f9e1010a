import type { GameStrings } from '../../locales/game/strings.js';
import type { Color } from '../../rules/color.js';
import { playerOf, type Session } from './session.js';
import type { GameSetup } from './setup.js';

/** The players' names, the language's words where none are given. */
export function namesOf(setup: GameSetup, words: GameStrings): readonly [string, string] {
  const [first, second] = usualNames(setup.players, words);
  if (setup.players === 'one') return [setup.names[0] || first, second];
  return [setup.names[0] || first, setup.names[1] || second];
}

/** What players are called who have no names. */
export function usualNames(players: GameSetup['players'], words: GameStrings): readonly [string, string] {
  return players === 'one' ? [words.you, words.computer] : [words.player, words.player2];
}

/** Who plays which colour, by name. */
export function sideNames(session: Session, words: GameStrings): Readonly<Record<Color, string>> {
  const names = namesOf(session.setup, words);
  return { black: names[playerOf(session, 'black')], white: names[playerOf(session, 'white')] };
}
