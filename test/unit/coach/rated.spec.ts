/** What a reader of forty explanations found false or useless, each in its position. */
import { describe, expect, it } from 'vitest';
import type { Answers } from '../../../src/core/coach/values/answers.js';
import { reply } from '../../../src/core/coach/contrast/reply.js';
import { couldWait } from '../../../src/core/coach/contrast/tempo.js';
import { explainFrom } from '../../../src/core/coach/explain.js';
import { asFault, type Finding } from '../../../src/core/coach/reasons/finding.js';
import { borneOut } from '../../../src/core/coach/contrast/shown.js';
import { withoutPadding } from '../../../src/core/coach/selection/padding.js';
import type { Explanation, Reason, ReasonKind } from '../../../src/core/coach/reasons/reason.js';
import { sentence, sentences } from '../../../src/core/coach/text/sentences.js';
import { loadCoachWords } from '../../../src/core/coach/text/words.js';
import type { EngineMove, MoveValue } from '../../../src/core/engine/engine.js';
import { parseBoardString } from '../../../src/core/formats/notation/board-string.js';
import type { Square } from '../../../src/core/rules/square.js';
import { refuted } from '../../bench/coach/verifier.js';
import { played } from './case.js';

const CORNER_STAYS = 'XOOOOOOOXOXXXXXOXOXXOOOOXOXOOOOX-OXOOOOX-OOOOOOX-OOOOO-X--XXXXOX X';
const X_ANYWAY = '-----O------OO-----XXOOO--XXXOOO-XXXXOOO-XXXXOOO--XXXX---X-OOOO- O';
const NOT_WANTED = '----------X------OXXX----OOXOO---XXOOO-----OOO------------------ X';
const NOT_FIRST = '--------------------X-X---XXXX--OOXXOO---XXXXO--X-XOOO---OOOOOO- X';
const NO_HARM = '----XX-----XXX----XOOOOX--XOXOOX--OOXXO---XXXXOO----XO-------X-- O';
const CLOSED = '-XXXXX--O-XOX--OOOXXOOOOOXXOXOOOOXXXOXOOOXXOOXX--XXXXX---XXXXX-- O';
const POISON = '--O-XX-----OXX-XO-XXOOXX-OXOOOXX--OOOOO---XOOO-O---O------------ X';
const CLOSES_G2 = '--XXXO--OXXXXO-OOXXXXXOOOXOOXOXOOOOXXXXO-OOXXO-O--OOOO-O---OOOO- X';
const NUMBER_ONLY = '---O------XOO---O-XOOOO-OXXOXXXXOXOOOXX-OOXOXX--O-OOOO---------- X';
const BOTH_GET_C3 = '-----------OO----O-OOOX---OOOXX--XXOXOX---XXOOO---XX-------X---- X';
const BOTH_WEDGE = '--OOOO----OOOO---OOOOOXX--OOOXXXXXXXXXOX-X-XOOOX--XXOO-X----O--- O';
const CORNER_TWICE = '--XXXXX----XOX-X--XXXOXXOXXXOXOX-XXOXXXXXXOXOOXX-OOOOO-X--OOO--- O';

const lineOf = (text: string): EngineMove[] => text.split(' ') as EngineMove[];

function reason(kind: ReasonKind, worse: string, better: string, more: Partial<Reason> = {}): Reason {
  return {
    kind,
    tone: 'bad',
    squares: [],
    numbers: {},
    line: lineOf(worse),
    other: lineOf(better),
    weight: 4,
    ...more,
  };
}

function explained(reasons: readonly Reason[]): Explanation {
  const [{ line, other }] = reasons as [Reason];
  return {
    move: line[0] as Square,
    value: -8,
    other: other[0] as Square,
    otherValue: 0,
    loss: 8,
    certainty: 'heuristic',
    depth: 14,
    verdict: 'bad',
    reasons,
  };
}

/** The second implementation's verdict on one reason, alone or beside others. */
const refutes = (board: string, one: Reason, ...others: Reason[]): string | undefined =>
  refuted(parseBoardString(board), explained([one, ...others]), one);

const answers = (punishing: Square, more: Partial<Answers> = {}): Answers => ({
  punishing: [punishing],
  best: [punishing],
  ...more,
});

const kindsOf = (findings: readonly Finding[]): ReasonKind[] => findings.map(({ kind }) => kind);

