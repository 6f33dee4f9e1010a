/**
 * Checks the coach's claims by plain means, with a second implementation of the rules. Nothing of the coach's own
 * counting is used.
 */
import type {
  Access,
  Consequence,
  Explanation,
  Instead,
  Reason,
} from '../../../src/core/coach/reasons/reason.js';
import type { EngineMove } from '../../../src/core/engine/engine.js';
import type { Color } from '../../../src/core/rules/color.js';
import type { Position as Given } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';
import { ALL_SQUARES as SQUARES, PlainPosition as Position } from '../../support/plain-position.js';
import { CORNERS, movesOf, positionsOf, withSquares } from './lines.js';

/** Both sides of a comparison: the worse move and the better one, as in the reason. */
interface Sides {
  readonly position: Position;
  readonly mover: Color;
  readonly other: Color;
  readonly worse: Position[];
  readonly better: Position[];
  readonly worseLine: readonly EngineMove[];
  readonly betterLine: readonly EngineMove[];
  /** Best play after each move, as far as it is known. */
  readonly worsePlay: readonly EngineMove[];
  readonly betterPlay: readonly EngineMove[];
  readonly worseNumbers: { own: number; theirs: number };
  readonly betterNumbers: { own: number; theirs: number };
  readonly plies: number | undefined;
  readonly discs: number | undefined;
  readonly squares: readonly Square[];
  readonly consequences: readonly Consequence[];
  readonly access: Access | undefined;
}

/** Why a claim is false; `undefined` if it is true. */
export function refuted(given: Given, explanation: Explanation, reason: Reason): string | undefined {
  const position = Position.of(given.board, given.turn);
  const { kind, tone, numbers, squares } = reason;
  const { own = NaN, theirs = NaN, otherOwn = NaN, otherTheirs = NaN, plies } = numbers;
  if (reason.line[0] !== explanation.move) return 'the line does not begin with the move';
  if (kind === 'only-move') return position.legalMoves.length === 1 ? undefined : 'there are other moves';
  if (reason.other[0] !== explanation.other) return 'the other line does not begin with the other move';
  const mine = { own, theirs };
  const others = { own: otherOwn, theirs: otherTheirs };
  const [worseLine, betterLine] = tone === 'bad' ? [reason.line, reason.other] : [reason.other, reason.line];
  const [worseNumbers, betterNumbers] = tone === 'bad' ? [mine, others] : [others, mine];
  const worse = replay(position, worseLine);
  const better = replay(position, betterLine);
  if (!worse || !better) return 'a line is not legal';
  const mover = position.turn;
  const sides: Sides = {
    position,
    mover,
    other: mover === 'black' ? 'white' : 'black',
    worse,
    better,
    worseLine,
    betterLine,
    worsePlay: playOf(explanation, tone === 'bad' ? 'line' : 'other') ?? worseLine,
    betterPlay: playOf(explanation, tone === 'bad' ? 'other' : 'line') ?? betterLine,
    worseNumbers,
    betterNumbers,
    plies,
    discs: numbers.discs,
    squares,
    consequences: reason.consequences ?? [],
    access: reason.access,
  };
  if (kind === 'value' || kind === 'count') {
    if (Math.abs(explanation.value - explanation.otherValue) !== numbers.discs) return 'the values differ';
    return reason.instead && !insteadHolds(sides, reason.instead)
      ? `${kind}: instead ${reason.instead.kind} does not hold`
      : undefined;
  }
  if (!CHECKS[kind](sides)) return `${kind} does not hold`;
  if (reason.access && !accessHolds(sides, kind, reason.access)) return `${kind}: its discs do not decide`;
  const isBare = sides.consequences.length === 0 && numbers.replies !== 1;
  if (kind === 'reply-stronger' && tone === 'bad' && isBare) return 'nothing shows why the reply is stronger';
  if (isPadding(position, explanation, reason)) return `${kind} need not be said`;
  const wrong = reason.consequences?.find(
    (one) => !FOLLOWS[one.kind](sides, one.squares) || !losesBy(sides, one),
  );
  if (wrong) return `${kind}: ${wrong.kind} does not hold`;
  return reason.instead && !insteadHolds(sides, reason.instead)
    ? `${kind}: instead ${reason.instead.kind} does not hold`
    : undefined;
}

/** The whole line of a move, which is stored with the values. */
function playOf({ reasons }: Explanation, of: 'line' | 'other'): readonly EngineMove[] | undefined {
  return reasons.at(-1)?.[of];
}

/** The positions of a line, beginning before its first move; `undefined` if a move is illegal. */
function replay(position: Position, line: readonly EngineMove[]): Position[] | undefined {
  const positions = positionsOf(position, line);
  return positions.length > line.length ? positions : undefined;
}

const count = (position: Position, color: Color): number => movesOf(position, color).length;
const cornersOf = (position: Position, color: Color): Square[] =>
  movesOf(position, color).filter((square) => CORNERS.includes(square));
/** The moves of one side in a line. */
const playedBy = (line: readonly EngineMove[], positions: readonly Position[], color: Color): EngineMove[] =>
  line.filter((_, at) => positions[at]!.turn === color);
const cornersPlayed = (
  line: readonly EngineMove[],
  positions: readonly Position[],
  color: Color,
): EngineMove[] => playedBy(line, positions, color).filter((move) => CORNERS.includes(move));

