/** Texts that wait on disk while a command sorts games. */
import { expect, it, onTestFinished } from 'vitest';
import { FileSpool } from '../../../../src/cli/io/streams/spool.js';

it('gives back each text whole, in any order, however many megabytes they are', () => {
  const spool = new FileSpool();
  onTestFinished(() => spool.close());
  // Shorter and longer than what is written and read at a time; characters of one to four bytes.
  const texts = ['a', 'é'.repeat(300_000), '', '●'.repeat(200_000), '🏁'.repeat(600_000), 'last\n'];
  for (const text of texts) spool.add(text);
  const isWhole = (at: number): boolean => spool.read(at) === texts[at];
  expect([5, 0, 4, 1, 2, 3, 4, 5].map(isWhole)).not.toContain(false);
  spool.add('later');
  expect(spool.read(6)).toBe('later');
});