describe('a reason that does not hold', () => {
  it('is that a square comes first which the other side does not want', () => {
    const lines = [played(NOT_WANTED, 'd7 a5'), played(NOT_WANTED, 'a5 c6')] as const;
    const wanting = (best: Square[]): Finding[] => [...couldWait(...lines, answers('d2', { best }))];
    expect(wanting(['c7', 'a6', 'c8'])).toEqual([]);
    expect(kindsOf(wanting(['c7', 'a6', 'a5']))).toEqual(['could-wait']);
  });

  it('is that a move could wait which the other side can make after the better one and its answer', () => {
    const lines = [played(NOT_FIRST, 'g4 b4'), played(NOT_FIRST, 'b4 a3')] as const;
    expect(couldWait(...lines, answers('b4'))).toEqual([]);
    expect(refutes(NOT_FIRST, reason('could-wait', 'g4 b4', 'b4 a3', { squares: ['b4'] }))).toBe(
      'could-wait does not hold',
    );
  });

  it('is that an answer does more harm where nothing of it shows', () => {
    const found = reply(played(NO_HARM, 'b4 c2'), played(NO_HARM, 'c1 b5'), answers('c2'));
    expect(found.filter(({ consequences = [] }) => consequences.length === 0)).toEqual([]);
  });

  it('is a wedge that the better line has as well', () => {
    const worse = played(BOTH_WEDGE, 'c8 d8 c6');
    const wording = (line: string): Finding[] => {
      const better = played(BOTH_WEDGE, line);
      const wedging = (finding: Finding): Finding => ({
        ...finding,
        consequences: [{ kind: 'wedges', squares: ['d8'] }],
      });
      return borneOut(reply(worse, better).map(wedging), worse, better);
    };
    expect(wording('b4 c6 a4 a3 a6 a7')[0]?.consequences).toMatchObject([
      { kind: 'wedges', squares: ['d8'] },
    ]);
    expect(wording('b4 c6 a4 a3 a6 a7 c8 d8')).toEqual([]);
  });
});

describe('a reason that adds nothing', () => {
  const wording = (board: string, reasons: readonly Reason[]): ReasonKind[] =>
    withoutPadding(parseBoardString(board), reasons).map(({ kind }) => kind);

  it('is a corner that is taken a little later all the same', () => {
    const values = reason('count', 'g7 b8 a8 a7 a6 a5', 'a8 a7 a5 a6 b8 pass g7');
    const missed = reason('corner-missed', 'g7 b8', 'a8', { squares: ['a8'] });
    const wedge = reason('wedge-allowed', 'g7 b8 a8 a7 a6 a5', 'a8', { squares: ['a5'] });
    expect(wording(CORNER_STAYS, [missed, wedge, values])).toEqual(['wedge-allowed', 'count']);
    expect(refutes(CORNER_STAYS, missed, values)).toBe('corner-missed need not be said');
    // In a line in which the corner is not taken it is missed.
    const lost = reason('count', 'g7 b8', 'a8 a7');
    expect(wording(CORNER_STAYS, [missed, lost])).toEqual(['corner-missed', 'count']);
    expect(refutes(CORNER_STAYS, missed, lost)).toBeUndefined();
  });

  const exposed = reason('x-square', 'b7', 'c3', { squares: ['a8'] });

  it('is the X-square on which the better line plays, too', () => {
    const values = reason('value', 'b7 g7', 'c3 d2 c1 c2 b7 g7');
    expect(wording(X_ANYWAY, [exposed, values])).toEqual(['value']);
    expect(refutes(X_ANYWAY, exposed, values)).toBe('x-square need not be said');
    expect(wording(X_ANYWAY, [exposed, reason('value', 'b7 g7', 'c3 b7')])).toEqual(['value']);
    const elsewhere = reason('value', 'b7 g7', 'c3 d2 c1 c2');
    expect(wording(X_ANYWAY, [exposed, elsewhere])).toEqual(['x-square', 'value']);
    expect(refutes(X_ANYWAY, exposed, elsewhere)).toBeUndefined();
    // The same where the better move is praised: its line comes first there.
    const praised = { ...reason('x-square', 'c3', 'b7', { squares: ['a8'] }), tone: 'good' } as const;
    const there = reason('value', 'c3 d2 c1 c2 b7 g7', 'b7 g7');
    expect(wording(X_ANYWAY, [praised, { ...there, tone: 'good' }])).toEqual(['value']);
    const notThere = reason('value', 'c3 d2 c1 c2', 'b7 g7');
    expect(wording(X_ANYWAY, [praised, { ...notThere, tone: 'good' }])).toEqual(['x-square', 'value']);
  });

  it('are rules where another reason stands', () => {
    const values = reason('value', 'b7 g7', 'c3 d2');
    const prevented = reason('reply-prevented', 'b7 g7', 'c3', { squares: ['g7'] });
    expect(wording(X_ANYWAY, [exposed, prevented, values])).toEqual(['reply-prevented', 'value']);
    expect(refutes(X_ANYWAY, exposed, prevented, values)).toBe('x-square need not be said');
  });
});

describe('a sentence', () => {
  const say = async (language: 'en' | 'fr' | 'cs', one: Reason): Promise<string> =>
    sentence(explained([one]), one, await loadCoachWords(language), language);

  it.each([
    ['en', 'then you can no longer play a7'],
    ['fr', 'vous ne pouvez alors plus jouer a7'],
    ['cs', 'pak už nemůžete hrát na a7'],
  ] as const)('names the move that takes others away, in %s', async (language, expected) => {
    const [found] = reply(played(CLOSED, 'f2 g1'), played(CLOSED, 'h6 g2 a7'));
    const wording = await say(language, asFault(found!));
    expect(wording.toLowerCase()).toContain(expected);
  });
});

