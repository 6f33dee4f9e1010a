/** What commands print with `--json` is read where games are expected. */
import { expect, test } from 'vitest';
import { printWthorGames, readWthor } from '../../../src/core/formats/wthor.js';
import { tool } from './tool.js';

const GAMES = '[Black "Ann"]\n[White "Bob"]\n\n1. f5 d6 2. c3 *\n\n[Black "Cid"]\n\n1. f5 f6 2. e6 *\n';
/** A game that begins after a move of Black. */
const LATER = '---------------------------OX------XXX-------------------------- O f6e6';
/** A square is empty, and White has to pass. */
const ENDING = `-${'X'.repeat(30)}OO${'X'.repeat(31)} O`;
const FILES = { 'games.pgn': GAMES, 'later.txt': LATER, 'x.obf': `${ENDING};\n` };

/** What `convert` reads in what a command printed. */
async function readAgain(command: string): Promise<{ code: number; out: string; err: string }> {
  const { out } = await tool(command, { files: FILES });
  return tool('convert answers.json --to transcript', { files: { 'answers.json': out } });
}

test.each([
  ['review games.pgn --json', 'f5d6c3\nf5f6e6\n'],
  ['analyze games.pgn --depth 1 --json', 'f5d6c3\nf5f6e6\n'],
  ['convert games.pgn --to json', 'f5d6c3\nf5f6e6\n'],
  ['review later.txt --json', `${LATER}\n`],
  ['analyze later.txt --depth 1 --json', `${LATER}\n`],
  [`analyze ${LATER.slice(0, 66)} --depth 1 --json`, `${LATER.slice(0, 66)}\n`],
  ['solve x.obf --json', `${ENDING}\n`],
])('the games of %s are', async (command, games) => {
  expect(await readAgain(command)).toMatchObject({ code: 0, out: games });
});

test('a list of games has none, and says where they are', async () => {
  const { code, out, err } = await readAgain('games games.pgn --json');
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('a list of games has no moves: open the file that it names, games.pgn');
});

test('a file of the database keeps from which empty square its scores were computed', async () => {
  const game = { tournament: 0, black: 0, white: 0, blackScore: 33, theoreticalScore: 35 };
  const files = {
    'a.wtb': printWthorGames({ created: { year: 2026, month: 1, day: 2 }, year: 2024, depth: 22 }, [
      { ...game, moves: ['f5'] },
    ]),
  };
  const json = await tool('convert a.wtb --to json', { files });
  const { written } = await tool('convert a.json --out b.wtb', { files: { 'a.json': json.out } });
  const bytes = written!['b.wtb'] as Uint8Array;
  expect(bytes[14]).toBe(22);
  const [entry] = readWthor(bytes);
  expect(Object.fromEntries(entry!.record!.tags!)).toEqual({
    TheoreticalScore: '35',
    TheoreticalDepth: '22',
  });
});
