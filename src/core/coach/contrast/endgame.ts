/**
 * Reasons about the end: who moves last in a region of empty squares, who can enter it, who loses all discs.
 * `contrast.ts` calls each of them.
 */
import type { Contrast, Finding } from '../reasons/finding.js';
import { pliesUntil } from '../positions/lines.js';
import { answeredAlike, type Outcome } from '../positions/outcome.js';
import { canEnter, regionsOf } from '../positions/regions.js';
import { replyTo } from './reply.js';
import { discOf, type Color } from '../../rules/color.js';
import type { Square } from '../../rules/square.js';

/** From this number of empty squares on, regions are worth a word. */
const REGION_EMPTIES = 24;
/** From this number on, the last move in a region is, even if both sides also play elsewhere before it is full. */
const PARITY_EMPTIES = 16;
/** Players count out so many empty squares. With more, such a line shows nothing that can be seen. */
const COUNTED_EMPTIES = 12;
/** Nobody looks up more squares than this in one sentence. */
const SMALL_REGION = 5;
/** Larger regions come apart before they are filled. */
const LARGEST_REGION = 8;
/** A side that enters a region more than so many plies later does so for other reasons. */
const ENTERS_WITHIN = 6;

/** The mover leaves the last move in a region to the other side; after the better move the mover gets it. */
export const parity: Contrast = (worse, better) => {
  const { empties } = worse.position;
  if (empties > REGION_EMPTIES) return [];
  const region = regionsOf(worse.position).find((squares) => squares.includes(worse.move))!;
  if (region.length > LARGEST_REGION || region.length % 2 === 1) return [];
  if (!canEnter(worse.after, worse.other, region)) return [];
  if (lastIn(worse, region) !== worse.other) return [];
  const betterRegion = regionsOf(better.position).find((squares) => squares.includes(better.move))!;
  if (betterRegion.length % 2 === 0) return [];
  const worseLine = worse.line.slice(
    0,
    worse.line.findLastIndex((move) => region.includes(move as Square)) + 1,
  );
  const isInOneGo = worseLine.length === region.length;
  if (!isInOneGo && empties > PARITY_EMPTIES) return [];
  return [
    {
      kind: 'parity',
      squares: region,
      numbers: { own: region.length, otherOwn: betterRegion.length },
      worseLine,
      betterLine: better.line.slice(0, 1),
      weight: 6,
      isRule: !isInOneGo && empties > COUNTED_EMPTIES,
    },
  ];
};

/** The side that plays the last square of a region in best play; `undefined` if the line does not fill it. */
function lastIn({ steps }: Outcome, region: readonly Square[]): Outcome['mover'] | undefined {
  const played = steps.filter(({ move }) => region.includes(move as Square));
  return played.length === region.length ? played.at(-1)!.color : undefined;
}

/** A region in which the mover gets the last move in one line, and the other side in another; and when. */
export interface LastMove {
  readonly squares: readonly Square[];
  /** The ply of the mover's last move there, from 1. */
  readonly plies: number;
}

/**
 * A small region in which only the better line leaves the last move to the mover; first the one with either move in it.
 */
export function lastMoveWon(worse: Outcome, better: Outcome): LastMove | undefined {
  if (worse.position.empties > PARITY_EMPTIES) return undefined;
  const found = regionsOf(worse.position).filter(
    (region) =>
      region.length > 1 &&
      region.length <= SMALL_REGION &&
      lastIn(worse, region) === worse.other &&
      lastIn(better, region) === better.mover,
  );
  const squares = found.find((region) => region.includes(better.move) || region.includes(worse.move));
  if (!squares) return undefined;
  const plies = better.steps.findLastIndex(({ move }) => squares.includes(move as Square)) + 1;
  return { squares, plies };
}

/** Regions that only one side can enter. */
export const access: Contrast = (worse, better) => {
  if (worse.position.empties > REGION_EMPTIES) return [];
  const { position, mover, other } = worse;
  return regionsOf(position).flatMap((region): Finding[] => {
    if (region.length > LARGEST_REGION || region.length < 2) return [];
    if (!canEnter(position, mover, region)) return [];
    const shared = {
      squares: region,
      numbers: {},
      worseLine: worse.line,
      betterLine: better.line.slice(0, 1),
    };
    if (!canEnter(position, other, region)) {
      const opened = canEnter(worse.after, other, region) && !canEnter(better.after, other, region);
      const plies = pliesUntil(worse.steps, other, region);
      if (!opened || plies === undefined || plies > ENTERS_WITHIN) return [];
      const worseLine = worse.line.slice(0, plies);
      return [{ kind: 'region-opened' as const, weight: 4, ...shared, worseLine }];
    }
    const [left, otherLeft] = [worse.replied, better.replied];
    // On the square of the better move there would be no such answer.
    if (!left || !otherLeft || [undefined, better.move].includes(replyTo(worse))) return [];
    const rest = region.filter((square) => left.at(square) === undefined);
    // The answer closes it, not the move itself, and it would not have closed it after the better move.
    const closes = canEnter(worse.after, mover, rest) && !canEnter(left, mover, rest);
    const closed = closes && canEnter(left, other, rest);
    const stays =
      canEnter(otherLeft, mover, rest) && canEnter(answeredAlike(better, replyTo(worse)!), mover, rest);
    return closed && stays
      ? [
          {
            kind: 'region-closed' as const,
            weight: 6,
            ...shared,
            squares: rest,
            worseLine: worse.line.slice(0, 2),
            betterLine: better.line.slice(0, 2),
          },
        ]
      : [];
  });
};

/** The side that loses all its discs in the line. */
function wipedOut({ steps }: Outcome): Color | undefined {
  const end = steps.at(-1)!.after;
  if (end.phase !== 'over') return undefined;
  return (['black', 'white'] as const).find((color) => !end.board.includes(discOf(color)));
}

/** The mover loses all discs after the worse move only. */
export const wipeOut: Contrast = (worse, better) => {
  if (wipedOut(worse) !== worse.mover || wipedOut(better) === better.mover) return [];
  return [
    {
      kind: 'wipe-out',
      squares: [],
      numbers: { plies: worse.steps.length },
      worseLine: worse.line,
      betterLine: [better.move],
      weight: 8,
    },
  ];
};