function column(square: Square): number {
  return square.charCodeAt(0) - 97;
}

function row(square: Square): number {
  return square.charCodeAt(1) - 49;
}

const touches = (a: Square, b: Square): boolean =>
  a !== b && Math.abs(column(a) - column(b)) < 2 && Math.abs(row(a) - row(b)) < 2;

const isEmpty = (position: Position, square: Square): boolean => position.at(square) === undefined;

/** Empty squares next to the discs that a move flipped. */
function touchedBy(before: Position, move: Square): Square[] {
  const after = before.play(move);
  const turned = SQUARES.filter((square) => before.at(square) && before.at(square) !== after.at(square));
  return SQUARES.filter((near) => isEmpty(after, near) && turned.some((disc) => touches(disc, near)));
}

const safe = (position: Position): number =>
  position.legalMoves.filter(
    (move) => !position.play(move).legalMoves.some((square) => CORNERS.includes(square)),
  ).length;

/** Whether a side takes a corner within some plies, whatever the other one plays, and before that one takes any. */
export function forces(position: Position, color: Color, plies: number, target?: Square): boolean {
  if (plies <= 0 || position.phase === 'over') return false;
  if (position.phase === 'pass') return forces(position.pass(), color, plies - 1, target);
  const moves = position.legalMoves;
  if (position.turn === color) {
    return moves.some(
      (move) =>
        (target === undefined ? CORNERS.includes(move) : move === target) ||
        forces(position.play(move), color, plies - 1, target),
    );
  }
  return moves.every(
    (move) => !CORNERS.includes(move) && forces(position.play(move), color, plies - 1, target),
  );
}

/** So many moves are named; of more, those that the answer takes away. */
const FEW_LEFT = 3;
const FORCED_PLIES = 5;
/** What comes within so many plies of the better line is not prevented. */
const FOR_NOW = 8;
/** After the later of two moves, a square stays shut for so many plies. */
const FIRST_SHUT = 2;

const nextTo = (square: Square): { corner: Square; isX: boolean } | undefined => {
  const corner = CORNERS.find((name) => touches(name as Square, square)) as Square | undefined;
  if (!corner) return undefined;
  return { corner, isX: column(corner) !== column(square) && row(corner) !== row(square) };
};

/** The squares next to a disc along its edge. */
function besideOnEdge(square: Square): Square[] {
  const onRow = row(square) === 0 || row(square) === 7;
  return SQUARES.filter(
    (near) => touches(square, near) && (onRow ? row(near) === row(square) : column(near) === column(square)),
  );
}

function wedged(position: Position, square: Square, color: Color): boolean {
  if (position.at(square) !== color || CORNERS.includes(square)) return false;
  if (![0, 7].includes(row(square)) && ![0, 7].includes(column(square))) return false;
  return besideOnEdge(square).every((near) => position.at(near) !== undefined && position.at(near) !== color);
}

/** The empty squares connected with a square. */
function region(position: Position, square: Square): Square[] {
  const found = [square];
  for (const here of found) {
    for (const near of SQUARES) {
      if (!found.includes(near) && touches(here, near) && isEmpty(position, near)) found.push(near);
    }
  }
  return found.sort();
}

const first = (positions: readonly Position[]): Position => positions[1]!;
const last = (positions: readonly Position[]): Position => positions.at(-1)!;
const repliesIn = (positions: readonly Position[], color: Color): number =>
  first(positions).turn === color ? count(first(positions), color) : 0;
/** The position in which the mover has a move again. */
function settled(position: Position): Position {
  return position.phase === 'pass' ? position.pass() : position;
}

/**
 * Checks what a reply is said to do. The reply is the second move of the worse line, or possible on the reason's
 * square.
 */
