import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UnitStore, type UnitRecord } from '../../../../src/cli/io/streams/store.js';
import { built } from '../../../support/built.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'othello-store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keyOf = (number: number): string => number.toString(16).padStart(64, '0');
const result = (number: number, text = `result ${number}\n`): UnitRecord => ({
  ...{ key: keyOf(number), content: Buffer.from(text), isFailure: false },
});
const failure = (number: number, text: string): UnitRecord => ({ ...result(number, text), isFailure: true });

const silent = (damage: string): never => {
  throw new Error(damage);
};

async function write(...groups: UnitRecord[][]): Promise<void> {
  const store = await UnitStore.open(folder, silent);
  for (const group of groups) await store.append(group);
  await store.close();
}

/** What a new run finds: the numbers of the results, each checked against what was written, and reports of damage. */
async function found(most: number): Promise<{ numbers: number[]; damage: string[] }> {
  const damage: string[] = [];
  const store = await UnitStore.open(folder, (text) => damage.push(text));
  const numbers: number[] = [];
  for (let number = 1; number <= most; number++) {
    if (!store.has(keyOf(number))) continue;
    expect(Buffer.from(await store.read(keyOf(number))).toString()).toBe(`result ${number}\n`);
    numbers.push(number);
  }
  return { numbers, damage };
}

const segments = (): string[] =>
  readdirSync(join(folder, 'results'))
    .sort()
    .map((name) => join(folder, 'results', name));

describe('the store of results', () => {
  it('has none at first, and makes no file', async () => {
    await write([]);
    expect(readdirSync(folder)).toEqual([]);
    expect(await found(1)).toEqual({ numbers: [], damage: [] });
  });

  it('keeps groups of results in one file a run', async () => {
    await write([result(1), result(2)], [result(3)]);
    await write([result(4)]);
    expect(segments()).toHaveLength(2);
    expect(await found(5)).toEqual({ numbers: [1, 2, 3, 4], damage: [] });
  });

  it('keeps what came first', async () => {
    await write([result(1)], [result(1, 'later')]);
    await write([result(1, 'later still')]);
    expect(await found(1)).toEqual({ numbers: [1], damage: [] });
    expect(segments()).toHaveLength(1);
  });

  it('keeps why there is no result, until there is one, and not afterwards', async () => {
    await write([failure(1, 'broken'), failure(2, 'torn')], [failure(2, 'torn again')], [result(1)]);
    await write([failure(1, 'too late')]);
    const store = await UnitStore.open(folder, silent);
    expect(await store.failureOf(keyOf(1))).toBeUndefined();
    expect(await store.failureOf(keyOf(2))).toBe('torn again');
    expect(store.has(keyOf(2))).toBe(false);
    await expect(store.read(keyOf(2))).rejects.toThrow('there is no result of the unit');
  });

  it('keeps results that are empty, of any bytes, and longer than what is read at a time', async () => {
    const contents = [
      Buffer.alloc(0),
      Buffer.from(Uint8Array.from({ length: 256 }, (_, at) => at)),
      Buffer.from(`{"key":"${keyOf(9)}"}\n`),
      Buffer.alloc(3_000_000, 'long '),
    ];
    await write(contents.map((content, at) => ({ key: keyOf(at + 1), content, isFailure: false })));
    const store = await UnitStore.open(folder, silent);
    for (const [at, content] of contents.entries())
      expect(Buffer.from(await store.read(keyOf(at + 1))).equals(content)).toBe(true);
    expect(store.has(keyOf(9))).toBe(false);
  });

  it('shows what another run appends, also where it was half written when it was looked at', async () => {
    await write([result(1), result(2)]);
    const [path] = segments();
    const whole = readFileSync(path!);
    truncateSync(path!, whole.length - 3);
    const store = await UnitStore.open(folder, silent);
    expect([1, 2].map((number) => store.has(keyOf(number)))).toEqual([true, false]);
    writeFileSync(path!, whole);
    await store.refresh();
    expect(store.has(keyOf(2))).toBe(true);
  });

  it('does not lose what two runs write at the same time', async () => {
    const [one, other] = await Promise.all([UnitStore.open(folder, silent), UnitStore.open(folder, silent)]);
    for (let number = 1; number < 20; number += 2)
      await Promise.all([one.append([result(number)]), other.append([result(number + 1)])]);
    await one.append([result(20)]);
    await one.refresh();
    expect(one.has(keyOf(2))).toBe(true);
    await one.append([result(21)]);
    await Promise.all([one.close(), other.close()]);
    expect(await found(22)).toEqual({ numbers: Array.from({ length: 21 }, (_, at) => at + 1), damage: [] });
  });
});

