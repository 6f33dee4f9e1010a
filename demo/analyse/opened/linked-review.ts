/** The facts that a link from the end of a game has besides the game: the players, and the move that decided it. */
import type { Color, Game, Square } from '../../../src/core/rules.js';
import { ANALYSE } from '../../locales/analyse.js';
import { SHARE } from '../../locales/share.js';
import { language } from '../../site.js';
import type { AwaitedMoment, Received } from '../story/story-reading.js';

/** The names of the players; one that is missing stands in the game. */
export interface Players {
  readonly black?: string;
  readonly white?: string;
}

/** The number of a move, and the square of a better one. */
export interface LinkedMoment {
  readonly ply: number;
  readonly better: string;
}

/** What a link says besides the game. */
export interface Linked {
  readonly players?: Players;
  readonly moment?: LinkedMoment;
  /** Somebody has sent it. */
  readonly received?: Received;
}

/** Longer names are cut, in characters: a link may be written by anyone. */
const LONGEST_NAME = 60;

/**
 * Reads the side of the visitor and the opponent's name, `you=black&opponent=Vera`, and `moment=41&better=c1`.
 *
 * With `from`, whose value is the sender's name, somebody else has sent the game, and `side=black` is the side of the
 * sender: the visitor is neither of the players.
 */
export function linkedIn(parameters: URLSearchParams): Linked {
  const [own, ply, better, sender] = ['you', 'moment', 'better', 'from'].map((name) => parameters.get(name));
  const other = nameIn(parameters.get('opponent'));
  if (sender !== null) {
    const side = sideOf(parameters.get('side'));
    const name = nameIn(sender) || SHARE[language()].sender;
    return { received: { side }, ...(side && { players: playersOf(side, name, other) }) };
  }
  const moment = ply && better ? { moment: { ply: Number(ply), better } } : {};
  const side = sideOf(own);
  return side ? { ...moment, players: playersOf(side, ANALYSE[language()].story.you, other) } : moment;
}

function playersOf(side: Color, name: string, other: string): Players {
  return side === 'black' ? { black: name, white: other } : { black: other, white: name };
}

function nameIn(text: string | null | undefined): string {
  return (text ?? '').trim().slice(0, LONGEST_NAME);
}

/**
 * The moment of a link in the line shown of its game; `undefined` where it has no such move, or the better one is not
 * legal.
 */
export function awaitedMoment({ nodes }: Game, { ply, better }: LinkedMoment): AwaitedMoment | undefined {
  const node = nodes.find((one) => one.ply === ply);
  const before = node?.parent?.position;
  if (!node?.move || !before || !isLegal(before.legalMoves, better)) return undefined;
  return { node, better };
}

function sideOf(text: string | null | undefined): Color | undefined {
  return text === 'black' || text === 'white' ? text : undefined;
}

const isLegal = (legal: readonly Square[], text: string): text is Square =>
  (legal as readonly string[]).includes(text);
