/**
 * Plays a match: `npm run -w training match -- A B [--games 100] [--seed 1] [--clock SECONDS] [--json]`
 *
 * A and B are players as `createPlayer` describes them, for instance `level:5`, `depth:6`, `time:200` or
 * `gtp:othello-engine gtp`. Each balanced opening is played twice, with both colours. With `--clock`, GTP programs have
 * this many seconds for all moves of a game, are told the time left, and lose when it is used up.
 */
import { parseArgs } from 'node:util';
import { loadCore } from '../src/core/engine/wasm/load.js';
import { nodeFiles } from '../src/core/engine/threads/node-files.js';
import { balancedOpening, eloDifference, playGame, tally } from './games.js';
import { randomNumbers } from '../src/core/rules/random.js';
import { createPlayer } from './players.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    clock: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const [nameA, nameB] = positionals;
if (nameA === undefined || nameB === undefined)
  throw new Error('two players are needed: npm run -w training match -- depth:4 depth:6');
const judge = await loadCore(nodeFiles, 16);
const clock = values.clock === undefined ? undefined : Number(values.clock);
if (clock !== undefined && ![nameA, nameB].every((name) => name.startsWith('gtp:')))
  throw new Error('--clock is for two GTP programs: npm run -w training match -- "gtp:A" "gtp:B" --clock 60');
const [a, b] = await Promise.all([createPlayer(nameA, clock), createPlayer(nameB, clock)]);
const random = randomNumbers(Number(values.seed));
const margins: number[] = [];
for (let pair = 0; pair < Math.ceil(Number(values.games) / 2); pair++) {
  const opening = balancedOpening(judge, random);
  const seed = Math.floor(random() * 0xffffffff);
  margins.push(await playGame(a, b, opening, seed));
  margins.push(-(await playGame(b, a, opening, seed)));
  if (!values.json) process.stderr.write(`\r${margins.length} games`);
}
a.close();
b.close();
const result = tally(margins);
const difference = eloDifference(result);
if (values.json) {
  console.log(JSON.stringify({ a: nameA, b: nameB, ...result, ...difference }));
} else {
  const { wins, draws, losses, discs } = result;
  const { elo, error, share, shareError } = difference;
  console.log(
    `\r${nameA} against ${nameB}: ${wins}-${draws}-${losses} (won, drawn, lost), ${discs.toFixed(1)} discs a game`,
  );
  console.log(
    `${(share * 100).toFixed(1)} ± ${(shareError * 100).toFixed(1)} %, ${elo.toFixed(0)} ± ${error.toFixed(0)} Elo`,
  );
}