describe('a square that the other side takes', () => {
  const values = (worse: string, better: string, loss: number): MoveValue[] =>
    [better, worse].map((text, at) => ({
      move: lineOf(text)[0]!,
      line: lineOf(text),
      value: at * -loss,
      certainty: 'heuristic',
      depth: 8,
    }));
  const firstOf = (board: string, worse: string, better: string, loss: number): Reason =>
    explainFrom(parseBoardString(board), lineOf(worse)[0] as Square, values(worse, better, loss)).reasons[0]!;

  it('comes before a corner at the end of the line', () => {
    const first = firstOf(CLOSES_G2, 'g6 g2 c8 b8 h1 a1 b1 g1 h8', 'c8 b8 g2 b1 g6 g1 a1 g7 h1', 20);
    expect(first).toMatchObject({ kind: 'reply-prevented', squares: ['g2'], access: { discs: ['c6'] } });
    expect(first.instead).toMatchObject({ kind: 'gets', line: ['c8', 'b8', 'g2'] });
  });

  it('is not named where they take it in the better line, too', () => {
    const [worse, better] = [played(BOTH_GET_C3, 'f2 c3 f7 h4'), played(BOTH_GET_C3, 'f7 f8 f2 c3')];
    const found = reply(worse, better);
    expect(kindsOf(found)).toEqual(['own-square-opened']);
    expect(borneOut(found, worse, better)).toEqual([]);
    expect(borneOut(found, worse, played(BOTH_GET_C3, 'f7 f8 f2'))).toEqual(found);
  });

  it('is not named where they never take it', () => {
    const first = firstOf(NUMBER_ONLY, 'c1 f2 h3 b3 b2 g6 e1 h5 f8', 'h3 c1 b2 g6 e8 f8 c8 d8 g8', 6);
    // h3 only closes b1, beside an empty corner, where nobody hurries to play; c1 opens e1, which was Black's alone.
    expect(first).toMatchObject({ kind: 'reserve-lost', squares: ['e1'], numbers: {} });
  });

  it('is no poison if the corner beside it falls in the better line as well', () => {
    const lines = [played(POISON, 'd1 g1 a4 b6'), played(POISON, 'g2 b3 b6 h1 h5')] as const;
    const poisoned = reply(...lines).filter(({ kind }) => kind === 'reply-poisoned');
    expect(poisoned).toHaveLength(1);
    expect(borneOut(poisoned, ...lines)).toEqual([]);
    const [whole, short] = [lines[0], played(POISON, 'g2 b3 b6')];
    expect(borneOut(poisoned, whole, short)).toEqual(poisoned);
  });

  it('does not repeat the corner that another reason has won', () => {
    const lines = ['g2 g7 a7 a8 h8 h1 b8', 'b2 a3 a1 a5 b3 a7 g2'] as const;
    const { reasons } = explainFrom(parseBoardString(CORNER_TWICE), 'g2', values(...lines, 6));
    expect(reasons.map(({ kind }) => kind)).toContain('corner-won-later');
    expect(reasons.filter(({ instead }) => instead?.kind === 'wins')).toEqual([]);
  });

  it.each([
    ['en', 'h5 opens h7 to your opponent by flipping g6; e7 does not.'],
    ['fr', 'h5 ouvre h7 à l’adversaire en retournant g6\u202f; e7, non.'],
    ['cs', 'Tah h5 otočením g6 otevře soupeři h7, tah e7 ne.'],
  ] as const)('is named with the disc that opens it, in %s', async (language, expected) => {
    const access = { by: 'turning', discs: ['g6'] } as const;
    const one = reason('opens', 'h5', 'e7', { squares: ['h7'], numbers: { otherTheirs: 2 }, access });
    expect(sentence(explained([one]), one, await loadCoachWords(language), language)).toBe(expected);
  });

  it('is not said to have been open to the reader, if it only opens later', async () => {
    const numbers = { plies: 2, discs: 1, replies: 3 };
    const one = reason('square-wanted', 'd1', 'b5', {
      squares: ['g3'],
      numbers,
      replies: ['g3', 'c2', 'e7'],
    });
    const wording = sentence(explained([one]), one, await loadCoachWords('en'), 'en');
    expect(wording).toContain('strong replies are g3, c2 and e7');
    expect(wording).not.toContain('yourself');
  });

  it('is no corner given up by the better move, if it falls later in its line', async () => {
    const line = ['b8', 'a1', 'f2', 'g1', 'g2', 'h1', 'g4'] as const;
    const values = reason('value', 'b2', 'b8', { numbers: { discs: 20 } });
    const answered = explained([{ ...values, line: ['b2', 'b8'], other: line }]);
    const text = sentences({ ...answered, other: 'b8' }, await loadCoachWords('en'), 'en').join(' ');
    expect(text).not.toContain('does give up the h1 corner');
  });
});
