/** Sorting more games than memory holds. */
import { expect, it } from 'vitest';
import type { Io } from '../../../src/cli/io/command.js';
import { readOrder, sorted } from '../../../src/cli/commands/database/sort-games.js';
import { memorySpool } from './tool.js';

const MANY = 5000;
const LONG = 'x'.repeat(10_000);

it.each(['', 'reverse'])(
  'holds a part of the games, and keeps the order of equal ones %s',
  async (reverse) => {
    const spool = memorySpool();
    let stored = 0;
    let most = 0;
    const openSpool = () => ({
      ...spool,
      add(text: string): void {
        stored += text.length;
        spool.add(text);
      },
    });
    // Every key is in every part; `Round 2` and `Round 02` are equal; some have none.
    const keys = ['Round 10', 'Round 2', undefined, 'Round 9', 'Round 02'];
    async function* games(): AsyncGenerator<{ key?: string | undefined; text: string }> {
      for (let number = 0; number < MANY; number++) {
        await Promise.resolve();
        most = Math.max(most, number * LONG.length - stored);
        yield { key: keys[number % keys.length], text: `${number} ${LONG}` };
      }
    }
    const read: number[] = [];
    for await (const { text } of sorted(games(), readOrder('round', reverse !== ''), { openSpool } as Io)) {
      read.push(parseInt(text));
    }
    const numbers = [...Array(MANY).keys()];
    const of = (...kinds: number[]): number[] =>
      numbers.filter((number) => kinds.includes(number % keys.length));
    const rounds = [of(1, 4), of(3), of(0)];
    expect(read).toEqual([...(reverse ? rounds.reverse() : rounds).flat(), ...of(2)]);
    expect(most).toBeLessThan(20_000_000);
  },
);
