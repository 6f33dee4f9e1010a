// Reports on the games of a player: node report.mjs games.pgn "Ana Ruiz"
import { readFile } from 'node:fs/promises';
import { createEngine } from 'othello-board/engine/node.js';
import { readGames } from 'othello-board/formats.js';
import { makeReport, ownGames, reviewSide } from 'othello-board/report.js';

const [file, ...names] = process.argv.slice(2);
const records = [...readGames(await readFile(file, 'utf8'))].map(({ record, location }) => ({
  name: `game ${location.game}`,
  record,
}));
const engine = await createEngine();
const games = [];
for (const own of ownGames(
  records.filter(({ record }) => record),
  names,
)) {
  const { moves } = await reviewSide(own.record.game.root, own.side, engine);
  games.push({ ...own, moves });
}
const { accuracy, loss, weaknesses, parts } = makeReport(games);
console.log(accuracy, loss, weaknesses, parts);
engine.close();
