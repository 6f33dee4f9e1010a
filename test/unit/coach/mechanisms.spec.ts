/** What a teacher missed where a sentence gave an order, a number or one of several replies: the mechanism behind it. */
import { describe, expect, it } from 'vitest';
import { cornerGiven } from '../../../src/core/coach/contrast/corners.js';
import { lastMoveWon } from '../../../src/core/coach/contrast/endgame.js';
import { fewerMoves } from '../../../src/core/coach/contrast/mobility.js';
import { reply } from '../../../src/core/coach/contrast/reply.js';
import { sharedBy } from '../../../src/core/coach/contrast/several.js';
import { strongReply } from '../../../src/core/coach/contrast/strong-reply.js';
import { explainWith } from '../../../src/core/coach/explain.js';
import { asFault, type Finding } from '../../../src/core/coach/reasons/finding.js';
import type { Explanation, Instead, Reason } from '../../../src/core/coach/reasons/reason.js';
import { flippedOnlyNow, withEffect } from '../../../src/core/coach/selection/effect.js';
import { lostOtherwise, shutThen } from '../../../src/core/coach/selection/order.js';
import { supported } from '../../../src/core/coach/selection/supported.js';
import { sentence } from '../../../src/core/coach/text/sentences.js';
import { loadCoachWords } from '../../../src/core/coach/text/words.js';
import type { Answers } from '../../../src/core/coach/values/answers.js';
import type { EngineMove, MoveValue } from '../../../src/core/engine/engine.js';
import { parseBoardString } from '../../../src/core/formats/notation/board-string.js';
import type { Square } from '../../../src/core/rules/square.js';
import { misleading } from '../../bench/coach/misleading.js';
import { refuted } from '../../bench/coach/verifier.js';
import { linesOf, played, type Case } from './case.js';

const OPENS_TWO: Case = {
  board: '-----------XO----OOXXOO---OXXXO--O-OXX-O---O-X------------------ X',
  worse: 'c5 c6 b4 f2',
  better: 'e1 f7 g5 e6 h4 h3 g6 h6',
};
const TAKES_D3: Case = {
  board: '--O--------OO-------OX--XX-OOX---XOOOX----XXX------------------- X',
  worse: 'e1 d7 c8 b6',
  better: 'd3 f2 e1 g4 c2 f6',
};
const LOSES_G2: Case = {
  board: '-OOOOO--X-OXO--O-XXXXOXOOXXXXXXOOXOXXOOOOOXOXOO-O-XXO-------XO-- X',
  worse: 'f7 b7 f2 b8',
  better: 'g2 b2 f7 g7 f2 b8',
};
const SHUTS_B1: Case = {
  board: '--OOOOO---OOOO-OOOOOOOOOOOXOOOOOXXOXOOXOOOOXXOOOO-XXXX-O-XXXXXX- X',
  worse: 'b2 b1 a8 pass',
  better: 'a8 pass b7 pass b2 a1 a2 pass',
};
const LAST_OF_FOUR: Case = {
  board: '---X-O--X-XOOO-XXXOOXXXXXOXOXXOXXOXOXOXXXOXOOXXXXOXOOOXX--XXXXOX X',
  worse: 'c1 b1 a1 b2 e1 g1 h1 g2 b8 a8',
  better: 'b2 b8 c1 e1 a8 a1 b1 g2 h1 g1',
};
const MEETS_C7: Case = {
  board: '--X-------XXOO---XXXOOO--XXOXOOO-XXXOXO---OOOX-O---O-X---------- O',
  worse: 'd1 c7 b6 a5',
  better: 'e7 c8 d8 g6 b6 h5',
};
const TAKES_C8: Case = {
  board: '--------------------------XXX-O---XXXOO--OOOOOX----OXO-----O-X-- X',
  worse: 'f4 b5 h6 b3 c7 c8',
  better: 'a6 h5 h6 h7 c8 b8',
};
const H4_FOR_NOW: Case = {
  board: '--XXXX----XOXX---XXOOXXX--XOOOX---XOXOOO--XXXXOO--X------------- O',
  worse: 'a3 h4 b4 b5',
  better: 'f7 f8 e7 d7 h4 h7',
};
const TAKES_B3: Case = {
  board: '------------------X-------OOOO-----XXO------XO------------------ X',
  worse: 'g3 d6 e3 f3',
  better: 'd3 c6 g3 g4',
};

const H8_AT_ONCE: Case = {
  board: '--OXXXXO--OXXXOO-OOXOXOX--OXOOXX--OXOOX----XOXOO---OXO-O--OX-O-- X',
  worse: 'g8 h8 c7 e8',
  better: 'c7 e8 a3 h5 g7 h8 g8 b7',
};

