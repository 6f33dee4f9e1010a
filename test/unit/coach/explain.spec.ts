import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differences, withoutRepetition } from '../../../src/coach/contrast/contrast.js';
import { explain } from '../../../src/coach/explain.js';
import { asFault, asMerit, type Finding } from '../../../src/coach/finding.js';
import { answersTo } from '../../../src/coach/answers.js';
import { outcomeOf } from '../../../src/coach/outcome.js';
import type { Consequence, Explanation, Reason, ReasonKind } from '../../../src/coach/reason.js';
import { peopleSentence, sentence, sentences } from '../../../src/coach/sentences.js';
import { DEEPER, repeated, searchDeeper } from '../../../src/coach/steady.js';
import { COACH_LANGUAGES, loadCoachWords } from '../../../src/coach/words.js';
import type { Engine, MoveValue } from '../../../src/engine/engine.js';
import { createEngine } from '../../../src/engine/node.js';
import { Position } from '../../../src/rules/position.js';
import { randomNumbers } from '../../../src/rules/random.js';
import type { Square } from '../../../src/rules/square.js';
import { CORNERS } from '../../../src/rules/strategy.js';
import { fillText } from './fill-text.js';
import { refuted } from '../../bench/coach/verifier.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine({ table: 8, workers: 1 });
});
afterAll(() => engine.close());

const LIMITS = { limits: { depth: 8 }, effort: 'quick' } as const;

/** Positions of games with a random opening, with 20 to 44 empty squares. */
function somePositions(count: number): Position[] {
  const random = randomNumbers(7);
  const positions: Position[] = [];
  while (positions.length < count) {
    let position = Position.start;
    const plies = 16 + Math.floor(random() * 24);
    for (let ply = 0; ply < plies && position.phase === 'play'; ply++) {
      position = position.play(position.legalMoves[Math.floor(random() * position.legalMoves.length)]!);
    }
    if (position.phase === 'play') positions.push(position);
  }
  return positions;
}

/** Reasons that only a whole line shows. */
const IN_THE_LINE: readonly ReasonKind[] = [
  'corner-lost-later',
  'corner-won-later',
  'mobility-later',
  'frontier-later',
  'stable-discs',
];

