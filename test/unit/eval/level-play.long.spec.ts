/** Whole games of the levels on the real core. All work is limited by nodes, so each game is the same everywhere. */
import { beforeAll, describe, expect, it } from 'vitest';
import { discsOf, type Core } from '../../../src/core/engine/wasm/core.js';
import type { Level } from '../../../src/core/engine/engine.js';
import { humanDepths } from '../../../src/core/engine/levels/human/human-moves.js';
import { loadCore } from '../../../src/core/engine/wasm/load.js';
import { nodeFiles } from '../../../src/core/engine/threads/node-files.js';
import { Position } from '../../../src/core/rules/position.js';
import { margin } from '../../../src/core/rules/score.js';
import { canonical } from '../../../src/core/rules/symmetry.js';
import { balancedOpening, playGame, tally, type Tally } from '../../../training/games.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import type { Player } from '../../../training/player.js';
import { createPlayer } from '../../../training/players.js';

const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** Nodes per second of a slow phone: a tenth of a current machine's. */
const SLOW_PHONE = 1_000_000;

let core: Core;
beforeAll(async () => {
  core = await loadCore(nodeFiles, 16);
}, 60_000);

/** A player with random moves. */
function randomPlayer(random: () => number): Player {
  return {
    name: 'random',
    begin: () => Promise.resolve(),
    choose: ({ legalMoves }) => Promise.resolve(legalMoves[Math.floor(random() * legalMoves.length)]!),
    observe: () => Promise.resolve(),
    close: () => undefined,
  };
}

/** Games of one player against another with both colours, from the first one's view. */
async function match(a: Player, b: Player, games: number): Promise<Tally> {
  const random = randomNumbers(2026);
  const margins: number[] = [];
  while (margins.length < games) {
    const opening = balancedOpening(core, random);
    const seed = Math.floor(random() * 0xffffffff);
    margins.push(await playGame(a, b, opening, seed), -(await playGame(b, a, opening, seed)));
  }
  return tally(margins);
}

/** The first plies of a game of a level against itself. */
async function playItself(level: Level, seed: number, plies: number): Promise<Position> {
  const player = await createPlayer(`level:${level}`);
  await player.begin(seed);
  let position = Position.start;
  for (let ply = 0; ply < plies && position.phase !== 'over'; ply++) {
    const move = position.phase === 'pass' ? 'pass' : await player.choose(position);
    position = move === 'pass' ? position.pass() : position.play(move);
  }
  return position;
}

/** Nodes of the searches for drawing a position's moves as people choose them. */
function nodesOfDepths(position: Position): number {
  core.clear();
  return humanDepths(position).reduce((sum, depth) => {
    core.begin({
      ...discsOf(position.board, position.turn),
      depth,
      exact: false,
      goal: 'score',
      multiPv: 64,
      nodes: Infinity,
    });
    while (!core.step(1e9));
    return sum + core.nodes;
  }, 0);
}

describe('a game of a level', () => {
  it.each(LEVELS)('differs from seed to seed, and is the same for the same seed: level %i', async (level) => {
    const seeds = [1, 1001, 2001, 3001, 4001, 5001];
    const ends: string[] = [];
    for (const seed of seeds) ends.push(canonical(await playItself(level, seed, 16)).toString());
    expect(new Set(ends).size).toBeGreaterThanOrEqual(level <= 6 ? 5 : 3);
    expect(canonical(await playItself(level, seeds[0]!, 16)).toString()).toBe(ends[0]);
  });

  it('takes a slow phone less than half a second a move where it is drawn', () => {
    const random = randomNumbers(11);
    let most = 0;
    for (let game = 0; game < 4; game++) {
      let position = Position.start;
      while (position.phase !== 'over') {
        if (position.phase === 'play') most = Math.max(most, nodesOfDepths(position));
        const { legalMoves } = position;
        position =
          position.phase === 'pass'
            ? position.pass()
            : position.play(legalMoves[Math.floor(random() * legalMoves.length)]!);
      }
    }
    expect(most / SLOW_PHONE).toBeLessThan(0.5);
  });
});

describe('level 1', () => {
  it('is beaten about as often as not by a child at the end of its first week', async () => {
    const [child, level] = await Promise.all([createPlayer('beginner:taught'), createPlayer('level:1')]);
    const { wins, losses } = await match(child, level, 120);
    expect(wins).toBeGreaterThan(120 * 0.3);
    expect(losses).toBeGreaterThan(120 * 0.3);
  });

  it('is beaten now and then by a child that only knows what corners are worth', async () => {
    const [child, level] = await Promise.all([createPlayer('beginner:corners'), createPlayer('level:1')]);
    const { wins } = await match(child, level, 120);
    expect(wins).toBeGreaterThanOrEqual(120 * 0.05);
  });

  it('is no player of random moves: it beats one', async () => {
    const { wins } = await match(await createPlayer('level:1'), randomPlayer(randomNumbers(2)), 60);
    expect(wins).toBeGreaterThan(60 * 0.85);
  });

  it('errs in the last ten moves much as before them, and gives nothing away for no reason', async () => {
    const player = await createPlayer('level:1');
    const loss = { late: 0, lateMoves: 0, best: 0 };
    for (let game = 0; game < 40; game++) {
      await player.begin(game * 7919);
      let position = Position.start;
      while (position.phase !== 'over') {
        if (position.phase === 'pass') {
          position = position.pass();
          continue;
        }
        const after = position.play(await player.choose(position));
        if (position.empties <= 10 && position.legalMoves.length > 1) {
          loss.lateMoves++;
          const cost = exactValue(position) - (after.turn === position.turn ? 1 : -1) * exactValue(after);
          expect(cost).toBeGreaterThanOrEqual(0);
          loss.late += cost;
          if (cost === 0) loss.best++;
        }
        position = after;
      }
    }
    expect(loss.best / loss.lateMoves).toBeLessThan(0.7);
    expect(loss.late / loss.lateMoves).toBeGreaterThan(2);
    expect(loss.late / loss.lateMoves).toBeLessThan(12);
  });
});

/** The score of the side to move with best play; at most ten empty squares. */
function exactValue(position: Position): number {
  if (position.phase === 'over') {
    return position.turn === 'black' ? margin(position) : -margin(position);
  }
  core.begin({
    ...discsOf(position.board, position.turn),
    depth: position.empties,
    exact: true,
    goal: 'score',
    multiPv: 1,
    nodes: 0,
  });
  while (!core.step(1e9));
  return core.answer[0]!.value;
}
