/**
 * Reviews sides of games between people, from which `npm run -w training report:fit` learns the losses by strength: `npm run
 * report:review -- FILE OUT.jsonl [--sides 12] [--players N]`
 *
 * FILE holds games as `npm run -w training train:human` takes them. Players with ten games or more are recognised by their
 * strength, which is the same in all of them; some sides of each are reviewed, in random order. OUT gets one line for
 * each side. Existing lines are not repeated, so the run can be interrupted and continued.
 */
import { appendFileSync, existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEngine } from '../../src/core/engine/node.js';
import { reviewSide } from '../../src/core/report/reviewed-side.js';
import type { Color } from '../../src/core/rules/color.js';
import { Game } from '../../src/core/rules/game.js';
import { randomNumbers } from '../../src/core/rules/random.js';
import { readHumanGames, type HumanGame } from '../human/games.js';
import { readJsonLines } from './json-lines.js';
import type { PersonsSide } from './people.js';

const LEAST_GAMES = 10;
const SEED = 7;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sides: { type: 'string', default: '12' },
    players: { type: 'string', default: '1000' },
  },
});
const [file, out] = positionals;
if (file === undefined || out === undefined) {
  throw new Error(
    'a file of games and one to write are expected: npm run -w training report:review -- FILE OUT.jsonl',
  );
}

const random = randomNumbers(SEED);
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

const sides = new Map<number, { game: HumanGame; side: Color }[]>();
for (const game of readHumanGames(file)) {
  for (const side of ['black', 'white'] as const) {
    const own = sides.get(game[side]);
    if (own) own.push({ game, side });
    else sides.set(game[side], [{ game, side }]);
  }
}
const people = shuffled([...sides].filter(([, own]) => own.length >= LEAST_GAMES));
const known = new Set(
  existsSync(out) ? readJsonLines<PersonsSide>(out).map(({ game, side }) => `${game} ${side}`) : [],
);
const engine = await createEngine({ workers: 1, table: 16 });
for (const [strength, own] of people.slice(0, Number(options.players))) {
  for (const { game, side } of shuffled(own).slice(0, Number(options.sides))) {
    if (known.has(`${game.number} ${side}`)) continue;
    const played = new Game();
    for (const move of game.moves) played.play(move);
    const { moves } = await reviewSide(played.root, side, engine, { parallel: 1 });
    const line: PersonsSide = { strength, game: game.number, side, moves };
    appendFileSync(out, `${JSON.stringify(line)}\n`);
  }
}
engine.close();