describe('explain', () => {
  it('names no corner that is taken two plies later all the same, but what the answer does', async () => {
    // After e1 h2 White takes a8; but h2 threatens a1.
    const board = '-OOO-XXO-OOXXXX-OOOOXOXOXXXOOOXOXXOOOXOOXXXOOOOOXXXXOO----OOOOO-';
    const { other, reasons } = await explain(Position.of(board, 'white'), 'e1', engine, {
      limits: { exact: true },
    });
    expect(other).toBe('a8');
    expect(reasons.map(({ kind }) => kind)).not.toContain('corner-missed');
    expect(reasons[0]!.consequences).toContainEqual({ kind: 'threatens', squares: ['a1'] });
  });

  it.each([['--XXXXX---XOOX-X--XOOOXX--XOXOOX-XXOXOXX---XOOXX--XOOO----OOOOO-', 'g7', 'h8']] as const)(
    'does not withhold a corner that anybody sees: %s %s',
    async (board, move, corner) => {
      const { verdict, reasons } = await explain(Position.of(board, 'white'), move, engine, {
        limits: { exact: true },
      });
      expect(verdict).toBe('bad');
      expect(reasons.find(({ squares }) => squares.includes(corner))?.kind).toMatch(
        /^corner-(given|missed)$/,
      );
    },
  );

  it('gives only reasons that a search four plies deeper leads to as well', async () => {
    for (const position of somePositions(8)) {
      const move = position.legalMoves.at(-1)!;
      const { moves } = await engine.search(position, { depth: 6, multiPv: 60, fresh: true });
      const { other, reasons, verdict } = await explain(position, move, engine, {
        values: moves,
        verify: true,
      });
      const deeper = (of: Square): Promise<MoveValue> =>
        searchDeeper(
          position,
          moves.find((one) => one.move === of)!,
          engine,
        );
      const [own, others] = [await deeper(move), await deeper(other!)];
      const [bad, good] = verdict === 'good' ? [others, own] : [own, others];
      const answers = await answersTo(position, bad, good, engine, { deeper: DEEPER });
      const [worse, better] = [outcomeOf(position, bad), outcomeOf(position, good)];
      const repeatable = differences(worse, better, -Infinity, answers).map(({ kind }) => kind);
      for (const { kind } of reasons.slice(0, -1)) expect(repeatable).toContain(kind);
    }
  });

  it('gives only reasons that answers searched a ply less deeply show as well', async () => {
    const position = Position.of('------------------XXXX----XOXOO---XOOX----OO--------------------', 'white');
    const kindsBy = async (by: Engine): Promise<ReasonKind[]> => {
      const { reasons } = await explain(position, 'b5', by, { limits: { depth: 8 } });
      return reasons.map(({ kind }) => kind);
    };
    // Ten plies are searched for these answers alone: there the last move seems best.
    const changing: Engine = {
      ...engine,
      search: async (searched, options) => {
        const found = await engine.search(searched, options);
        if (options?.depth !== 10) return found;
        const squares = found.moves.map(({ move }) => move).reverse();
        return { ...found, moves: found.moves.map((value, at) => ({ ...value, move: squares[at]! })) };
      },
    };
    expect(await kindsBy(engine)).toContain('square-wanted');
    expect(await kindsBy(changing)).toEqual(['value']);
  });

  it('loses no reason to a heavier one of the same subject that the deeper search does not repeat', () => {
    const [wanted, opened] = (['square-wanted', 'reply-opened'] as const).map((kind, at): Finding => ({
      kind,
      squares: ['d3'],
      weight: 7 - at,
      numbers: {},
      worseLine: ['c4', 'd3'],
      betterLine: ['d3'],
    }));
    expect(withoutRepetition([wanted!, opened!])).toEqual([wanted]);
    expect(withoutRepetition(repeated([wanted!, opened!], [opened!]))).toEqual([opened]);
  });

  it('says how many people of a strength choose the two moves, where it is asked for', async () => {
    const position = Position.of('---X-O----X-XOO--XXXXOOX--XXOOOX--XOOXOX--OXOX-X--OOXO-X--OOOOO-', 'black');
    const people = { strength: 1200 };
    const explanation = await explain(position, 'h2', engine, { ...LIMITS, people });
    const chosen = await engine.human!(position, people);
    const shareOf = (move: Square): number => chosen.find((one) => one.move === move)!.probability;
    const { other } = explanation;
    expect(explanation.people).toEqual({ strength: 1200, move: shareOf('h2'), other: shareOf(other!) });
    const last = sentences(explanation, await loadCoachWords('en'), 'en').at(-1);
    expect(last).toMatch(/^Of players of your strength, .* choose h2 here and \d+% choose [a-h][1-8]\.$/);
    const { people: none, ...same } = explanation;
    expect(none).toBeDefined();
    expect(await explain(position, 'h2', engine, LIMITS)).toEqual(same);
  });

  it('says nothing of people where the engine knows nothing of them, and of few that they are few', async () => {
    const position = Position.start;
    const stranger: Engine = {
      search: (where, limits) => engine.search(where, limits),
      close: () => undefined,
    };
    const explanation = await explain(position, 'd3', stranger, { ...LIMITS, people: { strength: 1500 } });
    expect(explanation.people).toBeUndefined();
    const few = { move: 'd3', other: 'f5', people: { strength: 1500, move: 0.002, other: 0.5 } } as const;
    expect(peopleSentence(few, await loadCoachWords('en'), 'en')).toContain('< 1% choose d3');
    expect(peopleSentence(few, await loadCoachWords('fr'), 'fr')).toMatch(/50\s% choisissent f5/);
  });

  it('gives up a reason that the deeper search leaves as a mere rule', () => {
    const waits: Finding = {
      kind: 'could-wait',
      squares: ['d3'],
      weight: 5,
      numbers: {},
      worseLine: ['c4'],
      betterLine: ['d3'],
    };
    expect(repeated([waits], [waits])).toEqual([waits]);
    expect(repeated([waits], [{ ...waits, isRule: true }])).toEqual([]);
    expect(repeated([{ ...waits, isRule: true }], [waits])).toHaveLength(1);
  });

  it('does not tell twice that a move is gone', () => {
    const finding = (kind: ReasonKind, squares: readonly Square[], weight: number): Finding => ({
      kind,
      squares,
      weight,
      numbers: {},
      worseLine: ['a3', 'a7'],
      betterLine: ['a4'],
    });
    const answer: Finding = {
      ...finding('reply-prevented', ['a7'], 6),
      consequences: [{ kind: 'loses', squares: ['b2'] }],
    };
    const others = (['quiet-kept', 'reserve-lost'] as const).flatMap((kind) => [
      finding(kind, ['a7'], 3),
      finding(kind, ['b2'], 3),
    ]);
    for (const other of others) expect(withoutRepetition([answer, other])).toEqual([answer]);
    const elsewhere = finding('quiet-kept', ['g7'], 3);
    expect(withoutRepetition([answer, elsewhere])).toEqual([answer, elsewhere]);
  });

  it('tells once of a wedge, and of a corner that is won by force', () => {
    const finding = (kind: ReasonKind, squares: readonly Square[], weight: number): Finding => ({
      kind,
      squares,
      weight,
      numbers: {},
      worseLine: ['e1', 'd1'],
      betterLine: ['d1'],
    });
    const answer: Finding = {
      ...finding('own-square-opened', ['d1'], 8),
      consequences: [{ kind: 'wedges', squares: ['d1'] }],
    };
    expect(withoutRepetition([answer, finding('wedge-allowed', ['d1'], 4)])).toEqual([answer]);
    const elsewhere = finding('wedge-allowed', ['d8'], 4);
    expect(withoutRepetition([answer, elsewhere])).toEqual([answer, elsewhere]);

    const forced = finding('corner-force-missed', ['a1'], 8);
    const threat = finding('corner-threat-missed', ['a1'], 6);
    const taken = finding('return-missed', ['g5', 'a1'], 6);
    expect(withoutRepetition([forced, threat, taken])).toEqual([forced]);
    const another = finding('return-missed', ['g5', 'h1'], 6);
    expect(withoutRepetition([forced, another])).toEqual([forced, another]);
  });

  it('tells of a second answer what there would be against it, and of the same one not again', () => {
    const opened: Finding = {
      kind: 'reply-opened',
      squares: ['b5'],
      weight: 9,
      numbers: {},
      worseLine: ['b4', 'b5'],
      betterLine: ['c2'],
    };
    const against = (answer: Square): Finding => ({
      kind: 'return-missed',
      squares: [answer, 'f3'],
      weight: 6,
      numbers: {},
      worseLine: ['b4', answer],
      betterLine: ['c2', answer, 'f3'],
    });
    expect(withoutRepetition([opened, against('f2')])).toEqual([opened, against('f2')]);
    expect(withoutRepetition([opened, against('b5')])).toEqual([opened]);
  });

  it('says that a corner is given, and how it is taken', async () => {
    // h2 lets White take h1 over it.
    const position = Position.of('---X-O----X-XOO--XXXXOOX--XXOOOX--XOOXOX--OXOX-X--OOXO-X--OOOOO-', 'black');
    const { verdict, reasons, loss } = await explain(position, 'h2', engine, LIMITS);
    expect(verdict).toBe('bad');
    expect(loss).toBeGreaterThanOrEqual(2);
    const given = reasons.find(({ kind }) => kind === 'corner-given')!;
    expect(given.squares).toEqual(['h1']);
    expect(given.line).toEqual(['h2', 'h1']);
  });

  it('has a reason for every move, whose last one is its value', async () => {
    for (const position of somePositions(6)) {
      for (const move of position.legalMoves.slice(0, 3)) {
        const { reasons, loss, verdict } = await explain(position, move, engine, LIMITS);
        expect(['value', 'count', 'only-move']).toContain(reasons.at(-1)!.kind);
        expect(verdict).toBe(loss >= 2 ? 'bad' : loss <= 1 ? 'good' : 'fair');
        const seen = reasons.slice(0, -1).filter(({ kind }) => !IN_THE_LINE.includes(kind));
        expect(reasons.slice(0, seen.length), 'what can be seen comes first').toEqual(seen);
        const weights = seen.map(({ weight }) => weight);
        expect(weights).toEqual([...weights].sort((a, b) => b - a));
        for (const { tone } of reasons) expect(tone).toBe(verdict === 'good' ? 'good' : 'bad');
      }
    }
  });

  it('claims nothing that the rules alone do not confirm', async () => {
    for (const position of somePositions(12)) {
      const move = position.legalMoves.at(-1)!;
      const explanation = await explain(position, move, engine, LIMITS);
      for (const reason of explanation.reasons)
        expect(refuted(position, explanation, reason)).toBeUndefined();
    }
  });

  it('says what an answer takes where nothing else shows, and not that it is the worst one', async () => {
    const board = 'OO---X-XOOXX-XXXOO--XXOXOOXXXXOXOOOOOXOXOOOOOOXXOOXXXXXXOOOOOOOO';
    const position = Position.of(board, 'white');
    expect(position.play('c3').legalMoves).toEqual(['d3']);
    const { reasons } = await explain(position, 'c3', engine, { effort: 'thorough' });
    expect(reasons[0]).toMatchObject({ kind: 'reply-stronger', squares: ['d3'] });
    expect(reasons[0]!.consequences).toEqual([{ kind: 'turns', squares: ['d5', 'd6'] }]);
  });

  it('takes values that are known instead of searching', async () => {
    const [position] = somePositions(1);
    const { moves } = await engine.search(position!, { depth: 8, multiPv: 60 });
    const idle: Engine = {
      search: () => Promise.reject(new Error('nothing is to be searched')),
      close: () => undefined,
    };
    const found = await explain(position!, moves[0]!.move as 'a1', idle, { values: moves });
    expect(found.value).toBe(moves[0]!.value);
    const worst = moves.at(-1)!;
    const { loss } = await explain(position!, worst.move as 'a1', idle, { values: moves.toReversed() });
    expect(loss).toBe(moves[0]!.value - worst.value);
    expect(loss).toBeGreaterThan(0);
  });

  it('looks less or more far by its effort', async () => {
    const nodes: number[] = [];
    const listening: Engine = {
      search: (at, limits) => {
        nodes.push(limits?.nodes ?? NaN);
        return engine.search(at, { ...limits, depth: 4 });
      },
      close: () => undefined,
    };
    for (const effort of ['quick', 'thorough', 'deepest'] as const) {
      await explain(Position.start.play('f5'), 'f4', listening, { effort, verify: false });
    }
    expect(nodes).toEqual(nodes.toSorted((a, b) => a - b));
    expect(new Set(nodes).size).toBe(3);
  });

  it('values a move that ends the game where the engine leaves it out', async () => {
    const position = Position.of('-OOOOOOOOOOOOOOO--OOOOOO-XOOOOOO-XOOOOOO-OOOOOOOOOOOOOOOOOOOOOOO', 'white');
    for (const move of position.legalMoves) {
      const others: Engine = {
        search: async (at, limits) => {
          const found = await engine.search(at, limits);
          return { ...found, moves: found.moves.filter((value) => value.move !== move) };
        },
        close: () => undefined,
      };
      expect(await explain(position, move, others)).toMatchObject({
        move,
        value: 64,
        certainty: 'exact',
        loss: 0,
      });
      expect(await explain(position, move, engine)).toMatchObject({
        move,
        value: 64,
        certainty: 'exact',
        loss: 0,
      });
    }
  });

  it('refuses what is no legal move', async () => {
    await expect(explain(Position.start, 'a1', engine)).rejects.toThrow('illegal move a1: flips nothing');
  });

  it('ends when it is told to', async () => {
    const signal = AbortSignal.abort();
    await expect(explain(Position.start, 'f5', engine, { signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('sentences', () => {
  const reason: Reason = {
    kind: 'mobility',
    tone: 'bad',
    squares: [],
    numbers: { own: 1, otherOwn: 5 },
    line: ['a2', 'b3'],
    other: ['c4', 'd3'],
    weight: 4,
  };
  const explanation: Explanation = {
    move: 'a2',
    value: -6,
    other: 'c4',
    otherValue: 2,
    loss: 8,
    certainty: 'heuristic',
    depth: 8,
    verdict: 'bad',
    reasons: [reason, { ...reason, kind: 'value', numbers: { own: -6, otherOwn: 2, discs: 8 }, weight: 0 }],
  };

  it('count in the plural forms of each language', async () => {
    const said = async (language: 'en' | 'fr' | 'cs', own: number): Promise<string> => {
      const changed = { ...explanation, reasons: [{ ...reason, numbers: { own, otherOwn: 5 } }, reason] };
      return sentences(changed, await loadCoachWords(language), language)[0]!;
    };
    expect(await said('en', 1)).toContain('leaves you 1 move;');
    expect(await said('en', 0)).toContain('leaves you no move;');
    expect(await said('fr', 1)).toContain('il vous reste 1 coup\u202f;');
    expect(await said('fr', 0)).toContain('il ne vous reste aucun coup\u202f;');
    expect(await said('cs', 1)).toContain('máte 1 tah;');
    expect(await said('cs', 3)).toContain('máte 3 tahy;');
    expect(await said('cs', 5)).toContain('máte 5 tahů;');
    expect(await said('cs', 2.5)).toContain('máte 2,5 tahu;');
    expect(await said('cs', 0)).toContain('nemáte žádný tah;');
  });

  it('do not count what is not there', async () => {
    const counted = [
      ['mobility', 'own', 'otherOwn'],
      ['reply-stronger', 'own', 'otherOwn'],
      ['opens', 'otherTheirs', 'theirs'],
      ['safe-moves', 'own', 'otherOwn'],
      ['their-safe-moves', 'otherTheirs', 'theirs'],
      ['quiet-move', 'otherOwn', 'own'],
    ] as const;
    for (const language of ['en', 'fr', 'cs'] as const) {
      for (const [kind, none, some] of counted) {
        const numbers = { [none]: 0, [some]: 4 };
        const finding = {
          kind,
          squares: [],
          numbers,
          worseLine: reason.line,
          betterLine: reason.other,
          weight: 1,
        };
        for (const one of [asFault(finding), asMerit(finding)]) {
          const said = sentence(explanation, one, await loadCoachWords(language), language);
          expect(said, language).toMatch(/(?<!\p{L})(no|none|aucune?|žádn(ý|ého))(?!\p{L})/u);
          expect(said, language).not.toMatch(/\b0\b/u);
          // French and Czech negate the verb, too.
          if (language === 'fr') expect(said).toMatch(/(?<!\p{L})(ne |n’|contre aucun)/u);
          if (language === 'cs') expect(said).toMatch(/(?<!\p{L})ne(má|nech|měl|dotýk)/u);
        }
      }
    }
  });

  it('leave no placeholder unfilled, whatever the reason', async () => {
    for (const language of COACH_LANGUAGES) {
      const words = await loadCoachWords(language);
      for (const text of fillText(words, language)) expect(text, text).not.toMatch(/[{}]|undefined/u);
    }
  });

  it('begin with a capital letter, and end with one mark', async () => {
    for (const language of COACH_LANGUAGES) {
      for (const text of fillText(await loadCoachWords(language), language)) {
        expect(text).not.toMatch(/^\p{Ll}/u);
        expect(text).toMatch(/[^.。…][.。…]$/u);
      }
    }
  });

  it('show the ply that proves a claim, however long the line, and the beginning of other lines', async () => {
    const words = await loadCoachWords('en');
    const line = ['a2', 'b3', 'a3', 'b4', 'a4', 'b5', 'a5', 'b6', 'a6', 'b7', 'a7', 'a8'] as const;
    const falls = { ...reason, kind: 'corner-lost-later' as const, squares: ['a8' as const], line };
    const value = { ...explanation.reasons[1]!, other: line };
    const [proof, plain] = sentences({ ...explanation, reasons: [falls, value] }, words, 'en');
    expect(proof).toMatch(/: a2 b3 .* a7 a8\.$/u);
    expect(plain).toMatch(/: a2 b3 .* b7 …$/u);
  });

  it('say of a reply what it takes away', async () => {
    const wanted = { ...reason, kind: 'square-wanted' as const, squares: ['b3'] as const };
    const loses = [{ kind: 'loses' as const, squares: ['c1', 'd2'] as const }];
    const said = async (language: 'en' | 'fr' | 'cs', consequences: readonly Consequence[]) =>
      sentences(
        { ...explanation, reasons: [{ ...wanted, consequences }, reason] },
        await loadCoachWords(language),
        language,
      )[0];
    expect(await said('en', loses)).toBe(
      'Both sides wanted b3, and now the opponent plays there: after b3 you can no longer play c1 and d2.',
    );
    expect(await said('en', [])).toBe('Both sides wanted b3, and now the opponent plays there.');
    expect(await said('fr', loses)).toContain(
      'maintenant\u202f: après b3, vous ne pouvez plus jouer c1 et d2.',
    );
    expect(await said('cs', loses)).toContain('soupeř: po b3 už nemůžete hrát na c1 a\u00a0d2.');
  });

  it('tell a square that the opponent takes at once from one that it only could take', async () => {
    const words = await loadCoachWords('en');
    const lost = { ...reason, kind: 'reserve-lost' as const, squares: ['b3' as const] };
    const said = (plies: number) =>
      sentences({ ...explanation, reasons: [{ ...lost, numbers: { plies } }, reason] }, words, 'en')[0];
    expect(said(2)).toContain('opens it to the opponent, who plays there at once');
    expect(said(1)).toContain('it lets the opponent play there too');
  });

  it('name several corners together', async () => {
    const both = {
      ...reason,
      kind: 'corner-given' as const,
      squares: CORNERS.slice(0, 2),
      other: ['c4' as const],
    };
    const words = await loadCoachWords('cs');
    const [said] = sentences({ ...explanation, reasons: [both, reason] }, words, 'cs');
    expect(said).toBe('Soupeř může hned vzít rohy a1 a\u00a0h1; tah c4 by to nedovolil.');
  });
});