const FOLLOWS: Readonly<Record<Consequence['kind'], (sides: Sides, squares: readonly Square[]) => boolean>> =
  {
    // The better move, which the worse one leaves, and the reply does not.
    'takes-better': ({ worse, betterPlay, mover }, lost) =>
      lost.join() === betterPlay[0] &&
      movesOf(first(worse), mover).includes(lost[0]!) &&
      isEmpty(answered(worse), lost[0]!) &&
      !movesOf(answered(worse), mover).includes(lost[0]!),
    // Moves that the mover had even after the worse move, and lost by the reply, but still has after the better move.
    loses: ({ position, worse, better, betterLine, mover }, lost) =>
      lost.every(
        (square) =>
          movesOf(position, mover).includes(square) &&
          movesOf(first(worse), mover).includes(square) &&
          !movesOf(answered(worse), mover).includes(square) &&
          // The better move itself, or one that is there after the answer to it.
          (square === betterLine[0] || (better.length === 3 && movesOf(better[2]!, mover).includes(square))),
      ),
    threatens: ({ position, worse, other }, corners) =>
      corners.every(
        (corner) =>
          cornersOf(answered(worse), other).includes(corner) &&
          !cornersOf(first(worse), other).includes(corner) &&
          !cornersOf(position, other).includes(corner),
      ),
    wedges: ({ worse, worseLine, other }, [square]) =>
      worseLine[1] === square && wedged(answered(worse), square!, other),
    'shuts-out': ({ worse, worseLine, mover, other }, squares) =>
      [...squares, worseLine[1] as Square].sort().join() ===
        region(first(worse), worseLine[1] as Square).join() &&
      enters(first(worse), mover, squares) &&
      !enters(answered(worse), mover, squares) &&
      enters(answered(worse), other, squares),
    leaves: ({ worse, better, mover }, squares) =>
      answered(worse).turn === mover &&
      [...squares].sort().join() === [...answered(worse).legalMoves].sort().join() &&
      better.length === 3 &&
      count(better[2]!, mover) > squares.length,
    // The answer is the one of its line; now it is not possible, made already, or flips less.
    meets: ({ worse, better, worseLine, betterLine, mover, consequences }, [square]) => {
      const { discs = [] } = consequences[0]!;
      const isThere = betterLine[2] === square && movesOf(better[2]!, mover).includes(square!);
      const isHere = movesOf(answered(worse), mover).includes(square!);
      const flips = isHere ? answered(worse).flips(square!) : [];
      return (
        isThere &&
        betterLine[1] === worseLine[1] &&
        (square === worseLine[0] || !isHere || discs.length > 0) &&
        discs.every((disc) => better[2]!.flips(square!).includes(disc) && !flips.includes(disc))
      );
    },
    'flips-more': ({ worse, better, worseLine, consequences }, squares) => {
      const [here, there] = [worse, better].map((line) => first(line).flips(worseLine[1] as Square));
      return (
        [...here!].sort().join() === [...squares].sort().join() &&
        [...there!].sort().join() === [...squares, ...consequences[0]!.discs!].sort().join()
      );
    },
    'all-opened': ({ better, other, worse }, squares) =>
      squares.every(
        (square) =>
          movesOf(first(worse), other).includes(square) && !movesOf(first(better), other).includes(square),
      ),
    'all-opened-own': (sides, squares) =>
      FOLLOWS['all-opened'](sides, squares) && squares.every((square) => isOwn(sides, square)),
    'all-take': ({ position, worse, betterPlay, mover, other, consequences }, squares) =>
      (consequences[0]!.discs![0] === betterPlay[0] ||
        movesOf(replay(position, betterPlay)![2]!, mover).includes(consequences[0]!.discs![0]!)) &&
      squares.every(
        (square) =>
          !movesOf(answeredBy(first(worse), other, square), mover).includes(consequences[0]!.discs![0]!),
      ),
    'all-leave': ({ worse, better, mover, other, consequences }, squares) => {
      const left = squares.map((square) => count(answeredBy(first(worse), other, square), mover));
      return [Math.max(...left), count(better[2]!, mover)].join() === consequences[0]!.counts!.join();
    },
  };

/** Whether some discs alone, as in another position, enable or prevent a side's moves on all of some squares. */
function decide(
  discs: readonly Square[],
  from: Position,
  to: Position,
  color: Color,
  squares: readonly Square[],
): 'open' | 'close' | undefined {
  const had = movesOf(from, color);
  const has = movesOf(withSquares(from, discs, to), color);
  const real = movesOf(to, color);
  if (squares.every((square) => !had.includes(square) && has.includes(square) && real.includes(square)))
    return 'open';
  if (squares.every((square) => had.includes(square) && !has.includes(square) && !real.includes(square)))
    return 'close';
  return undefined;
}

/** Whether the discs that a reply is said to flip prevent the moves that it is said to prevent. */
function losesBy({ worse, mover, other }: Sides, { kind, squares, discs }: Consequence): boolean {
  if (!discs || (kind !== 'loses' && kind !== 'takes-better')) return true;
  const [before, after] = [first(worse), answered(worse)];
  const areTurned = discs.every((disc) => before.at(disc) === mover && after.at(disc) === other);
  return areTurned && decide(discs, before, after, mover, squares) === 'close';
}

/** Whether a side that plays on a square flips a disc. */
const turnsFrom = ({ board }: Position, color: Color, square: Square, disc: Square): boolean =>
  Position.of(board, color).flips(square).includes(disc);

/** Whether the discs by which squares are said to open or close do so alone, and change as described. */
function accessHolds(sides: Sides, kind: Reason['kind'], { by, discs }: Access): boolean {
  const { position, mover, other, worse, better, worseLine, squares } = sides;
  if (discs.length === 0) return false;
  // What the reply flips, and would not flip after the better move.
  if (by === 'flipped' && kind === 'reply-stronger') {
    const there = movesOf(first(better), other).includes(squares[0]!) ? first(better).flips(squares[0]!) : [];
    return discs.every((disc) => first(worse).flips(squares[0]!).includes(disc) && !there.includes(disc));
  }
  if (discs.length > 2) return false;
  // What the reply flips, and the move placed or turned.
  if (by === 'flipped') {
    const isNew = !movesOf(position, other).includes(squares[0]!);
    return (
      isNew &&
      discs.every((disc) => turnsFrom(first(worse), other, squares[0]!, disc) && position.at(disc) !== mover)
    );
  }
  // Several squares are lost by discs that the move itself turns.
  if (kind === 'prepared' && squares.length > 1) {
    const areTurned = discs.every((disc) => position.at(disc) === other && first(worse).at(disc) === mover);
    return areTurned && decide(discs, position, first(worse), mover, squares) === 'close';
  }
  if (kind === 'prepared') {
    const [here, there] = [last(worse), better[2]!];
    if (decide(discs, here, there, mover, squares) !== 'open') return false;
    return by === 'turning'
      ? discs.every((disc) => turnsFrom(there, mover, squares[0]!, disc))
      : by === 'own' &&
          discs.every((disc) => there.at(disc) === mover) &&
          !movesOf(withSquares(there, discs, here), mover).includes(squares[0]!);
  }
  // The move itself takes the square of the better one from its mover.
  if (kind === 'too-early') {
    const areTurned = discs.every((disc) => position.at(disc) === other && first(worse).at(disc) === mover);
    return areTurned && decide(discs, position, first(worse), mover, squares.slice(1)) === 'close';
  }
  if (kind === 'square-wanted') {
    const [before, after] = [first(worse), answered(worse)];
    const areTurned = discs.every((disc) => before.at(disc) === mover && after.at(disc) === other);
    return areTurned && decide(discs, before, after, other, squares) === 'open';
  }
  const [after, way] =
    by === 'closing' ? ([first(better), 'close'] as const) : ([first(worse), 'open'] as const);
  if (decide(discs, position, after, other, squares) !== way) return false;
  if (by === 'placing' && discs.join() !== worseLine[0]) return false;
  if (by !== 'placing' && !discs.every((disc) => position.at(disc) === other)) return false;
  return (
    discs.every((disc) => after.at(disc) === mover) &&
    (way === 'close' ||
      discs.every((disc) => squares.some((square) => turnsFrom(after, other, square, disc))))
  );
}

