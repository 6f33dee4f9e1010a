/** A record that was read is written without building a `Game`, with exactly the same result. */
import { describe, expect, test } from 'vitest';
import type { GameRecord } from '../../../src/core/formats/common/game-record.js';
import { printGgf } from '../../../src/core/formats/ggf.js';
import { lostIn, type WrittenFormat } from '../../../src/core/formats/holds.js';
import { printOthelloQuest } from '../../../src/core/formats/othello-quest.js';
import { parsePgn, printPgn } from '../../../src/core/formats/pgn.js';
import { printSgf } from '../../../src/core/formats/sgf.js';
import { Game } from '../../../src/core/rules/game/game.js';
import type { GameNode } from '../../../src/core/rules/game/tree.js';
import type { MoveNote } from '../../../src/core/rules/game/facts.js';
import { randomNumbers } from '../../../src/core/rules/random.js';

const PRINTERS: Readonly<Record<string, (record: GameRecord) => string>> = {
  PGN: printPgn,
  SGF: printSgf,
  GGF: printGgf,
  Quest: (record) => printOthelloQuest([record]),
};

/** A random game with side lines, passes and remarks on all of them. */
function randomRecord(seed: number): GameRecord {
  const random = randomNumbers(seed);
  const game = new Game();
  const notes = new Map<GameNode, MoveNote>();
  const length = seed % 3 === 0 ? 40 : 60;
  while (!game.result && game.ply < length) {
    const { legalMoves } = game.position;
    const before = game.node;
    for (const move of legalMoves.slice(0, random() < 0.1 ? 3 : 0)) {
      const side = game.add(before, move);
      if (random() < 0.3) notes.set(side, { comment: 'aside' });
    }
    game.play(legalMoves[Math.floor(random() * legalMoves.length)]!);
    const pass = game.node.position.phase === 'pass' && { pass: { comment: 'must', time: 5 } };
    if (pass || random() < 0.2)
      notes.set(game.node, { comment: 'said', time: 1500, evaluation: 2, nags: [1], ...pass });
  }
  return { game, notes, black: 'Ann', date: '2026.11.25' };
}

describe('a record that was read', () => {
  const seeds = Array.from({ length: 60 }, (_, seed) => seed + 1);
  const texts = seeds.map((seed) => printPgn(randomRecord(seed)));

  test.each(Object.entries(PRINTERS))('is written as %s without its game as with it', (_, print) => {
    for (const text of texts) {
      const withGame = parsePgn(text);
      expect(withGame.game.line.length).toBeGreaterThan(0);
      expect(print(parsePgn(text))).toBe(print(withGame));
    }
  });

  test('loses the same, by kind and number', () => {
    for (const text of texts)
      for (const format of ['SGF', 'GGF', 'WTHOR', 'transcript'] as WrittenFormat[]) {
        const withGame = parsePgn(text);
        expect(withGame.game.line.length).toBeGreaterThan(0);
        expect(lostIn(parsePgn(text), format)).toEqual(lostIn(withGame, format));
      }
  });

  test('is written with what was played in its game afterwards', () => {
    const record = parsePgn('1. f5 d6');
    record.game.play('c3');
    expect(printPgn(record)).toContain('1. f5 d6 2. c3');
    expect(printGgf(record)).toContain('B[C3]');
  });

  test('is copied with its game, and written as the copy has it', () => {
    const record = parsePgn('[Black "Ann"]\n\n1. f5 d6 {good} *');
    const copy = { ...record, black: 'Bob' };
    expect(copy.game).toBe(record.game);
    expect(printPgn(copy)).toContain('[Black "Bob"]');
    expect(printPgn({ ...parsePgn('1. f5 d6'), game: new Game() })).not.toContain('f5');
    expect(JSON.parse(JSON.stringify(record))).toHaveProperty('black', 'Ann');
  });

  test('has the functions that build its game in common with all others', () => {
    // Functions of its own would give it its own hidden class, and keep it in memory for long.
    const [one, other] = ['f5 d6', 'f5 f6'].map((moves) =>
      Object.getOwnPropertyDescriptors(parsePgn(`1. ${moves} *`)),
    );
    for (const field of ['game', 'notes'] as const) {
      expect(one![field]!.get).toBeTypeOf('function');
      expect(one![field]!.get).toBe(other![field]!.get);
    }
  });

  test('has all its passes', () => {
    const passing = seeds
      .map((seed) => randomRecord(seed))
      .filter((record) => printSgf(record).includes('[PA]'));
    expect(passing.length).toBeGreaterThan(2);
    for (const record of passing)
      expect(printSgf(parsePgn(printPgn(record))).split('[PA]')).toHaveLength(
        printSgf(record).split('[PA]').length,
      );
  });
});
