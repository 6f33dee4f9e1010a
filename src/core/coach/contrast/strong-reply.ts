/**
 * The strong reply to a bad move where the better move does not prevent it for long: it only delays it, or lets the mover
 * answer it. `select-reasons.ts` asks it where nothing weightier shows.
 */
import { CORNERS } from '../../rules/strategy.js';
import type { Square } from '../../rules/square.js';
import { movesOf, pliesUntil } from '../positions/lines.js';
import { answeredAlike, isCostlyReply, type Outcome } from '../positions/outcome.js';
import { closedBy, openedBy } from '../reasons/access.js';
import type { Finding } from '../reasons/finding.js';
import type { Consequence } from '../reasons/reason.js';
import { shareOf, type Answers } from '../values/answers.js';
import { replyTo } from './reply.js';

/** A reply that costs the other side so many discs after the better move is a mistake there. */
const COSTLY = 5;
/** A reply decides if so much of the loss, of 0-1, would vanish without it. */
const DECISIVE = 1 / 2;
/** What the better line allows again, comes within so many plies. */
const FOR_NOW = 8;
/** The ply at which a reply that comes only later is possible at the earliest. */
const NEXT_REPLY = 4;
/** Nobody looks up more discs than this in one sentence. */
const MOST_NAMED = 3;
/** So many discs more make an answer stronger, if none of them is the reply itself. */
const MORE_FLIPS = 2;

/** The strong reply, and why the better move is safer against it. */
export function strongReply(
  worse: Outcome,
  better: Outcome,
  answers: readonly (Answers | undefined)[],
): Finding[] {
  const reply = replyTo(worse);
  if (reply === undefined || reply === better.move || CORNERS.includes(reply)) return [];
  const known = answers.filter((some) => some !== undefined);
  const isDecisive = known.length > 0 && known.every((some) => (shareOf(some, [reply]) ?? 0) >= DECISIVE);
  if (movesOf(better.after, better.other).includes(reply)) {
    return isDecisive || isCostlyReply(better, reply, COSTLY) ? answered(worse, better, reply) : [];
  }
  return isDecisive ? delayed(worse, better, reply) : [];
}

/** The better move does not allow the reply yet, without which most of the loss is gone. */
function delayed(worse: Outcome, better: Outcome, reply: Square): Finding[] {
  const isOpenBefore = movesOf(worse.position, worse.other).includes(reply);
  const later = pliesUntil(better.steps.slice(0, FOR_NOW), better.other, [reply]) ?? NEXT_REPLY;
  const access = isOpenBefore ? closedBy(better, [reply]) : openedBy(worse, [reply]);
  return [
    {
      kind: isOpenBefore ? 'reply-prevented' : 'reply-opened',
      squares: [reply],
      ...(access && { access }),
      numbers: { plies: 2, later },
      worseLine: [worse.move, reply],
      betterLine: [better.move],
      weight: 2,
      isRule: true,
    },
  ];
}

/** After the better move the mover has an answer to the reply that it does not have after the worse one, or it flips more. */
function answered(worse: Outcome, better: Outcome, reply: Square): Finding[] {
  const { met } = better.known;
  const [against] = met.flatMap((search) => search.get(reply) ?? []);
  const isAgreed = met.every((search) => (search.get(reply) ?? against) === against);
  const meets = against && isAgreed ? onlyThere(worse, better, reply, against) : undefined;
  // That the worse move itself is the answer later says less than what the reply has to flip.
  const isSaved = against === worse.move;
  const consequence = (isSaved ? undefined : meets) ?? flipsMore(worse, better, reply) ?? meets;
  if (!consequence) return [];
  return [
    {
      kind: 'reply-stronger',
      squares: [reply],
      consequences: [consequence],
      numbers: { plies: 2 },
      worseLine: [worse.move, reply],
      betterLine: [better.move, reply, ...(consequence === meets ? [against!] : [])],
      weight: 2,
      isRule: true,
    },
  ];
}

/** The reply is quiet after the worse move, and has to flip more discs after the better one. */
function flipsMore(worse: Outcome, better: Outcome, reply: Square): Consequence | undefined {
  const [squares, there] = [worse.after.flips(reply), better.after.flips(reply)];
  const discs = there.filter((disc) => !squares.includes(disc));
  const isMore = discs.length > 0 && squares.every((disc) => there.includes(disc));
  return isMore && squares.length <= MOST_NAMED && discs.length <= MOST_NAMED
    ? { kind: 'flips-more', squares, discs }
    : undefined;
}

/** An answer that is only possible after the better move, or flips more there: the reply itself, or several discs. */
function onlyThere(worse: Outcome, better: Outcome, reply: Square, against: Square): Consequence | undefined {
  const [here, there] = [answeredAlike(worse, reply), answeredAlike(better, reply)];
  const found: Consequence = { kind: 'meets', squares: [against] };
  if (against === worse.move) return found;
  if (pliesUntil(worse.steps, worse.mover, [against]) !== undefined) return undefined;
  if (!movesOf(here, worse.mover).includes(against)) return found;
  const flips = here.flips(against);
  const discs = there.flips(against).filter((disc) => !flips.includes(disc));
  const isMore =
    discs.includes(reply) || (discs.length >= MORE_FLIPS && there.flips(against).length > flips.length);
  return isMore && discs.length <= MOST_NAMED ? { ...found, discs } : undefined;
}