/** A position after a reply, if that is legal. */
function answeredBy(position: Position, other: Color, answer: Square): Position {
  const requested = Position.of(position.board, other);
  return requested.legalMoves.includes(answer) ? requested.play(answer) : position;
}

/** The position after the opponent's reply. */
function answered(worse: readonly Position[]): Position {
  return worse[2]!;
}

/** Whether a corner can be taken after the worse move only, and whether it could be taken before. */
function gives(
  { position, worse, better, other, squares, worseLine, betterLine }: Sides,
  hung: boolean,
): boolean {
  return (
    squares.every((corner) => cornersOf(first(worse), other).includes(corner)) &&
    squares.every((corner) => cornersOf(position, other).includes(corner) === hung) &&
    first(worse).turn === other &&
    !squares.some((corner) => cornersOf(first(better), other).includes(corner)) &&
    squares.includes(worseLine[1] as Square) &&
    allows(better, betterLine, other, squares)
  );
}

/** Whether the answer in the worse line is on the square, which was open to them before or not, and closed by the better move. */
function isTheirsOnly({ position, better, other, worseLine, squares }: Sides, before: boolean): boolean {
  const [answer] = squares;
  return (
    worseLine[1] === answer &&
    movesOf(position, other).includes(answer!) === before &&
    !movesOf(first(better), other).includes(answer!)
  );
}

type Check = (sides: Sides) => boolean;

