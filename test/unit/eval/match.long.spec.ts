/** Matches: their players, and games against a program that speaks GTP, here our own. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadCore } from '../../../src/core/engine/wasm/load.js';
import { nodeFiles } from '../../../src/core/engine/threads/node-files.js';
import { Position } from '../../../src/core/rules/position.js';
import type { Square } from '../../../src/core/rules/square.js';
import { chooseAs, type BeginnerName } from '../../../training/beginners.js';
import { balancedOpening, playGame } from '../../../training/games.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import { createPlayer } from '../../../training/players.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ENGINE = `gtp:cd "${ROOT}" && exec node --import tsx src/cli/main.ts gtp`;

describe('a player of a match', () => {
  it('is refused with the accepted words when its description is none', async () => {
    for (const wrong of ['level:11', 'level:clever', 'depth:0', 'nodes:', 'chess:3', ''])
      await expect(createPlayer(wrong)).rejects.toThrow('level:1-10, depth:N');
  });

  it('is refused when its weights are not there or none', async () => {
    await expect(createPlayer('depth:1@missing.bin')).rejects.toThrow('missing.bin');
    await expect(createPlayer(`depth:1@${ROOT}package.json`)).rejects.toThrow(/weights/i);
  });

  it('finds the same move with the same weights named or not', async () => {
    const named = await createPlayer(`depth:5@${ROOT}src/core/engine/weights.bin`);
    const own = await createPlayer('depth:5');
    const position = Position.start.play('f5').play('d6');
    expect(await named.choose(position)).toBe(await own.choose(position));
  });
});

describe('a beginner', () => {
  const shareOf = (name: BeginnerName, position: Position, isMeant: (move: Square) => boolean): number => {
    const random = randomNumbers(5);
    const moves = Array.from({ length: 600 }, () => chooseAs(name, position, random));
    for (const move of moves) expect(position.legalMoves).toContain(move);
    return moves.filter(isMeant).length / moves.length;
  };

  it('takes what turns most on the first day, mostly; the corner as soon as it knows of it', () => {
    // Black may take the corner a1 for one disc, or flip six along row 5.
    const board =
      '-OX-----' + '--------' + '--------' + '---XO---' + '-OOOOOOX' + '--------' + '--------' + '--------';
    const position = Position.of(board, 'black');
    expect(position.legalMoves).toEqual(expect.arrayContaining(['a1', 'a5']));
    expect(shareOf('greedy', position, (move) => move === 'a5')).toBeGreaterThan(0.7);
    for (const name of ['corners', 'taught'] as const)
      expect(shareOf(name, position, (move) => move === 'a1')).toBeGreaterThan(0.9);
  });

  it('keeps off the squares beside an empty corner once it was taught to', () => {
    const beside = (move: Square): boolean => /^([abgh][1278])$/.test(move);
    const board =
      '--------' + '--------' + '--X-----' + '---OX---' + '---XO---' + '--------' + '--------' + '--------';
    const position = Position.of(board, 'white');
    expect(position.legalMoves).toContain('b2');
    const [corners, after] = (['corners', 'taught'] as const).map((name) => shareOf(name, position, beside));
    expect(corners).toBeGreaterThan(0.05);
    expect(after).toBeLessThan(corners! / 4);
  });

  it('overlooks moves, those along diagonals most', () => {
    const board =
      '--------' + '--------' + '---O----' + '---OX---' + '---XO---' + '-----O--' + '--------' + '--------';
    const position = Position.of(board, 'black');
    const random = randomNumbers(9);
    const moves = new Set(Array.from({ length: 300 }, () => chooseAs('greedy', position, random)));
    expect(moves.size).toBeGreaterThan(2);
  });

  it('plays the same game for the same seed', async () => {
    const game = async (): Promise<number> =>
      playGame(await createPlayer('beginner:taught'), await createPlayer('beginner:greedy'), [], 3);
    expect(await game()).toBe(await game());
  });
});

describe('a match against a GTP program', () => {
  it('plays whole games both ways, passes included, and both sides see the same end', async () => {
    const judge = await loadCore(nodeFiles, 16);
    const [other, own] = await Promise.all([createPlayer(`${ENGINE} --depth 2`), createPlayer('level:4')]);
    const random = randomNumbers(11);
    try {
      for (let game = 0; game < 8; game++) {
        const opening = balancedOpening(judge, random);
        const players = game % 2 === 0 ? ([other, own] as const) : ([own, other] as const);
        const margin = await playGame(...players, opening, game);
        expect(Math.abs(margin)).toBeLessThanOrEqual(64);
        expect(Math.abs(margin % 2)).toBe(0);
      }
    } finally {
      other.close();
    }
  });

  it('gives programs a clock, and the game to the other one when it is used up', async () => {
    const program =
      'require("readline").createInterface({ input: process.stdin }).on("line", (line) => ' +
      'setTimeout(() => console.log("=\\n"), line.startsWith("genmove") ? 1500 : 0))';
    const slow = `gtp:exec node -e '${program}'`;
    const [late, own] = await Promise.all([createPlayer(slow, 1), createPlayer(`${ENGINE} --depth 1`, 60)]);
    try {
      expect(await playGame(late, own, [], 1)).toBe(-64);
      expect(await playGame(own, late, [], 1)).toBe(64);
      const [quick, other] = await Promise.all([createPlayer(ENGINE, 6), createPlayer(ENGINE, 6)]);
      expect(Math.abs(await playGame(quick, other, [], 1))).toBeLessThan(64);
      quick.close();
      other.close();
    } finally {
      late.close();
      own.close();
    }
  });

  it('says which program ended and when it answers nonsense', async () => {
    const gone = await createPlayer('gtp:exit 3');
    await expect(gone.begin(1)).rejects.toThrow('ended with 3');
    await expect(gone.begin(2)).rejects.toThrow('ended with 3');
    const refusing = await createPlayer(ENGINE);
    await refusing.begin(1);
    await expect(refusing.observe(Position.start, 'a1')).rejects.toThrow('illegal move');
    refusing.close();
  });
});
