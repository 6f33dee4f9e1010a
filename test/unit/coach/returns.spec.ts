/** A move against an answer, and what punishes it: told by what a player sees on the board first. */
import { describe, expect, it } from 'vitest';
import type { Answers, Return } from '../../../src/core/coach/answers.js';
import { returnMissed } from '../../../src/core/coach/contrast/answers.js';
import { reply } from '../../../src/core/coach/contrast/reply.js';
import { reserveLost } from '../../../src/core/coach/contrast/tempo.js';
import { asFault, asMerit, type Finding } from '../../../src/core/coach/finding.js';
import { outcomeOf, type Outcome } from '../../../src/core/coach/outcome.js';
import type { Explanation, Reason } from '../../../src/core/coach/reason.js';
import { sentence } from '../../../src/core/coach/sentences.js';
import { loadCoachWords } from '../../../src/core/coach/words.js';
import type { EngineMove } from '../../../src/core/engine/engine.js';
import { parseBoardString } from '../../../src/core/formats/board-string.js';
import type { Square } from '../../../src/core/rules/square.js';
import { refuted } from '../../bench/coach/verifier.js';

const WANTED = '------------------XXXX----XOXOO---XOOX----OO-------------------- O';
const FOR_LATER = '------------------O-X-----OOOX---OOOOXX---OOXXXX---XXX---OOO-X-- O';
const TURNED_BACK = '----------------O-XXXXXX-XXXXXXXX-OXXXOX-OOOXOO----XOX----XXX--- O';
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

async function say(language: 'en' | 'fr' | 'cs', reason: Reason): Promise<string> {
  return sentence(explained(reason), reason, await loadCoachWords(language), language);
}

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

  it.each([
    ['en', 'The opponent answers f6 and can then play e6 too, where you could have played.'],
    ['fr', 'L’adversaire répond f6 et peut ensuite jouer aussi e6, où vous auriez pu jouer vous-même.'],
    ['cs', 'Soupeř odpoví f6 a pak může hrát i na e6, kam jste mohli hrát sami.'],
  ] as const)('is named as such, in %s', async (language, expected) => {
    expect(await say(language, asFault(found[0]!))).toBe(expected);
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

  it.each([
    [
      'en',
      'By turning g5, it opens h4 to the opponent, who can answer c7 first and keep h4 for later; e2 would have kept it closed.',
    ],
    [
      'fr',
      'En retournant g5, ce coup ouvre h4 à l’adversaire, qui peut d’abord répondre c7 et garder h4 pour plus tard\u202f; e2 l’aurait gardée fermée.',
    ],
    [
      'cs',
      'Otočením g5 otevírá soupeři pole h4: ten může nejdřív odpovědět c7 a h4 si nechat na později; tah e2 by je nechal zavřené.',
    ],
  ] as const)('is told by what the board shows, in %s', async (language, expected) => {
    expect(await say(language, asFault(found))).toBe(expected);
  });

  it.each([
    ['en', 'After the answer c7 you can play b6; after h5 they would answer that with h4.'],
    ['fr', 'Après la réponse c7, vous pouvez jouer b6\u202f; après h5, l’adversaire y répondrait par h4.'],
    ['cs', 'Po odpovědi c7 můžete zahrát b6; po tahu h5 by na to soupeř odpověděl h4.'],
  ] as const)('is a merit of the better move by what can be played, in %s', async (language, expected) => {
    expect(await say(language, asMerit(found))).toBe(expected);
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
  it('is a single disc that an answer turns back, where answers are known', () => {
    const [found] = reply(played(TURNED_BACK, 'c7 b5'), played(TURNED_BACK, 'e2 f8'), punishing('b5'));
    expect(found).toMatchObject({ kind: 'reply-stronger', squares: ['b5'], isRule: true, weight: 3 });
  });

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