const CHECKS: Readonly<Record<Exclude<Reason['kind'], 'value' | 'count' | 'only-move'>, Check>> = {
  'corner-given': (sides) => gives(sides, false),
  'corner-left': (sides) => gives(sides, true),
  'corner-forced': ({ worse, better, other, plies, worseLine, squares }) =>
    forces(first(worse), other, plies! - 1, squares[0]) &&
    !forces(first(better), other, FORCED_PLIES) &&
    worseLine.length === plies &&
    CORNERS.includes(worseLine.at(-1)!),
  'corner-missed': ({ betterLine, worseLine, worse, other, plies }) =>
    CORNERS.includes(betterLine[0]!) &&
    !CORNERS.includes(worseLine[0]!) &&
    (plies === undefined || (worseLine.at(-1) === betterLine[0] && worse.at(-2)!.turn === other)),
  'corner-force-missed': ({ worse, better, mover, plies, betterLine, squares }) =>
    forces(first(better), mover, plies! - 1, squares[0]) &&
    !forces(first(worse), mover, FORCED_PLIES - 1) &&
    CORNERS.includes(betterLine.at(-1)!),
  'x-square': (sides) => exposes(sides, true),
  'c-square': (sides) => exposes(sides, false),
  'corner-lost-later': ({ worse, better, worseLine, betterLine, other, squares, plies }) =>
    worseLine.length === plies &&
    betterLine.length === plies &&
    squares.every(
      (corner) =>
        cornersPlayed(worseLine, worse, other).includes(corner) &&
        forces(first(worse), other, FORCED_PLIES, corner),
    ) &&
    !squares.some((corner) => cornersPlayed(betterLine, better, other).includes(corner)),
  'corner-won-later': ({ worse, better, worseLine, betterLine, mover, other, squares, plies }) =>
    (worseLine.length === plies || (worseLine.at(-1) === squares[0] && worse.at(-2)!.turn === other)) &&
    betterLine.length === plies &&
    squares.every((corner) => cornersPlayed(betterLine, better, mover).includes(corner)) &&
    !squares.some((corner) => cornersPlayed(worseLine, worse, mover).includes(corner)),
  'corner-threat-missed': ({ worse, better, mover, position, squares }) =>
    (better.length < 3 || !squares.some((corner) => cornersOf(better[2]!, mover).includes(corner))) &&
    (better.length < 3 || cornersOf(first(worse), mover).length === 0) &&
    cornersOf(position, mover).length === 0 &&
    squares.every(
      (corner) =>
        cornersOf(first(better), mover).includes(corner) && !cornersOf(first(worse), mover).includes(corner),
    ),
  'square-wanted': ({
    position,
    worse,
    better,
    other,
    mover,
    squares: [square],
    worseLine,
    betterLine,
    plies,
    access,
    discs,
  }) =>
    worseLine.length === plies &&
    worseLine.at(-1) === square &&
    worse.at(-2)!.turn === other &&
    better[betterLine.indexOf(square!)]?.turn === mover &&
    // The answer opens it, or it is open to both, or it is only said to fall later.
    (discs !== undefined
      ? worse.at(-2)!.flips(square!).length === discs
      : access
        ? !movesOf(first(worse), other).includes(square!)
        : [position, first(worse), ...(betterLine[0] === square ? [] : [first(better)])].every((one) =>
            movesOf(one, other).includes(square!),
          ) && movesOf(position, mover).includes(square!)),
  'own-square-opened': ({ position, better, mover, other, squares: [square], worseLine, betterLine }) =>
    worseLine[1] === square &&
    movesOf(position, mover).includes(square!) &&
    !movesOf(position, other).includes(square!) &&
    (square === betterLine[0] || !movesOf(first(better), other).includes(square!)),
  'reply-opened': (sides) => isTheirsOnly(sides, false),
  'reply-prevented': (sides) => isTheirsOnly(sides, true),
  'reply-stronger': (sides) => {
    const { worseLine, betterLine, squares } = sides;
    const after = { ...sides, worse: sides.better, worseLine: betterLine };
    return (
      worseLine[1] === squares[0] &&
      betterLine[1] === squares[0] &&
      sides.consequences.every(
        ({ kind, squares: shown }) =>
          ['loses', 'takes-better', 'meets', 'flips-more'].includes(kind) || !FOLLOWS[kind](after, shown),
      )
    );
  },
  prepared: ({ position, worse, better, mover, worseLine, betterLine, squares, plies }) =>
    (plies === undefined || (betterLine[2] === squares[0] && betterLine.length === 3)) &&
    better.length > 2 &&
    worseLine.length === 2 &&
    squares.every(
      (square) =>
        movesOf(position, mover).includes(square) === (plies === undefined) &&
        isEmpty(last(worse), square) &&
        // What only two plies show is gone with the move itself.
        !(betterLine.length === 2 && movesOf(first(worse), mover).includes(square)) &&
        !movesOf(last(worse), mover).includes(square) &&
        movesOf(better[2]!, mover).includes(square),
    ),
  'reply-poisoned': ({ worse, better, mover, worseLine, betterLine, squares: [answer, corner] }) =>
    worseLine[1] === answer &&
    betterLine[1] === answer &&
    betterLine[2] === corner &&
    !cornersOf(first(better), mover).includes(corner!) &&
    cornersOf(last(worse), mover).length === 0,
  'reserve-lost': ({ position, worse, better, mover, other, squares, worseLine, betterLine, plies }) =>
    (plies === undefined
      ? worseLine.length === 1
      : worseLine.length === plies && squares[0] === worseLine.at(-1) && worse.at(-2)!.turn === other) &&
    squares.every(
      (square) =>
        movesOf(position, mover).includes(square) &&
        !movesOf(position, other).includes(square) &&
        movesOf(first(worse), other).includes(square) &&
        (square === betterLine[0] ||
          (!movesOf(first(better), other).includes(square) &&
            movesOf(settled(last(better)), mover).includes(square))),
    ),
  'could-wait': ({ position, better, mover, other, worseLine, betterLine, plies }) =>
    !movesOf(position, other).includes(worseLine[0] as Square) &&
    (plies === undefined
      ? movesOf(position, other).includes(betterLine[0] as Square) &&
        worseLine[1] === betterLine[0] &&
        !movesOf(first(better), other).includes(worseLine[0] as Square) &&
        !movesOf(last(better), other).includes(worseLine[0] as Square) &&
        movesOf(settled(last(better)), mover).includes(worseLine[0] as Square)
      : betterLine.length === plies &&
        betterLine.at(-1) === worseLine[0] &&
        better.at(-2)!.turn === mover &&
        better.slice(0, -1).every((one) => !movesOf(one, other).includes(worseLine[0] as Square))),
  'too-early': ({ worse, better, mover, worseLine, betterLine, plies, squares: [, lost] }) =>
    betterLine.length === plies &&
    betterLine.at(-1) === worseLine[0] &&
    better.at(-2)!.turn === mover &&
    (lost === undefined || (lost === betterLine[0] && !movesOf(last(worse), mover).includes(lost))),
  sacrifice: ({ position, worse, better, betterLine, mover, other, squares: [given, ...got] }) =>
    cornersPlayed(betterLine, better, other).includes(given!) &&
    !cornersOf(position, other).includes(given!) &&
    (first(worse).turn !== other || cornersOf(first(worse), other).length === 0) &&
    got.length > 0 &&
    got.every((square) => playedBy(betterLine, better, mover).includes(square)) &&
    (CORNERS.includes(got[0]!) ||
      got.every((square) => staysOwn(better, betterLine, betterLine.indexOf(given!) + 1, square, other))),
  'wipe-out': ({ worse, mover }) =>
    last(worse).phase === 'over' && !SQUARES.some((square) => last(worse).at(square) === mover),
  mobility: ({ worse, better, mover, worseNumbers, betterNumbers, other, squares, plies }) =>
    plies !== undefined
      ? [worse, better].every((one) => one.length === plies + 1 && last(one).turn === mover) &&
        count(last(worse), mover) === worseNumbers.own &&
        count(last(better), mover) === betterNumbers.own &&
        count(last(worse), other) === worseNumbers.theirs &&
        count(last(better), other) === betterNumbers.theirs &&
        worseNumbers.own - worseNumbers.theirs < betterNumbers.own - betterNumbers.theirs
      : movesAfterReply(worse, mover) === worseNumbers.own &&
        movesAfterReply(better, mover) === betterNumbers.own &&
        repliesIn(worse, other) === worseNumbers.theirs &&
        repliesIn(better, other) === betterNumbers.theirs &&
        (worseNumbers.own <= FEW_LEFT
          ? squares.join() === movesOf(worse[2]!, mover).join()
          : squares.every(
              (square) =>
                movesOf(better[2]!, mover).includes(square) &&
                isEmpty(worse[2]!, square) &&
                !movesOf(worse[2]!, mover).includes(square),
            )) &&
        // Only where moves are counted must they be fewer.
        (worseNumbers.own > FEW_LEFT || worseNumbers.own < betterNumbers.own),
  'safe-moves': ({ worse, better, worseNumbers, betterNumbers }) =>
    safe(settled(last(worse))) === worseNumbers.own &&
    safe(settled(last(better))) === betterNumbers.own &&
    worseNumbers.own < betterNumbers.own,
  'quiet-move': ({ position, squares, worseLine, betterLine, worseNumbers, betterNumbers }) => {
    const [own, there] = [worseLine, betterLine].map(([move]) => touchedBy(position, move as Square));
    return (
      own!.length === squares.length &&
      own!.every((square) => squares.includes(square)) &&
      worseNumbers.own === own!.length &&
      betterNumbers.own === there!.length
    );
  },
  opens: ({ position, worse, better, other, squares, worseNumbers, betterNumbers }) =>
    squares.every((square) => !movesOf(first(better), other).includes(square)) &&
    (worseNumbers.theirs === repliesIn(worse, other) && betterNumbers.theirs === repliesIn(better, other)
      ? squares.every((square) => movesOf(first(worse), other).includes(square))
      : Number.isNaN(betterNumbers.theirs)
        ? squares.every((square) =>
            [position, first(worse)].every((one) => movesOf(one, other).includes(square)),
          )
        : newTo(position, first(better), other).length === betterNumbers.theirs &&
          squares.every((square) => newTo(position, first(worse), other).includes(square))),
  parity: ({ position, worse, worseLine, other, squares, betterLine }) => {
    const own = region(position, worseLine[0] as Square);
    const inside = worseLine.flatMap((move, at) => (own.includes(move as Square) ? [worse[at]!.turn] : []));
    return (
      own.length % 2 === 0 &&
      !own.includes(betterLine[0] as Square) &&
      own.join() === [...squares].sort().join() &&
      inside.length === own.length &&
      inside.at(-1) === other &&
      region(position, betterLine[0] as Square).length % 2 === 1
    );
  },
  'region-opened': ({ position, worse, better, mover, other, squares, worseLine }) =>
    enters(position, mover, squares) &&
    !enters(position, other, squares) &&
    enters(first(worse), other, squares) &&
    !enters(first(better), other, squares) &&
    playedBy(worseLine, worse, other).some((move) => squares.includes(move as Square)),
  'region-closed': ({ worse, worseLine, better, mover, other, squares }) =>
    squares.every((square) => isEmpty(last(worse), square)) &&
    !enters(last(worse), mover, squares) &&
    enters(last(worse), other, squares) &&
    enters(last(better), mover, squares) &&
    enters(answeredBy(first(better), other, worseLine[1] as Square), mover, squares),
  'wedge-allowed': ({ worse, other, squares: [square], worseLine }) =>
    worseLine.at(-1) === square && worse.at(-2)!.turn === other && wedged(last(worse), square!, other),
  'wedge-missed': ({ better, mover, squares: [square], betterLine }) =>
    betterLine[0] === square && wedged(first(better), square!, mover),
  'pass-forced': ({ better, betterLine, other, plies }) =>
    plies === undefined
      ? first(better).phase === 'pass'
      : betterLine.length === plies && betterLine.at(-1) === 'pass' && better.at(-2)!.turn === other,
  'pass-suffered': ({ worse, worseLine, mover }) =>
    worseLine.at(-1) === 'pass' && worse.at(-2)!.turn === mover && count(worse.at(-2)!, mover) === 0,
};

