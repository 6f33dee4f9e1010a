/** Converts a file with the tool from each format to each other one; losses are reported on the way. */
import { expect, test } from 'vitest';
import { tool } from './tool.js';

/** The shortest game: White is wiped out. */
const PGN = `[Event "Open of Brno"]
[Site "Brno"]
[Date "1998.11.23"]
[Round "3"]
[Black "Ruiz Ana"]
[White "Bořek"]
[Result "64-0"]
[BlackElo "1650"]
[TimeControl "1500"]

1. e6 {[%emt 2.5] opens} f4 2. e3 f6 (2... d6) 3. g5 $1 d6 4. e7 f5 5. c5 64-0
`;
const ENDINGS = { pgn: 'pgn', sgf: 'sgf', ggf: 'ggf', quest: 'json', wthor: 'wtb' } as const;
type Format = keyof typeof ENDINGS;
const FORMATS = Object.keys(ENDINGS) as Format[];

/** The files of a folder after one was converted. */
async function converted(files: Files, from: string, to: Format, ...options: string[]) {
  const out = `game-${to}.${ENDINGS[to]}`;
  const { code, err, written } = await tool(['convert', from, '--to', to, '--out', out, ...options], {
    files,
  });
  return { code, err, out, files: { ...files, ...written } };
}
type Files = Record<string, string | Uint8Array>;

/** The output of `games --json`, and the moves, for a file. */
async function output(files: Files, name: string) {
  const { out } = await tool(['convert', name, '--to', 'json'], { files });
  return JSON.parse(out) as Record<string, unknown> & { tags: Record<string, string> };
}

const pairs = FORMATS.flatMap((first) => FORMATS.map((second) => [first, second] as const));

test.each(pairs)('through %s to %s the moves, the score and the players stay', async (first, second) => {
  const there = await converted({ 'game.pgn': PGN }, 'game.pgn', first);
  expect(there.code).toBe(0);
  const back = await converted(there.files, there.out, second);
  expect(back.code).toBe(0);
  const way = [first, second];
  const white = way.includes('wthor') ? 'Borek' : 'Bořek';
  const game = await output(back.files, back.out);
  expect(game).toMatchObject({
    moves: 'e6f4e3f6g5d6e7f5c5',
    result: 'black',
    score: '64-0',
    black: 'Ruiz Ana',
    white,
  });
  expect(String(game['date'])).toMatch(way.includes('wthor') ? /^1998/u : /^1998[.-]11[.-]23/u);
  const hasEvent = !way.includes('quest') && !way.includes('ggf');
  if (hasEvent) expect(game['event']).toBe('Open of Brno');
});

test('the time of day that a server writes behind the date gets a tag of its own in PGN, and returns', async () => {
  const ggf = '(;GM[Othello]PB[Ann]PW[Bob]DT[2003.12.15_13:24:03.MST]B[F5]W[D6];)\n';
  const pgn = await converted({ 'game.ggf': ggf }, 'game.ggf', 'pgn', '--strict');
  expect(pgn.files['game-pgn.pgn']).toMatch(/\[Date "2003\.12\.15"\]\n[^]*\[Time "13:24:03\.MST"\]\n/u);
  const back = await converted(pgn.files, pgn.out, 'ggf', '--strict');
  expect(back.files['game-ggf.ggf']).toContain('DT[2003.12.15_13:24:03.MST]');
});

test.each([
  ['sgf', ''],
  ['ggf', 'GGF cannot store 1 event, 1 round, 1 comment, 1 sign beside a move, 1 side line\n'],
  [
    'quest',
    'Othello Quest cannot store 1 event, 1 site beside an event, 1 round, 1 comment, 1 sign beside a move, 1 side line\n',
  ],
  [
    'wthor',
    'WTHOR cannot store 1 site beside an event, 1 round, 1 day, 1 rating, 1 time control, 1 time of a move, 1 comment, 1 sign beside a move, 1 side line, 1 name of other letters\n',
  ],
] as const)(
  'to %s it is told once a kind what is lost, and --strict writes nothing then',
  async (to, reported) => {
    const files = { 'game.pgn': PGN };
    const parts = (text: string): string[] =>
      text
        .trimEnd()
        .split(/, | cannot store |\n/u)
        .toSorted();
    const { err, code } = await converted(files, 'game.pgn', to);
    expect(parts(err)).toEqual(parts(`${reported}1 game converted\n`));
    expect(code).toBe(0);
    const strict = await converted(files, 'game.pgn', to, '--strict');
    expect(strict.code).toBe(reported === '' ? 0 : 2);
    expect(Object.keys(strict.files)).toHaveLength(reported === '' ? 2 : 1);
  },
);