/** An explanation with one reason, and the whole lines beside it. */
function explained({ worse, better }: Case, reason: Reason): Explanation {
  const [own, other] = [worse, better].map((text) => text.split(' ') as EngineMove[]) as [
    EngineMove[],
    EngineMove[],
  ];
  const numbers = { own: -8, otherOwn: 0, discs: 8 };
  const values: Reason = {
    kind: 'count',
    tone: 'bad',
    squares: [],
    numbers,
    line: own,
    other,
    weight: 0,
  };
  return {
    move: own[0] as Square,
    value: -8,
    other: other[0] as Square,
    otherValue: 0,
    loss: 8,
    certainty: 'exact',
    depth: 10,
    verdict: 'bad',
    reasons: [reason, values],
  };
}

/** The sentence of a finding, which is true and does not mislead. */
async function wording(one: Case, given: Reason, language: 'en' | 'fr' | 'cs' = 'en'): Promise<string> {
  const reason = supported(given, ...linesOf(one))!;
  const found = explained(one, reason);
  const position = parseBoardString(one.board);
  expect(refuted(position, found, reason)).toBeUndefined();
  expect(misleading(position, found, reason)).toBeUndefined();
  return sentence(found, reason, await loadCoachWords(language), language);
}

/** That most of the loss hangs on one answer. */
const punishes = (answer: Square): Reason => ({
  kind: 'reply-stronger',
  tone: 'bad',
  squares: [answer],
  numbers: { plies: 2, replies: 1 },
  line: ['f4', answer],
  other: ['a6', answer],
  weight: 2,
});

const ordered = ({ worse }: Case, instead: Instead): Reason => ({
  kind: 'too-early',
  tone: 'bad',
  squares: [worse.split(' ')[0] as Square],
  numbers: { plies: instead.line!.length },
  line: worse.split(' ').slice(0, 1) as EngineMove[],
  other: instead.line!,
  weight: 2,
  instead,
});

describe('several strong replies', () => {
  it('are named together where the better move leaves none of them', async () => {
    const [worse, better] = linesOf(OPENS_TWO);
    const shared = sharedBy(worse, better, ['c6', 'b4'])!;
    expect(shared).toEqual({ kind: 'all-opened-own', squares: ['c6', 'b4'] });
    const [finding] = reply(worse, better) as [Finding];
    const several = { ...finding, numbers: { ...finding.numbers, replies: 2 }, consequences: [shared] };
    const reason = asFault(several);
    expect(await wording(OPENS_TWO, reason)).toBe(
      'After c5 your opponent can play c6 and b4, which only you could play. Each is a strong reply; after e1 they can’t play there.',
    );
    expect(await wording(OPENS_TWO, reason, 'fr')).toContain('que vous seul pouviez jouer');
    expect(await wording(OPENS_TWO, reason, 'cs')).toContain('kam jste mohli jen vy');
    // e6 could be played before.
    expect(sharedBy(worse, better, ['c6', 'e6'])?.kind ?? 'none').not.toMatch(/^all-opened/u);
  });

  it('are said to take the same move away', () => {
    const lines = linesOf(TAKES_D3);
    expect(sharedBy(...lines, ['e7', 'd7'])).toEqual({
      kind: 'all-take',
      squares: ['e7', 'd7'],
      discs: ['d3'],
    });
  });
});

describe('the order of two moves', () => {
  it('has the reason that the first is lost otherwise', async () => {
    const instead = lostOtherwise(...linesOf(LOSES_G2))!;
    expect(instead).toMatchObject({ kind: 'first-lost', squares: ['b7'] });
    const reason = { ...ordered(LOSES_G2, instead), kind: 'quiet-move' as const };
    const words = await loadCoachWords('en');
    expect(sentence(explained(LOSES_G2, reason), reason, words, 'en')).toContain(
      'Play g2 first: after f7 and the reply b7 you can’t play it next.',
    );
  });

  it('has the reason that they do not get to a square then', async () => {
    const instead = shutThen(...linesOf(SHUTS_B1))!;
    expect(instead).toMatchObject({
      kind: 'first-shut',
      squares: ['b1'],
      line: ['a8', 'pass', 'b7', 'pass', 'b2'],
    });
    expect(await wording(SHUTS_B1, ordered(SHUTS_B1, instead))).toBe(
      'Play a8 first and b2 later, so that your opponent can’t get to b1: a8 pass b7 pass b2.',
    );
    // g2 is taken by a move that is possible after a8 as well.
    expect(shutThen(...linesOf(LOSES_G2))).toBeUndefined();
  });
});

it('names the region in which only the better move gets the last move', () => {
  expect(lastMoveWon(...linesOf(LAST_OF_FOUR))).toEqual({ squares: ['a1', 'b1', 'b2', 'c1'], plies: 7 });
});

