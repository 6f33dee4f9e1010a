/** Who the reader of a reviewed game is, and the lines of its moments as positions. */
import type { Moment, Reader } from '../../../src/core/analysis.js';
import { printMovesFrom } from '../../../src/core/formats/transcript.js';
import type { GameFacts, GameNode, Position, Square } from '../../../src/core/rules.js';
import { LANGUAGES } from '../../locales/language.js';
import { ANALYSE } from '../../locales/analyse.js';

/** The side of the reader, who is called "You" in the record, in any language of the site; and the names of the players. */
export function readerOf({ black, white }: GameFacts): Pick<Reader, 'you' | 'names'> {
  const own = LANGUAGES.map((one) => ANALYSE[one].story.you);
  const isOwn = (name: string | undefined): boolean => name !== undefined && own.includes(name);
  const you = isOwn(black) ? 'black' : isOwn(white) ? 'white' : undefined;
  return { you, names: { ...(black && { black }), ...(white && { white }) } };
}

/** The positions of what followed the move that was played, or of the better one. */
export function positionsOfLine(
  { main, explanation }: Moment,
  which: 'played' | 'better',
): readonly Position[] {
  const [reason] = explanation.reasons;
  const isFound = main.loss === 0;
  const moves = which === 'better' && !isFound ? reason?.other : reason?.line;
  const first = which === 'better' && !isFound ? main.best[0]! : main.square;
  const line = moves && moves.length > 0 ? moves : [first];
  const positions: Position[] = [main.position];
  for (const move of line) {
    const before = positions.at(-1)!;
    const ready = move !== 'pass' && before.phase === 'pass' ? before.pass() : before;
    positions.push(move === 'pass' ? ready.pass() : ready.play(move));
  }
  return positions;
}

/** The moves that lead to a place of a game, as the text of a link. */
export function textTo(place: GameNode): string {
  const moves: Square[] = [];
  let node = place;
  for (; node.parent; node = node.parent) if (node.move) moves.unshift(node.move);
  return printMovesFrom(node.position, moves);
}
