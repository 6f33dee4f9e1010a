/** The side of a reviewed game that the reader played, and the lines of its moments as positions. */
import {
  type Fact,
  type Moment,
  type PlyReview,
  type Reader,
  type Story,
} from '../../../src/core/analysis.js';
import type { Explanation } from '../../../src/core/coach.js';
import type { EngineMove } from '../../../src/core/engine.js';
import { printMovesFrom } from '../../../src/core/formats/notation/transcript.js';
import {
  type Color,
  type GameFacts,
  type GameNode,
  opponent,
  type Position,
  type Square,
  squaresIn,
} from '../../../src/core/rules.js';
import { LANGUAGES } from '../../locales/language.js';
import { ANALYSE } from '../../locales/analyse.js';

/**
 * The side of the reader, who is called "You" in the record, in any language of the site; and the names of the players.
 */
export function readerOf({ black, white }: GameFacts): Pick<Reader, 'you' | 'names'> {
  const own = LANGUAGES.map((one) => ANALYSE[one].story.you);
  const isOwn = (name: string | undefined): boolean => name !== undefined && own.includes(name);
  const you = isOwn(black) ? 'black' : isOwn(white) ? 'white' : undefined;
  return { you, names: { ...(black && { black }), ...(white && { white }) } };
}

/** As many moments of a story as a reader goes through: of their own moves, and with those of the other side. */
const MOST_OWN = 4;
const LEAST_IN_ALL = 3;
/** So many are of either side in a game of others, if there are any. */
const LEAST_OF_SIDE = 2;

/** A move, its answer and what follows show what the move is for. */
const LEAST_LINE = 3;
/** Nobody follows more moves. */
const MOST_SHOWN = 5;

/** Which line of a moment: what followed the move that was played, or the better one. */
export type LineKind = 'played' | 'better';

const isFound = ({ kind }: Moment): boolean => kind === 'found';

/** A moment in which both sides gave the lead away, as one of the reader's own move. */
function ownMoment(moment: Moment, you: Color): Moment {
  const { main, plies, explanations, facts } = moment;
  const own = plies.filter(({ color }) => color === you);
  const [first] = own;
  if (!first || isFound(moment) || main.color === you) return moment;
  const worst = own.reduce((one, other) => (other.loss > one.loss ? other : one), first);
  const at = plies.indexOf(worst);
  return { ...momentOf(worst, explanations[at]!, facts[at]), kind: 'lead-lost' };
}

/** A single bad move as a moment, whatever it did to the lead. */
export function momentOf(main: PlyReview, explanation: Explanation, fact?: Fact): Moment {
  return {
    kind: 'loss',
    plies: [main],
    main,
    color: main.color,
    squares: [],
    discs: main.loss,
    explanation,
    explanations: [explanation],
    ...(fact && { fact }),
    facts: [fact],
  };
}

/** In discs: whoever was and stays so far ahead or behind. */
const DECIDED = 10;

/** Whether a bad move only changed by how much a game was won or lost for good, and by less than that. */
function isIdle({ main: { before, after, loss, certainty } }: Moment): boolean {
  if (certainty !== 'exact') return false;
  const [least] = [Math.abs(before), Math.abs(after)].toSorted((one, other) => one - other) as [number];
  return before * after > 0 && least >= DECIDED && loss < least;
}

/** The bad moves of a game of others: the worst ones of each side, then those that mattered most. */
function ofBoth(faults: readonly Moment[]): readonly Moment[] {
  const worst = (['black', 'white'] as const).flatMap((side) =>
    faults.filter(({ main }) => main.color === side).slice(0, LEAST_OF_SIDE),
  );
  return [...new Set([...worst, ...faults])].slice(0, MOST_OWN + 1);
}

/** What of a story its list of moments is made from. */
type Listed = Pick<Story, 'moments' | 'praise' | 'turn'>;

/** The bad moves of a story that are worth a reader's time: first their own ones. */
function badOf({ moments, turn }: Listed, you: Color | undefined): readonly Moment[] {
  const faults = moments.filter((one) => !isFound(one) && !isIdle(one));
  if (!you) return ofBoth(faults);
  // The move at which the game turned is the one that its story and its picture name.
  const turned = turn?.kind === 'moment' ? turn.moment.main.ply : undefined;
  const bad = faults.map((one) => (one.main.ply === turned ? one : ownMoment(one, you)));
  const own = bad.filter(({ main }) => main.color === you).slice(0, MOST_OWN);
  const others = bad.filter(({ main }) => main.color !== you);
  // The first one of a story is where the game turned.
  const least = bad[0] && bad[0] === others[0] ? 1 : 0;
  return [...own, ...others.slice(0, Math.max(least, LEAST_IN_ALL - own.length))];
}

