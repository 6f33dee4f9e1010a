/** Matches: their players, and games against a program that speaks GTP, here our own. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadCore } from '../../../src/engine/load.js';
import { nodeFiles } from '../../../src/engine/node-files.js';
import { Position } from '../../../src/rules/position.js';
import { balancedOpening, playGame, randomNumbers } from '../../../training/games.js';
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
    const named = await createPlayer(`depth:5@${ROOT}src/engine/weights.bin`);
    const own = await createPlayer('depth:5');
    const position = Position.start.play('f5').play('d6');
    expect(await named.choose(position)).toBe(await own.choose(position));
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

  it('says which program ended and when it answers nonsense', async () => {
    const gone = await createPlayer('gtp:exit 3');
    await expect(gone.begin(1)).rejects.toThrow('ended with 3');
    await expect(gone.begin(2)).rejects.toThrow('ended with 3');
    const refusing = await createPlayer(ENGINE);
    await refusing.begin(1);
    await expect(refusing.hear(Position.start, 'a1')).rejects.toThrow('illegal move');
    refusing.close();
  });
});
