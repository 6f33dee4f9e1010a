import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseBoardString } from '../../../../src/core/formats/notation/board-string.js';
import { parseTranscript } from '../../../../src/core/formats/notation/transcript.js';
import { Position } from '../../../../src/core/rules/position.js';

const ROOT = join(import.meta.dirname, '../../../..');
const TAG = /<othello-[a-z]+\b[^>]*?\smoves="([^"]+)"[^>]*>/gu;
const POSITION = /\sposition="([^"]+)"/u;
/** Placeholders for the reader's own moves, or for a script's. */
const PLACEHOLDER = /…|\{/u;

const files = [
  'README.md',
  ...['docs', 'demo'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(md|html)$/u.test(name))
      .map((name) => join(folder, name)),
  ),
];

/** The game in each tag that has one: its moves, and their starting position. */
const games = files.flatMap((file) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(TAG)]
    .map(([tag, moves]) => ({ file, moves: moves!, position: POSITION.exec(tag)?.[1] }))
    .filter(({ moves }) => !PLACEHOLDER.test(moves)),
);

describe('the games of our own pages', () => {
  it('are many', () => {
    expect(games.length).toBeGreaterThan(20);
  });

  it.each(games)('can be played: $file, $moves', ({ moves, position }) => {
    const start =
      position === undefined || position === 'start' ? Position.start : parseBoardString(position);
    expect(() => parseTranscript(moves, start)).not.toThrow();
  });
});
