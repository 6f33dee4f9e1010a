/**
 * A kind of job for tests: `wrong` fails, `sleep` takes very long, `die PATH` ends the thread and leaves a line in a
 * file, everything else is written twice.
 */
import type { JobKind } from '../../../../src/cli/commands/jobs/kind.js';

export function failingKind(note: (path: string) => void): JobKind {
  return {
    name: 'test',
    unitSize: 1,
    options: () => ({}),
    items: async function* (words) {
      await Promise.resolve();
      for (const [index, text] of words.entries())
        yield { text, number: index + 1, location: `word ${index + 1}` };
    },
    open: () =>
      Promise.resolve({
        run: async ([text = '']) => {
          await Promise.resolve();
          if (text === 'wrong') throw new Error('this word is wrong');
          if (text === 'sleep') await new Promise((resolve) => setTimeout(resolve, 1e6));
          if (text.startsWith('die ')) {
            note(text.slice(4));
            process.exit(7);
          }
          return `${text}${text}\n`;
        },
        close: () => undefined,
      }),
  };
}
