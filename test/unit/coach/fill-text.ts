import type {
  Consequence,
  ConsequenceKind,
  Reason,
  ReasonKind,
} from '../../../src/core/coach/reasons/reason.js';
import { sentence } from '../../../src/core/coach/text/sentences.js';
import type { CoachStrings } from '../../../src/core/locales/strings/coach.js';

/** By language: thousands of sentences, which several tests look at. */
const filled = new Map<string, readonly string[]>();

/** Fills a sentence of each kind, bad and good, with and without numbers. */
export function fillText(words: CoachStrings, language: string): readonly string[] {
  const texts = filled.get(language) ?? textsOf(words, language);
  filled.set(language, texts);
  return texts;
}

function textsOf(words: CoachStrings, language: string): string[] {
  const kinds = Object.keys(words.consequences) as ConsequenceKind[];
  const effects = kinds.map((kind) => ({ kind, squares: ['b1' as const] }));
  const [first] = effects;
  return [[], [first!], ...effects.map((effect) => [first!, effect])].flatMap((consequences) =>
    textOf(words, language, consequences),
  );
}

function textOf(words: CoachStrings, language: string, consequences: readonly Consequence[]): string[] {
  return (Object.keys(words.kinds) as ReasonKind[]).flatMap((kind) =>
    (['bad', 'good'] as const).flatMap((tone) =>
      [{}, { own: 4, theirs: 2, otherOwn: 1, otherTheirs: 0, plies: 3, discs: 6 }].map((numbers) => {
        const reason: Reason = {
          kind,
          tone,
          squares: ['a1'],
          consequences,
          numbers,
          line: ['b2', 'pass'],
          other: ['c3'],
          weight: 1,
        };
        return sentence({ move: 'b2', other: 'c3', certainty: 'exact' }, reason, words, language);
      }),
    ),
  );
}
