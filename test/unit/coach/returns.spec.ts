/** A move against an answer, and what punishes it: told by what a player sees on the board first. */
import { describe, expect, it } from 'vitest';
import type { Answers, Return } from '../../../src/core/coach/answers.js';
import { returnMissed } from '../../../src/core/coach/contrast/answer-reasons.js';
import { reserveLost } from '../../../src/core/coach/contrast/tempo.js';
import { asFault, asMerit, type Finding } from '../../../src/core/coach/finding.js';
import { outcomeOf, type Outcome } from '../../../src/core/coach/outcome.js';
import type { Explanation, Reason } from '../../../src/core/coach/reason.js';
import type { EngineMove } from '../../../src/core/engine/engine.js';
import { sentence } from '../../../src/core/coach/sentences.js';
import { en } from '../../../src/core/locales/en/coach.js';
import { parseBoardString } from '../../../src/core/formats/board-string.js';
import type { Square } from '../../../src/core/rules/square.js';
import { refuted } from '../../bench/coach/verifier.js';

const WANTED = '------------------XXXX----XOXOO---XOOX----OO-------------------- O';
const FOR_LATER = '------------------O-X-----OOOX---OOOOXX---OOXXXX---XXX---OOO-X-- O';
const RESERVED = '-------------X-X--OOOOOX--OOOOOX-OOOOOXX--OOOXXX---OXX---OOO-X-- X';

function played(board: string, text: string): Outcome {
  const line = text.split(' ') as EngineMove[];
  const outcome = outcomeOf(parseBoardString(board), { move: line[0]!, line });
  expect(outcome.line, 'the whole line is legal').toEqual(line);
  return outcome;
}

const punishing = (first: Square, ...more: Square[]): Answers => ({
  punishing: [first, ...more],
  best: [first, ...more],
  lines: new Map(),
  returns: new Map(),
});

/** A return that is punished after the worse move. */
function punishedReturn(answer: Square, found: Return): Answers {
  return { ...punishing(answer), returns: new Map([[answer, found]]) };
}

function explained(reason: Reason): Explanation {
  const [move, other] = [reason.line[0], reason.other[0]] as [Square, Square];
  const shared = { value: -8, otherValue: 0, loss: 8, certainty: 'heuristic', depth: 14 } as const;
  return { ...shared, move, other, verdict: 'bad', reasons: [reason] };
}

const refutes = (board: string, reason: Reason): string | undefined =>
  refuted(parseBoardString(board), explained(reason), reason);

describe('a square that both sides want', () => {
  const punishment = 'e6';
  const found = returnMissed(
    played(WANTED, 'b5 f6'),
    played(WANTED, 'e6 f6 g5'),
    punishedReturn('f6', { square: 'g5', because: 'punished', punishment }),
  );

  it('is told without the move against the answer that the other side would punish there', () => {
    expect(found.map(({ kind, squares }) => [kind, squares])).toEqual([['reply-continued', ['f6', 'e6']]]);
    expect(refutes(WANTED, asFault(found[0]!))).toBeUndefined();
  });
});

describe('a move that is the answer to theirs', () => {
  const [found] = returnMissed(
    played(WANTED, 'b5 f6'),
    played(WANTED, 'e6 f6 b5'),
    punishedReturn('f6', { square: 'b5', because: 'illegal' }),
  ) as [Finding];

  it('is said to be kept for that', () => {
    expect(found).toMatchObject({ kind: 'return-missed', squares: ['f6', 'b5'], access: undefined });
    const reason = asFault(found);
    expect(refutes(WANTED, reason)).toBeUndefined();
    expect(sentence(explained(reason), reason, en, 'en')).toBe(
      'b5 is your reply to f6: keep it for that and play e6 first.',
    );
    const merit = asMerit(found);
    const good = { ...explained(merit), move: 'e6', other: 'b5' } as const;
    expect(sentence(good, merit, en, 'en')).toBe('You keep b5 as your reply to f6.');
  });
});

describe('a sentence that its effect would make too long', () => {
  it('is followed by it', () => {
    const consequences = [{ kind: 'return-quiet', squares: ['g5'] }] as const;
    const access = { by: 'own', discs: ['e6'] } as const;
    const [line, other] = [['b5', 'f6'] as const, ['e6', 'f6', 'g5'] as const];
    const shared = {
      kind: 'return-missed',
      tone: 'bad',
      squares: ['f6', 'g5'],
      numbers: {},
      weight: 9,
    } as const;
    const reason: Reason = { ...shared, consequences, access, line, other };
    const said = sentence(explained(reason), reason, en, 'en');
    expect(said).toContain('on e6. g5 would be');
    for (const one of said.split('. ')) expect(one.split(' ').length).toBeLessThanOrEqual(25);
  });
});

describe('a square that the move opens for later', () => {
  const [found] = returnMissed(
    played(FOR_LATER, 'h5 c7'),
    played(FOR_LATER, 'e2 c7 b6'),
    punishedReturn('c7', { square: 'b6', because: 'punished', punishment: 'h4' }),
  ) as [Finding];

  it('is said to be opened, and by which disc', () => {
    expect(found).toMatchObject({
      kind: 'return-punished',
      squares: ['c7', 'b6', 'h4'],
      access: { by: 'turning', discs: ['g5'] },
    });
    expect(found.consequences).toBeUndefined();
    expect(refutes(FOR_LATER, asFault(found))).toBeUndefined();
  });

  it('is false of a square that was open before, or of another disc', () => {
    const access = { by: 'placing', discs: ['e2'] } as const;
    expect(refutes(FOR_LATER, { ...asFault(found), access })).toBe(
      'return-punished: its discs do not decide',
    );
    const wanted = returnMissed(
      played(WANTED, 'b5 f6'),
      played(WANTED, 'd2 f6 g5'),
      punishedReturn('f6', { square: 'g5', because: 'punished', punishment: 'e6' }),
    );
    expect(wanted.map(({ access: by }) => by)).toEqual([undefined]);
  });
});

describe('what is said later', () => {
  it('is a move of one side alone that is opened, where the best answer is another one', () => {
    const better = played(RESERVED, 'd2 e2');
    const answers = punishing('f1', 'b6');
    const [other] = reserveLost(played(RESERVED, 'c7 f1 b6'), better, answers);
    expect(other).toMatchObject({
      kind: 'reserve-lost',
      squares: ['b6'],
      numbers: { plies: 1 },
      isRule: true,
    });
    const [best] = reserveLost(played(RESERVED, 'c7 b6'), better, answers);
    expect(best).toMatchObject({ numbers: { plies: 2 }, isRule: false });
  });
});
