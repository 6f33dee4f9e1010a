/** Decides whether a small game has reached its aim. */
import { isQuiet } from '../../../src/core/coach.js';
import { parseTranscript } from '../../../src/core/formats/notation/transcript.js';
import {
  CORNERS,
  discCount,
  EDGES,
  margin,
  officialScore,
  opponent,
  Position,
  type Color,
  type Square,
} from '../../../src/core/rules.js';
import type { SmallGame } from './lesson.js';

/** The state of a small game. */
export type Standing = 'open' | 'reached' | 'missed';

/** With fewer empty squares than this, hardly anybody has many moves. */
const MANY_EMPTIES = 20;
/** Before these moves, nearly every move is quiet and nobody has many replies. */
const FIRST_MOVES = { quiet: 6, replies: 10, tempo: 10 } as const;

/** One move of a game. */
interface Turn {
  readonly before: Position;
  readonly move: Square;
  readonly after: Position;
  /** The number of the move in the game, from the usual start. */
  readonly number: number;
}

/**
 * The state of a small game after these moves.
 *
 * @param moves the moves made in it, without passes
 */
export function standingOf(game: SmallGame, moves: readonly Square[]): Standing {
  const { side } = game;
  const turns = turnsOf(game.moves ?? '', moves);
  const own = ownTurns(turns, side);
  const last = turns.at(-1)?.after;
  if (!last) return 'open';
  const isOver = last.phase === 'over';
  const when = (isReached: boolean): Standing => (isReached ? 'reached' : isOver ? 'missed' : 'open');
  const n = game.n ?? 1;
  switch (game.purpose) {
    case 'win':
      return when(isOver && leadOf(last, side) > 0);
    case 'flips':
    case 'corners':
    case 'quiet':
    case 'tempo':
    case 'squares':
      return when(countOf(game, own, last) >= n);
    case 'silence':
      return when(own.some(({ after }) => after.phase !== 'play' && after.empties > 0));
    case 'edge':
      return when(SIDES.some((edge) => edge.every((square) => last.at(square) === side)));
    case 'replies':
      return when(
        own.some(
          ({ after, number }) =>
            number > FIRST_MOVES.replies && after.empties >= MANY_EMPTIES && after.legalMoves.length <= n,
        ),
      );
    case 'close':
      return when(isOver && officialScore(last)[side] >= n);
    case 'even':
    case 'behind': {
      if (turns.length < n) return isOver ? 'missed' : 'open';
      const { after } = turns[n - 1]!;
      const hasMoves = movesOf(after, side) >= movesOf(after, opponent(side));
      const { [side]: own, [opponent(side)]: others } = discCount(after);
      return hasMoves && (game.purpose === 'even' || own < others) ? 'reached' : 'missed';
    }
  }
}

/** Why an aim was missed, as numbers that the board has shown. */
export interface Shortfall {
  /** So many corners, so many of what the aim asks for, so many possible moves, or discs that one move flipped. */
  readonly kind: 'corners' | 'count' | 'moves' | 'flips';
  readonly own: number;
  readonly other: number;
  /** The opponent's move that flipped them. */
  readonly move?: Square;
}

/** Fewer discs flipped at once decide nothing. */
const MANY_FLIPS = 5;

/** Why a small game has missed its aim; `undefined` where no number says it. */
export function shortfallOf(game: SmallGame, moves: readonly Square[]): Shortfall | undefined {
  const { side, purpose, n = 1 } = game;
  const turns = turnsOf(game.moves ?? '', moves);
  const last = turns.at(-1)?.after;
  if (!last) return undefined;
  switch (purpose) {
    case 'win':
    case 'close': {
      const [own, other] = [cornersOf(last, side), cornersOf(last, opponent(side))];
      return other > own ? { kind: 'corners', own, other } : greatestFlip(turns, side);
    }
    case 'even':
    case 'behind': {
      const { after } = turns[Math.min(n, turns.length) - 1]!;
      const [own, other] = [movesOf(after, side), movesOf(after, opponent(side))];
      return other > own ? { kind: 'moves', own, other } : undefined;
    }
    case 'flips':
    case 'corners':
    case 'quiet':
    case 'tempo':
    case 'squares':
      return { kind: 'count', own: countOf(game, ownTurns(turns, side), last), other: n };
    case 'silence':
    case 'edge':
    case 'replies':
      return undefined;
  }
}

/** The move with which the opponent flipped the most discs, if it flipped many. */
function greatestFlip(turns: readonly Turn[], side: Color): Shortfall | undefined {
  const flipsOf = ({ before, move }: Turn): number => before.flips(move).length;
  const greatest = (color: Color): Turn | undefined =>
    ownTurns(turns, color).toSorted((one, other) => flipsOf(other) - flipsOf(one))[0];
  const [mine, theirs] = [greatest(side), greatest(opponent(side))];
  const other = theirs ? flipsOf(theirs) : 0;
  if (!theirs || other < MANY_FLIPS) return undefined;
  return { kind: 'flips', own: mine ? flipsOf(mine) : 0, other, move: theirs.move };
}

/** How far an aim with a number is reached: discs flipped at once, corners, or moves of the kind. */
function countOf({ purpose, side, squares }: SmallGame, own: readonly Turn[], last: Position): number {
  switch (purpose) {
    case 'flips':
      return Math.max(0, ...own.map(({ before, move }) => before.flips(move).length));
    case 'corners':
      return cornersOf(last, side);
    case 'quiet':
      return own.filter(({ before, move, number }) => number > FIRST_MOVES.quiet && isQuiet(before, move))
        .length;
    case 'tempo':
      return own.filter(
        ({ before, move, number }) => number > FIRST_MOVES.tempo && opensNothing(before, move),
      ).length;
    default:
      return own.filter(({ move }) => squares?.includes(move)).length;
  }
}

function ownTurns(turns: readonly Turn[], side: Color): Turn[] {
  return turns.filter(({ before }) => before.turn === side);
}

function cornersOf(position: Position, side: Color): number {
  return CORNERS.filter((corner) => position.at(corner) === side).length;
}

function movesOf(position: Position, side: Color): number {
  return position.withTurn(side).legalMoves.length;
}

/** The four edges. */
const SIDES: readonly (readonly Square[])[] = ['a', 'h', '1', '8'].map((name) =>
  EDGES.filter((square) => square.includes(name)),
);

/** Whether a move opens no square for the opponent. */
function opensNothing(before: Position, move: Square): boolean {
  const known = before.withTurn(opponent(before.turn)).legalMoves;
  return before.play(move).legalMoves.every((reply) => known.includes(reply));
}

function leadOf(position: Position, side: Color): number {
  return side === 'black' ? margin(position) : -margin(position);
}

function turnsOf(before: string, moves: readonly Square[]): Turn[] {
  const start = parseTranscript(before);
  let position = start.position;
  return moves.map((move, i) => {
    if (position.phase === 'pass') position = position.pass();
    const from = position;
    position = from.play(move);
    return { before: from, move, after: position, number: start.moves.length + i + 1 };
  });
}
