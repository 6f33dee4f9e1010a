/** The game, the place or the position that an argument of any form describes. */
import { expandPermalink, parseAnyGame } from 'othello-board/formats.js';
import { type Game, type GameNode, officialScore, type Position } from 'othello-board/rules.js';
import { InputError } from '../io/command-line/options.js';
import { count } from '../io/words.js';

/** The game in a text of any form, also a link. */
export async function gameIn(text: string): Promise<Game> {
  return parseAnyGame(await expandPermalink(text)).game;
}

/**
 * The place after this many moves of the main line of such a game; by default its end.
 *
 * @throws {InputError} when the game is shorter
 */
export async function placeIn(text: string, ply = Infinity): Promise<GameNode> {
  let place = (await gameIn(text)).root;
  while (place.ply < ply && place.children[0]) place = place.children[0];
  if (Number.isFinite(ply) && place.ply < ply)
    throw new InputError(`there is no ply ${ply}: the game has only ${count(place.ply, 'move')}`);
  return place;
}

/**
 * The position at such a place, after a forced pass.
 *
 * @throws {InputError} when the game is over there, or shorter
 */
export async function positionToMove(text: string, ply?: number): Promise<Position> {
  return withMoves((await placeIn(text, ply)).position);
}

/**
 * The position after a forced pass.
 *
 * @throws {InputError} when the game is over there
 */
export function withMoves(before: Position): Position {
  const position = before.settled();
  if (position.phase !== 'over') return position;
  const { black, white } = officialScore(position);
  const over = `position: the game is over there, ${black}-${white}`;
  throw new InputError(`${over}; give one with a side to move`);
}
