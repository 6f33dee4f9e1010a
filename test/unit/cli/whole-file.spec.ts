import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeParts, writeWhole } from '../../../src/cli/io/streams/whole-file.js';
import { tool } from './tool.js';

let folder: string;
const inFolder = (name: string): string => join(folder, name);

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'othello-whole-'))));
afterEach(() => rmSync(folder, { recursive: true }));

async function* pieces(...texts: readonly (string | Error)[]): AsyncGenerator<string> {
  await Promise.resolve();
  for (const text of texts) {
    if (text instanceof Error) throw text;
    yield text;
  }
}

describe('a file that is written', () => {
  it('is removed half written by who ends the tool meanwhile', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    async function* endless(): AsyncGenerator<string> {
      yield 'x'.repeat(200_000);
      await released;
    }
    const writing = writeWhole(inFolder('games'), endless()).catch(() => 'failed');
    await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(1));
    removeParts();
    expect(readdirSync(folder)).toEqual([]);
    release();
    expect(await writing).toBe('failed');
  });

  it('takes the place of the old one when it is complete', async () => {
    writeFileSync(inFolder('games'), 'old', { mode: 0o600 });
    await writeWhole(inFolder('games'), pieces('new', ' text'));
    expect(readFileSync(inFolder('games'), 'utf8')).toBe('new text');
    expect(statSync(inFolder('games')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['games']);
  });

  it('leaves the old one, and nothing else, where what is to be written fails', async () => {
    writeFileSync(inFolder('games'), 'old');
    const failure = new Error('line 7 cannot be read');
    await expect(writeWhole(inFolder('games'), pieces('new', failure))).rejects.toBe(failure);
    expect(readFileSync(inFolder('games'), 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['games']);
  });

  it('whose folder is missing gets it', async () => {
    await writeWhole(inFolder('new/years/games'), 'f5');
    expect(readFileSync(inFolder('new/years/games'), 'utf8')).toBe('f5');
  });

  it('is refused with the reason if it can have no folder, and no data is requested', async () => {
    writeFileSync(inFolder('none'), '');
    let isRunning = false;
    async function* endless(): AsyncGenerator<string> {
      isRunning = true;
      try {
        for (;;) yield await Promise.resolve('f5');
      } finally {
        isRunning = false;
      }
    }
    await expect(writeWhole(inFolder('none/games'), endless())).rejects.toThrow(
      `${inFolder('none/games')} cannot be written: not a directory`,
    );
    expect(isRunning).toBe(false);
  });

  it('is the one that a link leads to', async () => {
    writeFileSync(inFolder('games'), 'old');
    symlinkSync('games', inFolder('link'));
    await writeWhole(inFolder('link'), 'new');
    expect(readFileSync(inFolder('games'), 'utf8')).toBe('new');
    expect(readdirSync(folder)).toEqual(['games', 'link']);
  });

  it('is created where links lead to a missing one', async () => {
    symlinkSync('second', inFolder('link'));
    symlinkSync(join('made', 'games'), inFolder('second'));
    await writeWhole(inFolder('link'), 'new');
    expect(readFileSync(inFolder(join('made', 'games')), 'utf8')).toBe('new');
    await writeWhole(inFolder('link'), 'newer');
    expect(readFileSync(inFolder(join('made', 'games')), 'utf8')).toBe('newer');
    expect(readdirSync(folder)).toEqual(['link', 'made', 'second']);
  });

  it('follows no link that another user has put beside it', async () => {
    writeFileSync(inFolder('secret'), 'old');
    symlinkSync('secret', inFolder(`games.${process.pid}.part`));
    await writeWhole(inFolder('games'), 'new');
    expect(readFileSync(inFolder('secret'), 'utf8')).toBe('old');
    expect(readFileSync(inFolder('games'), 'utf8')).toBe('new');
  });

  it('is the whole of one of two writers, also where both have the same process number', async () => {
    const texts = ['a', 'b'].map((letter) => letter.repeat(500_000));
    await Promise.all(
      texts.map((text) => writeWhole(inFolder('games'), pieces(text.slice(0, 250_000), text.slice(250_000)))),
    );
    expect(texts).toContain(readFileSync(inFolder('games'), 'utf8'));
    expect(readdirSync(folder)).toEqual(['games']);
  });

  it('is a device where the name is that of one', async () => {
    await writeWhole('/dev/null', 'new');
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  it('is on the disk up to the last part written before the rest exists', async () => {
    const piece = 'f5d6c3d3c4f4\n'.repeat(10_000);
    let made = 0;
    const sizes: number[] = [];
    async function* games(): AsyncGenerator<string> {
      await Promise.resolve();
      for (; made < 100; made++) {
        const [part] = readdirSync(folder);
        sizes.push(part === undefined ? 0 : statSync(inFolder(part)).size);
        yield piece;
      }
    }
    await writeWhole(inFolder('games'), games());
    expect(statSync(inFolder('games')).size).toBe(100 * piece.length);
    // Never more than a few pieces wait for the disk.
    sizes.forEach((size, before) => expect(before - size / piece.length, `piece ${before}`).toBeLessThan(8));
  });
});

describe('convert --out', () => {
  it('asks for games when those before are written', async () => {
    let read = 0;
    /** For each block of games written: how many of the 500 pieces had been read, and its length. */
    const blocks: { read: number; length: number }[] = [];
    await tool('convert games.txt --to ggf --out games.ggf', {
      openFile: async function* () {
        for (; read < 500; read++) {
          await Promise.resolve();
          yield 'f5d6c3\n'.repeat(100);
        }
      },
      writeFile: async (_path, content) => {
        for await (const block of content as AsyncIterable<string>)
          blocks.push({ read, length: block.length });
      },
    });
    // Games are read and written in blocks of 64 kB: when a tenth has been written, little more than a tenth has been
    // read.
    const tenth = blocks.reduce((sum, { length }) => sum + length, 0) / 10;
    let written = 0;
    const atTenth = blocks.find(({ length }) => (written += length) >= tenth);
    expect(atTenth?.read).toBeLessThan(150);
    expect(blocks.length).toBeGreaterThan(50);
  });
});