/** Whether only the other side can play on a square of a line, from some ply on until it does. */
function staysOwn(
  positions: readonly Position[],
  line: readonly EngineMove[],
  from: number,
  square: Square,
  color: Color,
): boolean {
  const until = line.indexOf(square);
  return positions.slice(from, until + 1).every((one) => !movesOf(one, color).includes(square));
}

/** The squares where a side can play after a move and could not before. */
function newTo(before: Position, after: Position, color: Color): Square[] {
  const had = movesOf(before, color);
  return movesOf(after, color).filter((square) => !had.includes(square));
}

/** Whether only the mover could play on a square. */
function isOwn({ position, mover, other }: Sides, square: Square): boolean {
  return movesOf(position, mover).includes(square) && !movesOf(position, other).includes(square);
}

/** Whether the better move does what it is said to do, and the worse one does not. */
function insteadHolds(sides: Sides, { kind, squares, discs, replies, line }: Instead): boolean {
  const { position, mover, other, worse, better, worseLine, betterLine, consequences } = sides;
  const { betterPlay, worsePlay } = sides;
  const [move] = betterLine as readonly Square[];
  const play = replay(position, betterPlay)!;
  const [square] = squares;
  const flipsAre =
    discs === undefined || [...discs].sort().join() === [...position.flips(move!)].sort().join();
  const isShut = (some: readonly Square[]): boolean =>
    some.every(
      (one) =>
        !movesOf(first(better), other).includes(one) &&
        !playedBy(betterPlay.slice(0, FOR_NOW), play, other).includes(one),
    );
  // The better move is on a square where both sides could play, and the other side still can after the worse move.
  const isForBoth = (one: Square): boolean =>
    one === move &&
    [position, first(worse)].every((here) => movesOf(here, other).includes(one)) &&
    movesOf(position, mover).includes(one);
  // What is shown is the line of the better move, in which the last move is the mover's.
  const shows = (): boolean =>
    line!.every((one, at) => betterPlay[at] === one) &&
    line!.at(-1) === square &&
    play[line!.length - 1]!.turn === mover;
  // The last move of the line shown, after the worse move, is the other side's.
  const takes = (): boolean =>
    line!.every((one, at) => worsePlay[at] === one) &&
    line!.at(-1) === square &&
    replay(position, line!)?.at(-2)?.turn === other;
  switch (kind) {
    case 'corner':
      return CORNERS.includes(move!);
    case 'wins':
      return CORNERS.includes(square!) && shows() && !cornersOf(position, mover).includes(square!);
    case 'threatens':
      return squares.every(
        (one) =>
          cornersOf(first(better), mover).includes(one) &&
          ![position, first(worse)].some((before) => cornersOf(before, mover).includes(one)),
      );
    case 'passes':
      return first(better).phase === 'pass' && first(worse).phase !== 'pass';
    case 'gets':
      return (
        ((sides.squares.includes(square!) && worseLine.length === 1) ||
          (worseLine.at(-1) === square && worse.at(-2)!.turn === other)) &&
        shows() &&
        (discs === undefined || decide(discs, position, first(better), other, squares) === 'close')
      );
    case 'leaves':
      return squares.join() === movesOf(first(better), other).join();
    case 'only-reply':
      return (
        squares.includes(worsePlay[1] as Square) &&
        (discs ?? []).every(
          (one) =>
            first(worse).flips(square!).includes(one) &&
            !(movesOf(first(better), other).includes(square!) && first(better).flips(square!).includes(one)),
        )
      );
    case 'keeps':
    case 'keeps-shared':
      return (
        squares.every((one) => movesOf(first(better), mover).includes(one)) &&
        isShut(squares) &&
        (kind === 'keeps' || isForBoth(move!))
      );
    case 'closes':
      return (
        squares.join() === worseLine[1] &&
        isShut(squares) &&
        (discs === undefined || decide(discs, position, first(better), other, squares) === 'close')
      );
    case 'still':
      return (
        consequences.some((one) => one.kind === 'loses' && one.squares.join() === squares.join()) &&
        squares.every((one) =>
          movesOf(answeredBy(first(better), other, worseLine[1] as Square), mover).includes(one),
        )
      );
    case 'prepares':
      return (
        line!.every((one, at) => betterPlay[at] === one) &&
        line![2] === square &&
        line!.slice(3).every((one) => CORNERS.includes(one)) &&
        !movesOf(position, mover).includes(square!)
      );
    case 'waits': {
      const [, shared] = squares;
      if (shared && !isForBoth(shared)) return false;
      const at = betterPlay.findIndex((one, ply) => one === square && play[ply]!.turn === mover);
      return (
        square === worseLine[0] &&
        (at > 0 || movesOf(settled(play[2]!), mover).includes(square!)) &&
        play.slice(0, at > 0 ? at : undefined).every((one) => !movesOf(one, other).includes(square!))
      );
    }
    case 'quiet':
    case 'quiet-shared': {
      const isQuiet = newTo(position, first(better), other).length === 0 && flipsAre;
      return isQuiet && (kind === 'quiet' || isForBoth(move!));
    }
    case 'shuts':
      return (
        squares.every((one) => movesOf(first(worse), other).includes(one)) &&
        isShut(squares) &&
        (discs === undefined || decide(discs, position, first(better), other, squares) === 'close')
      );
    case 'moves': {
      const [here, there] = [first(worse).play(replies![0]!), first(better).play(replies![1]!)];
      return squares.every(
        (one) =>
          isEmpty(here, one) && !movesOf(here, mover).includes(one) && movesOf(there, mover).includes(one),
      );
    }
    case 'last': {
      const lastMover = (moves: readonly EngineMove[]): Color | undefined => {
        const at = moves.flatMap((one, ply) => (squares.includes(one as Square) ? [ply] : []));
        const positions = replay(position, moves)!;
        return at.length === squares.length ? positions[at.at(-1)!]!.turn : undefined;
      };
      return (
        [...squares].sort().join() === region(position, square!).join() &&
        lastMover(line!) === mover &&
        lastMover(worsePlay) === other
      );
    }
    case 'first':
      return square === worseLine[0] && shows();
    case 'first-lost':
      return (
        square === worsePlay[1] &&
        square !== move &&
        line!.at(-1) === worseLine[0] &&
        !movesOf(answered(replay(position, worsePlay)!), mover).includes(move!)
      );
    case 'first-shut': {
      const seen = play.slice(0, line!.length + FIRST_SHUT + 1);
      const worsePositions = replay(position, worsePlay)!;
      return (
        playedBy(worsePlay.slice(0, 4), worsePositions, other).includes(square!) &&
        line!.at(-1) === worseLine[0] &&
        line!.every((one, at) => betterPlay[at] === one) &&
        seen.every((one) => isEmpty(one, square!) && !movesOf(one, other).includes(square!))
      );
    }
    case 'now':
      return square === move && worseLine.at(-1) === move && worse.at(-2)!.turn === other;
    case 'shared':
      return isForBoth(square!);
    case 'taken':
      return takes();
    case 'swaps':
      return takes() && playedBy(betterPlay, play, mover).includes(square!);
    case 'takes': {
      const [here, there] = [first(worse), first(better)];
      return squares.every(
        (one) =>
          movesOf(position, mover).includes(one) &&
          !movesOf(here, mover).includes(one) &&
          movesOf(there, mover).includes(one) &&
          (discs ?? []).every((disc) => position.flips(worseLine[0] as Square).includes(disc)) &&
          (discs === undefined || decide(discs, position, here, mover, squares) === 'close'),
      );
    }
    case 'lets-in':
      return (
        takes() &&
        movesOf(first(worse), other).includes(square!) &&
        ![position, first(better)].some((here) => movesOf(here, other).includes(square!)) &&
        (discs === undefined || decide(discs, position, first(worse), other, squares) === 'open')
      );
    case 'opens-now':
    case 'opens-own':
      return squares.every(
        (one) =>
          movesOf(first(worse), other).includes(one) &&
          ![position, first(better)].some((here) => movesOf(here, other).includes(one)) &&
          (kind === 'opens-now' || isOwn(sides, one)),
      );
    case 'passes-back':
      return (
        line!.every((one, at) => worsePlay[at] === one) && line![1] === 'pass' && line![2] === betterPlay[0]
      );
    case 'then-threatens':
      return squares.every(
        (one) => cornersOf(play[3]!, mover).includes(one) && !cornersOf(play[2]!, mover).includes(one),
      );
    case 'then-leaves':
      return squares.join() === movesOf(play[3]!, other).join();
  }
}

