/**
 * Reviews sides of games between people, from which `npm run -w training report:fit` learns the losses by strength: `npm run
 * report:review -- FILE OUT.jsonl [--sides 12] [--players N] [--least 10] [--since YEAR]`
 *
 * FILE holds games as `npm run -w training train:human` takes them. Players with ten games or more are recognised by their
 * names, or by their strength, which is the same in all of them; some sides of each are reviewed, in random order: one
 * of everybody, then another; with `--since` only of games from that year on. OUT gets one line for each side. Existing lines are not repeated, so the run can be
 * interrupted and continued.
 */
import { appendFileSync, existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEngine } from '../../src/core/engine/node.js';
import { reviewSide } from '../../src/core/report/reviewed-side.js';
import { Game } from '../../src/core/rules/game/game.js';
import { randomNumbers } from '../../src/core/rules/random.js';
import { readHumanGames } from '../human/human-games.js';
import { readJsonLines } from './json-lines.js';
import { grouped, type PersonsSide } from './people.js';

const SEED = 7;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sides: { type: 'string', default: '12' },
    players: { type: 'string', default: '1000' },
    least: { type: 'string', default: '10' },
    since: { type: 'string', default: '0' },
  },
});
const [file, out] = positionals;
if (file === undefined || out === undefined) {
  throw new Error(
    'name a file of games and one to write: npm run -w training report:review -- FILE OUT.jsonl',
  );
}

const random = randomNumbers(SEED);
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);

const sides = readHumanGames(file)
  .filter(({ year = 0 }) => year >= Number(options.since))
  .flatMap((game) => (['black', 'white'] as const).map((side) => ({ game, side, name: game.names?.[side] })));
const people = shuffled(grouped(sides, ({ game, side, name }) => name ?? game[side]))
  .filter((own) => own.length >= Number(options.least))
  .slice(0, Number(options.players))
  .map(shuffled);
const known = new Set(
  existsSync(out) ? readJsonLines<PersonsSide>(out).map(({ game, side }) => `${game} ${side}`) : [],
);
const engine = await createEngine({ workers: 1, table: 16 });
for (let at = 0; at < Number(options.sides); at++) {
  for (const { game, side, name } of people.flatMap((own) => own.slice(at, at + 1))) {
    if (known.has(`${game.number} ${side}`)) continue;
    const played = new Game();
    for (const move of game.moves) played.play(move);
    const { moves } = await reviewSide(played.root, side, engine, { parallel: 1 });
    const { year } = game;
    const line: PersonsSide = {
      strength: game[side],
      game: game.number,
      side,
      ...(year !== undefined && name !== undefined && { year, name }),
      moves,
    };
    appendFileSync(out, `${JSON.stringify(line)}\n`);
  }
}
engine.close();
