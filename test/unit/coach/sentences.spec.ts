/** The texts of reasons in several languages, without an engine. */
import { describe, expect, it } from 'vitest';
import { asFault, asMerit } from '../../../src/core/coach/reasons/finding.js';
import type {
  Access,
  Consequence,
  Explanation,
  InsteadKind,
  Reason,
} from '../../../src/core/coach/reasons/reason.js';
import { peopleSentence, sentence, sentences } from '../../../src/core/coach/text/sentences.js';
import { COACH_LANGUAGES, loadCoachWords } from '../../../src/core/coach/text/words.js';
import { CORNERS } from '../../../src/core/rules/strategy.js';
import { REASON_KINDS } from '../../../src/core/report/loss-themes.js';
import { sentencesIn, wordsIn } from '../../bench/coach/audit.js';
import { fillText } from './fill-text.js';

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
    const wording = async (language: 'en' | 'fr' | 'cs', own: number): Promise<string> => {
      const merit = { ...reason, tone: 'good', numbers: { own, otherOwn: 0 } } as const;
      const changed = { ...explanation, reasons: [merit, reason] };
      return sentences(changed, await loadCoachWords(language), language)[0]!;
    };
    expect(await wording('en', 1)).toMatch(/leaves you 1 move\.$/u);
    expect(await wording('en', 2)).toMatch(/leaves you 2 moves\.$/u);
    expect(await wording('fr', 1)).toMatch(/vous laisse 1 coup\.$/u);
    expect(await wording('cs', 1)).toMatch(/ 1 tah\.$/u);
    expect(await wording('cs', 3)).toMatch(/ 3 tahy\.$/u);
    expect(await wording('cs', 5)).toMatch(/ 5 tahů\.$/u);
    expect(await wording('cs', 2.5)).toMatch(/ 2,5 tahu\.$/u);
  });

  it('do not count what is not there', async () => {
    const counted = [
      ['mobility', 'own', 'otherOwn'],
      ['safe-moves', 'own', 'otherOwn'],
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
          const wording = sentence(explanation, one, await loadCoachWords(language), language);
          expect(wording, language).toMatch(
            /(?<!\p{L})(no|none|aucune?|plus de|žádn(ý|ého)|every|chacun)(?!\p{L})/u,
          );
          expect(wording, language).not.toMatch(/\b0\b/u);
          // French and Czech negate the verb, too.
          if (language === 'fr') expect(wording).toMatch(/(?<!\p{L})(ne |n’|contre aucun)/u);
          if (language === 'cs') expect(wording).toMatch(/(?<!\p{L})ne(má|nech|měl|dotýk)/u);
        }
      }
    }
  });

  it.each([
    [0, '0%'],
    [0.002, '< 1%'],
    [0.01, '1%'],
  ])('say of people that a share of %d is %s, and of few that they are few', async (share, text) => {
    const people = { strength: 1500, move: share, other: 0.5 };
    const said = { move: 'd3', other: 'f5', people } as const;
    expect(peopleSentence(said, await loadCoachWords('en'), 'en')).toContain(` ${text} choose d3`);
    expect(peopleSentence(said, await loadCoachWords('fr'), 'fr')).toMatch(/ 50\s% choisissent f5/);
  });

  it('begin with a capital letter or a square, and end with one mark', async () => {
    for (const language of COACH_LANGUAGES) {
      const texts = fillText(await loadCoachWords(language), language);
      expect(texts.filter((text) => /^(?![a-h][1-8])\p{Ll}/u.test(text))).toEqual([]);
      expect(texts.filter((text) => !/[^.。…][.。…]$/u.test(text))).toEqual([]);
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

  it('tell a side that leads clearly to play safe, where nothing but a quieter move is known', async () => {
    const words = await loadCoachWords('en');
    const values = explanation.reasons[1]!;
    const quiet = { ...values, instead: { kind: 'quiet', squares: ['c4'] } } as const;
    const textWith = (last: Reason, otherValue: number, before: readonly Reason[] = []): string => {
      const reasons = [...before, last];
      return sentences({ ...explanation, otherValue, reasons }, words, 'en').join(' ');
    };
    expect(textWith(quiet, 12)).toContain(
      'The computer sees you winning by 12 discs after c4: when you are ahead, the quiet move is the safe one.',
    );
    expect(textWith(quiet, 2)).not.toContain('when you are ahead');
    expect(textWith(quiet, 12, [reason])).not.toContain('when you are ahead');
    expect(textWith(values, 12)).not.toContain('when you are ahead');
  });

  it('begin with no corner that the better move gives, but with values or a reason', async () => {
    const aside = { kind: 'corner-cost', squares: ['a1'], line: ['c4', 'd3', 'e3', 'a1'] } as const;
    const values = { ...explanation.reasons[1]!, aside };
    const [first, second] = sentences(
      { ...explanation, reasons: [values] },
      await loadCoachWords('en'),
      'en',
    );
    expect(first).toMatch(/^The computer/u);
    expect(second).toMatch(/^After c4 your opponent gets the a1 corner later/u);
  });

  it('say of no disc that the move flips which places it', async () => {
    const placed = { by: 'placing', discs: ['c4'] } as const;
    const given = { ...reason, kind: 'corner-given', tone: 'good', squares: ['h8'], access: placed } as const;
    const wording = sentence(explanation, { ...given, other: ['c4'] }, await loadCoachWords('en'), 'en');
    expect(wording).toBe('c4 would give away the h8 corner; this move doesn’t.');
  });

  it('name several corners together', async () => {
    const both = {
      ...reason,
      kind: 'corner-given' as const,
      squares: CORNERS.slice(0, 2),
      other: ['c4' as const],
    };
    const words = await loadCoachWords('cs');
    const [wording] = sentences({ ...explanation, reasons: [both, reason] }, words, 'cs');
    expect(wording).toContain(' rohy a1 a\u00a0h1; ');
  });

  it('have at most 25 words, whatever they name', async () => {
    const squares = ['b2', 'c3', 'd4', 'e5'] as const;
    const discs = ['c6', 'd6'] as const;
    const accesses = [undefined, 'turning', 'placing', 'closing', 'own'] as const;
    const effects = ['loses', 'shuts-out', 'leaves'] as const;
    const line = ['a2', 'b3', 'a3', 'b4', 'a4', 'pass', 'b5', 'a5'] as const;
    const merits = Object.keys((await loadCoachWords('en')).instead) as InsteadKind[];
    const long: string[] = [];
    for (const language of ['en', 'fr', 'cs'] as const) {
      const words = await loadCoachWords(language);
      for (const kind of REASON_KINDS) {
        for (const [by, effect] of accesses.flatMap((one) => effects.map((two) => [one, two] as const))) {
          for (const plies of [undefined, 8]) {
            const access: Access | undefined = by && { by, discs };
            const consequences: Consequence[] = [{ kind: effect, squares, discs, counts: [5, 12] }];
            const numbers = { own: 3, theirs: 12, otherOwn: 8, otherTheirs: 5, discs: 8, later: 6 };
            const finding = {
              kind,
              squares,
              consequences,
              access,
              numbers: plies === undefined ? numbers : { ...numbers, plies },
              worseLine: line.slice(0, plies ?? 2),
              betterLine: ['c4', ...line.slice(1, plies ?? 2)] as const,
              weight: 1,
            };
            // What the better move does is a sentence of its own, whatever the first one names.
            const isFirst = by === undefined && effect === effects[0];
            const faults = (isFirst ? merits : []).map((merit) =>
              asFault(finding, {
                kind: merit,
                squares: squares.slice(0, 2),
                discs,
                replies: ['g1', 'g2'],
                line,
              }),
            );
            const alike = asFault({ ...finding, numbers: { ...finding.numbers, replies: 3 } });
            const wording = [asFault(finding), alike, ...faults, asMerit(finding)].map((one) =>
              sentence(explanation, one, words, language),
            );
            long.push(...wording.flatMap(sentencesIn).filter((one) => wordsIn(one) > 25));
          }
        }
      }
    }
    expect([...new Set(long)]).toEqual([]);
  });
});
