/**
 * Measures how fast files of games are read: `npm run -w training bench:formats -- [--games 20000] [--seed 1] [--format wthor]`
 *
 * Random games with names, a date and a result are written in each format and read in pieces of 64 kB, like a stream of
 * a file. The table shows games read per second; the time for a file of 137,000 games, about the size of the WTHOR
 * database; the growth of the heap at the end, without the file itself; and games per second that are read, checked for
 * losses, and written as PGN, as `convert` does.
 */
import { parseArgs } from 'node:util';
import { streamGames } from '../../src/core/formats/any-games.js';
import type { GameRecord } from '../../src/core/formats/common/game-record.js';
import { printGgf } from '../../src/core/formats/ggf.js';
import { lostIn } from '../../src/core/formats/holds.js';
import { printObf } from '../../src/core/formats/obf.js';
import { printOthelloQuest } from '../../src/core/formats/othello-quest.js';
import { printPgn } from '../../src/core/formats/pgn.js';
import { printSgf } from '../../src/core/formats/sgf.js';
import { printTranscript } from '../../src/core/formats/notation/transcript.js';
import { printWthorGames } from '../../src/core/formats/wthor.js';
import { Game } from '../../src/core/rules/game/game.js';
import { randomNumbers } from '../../src/core/rules/random.js';

const PIECE = 65_536;
/** Number of different games; a larger file repeats them. */
const DIFFERENT = 1000;
const WTHOR_GAMES = 137_000;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    format: { type: 'string' },
  },
});
const count = Number(values.games);

function randomGames(): GameRecord[] {
  const random = randomNumbers(Number(values.seed));
  return Array.from({ length: DIFFERENT }, (_, i) => {
    const game = new Game();
    while (!game.result) {
      const { legalMoves } = game.position;
      game.play(legalMoves[Math.floor(random() * legalMoves.length)]!);
    }
    return { game, black: `Player ${i % 90}`, white: `Player ${i % 70}`, date: '2024.01.02' };
  });
}

const records = randomGames();
const repeated = <T>(pieces: readonly T[]): T[] =>
  Array.from({ length: count }, (_, i) => pieces[i % pieces.length]!);
const inText = (print: (record: GameRecord) => string): Uint8Array =>
  new TextEncoder().encode(repeated(records.map((record) => `${print(record)}\n`)).join(''));

const FILES: Readonly<Record<string, () => Uint8Array>> = {
  wthor: () =>
    printWthorGames(
      { created: { year: 2026, month: 1, day: 1 }, year: 2025, depth: 0 },
      repeated(
        records.map(({ game }) => ({
          tournament: 1,
          black: 2,
          white: 3,
          blackScore: 32 + game.result!.margin / 2,
          theoreticalScore: 32,
          moves: game.line,
        })),
      ),
    ),
  pgn: () => inText(printPgn),
  ggf: () => inText(printGgf),
  sgf: () => inText(printSgf),
  obf: () => inText(({ game }) => printObf([{ position: game.position, moves: [], score: 2 }]).trimEnd()),
  quest: () => inText((record) => printOthelloQuest([record])),
  transcript: () => inText(({ game }) => printTranscript(game.line)),
};

function* pieces(file: Uint8Array): Generator<Uint8Array, void> {
  for (let at = 0; at < file.length; at += PIECE) yield file.subarray(at, at + PIECE);
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
}

/** Processor time in seconds for reading a file, including what is done with each game. */
async function secondsOf(file: Uint8Array, use: (record: GameRecord) => void): Promise<number> {
  const begin = process.cpuUsage();
  let read = 0;
  for await (const { error, record } of streamGames(pieces(file))) {
    if (error) throw error;
    use(record);
    read++;
  }
  if (read !== count) throw new Error(`${read} games read, ${count} expected`);
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1e6;
}

console.log('format       games/s   ms/game   137,000 games      heap   converted/s');
for (const [name, write] of Object.entries(FILES)) {
  if (values.format !== undefined && values.format !== name) continue;
  const file = write();
  const before = heap();
  const seconds = await secondsOf(file, () => undefined);
  const grown = heap() - before;
  let written = 0;
  const converting = await secondsOf(file, (record) => {
    written += lostIn(record, 'PGN').size + printPgn(record).length;
  });
  if (written === 0) throw new Error(`${name}: nothing was written`);
  const cells = [
    name.padEnd(10),
    String(Math.round(count / seconds)).padStart(9),
    ((1000 * seconds) / count).toFixed(4).padStart(9),
    `${((seconds / count) * WTHOR_GAMES).toFixed(1)} s`.padStart(15),
    `${grown.toFixed(1)} MB`.padStart(9),
    String(Math.round(count / converting)).padStart(13),
  ];
  console.log(cells.join(' '));
}