describe('a store after a crash', () => {
  it('has all results before the one that is cut off, wherever that is, and goes on', async () => {
    await write([result(1), result(2)], [result(3)]);
    const [path] = segments();
    const whole = readFileSync(path!);
    const size = whole.length / 3;
    for (let length = 0; length < whole.length; length += 3) {
      writeFileSync(path!, whole.subarray(0, length));
      const numbers = [1, 2, 3].slice(0, Math.floor(length / size));
      expect(await found(3), `${length} bytes`).toEqual({ numbers, damage: [] });
    }
    await write([result(3), result(4)]);
    expect(await found(4)).toEqual({ numbers: [1, 2, 3, 4], damage: [] });
  });

  it('reads on behind what was never written, and says where it is', async () => {
    await write([result(1)]);
    const [path] = segments();
    const whole = readFileSync(path!);
    writeFileSync(path!, Buffer.concat([Buffer.alloc(5000), Buffer.from('\n'), whole, Buffer.alloc(5000)]));
    expect(await found(1)).toEqual({
      numbers: [1],
      damage: [`${path}: the result at byte 0 is damaged, so it was skipped`],
    });
  });

  it('leaves out a result that is not what its hash says, and no other', async () => {
    await write([result(1), result(2), result(3)]);
    const [path] = segments();
    writeFileSync(path!, readFileSync(path!, 'latin1').replace('result 2', 'result 7'));
    const { numbers, damage } = await found(3);
    expect(numbers).toEqual([1, 3]);
    expect(damage).toEqual([expect.stringMatching(/the result at byte \d+ is damaged, so it was skipped$/u)]);
    const store = await UnitStore.open(folder, () => undefined);
    await store.append([result(2)]);
    await store.close();
    expect((await found(3)).numbers).toEqual([1, 2, 3]);
  });

  it('has each result that was acknowledged, whenever it is killed', async () => {
    for (let round = 0; round < 3; round++) {
      const child = spawn(
        process.execPath,
        [built('test/unit/cli/jobs/endless-writer.ts'), folder, String(1 + round * 100_000)],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      let output = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        // In the middle of some group.
        if (output.length > 50 + 37 * round) child.kill('SIGKILL');
      });
      await once(child, 'close');
      const numbers = output.split('\n').slice(0, -1).map(Number);
      expect(numbers.length).toBeGreaterThan(0);
      const store = await UnitStore.open(folder, silent);
      const last = numbers.at(-1)!;
      for (let number = 1 + round * 100_000; number <= last; number++)
        expect(Buffer.from(await store.read(keyOf(number))).toString()).toBe(`result ${number}\n`);
    }
    expect(segments()).toHaveLength(3);
  });
});

it('reads no pipe and no broken link, which would never end, and says so', async () => {
  await write([result(1)]);
  const results = join(folder, 'results');
  execFileSync('mkfifo', [join(results, 'pipe.jsonl')]);
  symlinkSync(join(folder, 'nowhere'), join(results, 'link.jsonl'));
  expect(await found(1)).toEqual({
    numbers: [1],
    damage: ['link', 'pipe'].map(
      (name) => `${join(results, `${name}.jsonl`)} is not a file, so it was skipped`,
    ),
  });
});
