import type { ConsequenceKind, Reason, ReasonKind } from '../../../src/coach/reason.js';
import { sentence } from '../../../src/coach/sentences.js';
import type { CoachStrings } from '../../../src/locales/coach/strings.js';

/** A sentence of each kind, bad and good, with numbers and without. */
export function fillText(words: CoachStrings, language: string): string[] {
  const consequences = (Object.keys(words.consequences) as ConsequenceKind[]).map((kind) => ({
    kind,
    squares: ['b1' as const],
  }));
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