describe('a reply that is legal after both moves, and alone costs much', () => {
  const { board, worse, better } = MEETS_C7;
  const position = parseBoardString(board);
  const whole = (line: string, value: number): MoveValue => ({
    move: line.split(' ')[0] as Square,
    value,
    depth: 12,
    certainty: 'heuristic',
    line: line.split(' ') as EngineMove[],
  });
  const withCosts = (
    costs: Readonly<Record<string, number>>,
    there: Pick<Answers, 'met' | 'behind'> = { met: new Map([['c7', 'e8']]) },
  ): Explanation => {
    const known = new Map(Object.entries(costs) as [Square, number][]);
    const answers: Answers = { punishing: [], best: [], costs: known, ...there };
    return explainWith(position, 'd1', [whole(better, 6), whole(worse, -7)], answers);
  };

  it('is named with the move that meets it only after the better move', async () => {
    const [reason] = withCosts({ c7: 10, h5: 5 }).reasons as [Reason];
    const consequences = [{ kind: 'meets', squares: ['e8'] }];
    expect(reason).toMatchObject({ kind: 'reply-stronger', squares: ['c7'], consequences });
    const [here, there] = (['d1', 'e7'] as const).map((move) => position.play(move).play('c7').legalMoves);
    expect([here!.includes('e8'), there!.includes('e8')]).toEqual([false, true]);
    expect(await wording(MEETS_C7, reason)).toBe(
      'Your opponent wants c7: after e7 you can answer it with e8, after d1 you can’t.',
    );
    expect(refuted(position, withCosts({ c7: 10, h5: 5 }), reason)).toBeUndefined();
  });

  it('is named with what it must flip there, if it costs half of the loss or is a mistake there', () => {
    const met = new Map([['c7', 'b6']] as const);
    const effectOf = (h5: number, behind: number): unknown =>
      withCosts({ c7: 10, h5 }, { met, behind: new Map([['c7', behind]]) }).reasons[0]!.consequences;
    const flipsMore = [{ kind: 'flips-more', squares: ['c6'], discs: ['d7', 'e7'] }];
    expect(effectOf(5, 0)).toEqual(flipsMore);
    expect(effectOf(6, 5)).toEqual(flipsMore);
    expect(effectOf(6, 4)).not.toEqual(flipsMore);
  });

  it('is named as delayed, if the better move closes its square only for now', async () => {
    const [finding] = strongReply(...linesOf(H4_FOR_NOW), [
      { punishing: [], best: [], costs: new Map([['h4', 8]]) },
    ]) as [Finding];
    expect(finding.numbers.later).toBe(4);
    expect(await wording(H4_FOR_NOW, asFault(finding))).toContain('f7 would have prevented that for now');
  });

  it('is named with what it costs, if that shows only in the lines', async () => {
    const { reasons } = explained(TAKES_C8, punishes('b5'));
    const reason = withEffect(reasons[0]!, reasons.at(-1)!, ...linesOf(TAKES_C8));
    expect(await wording(TAKES_C8, reason)).toBe(
      'After a6 you get c8; after f4 your opponent does: f4 b5 h6 b3 c7 c8.',
    );
    expect(await wording(TAKES_C8, reason, 'fr')).toContain('vous prenez c8');
    expect(await wording(TAKES_C8, reason, 'cs')).toContain('získáte c8 vy');
  });

  it('is not named where another costs more than half as much', () => {
    const { reasons } = withCosts({ c7: 10, h5: 6 });
    expect(reasons.map(({ numbers }) => numbers.replies)).not.toContain(1);
  });
});

it('finds the discs that a reply flips only because of the worse move', () => {
  const board = '-OOO-XXXXOOOOOOXXXXXXOOXXXXXOOOXXOXXXOOXXOXXOO-XXXXOO---XOOOO--- X';
  const [worse, better] = [played(board, 'g7 f7'), played(board, 'a1 pass')];
  expect(worse.position.flips('g7')).toContain('f6');
  expect(worse.after.flips('f7')).toContain('f6');
  expect(flippedOnlyNow(worse, better, 'f7')).toEqual({ by: 'flipped', discs: ['f6'] });
});

it('says that a reply which is possible again two plies later is prevented only for now', async () => {
  const [finding] = reply(...linesOf(H4_FOR_NOW)) as [Finding];
  expect(await wording(H4_FOR_NOW, asFault(finding))).toContain('f7 would have prevented that for now');
});

it('names the moves that a reply takes away beside their number', async () => {
  const [finding] = fewerMoves(...linesOf(TAKES_B3), 3) as [Finding];
  const reason = asFault(finding);
  expect(await wording(TAKES_B3, reason)).toBe(
    // Black does not go on to b3, and so does not miss it.
    'Your opponent plays d6: then you can no longer play g4, because d6 flips e6; you have 8 moves instead of 11.',
  );
});

it('says of a corner that falls at once only after the worse move that it could not be taken yet', async () => {
  const [finding] = cornerGiven(...linesOf(H8_AT_ONCE)) as [Finding];
  expect(finding.isRule).toBe(true);
  expect(await wording(H8_AT_ONCE, asFault(finding))).toContain('After c7 they can’t take it yet.');
});