/** Reasons that only a whole line shows, and plain values. */
const NOT_SEEN: readonly Reason['kind'][] = ['corner-lost-later', 'corner-won-later', 'value', 'count'];

/**
 * Whether a reason adds nothing to the others: a rule beside something visible, an X-square that the better line plays
 * too, a corner that is taken a little later.
 */
function isPadding(position: Position, { reasons }: Explanation, reason: Reason): boolean {
  const { kind, tone, numbers, squares } = reason;
  const isRule = (one: Reason): boolean => one.kind === 'x-square' && one.numbers.plies === undefined;
  if (isRule(reason) && reasons.some((one) => !isRule(one) && !NOT_SEEN.includes(one.kind))) return true;
  const values = reasons.at(-1);
  if (values?.kind !== 'value' && values?.kind !== 'count') return false;
  const [worseLine, betterLine] = tone === 'bad' ? [values.line, values.other] : [values.other, values.line];
  if (kind === 'x-square' && numbers.plies === undefined)
    return betterLine.slice(1, 10).includes(worseLine[0]!);
  if (kind !== 'corner-missed' || tone === 'good') return false;
  const shown = worseLine.slice(0, 10);
  const positions = replay(position, shown);
  if (!positions || shown.length < 2) return false;
  const isThere = movesOf(positions[2]!, position.turn).includes(squares[0]!);
  return isThere && playedBy(shown, positions, position.turn).includes(squares[0]!);
}

