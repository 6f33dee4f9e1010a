/** Small differences that can be counted on the board, given only if there is nothing but a value. */
import type { Answers } from '../answers.js';
import type { Finding } from '../finding.js';
import { movesOf } from '../lines.js';
import type { Square } from '../../rules/square.js';
import type { Outcome } from '../outcome.js';
import { quieterBy } from './shape.js';

/** The smallest difference in moves or squares that somebody who counts them notices. */
const NOTICED = 2;
/** A side with more moves than this is not short of them. */
const MANY_MOVES = 10;
const WEIGHT = 2;
/** Until so many squares are empty, a few discs more are noticed. */
const EARLY_EMPTIES = 40;

/** How many moves the best answer leaves the mover, and which of the two moves opens and flips less. */
export function faint(worse: Outcome, better: Outcome, answers: Answers): Finding[] {
  return [...fewerMoves(worse, better, answers), ...quieter(worse, better), ...moreFlips(worse, better)].map(
    (finding) => ({
      ...finding,
      isFaint: true,
    }),
  );
}

function fewerMoves(worse: Outcome, better: Outcome, { punishing, costs }: Answers): Finding[] {
  const there = movesOf(better.after, better.other);
  const [best] = punishing;
  const isBest = (square: Square): boolean => costs?.get(square) === costs?.get(best!);
  return punishing
    .filter((square) => isBest(square) && there.includes(square))
    .flatMap((square): Finding[] => {
      const [own, otherOwn] = [worse, better].map(
        ({ after, mover }) => movesOf(after.play(square), mover).length,
      ) as [number, number];
      if (own > MANY_MOVES || otherOwn - own < NOTICED) return [];
      return [
        {
          kind: 'reply-stronger',
          squares: [square],
          numbers: { plies: 2, own, otherOwn },
          worseLine: [worse.move, square],
          betterLine: [better.move, square],
          weight: WEIGHT + (otherOwn - own) / 10,
        },
      ];
    });
}

function quieter(worse: Outcome, better: Outcome): Finding[] {
  return quieterBy(NOTICED, worse, better).map((finding) => ({ ...finding, weight: WEIGHT }));
}

/** Early in a game, the move flips a few discs more. */
function moreFlips({ position, move }: Outcome, better: Outcome): Finding[] {
  if (position.empties < EARLY_EMPTIES) return [];
  const [own, otherOwn] = [position.flips(move).length, position.flips(better.move).length];
  if (own - otherOwn < NOTICED) return [];
  return [
    {
      kind: 'many-flips',
      squares: position.flips(move),
      numbers: { own, otherOwn },
      worseLine: [move],
      betterLine: [better.move],
      weight: WEIGHT + (own - otherOwn) / 20,
    },
  ];
}
