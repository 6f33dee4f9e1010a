/** What a link from the end of a game says besides the game: the players, and the move that decided it. */
import type { Game, Square } from '../../../src/core/rules.js';
import { ANALYSE } from '../../locales/analyse.js';
import { language } from '../../site.js';
import type { AwaitedMoment } from '../story/review-story.js';

/** The names of the players. */
export interface Players {
  readonly black: string;
  readonly white: string;
}

/** The number of a move, and the square of a better one. */
export interface LinkedMoment {
  readonly ply: number;
  readonly better: string;
}

/** Reads the side of the visitor and the opponent's name, `you=black&opponent=Vera`, and `moment=41&better=c1`. */
export function linkedIn(parameters: URLSearchParams): {
  readonly players?: Players;
  readonly moment?: LinkedMoment;
} {
  const [side, ply, better] = ['you', 'moment', 'better'].map((name) => parameters.get(name));
  const moment = ply && better ? { moment: { ply: Number(ply), better } } : {};
  if (side !== 'black' && side !== 'white') return moment;
  const you = ANALYSE[language()].story.you;
  const other = (parameters.get('opponent') ?? '').slice(0, 60);
  return {
    ...moment,
    players: side === 'black' ? { black: you, white: other } : { black: other, white: you },
  };
}

/** The moment of a link in its game; `undefined` where the game has no such move, or the better one is not legal. */
export function awaitedMoment({ nodes }: Game, { ply, better }: LinkedMoment): AwaitedMoment | undefined {
  const node = nodes.find((one) => one.ply === ply);
  const before = node?.parent?.position;
  if (!node?.move || !before || !isLegal(before.legalMoves, better)) return undefined;
  return { node, better };
}

const isLegal = (legal: readonly Square[], text: string): text is Square =>
  (legal as readonly string[]).includes(text);