/**
 * The moments of a story that matter most, and one that was well found, in the order of the game.
 *
 * @param seen moments that the reader has opened, which stay although the story no longer has them
 * @param shown the one that the reader is at, which stays as it is
 */
export function momentsOf(
  story: Listed,
  you: Color | undefined,
  seen: readonly Moment[],
  shown?: Moment,
): readonly Moment[] {
  const { moments, praise } = story;
  // One moment is praise: the one that was opened, else the best of the reader's side.
  const found = seen.find(isFound) ?? (you ? praise[you][0] : moments.find(isFound));
  const all = [...badOf(story, you), ...seen, ...(shown ? [shown] : [])].filter((one) => !isFound(one));
  const bad = all
    .filter((one, at) => all.findIndex(({ main }) => main.ply === one.main.ply) === at)
    .map((one) => (one.main.ply === shown?.main.ply ? shown : one));
  return [...bad, ...(found ? [found] : [])].toSorted((one, other) => one.main.ply - other.main.ply);
}

/** The number of a moment, as the list and the graph have it, or of all: what was well found has a star instead. */
export function numberOf(moments: readonly Moment[], at = moments.length - 1): number {
  return moments.slice(0, at + 1).filter((one) => !isFound(one)).length;
}

/** What followed the move that was played, or the better one: as far as its reason goes, but at least with an answer. */
export function lineOf({ main, explanation }: Moment, which: LineKind): readonly EngineMove[] {
  const [reason] = explanation.reasons;
  const isBetter = which === 'better' && main.loss !== 0;
  const first = isBetter ? main.best[0]! : main.square;
  const line = (isBetter ? reason?.other : reason?.line) ?? [];
  // The story may advise another of the best moves than the one that the reason is about.
  const reasoned = line[0] === first ? line : [];
  if (reasoned.length >= LEAST_LINE) return reasoned;
  const searched = main.moves.find(({ move }) => move === first)?.line.slice(0, LEAST_LINE) ?? [];
  const longer = searched.length > reasoned.length ? searched : reasoned;
  return longer.length > 0 ? longer : [first];
}

/** As much of such a line as is shown. */
export function shownLineOf(moment: Moment, which: LineKind): readonly EngineMove[] {
  return lineOf(moment, which).slice(0, MOST_SHOWN);
}

/** The positions of such a line, from the one before it. */
export function positionsOfLine(moment: Moment, which: LineKind): readonly Position[] {
  const positions: Position[] = [moment.main.position];
  for (const move of lineOf(moment, which)) {
    const before = positions.at(-1)!;
    const ready = move !== 'pass' && before.phase === 'pass' ? before.pass() : before;
    positions.push(move === 'pass' ? ready.pass() : ready.play(move));
  }
  return positions;
}

/** The other side's reply to the move that was played, if it is known and the same side does not move again. */
export function replyTo({ main }: Moment): Square | undefined {
  const [, reply] = main.refutation;
  return reply === 'pass' ? undefined : reply;
}

/** The side of each move of a line that is shown. */
export function colorsOfLine(moment: Moment, which: LineKind): readonly Color[] {
  const positions = positionsOfLine(moment, which);
  return shownLineOf(moment, which).map((move, at) => {
    const { turn, phase } = positions[at]!;
    return phase === 'pass' && move !== 'pass' ? opponent(turn) : turn;
  });
}

/** The squares that a moment is about: those that its text names besides its moves, since others would be a riddle. */
export function aboutOf({ main }: Moment, text: string): readonly Square[] {
  return squaresIn(text).filter((one) => one !== main.square && !main.best.includes(one));
}

/** The moves that lead to a place of a game, as the text of a link. */
export function textTo(place: GameNode): string {
  const moves: Square[] = [];
  let node = place;
  for (; node.parent; node = node.parent) if (node.move) moves.unshift(node.move);
  return printMovesFrom(node.position, moves);
}
