/** The answer of a lesson to a wrong move: its text, and the line that its board shows. */
import { frontierDiscs, openness, touchedBy } from '../../../src/core/coach.js';
import { parseTranscript } from '../../../src/core/formats/notation/transcript.js';
import { fill } from '../../../src/core/locales.js';
import {
  CORNERS,
  discCount,
  EDGES,
  opponent,
  stableDiscs,
  type Position,
  type Square,
} from '../../../src/core/rules.js';
import type { WrongMoveStrings } from '../../locales/learn/course.js';
import type { Task } from './lesson.js';

/** The answer to a wrong move. */
export interface WrongMove {
  /** The move, and the reply if one shows why it is wrong. */
  readonly line: string;
  readonly text: string;
  /** The squares that the text speaks of, as a board's `marks`. */
  readonly marks?: string;
}

/** The position of a task, after a forced pass. */
export function positionOf(moves: string): Position {
  const { position } = parseTranscript(moves);
  return position.phase === 'pass' ? position.pass() : position;
}

/** The answers to all wrong moves of a task. */
export function wrongMoves(task: Task, words: WrongMoveStrings): WrongMove[] {
  const position = positionOf(task.moves);
  return position.legalMoves
    .filter((move) => !task.answer.includes(move))
    .map((move) => {
      const { text, reply, k, marked = [] } = reasonOf(task, position, move);
      const n = numberOf(task, position, task.answer[0]!) ?? '';
      return {
        line: `${move}${reply ?? ''}`,
        text: fill(words[text], { move, reply: reply ?? '', n, k: k ?? '' }),
        ...(marked.length > 0 ? { marks: marked.map((square) => `${square}=square`).join(' ') } : {}),
      };
    });
}

/** Why a move is wrong: the sentence, the opponent's reply that shows it, and a number. */
interface Reason {
  readonly text: keyof WrongMoveStrings;
  readonly reply?: Square | undefined;
  readonly k?: number | string | undefined;
  /** The squares that are counted. */
  readonly marked?: readonly Square[];
}

function reasonOf(task: Task, position: Position, move: Square): Reason {
  const { kind } = task;
  const after = position.play(move);
  const corner = after.legalMoves.find((reply) => CORNERS.includes(reply));
  const k = numberOf(task, position, move);
  switch (kind) {
    case 'most':
    case 'lines':
    case 'block':
    case 'fewest':
    case 'wipeOut':
      return { text: kind, k };
    case 'frontier':
      return { text: kind, k, marked: frontierDiscs(after, position.turn) };
    case 'quiet':
      return { text: kind, k: openness(position, move), marked: touchedBy(position, move) };
    case 'row':
      return { text: kind, k: move[1] };
    case 'column':
      return { text: kind, k: move[0] };
    case 'silence':
      return { text: kind, reply: after.legalMoves[0] };
    case 'safe':
      return { text: 'opened', reply: corner };
    case 'corner':
      return corner ? { text: 'opened', reply: corner } : flippedBack(position, move);
    case 'punish':
    case 'squeeze': {
      const reply = after.legalMoves.find((one) => !takesCorner(after.play(one)));
      return reply ? { text: 'noCorner', reply } : { text: 'noMove' };
    }
    case 'wedge':
      return { text: kind };
    case 'anchor': {
      if (!EDGES.includes(move)) return { text: 'noEdge' };
      const reply = after.legalMoves.find((one) => after.flips(one).includes(move));
      return reply ? { text: 'flipped', reply } : { text: 'attacked' };
    }
    case 'tempo': {
      const before = position.withTurn(opponent(position.turn)).legalMoves;
      const reply = after.legalMoves.find((one) => !before.includes(one));
      return reply ? { text: kind, reply } : { text: 'spent' };
    }
    default:
      return judged(task, move);
  }
}

/** The number on which a question turns, after a move. */
function numberOf({ kind }: Task, position: Position, move: Square): number | undefined {
  const after = position.play(move);
  switch (kind) {
    case 'most':
      return position.flips(move).length;
    case 'lines':
      return position.flipsByDirection(move).length;
    case 'block':
      return stableDiscs(after, position.turn).length;
    case 'fewest':
      return after.legalMoves.length;
    case 'frontier':
      return frontierDiscs(after, position.turn).length;
    case 'wipeOut':
      return discCount(after)[opponent(position.turn)];
    default:
      return undefined;
  }
}

function takesCorner({ legalMoves }: Position): boolean {
  return legalMoves.some((move) => CORNERS.includes(move));
}

/** The reply that flips most of what a move has flipped. */
function flippedBack(position: Position, move: Square): Reason {
  const after = position.play(move);
  const won = [move, ...position.flips(move)];
  const back = (reply: Square): number => after.flips(reply).filter((disc) => won.includes(disc)).length;
  const reply = after.legalMoves.toSorted((one, other) => back(other) - back(one))[0];
  return reply && back(reply) > 0 ? { text: 'flippedBack', reply, k: back(reply) } : { text: 'lasting' };
}

/** What an engine has found: the reply to a wrong move, and how the game then ends, or what it costs. */
function judged({ kind, judged = '' }: Task, move: Square): Reason {
  const found = judged.split(' ').find((one) => one.startsWith(move)) ?? '';
  const [line = '', value] = found.split(':');
  const reply = (line.slice(2) || undefined) as Square | undefined;
  const k = Math.abs(Number(value));
  if (kind === 'even' || kind === 'best') return { text: 'costs', reply, k };
  if (k === 0) return { text: reply ? 'drawnAfter' : 'drawn', reply };
  return { text: reply ? 'lostAfter' : 'lost', reply, k };
}