function exposes(
  { position, worse, worseLine, betterLine, other, squares: [corner], plies }: Sides,
  isX: boolean,
) {
  const found = nextTo(worseLine[0] as Square);
  const better = nextTo(betterLine[0] as Square);
  if (!found || found.corner !== corner || found.isX !== isX || !isEmpty(position, corner)) return false;
  if (better && isEmpty(position, better.corner)) return false;
  if (plies === undefined) return true;
  return worseLine.length === plies && worseLine.at(-1) === corner && worse.at(-2)!.turn === other;
}

/** Whether the better line continues as described: not at all, with another corner, or with one of these later. */
function allows(
  better: readonly Position[],
  line: readonly EngineMove[],
  other: Color,
  squares: readonly Square[],
): boolean {
  const corner = line.at(-1) as Square;
  if (line.length === 1) return cornersOf(first(better), other).length === 0;
  if (!CORNERS.includes(corner) || better.at(-2)!.turn !== other) return false;
  return (line.length === 2) !== squares.includes(corner);
}

function movesAfterReply(positions: readonly Position[], mover: Color): number {
  // After a pass of the opponent the mover moves at once.
  const here = first(positions).phase === 'pass' ? first(positions).pass() : positions[2]!;
  return count(here, mover);
}

const enters = (position: Position, color: Color, squares: readonly Square[]): boolean =>
  movesOf(position, color).some((move) => squares.includes(move));
