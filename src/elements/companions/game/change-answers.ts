import { show } from '../../../core/engine/limits.js';

/**
 * A set of answers with some of them changed from outside.
 *
 * @param read reads any data; each part that cannot be used becomes a default
 * @param accepted what an answer may be, for those who write pages; answers that are not listed are never refused
 * @returns the answers, and what is wrong with those that are refused; in their place the last ones stay
 */
export function changeAnswers<Answers extends object>(
  last: Answers,
  changes: Readonly<Partial<Record<keyof Answers, unknown>>>,
  read: (data: unknown) => Answers,
  accepted: Readonly<Partial<Record<keyof Answers, string>>>,
): { answers: Answers; problems: string[] } {
  // A page without types may give nothing at all, or a text.
  const given = Object.entries({ ...changes }).filter(([, answer]) => answer !== undefined);
  const answers = read({ ...last, ...Object.fromEntries(given) });
  const problems: string[] = [];
  const kept: Partial<Answers> = {};
  for (const [key, answer] of given) {
    const name = key as keyof Answers & string;
    const expected = Object.hasOwn(accepted, name) ? accepted[name] : undefined;
    if (expected === undefined || answers[name] === answer || String(answers[name]) === answer) continue;
    problems.push(`${name}=${show(answer)}: ${expected} expected`);
    kept[name] = last[name];
  }
  return { answers: read({ ...answers, ...kept }), problems };
}
