import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { COMMAND_NAMES } from '../../../src/cli/io/command-line/print.js';
import { createEngine, type Engine } from '../../../src/core/engine/node.js';
import { parseTranscript } from '../../../src/core/formats/notation/transcript.js';
import { parseAnyGame } from '../../../src/core/formats/any-game.js';
import { Position } from '../../../src/core/rules/position.js';
import { greedyEngine } from './programs/greedy-engine.js';
import { jsonLines, tool } from './tool.js';

// FFO #1, with the exact scores of two of its moves.
const BOARD = '--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X';
const FFO_1 = `${BOARD}; G8:+18; H1:+12;`;
// A wipe-out, although the file only counts the discs.
const FINISHED = `${'X'.repeat(60)}---- X; +60;`;

describe('othello-engine', () => {
  it('helps, and tells its version', async () => {
    const help = await tool('--help');
    expect(help.code).toBe(0);
    for (const word of ['solve', 'analyze', 'perft', 'gtp', '--json', '--threads', '--table', 'Exit codes']) {
      expect(help.out).toContain(word);
    }
    expect(await tool('help')).toEqual(help);
    for (const how of ['-V', '--version', 'version']) {
      expect(await tool(how)).toEqual({ code: 0, out: '1.2.3\n', err: '' });
    }
  });

  it('helps with one command, with an example that it accepts, and lists all its options', async () => {
    const { out: whole } = await tool('--help');
    for (const name of COMMAND_NAMES) {
      const { code, out } = await tool(`${name} --help`);
      expect(code).toBe(0);
      expect(out).toMatch(new RegExp(`^Usage: othello-engine ${name}\\b`));
      expect(out).toContain(`\nExample:\n  othello-engine ${name}`);
      expect(await tool(`help ${name}`)).toMatchObject({ code: 0, out });
    }
    const { out } = await tool('match -h');
    for (const option of ['--clock', '--round-robin', '--sprt']) expect(whole && out).toContain(option);
    expect(out).not.toContain('--queue');
  });

  it.each([
    ['slove x', 'there is no command slove; did you mean solve?'],
    ['solve a --dept 3', 'unknown option --dept: did you mean --depth?'],
    ['match a b --roundrobin', 'unknown option --roundrobin: did you mean --round-robin?'],
    ['completion tcsh', 'completion takes one of bash, zsh, fish, not tcsh'],
  ])('says what may be meant: %s', async (line, message) => {
    expect(await tool(line)).toMatchObject({ code: 2, err: expect.stringContaining(message) as string });
  });

  it('prints the schema of what each command prints as JSON, and refuses --json of others', async () => {
    for (const name of COMMAND_NAMES) {
      const takesJson = /^ {2}--json/mu.test((await tool(`${name} --help`)).out);
      const { code, out } = await tool(`schema ${name}`);
      expect([name, code]).toEqual([name, takesJson || name === 'mcp' ? 0 : 2]);
      if (code !== 0) continue;
      const { definitions = {} } = JSON.parse(out) as { definitions?: object };
      const named = [...out.matchAll(/"#\/definitions\/([^"]+)"/gu)].map(([, type]) => type);
      expect(Object.keys(definitions).toSorted()).toEqual([...new Set(named)].toSorted());
    }
    expect((await tool('convert a.pgn --to sgf --json')).err).toContain('convert does not take --json');
    expect((await tool('schema reviw')).err).toContain('schema reviw: did you mean review?');
    expect(Object.keys(JSON.parse((await tool('schema')).out) as object)).toContain('definitions');
  });

  it('completes commands, options and words in bash, and names them for other shells', async () => {
    const { out: script } = await tool('completion bash');
    const complete = (...words: string[]): string[] => {
      const typed = ['othello-engine', ...words].map((word) => `'${word}'`).join(' ');
      const code = `${script}COMP_WORDS=(${typed}); COMP_CWORD=${words.length}; _othello_engine; echo "\${COMPREPLY[@]}"`;
      return execFileSync('bash', ['-c', code], { encoding: 'utf8' }).trim().split(' ');
    };
    expect(complete('so')).toEqual(['solve']);
    expect(complete('match', '--c')).toEqual(['--clock']);
    expect(complete('convert', 'a.pgn', '--to', 'w')).toEqual(['wthor']);
    for (const shell of ['zsh', 'fish']) {
      const { out } = await tool(`completion ${shell}`);
      for (const name of COMMAND_NAMES) expect(out).toContain(name);
      expect(out).toContain('round-robin');
    }
  });

  it.each([
    [
      '',
      'name a command: solve, games, convert, merge, dedupe, filter, stats, analyze, review, report, explain, human, match, puzzles, picture, jobs, worker, perft, nboard, bridge, mcp, gtp, schema, completion',
    ],
    [
      'frob',
      'there is no command frob; the commands are solve, games, convert, merge, dedupe, filter, stats, analyze, review, report, explain, human, match, puzzles, picture, jobs, worker, perft, nboard, bridge, mcp, gtp, schema, completion',
    ],
    ['constructor', 'there is no command constructor'],
    ['solve', 'usage: othello-engine solve FILE.obf'],
    ['gtp now', 'usage: othello-engine gtp'],
    ['solve a b', 'solve takes one file, not 2'],
    ['solve a --frob', "Unknown option '--frob'"],
    ['solve a --depth 0', '--depth takes a number from 1 to 60, not 0'],
    ['solve a --depth x', '--depth takes a whole number, not x'],
    ['solve a --depth', '--depth needs a value\n'],
    ['solve a --time -5', '--time needs a value\n'],
    ['solve a --json=yes', '--json takes no value\n'],
    ['solve a --goal win', '--goal takes one of score, wld, wld-score, not "win"'],
    ['gtp --goal wld', 'gtp does not take --goal'],
    ['analyze f5 --level 3', 'analyze does not take --level'],
    ['solve a --threads 99', '--threads takes a number from 1 to 64, not 99'],
    ['games a --table 64', 'games does not take --table'],
    ['jobs status --store a --table 64', 'jobs status does not take --table'],
    ['solve a --table 4096', '--table takes 1 to 1024 megabytes, not 4096'],
    ['gtp --level 11', '--level takes one of 1, 2'],
    ['gtp --level toString', '--level takes one of 1, 2'],
    ['review', 'usage: othello-engine review GAME…'],
    ['review f5 --level 3', 'review does not take --level'],
    ['review f5 --effort hard', '--effort takes one of quick, thorough, deepest, not hard'],
    ['review f5 --exact-from 61', '--exact-from takes 0 to 60 empty squares, not 61'],
    ['review f5 --exact-from few', '--exact-from takes a whole number, not few'],
    ['solve a --exact-from 10', 'solve does not take --exact-from'],
    ['solve a --effort quick', 'solve does not take --effort'],
    ['review nowhere', 'nowhere cannot be read: no such file'],
    ['review f5d7', 'illegal move d7 at ply 2'],
    ['perft 3 --depth 2', 'perft does not take --depth'],
    ['perft 0', 'perft takes a whole number from 1 to 16, not 0'],
    ['perft 5 6', 'perft takes a whole number from 1 to 16, not 5 6'],
    ['perft 0x5', 'perft takes a whole number from 1 to 16, not 0x5'],
    ['perft 3 --threads 0', '--threads takes a number from 1 to 64, not 0'],
    ['solve nowhere', 'nowhere cannot be read: no such file'],
    ['games', 'usage: othello-engine games FILE…'],
    ['games nowhere', 'nowhere cannot be read: no such file'],
    ['games - --depth 3', 'games does not take --depth'],
    [
      'convert -',
      'convert needs --to FORMAT (pgn, ggf, sgf, obf, quest, transcript, json, wthor), or an --out file whose extension names the format',
    ],
    ['convert - --to doc', '--to takes one of pgn, ggf'],
    ['solve a --to pgn', 'solve does not take --to'],
    ['games -', 'standard input is empty'],
    ['analyze -', 'standard input is empty'],
    ['solve -', 'standard input is empty'],
    ['perft 3 --position XO', 'XO is not a square from a1 to h8'],
    ['analyze f5d7', 'illegal move d7 at ply 2'],
    ['analyze f5d6x', 'transcript, character'],
  ])('explains what is wrong with "%s"', async (args, message) => {
    const { code, out, err } = await tool(args);
    expect(err).toContain(`othello-engine: `);
    expect(err).toContain(message);
    expect([code, out]).toEqual([2, '']);
  });

  it.each([
    ['ENOENT', -2, 'no such file or directory'],
    ['EACCES', -13, 'permission denied'],
  ])('says in words what %s means', async (code, errno, words) => {
    const failing = () => Promise.reject(Object.assign(new Error(`${code}: open 'x'`), { code, errno }));
    expect((await tool('solve x', { readFile: failing })).err).toBe(
      `othello-engine: x cannot be read: ${words}\n`,
    );
  });

  it('asks for the files of a folder', async () => {
    const failing = () => Promise.reject(Object.assign(new Error('EISDIR'), { code: 'EISDIR', errno: -21 }));
    expect((await tool('solve x', { readFile: failing })).err).toBe(
      'othello-engine: x is a folder: name the files in it\n',
    );
  });

  it('names each line of a file of positions that it cannot read, and solves the others', async () => {
    const files = { 'bad.obf': `% FFO\nXXO X; +2;\n${FFO_1}\n\n${FFO_1} x` };
    const { code, out, err } = await tool('solve bad.obf --table 8', { files, engine: createEngine });
    expect(err).toBe(
      'bad.obf:2:6: a board has 64 squares, not 3\n' +
        "bad.obf:5:85: score 'x' is not a number from -64 to +64\n",
    );
    expect(out).toMatch(
      /^ +2 {2}14 empties +\+18 [^]*1 position, 0 wrong, .* ms, 2 lines that cannot be read\n$/,
    );
    expect(code).toBe(1);
    const json = jsonLines(
      (await tool('solve bad.obf --json --table 8', { files, engine: createEngine })).out,
    );
    expect(json[0]).toEqual({ id: 1, error: 'a board has 64 squares, not 3', line: 2, column: 6 });
    expect(json.at(-1)).toMatchObject({ positions: 1, wrong: 0, errors: 2 });
  });

  it('passes on that an engine cannot work, with exit code 1', async () => {
    const engine = () => Promise.reject(new Error('engine.wasm cannot be read'));
    expect(await tool('gtp', { engine })).toEqual({
      code: 1,
      out: '',
      err: 'othello-engine: engine.wasm cannot be read\n',
    });
  });
});

describe('othello-engine perft', () => {
  // The known counts from the start; ply 9 is the first with passes.
  const KNOWN = [4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288];

  it.each(['', ' --threads 1', ' --threads 2', ' --threads 3'])(
    'counts the leaves: perft 9%s',
    async (how) => {
      const { code, out } = await tool(`perft 9 --json${how}`);
      expect(code).toBe(0);
      expect(jsonLines(out)).toMatchObject(KNOWN.map((leaves, index) => ({ depth: index + 1, leaves })));
    },
  );

  it('writes a line a depth for people', async () => {
    const { out } = await tool('perft 2');
    expect(out).toMatch(/^ 1 +4 +\d+ ms\n 2 +12 +\d+ ms\n$/);
  });
});

describe('othello-engine perft from a position', () => {
  it.each([
    ['moves', 'f5'],
    ['a board', Position.start.play('f5').toString()],
  ])('given as %s', async (_, position) => {
    const { out } = await tool(['perft', '5', '--json', '--position', position]);
    // The four first moves are symmetric, so each has a quarter of the known leaves one ply deeper.
    const expected = [12, 56, 244, 1396, 8200].map((leaves, index) => ({
      depth: index + 1,
      leaves: leaves / 4,
    }));
    expect(jsonLines(out)).toMatchObject(expected);
  });
});

describe('othello-engine solve', () => {
  const files = { 'ffo.obf': `${FFO_1}\n% a comment\n${FINISHED}\n` };
  const world = { files, engine: createEngine };

  it('gives the exact score of each position, and totals', async () => {
    const { code, out } = await tool('solve ffo.obf --json --table 8', world);
    const [first, second, total] = jsonLines(out) as Record<string, unknown>[];
    const exact = { id: 1, empties: 14, score: 18, best: 'g8', proven: true, expected: 18, ok: true };
    expect(first).toMatchObject(exact);
    expect(Object.keys(first!)).toEqual(
      'id position empties score best line proven nodes ms expected ok'.split(' '),
    );
    // The line leads to the score.
    expect(parseAnyGame(`${FFO_1.slice(0, 66)} ${String(first!['line'])}`).game.result?.margin).toBe(18);
    const [early] = jsonLines((await tool('solve ffo.obf --json --depth 1 --table 8', world)).out);
    expect(early).toMatchObject({ proven: false });
    expect(second).toMatchObject({ id: 2, empties: 4, score: 64, best: null, expected: 60, ok: false });
    expect(total).toEqual({ positions: 2, wrong: 1, nodes: first!['nodes'], ms: first!['ms'], errors: 0 });
    expect(code).toBe(1);
  });

  it('says who wins, also before it is proven', async () => {
    const { out } = await tool('solve ffo.obf --goal wld --depth 1 --table 8 --json', world);
    expect(jsonLines(out)[0]).toMatchObject({ score: 1, proven: false, expected: 1, ok: true });
  });

  it('writes a line a position for people', async () => {
    const { code, out } = await tool('solve - --table 8', { input: [FFO_1], engine: createEngine });
    expect(out).toMatch(
      /^ +1 {2}14 empties +\+18 {2}g8 +\d+ nodes +\d+ ms +\d+ nps\n1 position, 0 wrong, \d+ nodes, \d+ ms\n$/,
    );
    expect(code).toBe(0);
  });

  it('says when a score is not proven, and what the file expects', async () => {
    const { code, out } = await tool('solve ffo.obf --depth 1 --table 8', world);
    expect(out).toMatch(/ nps {2}not proven \(depth 1\); expected \+18\n/);
    expect(code).toBe(1);
  });

  it('says when the file knows a better move', async () => {
    const input = [`${BOARD}; +18; G8:+12;`];
    const { code, out } = await tool('solve - --table 8', { input, engine: createEngine });
    expect(out).toMatch(/ nps {2}another move expected\n1 position, 1 wrong/);
    expect(code).toBe(1);
  });

  // A win, a draw and a loss with 14 empty squares, each with its score.
  const DRAWN = '-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOOXXOOOOOXXOX--XXOO----XXXXX-';
  const OUTCOMES = [`${BOARD}; +18;`, `${DRAWN} X; +0;`, `${DRAWN} O; -6;`];

  it.each([
    ['', [18, 0, -6]],
    ['--goal score', [18, 0, -6]],
    ['--goal wld-score', [18, 0, -6]],
    ['--goal wld', [1, 0, -1]],
    ['--goal wld --threads 2', [1, 0, -1]],
  ])('answers what is asked of the end: %s', async (goal, scores) => {
    const { code, out } = await tool(`solve - --json --table 8 ${goal}`, {
      input: OUTCOMES,
      engine: createEngine,
    });
    const rows = scores.map((score, index) => ({ id: index + 1, score, expected: score, ok: true }));
    expect(jsonLines(out)).toMatchObject([...rows, { positions: 3, wrong: 0 }]);
    expect(code).toBe(0);
  });

  it('calls a wrong winner wrong, and a wrong score of the right winner not', async () => {
    const input = [`${BOARD}; +2;`, `${BOARD}; -18;`];
    const { code, out } = await tool('solve - --json --table 8 --goal wld', { input, engine: createEngine });
    expect(jsonLines(out)).toMatchObject([{ ok: true }, { ok: false }, { wrong: 1 }]);
    expect(code).toBe(1);
  });

  it('knows no wrong score where the file has none', async () => {
    const { code, out } = await tool('solve - --json --table 8', { input: [BOARD], engine: createEngine });
    expect(jsonLines(out)[0]).toMatchObject({ score: 18, expected: null, ok: true });
    expect(code).toBe(0);
  });
});

describe('othello-engine analyze', () => {
  const GAME = 'f5d6c3d3c4f4f6f3e6e7d7c5';

  it.each([[['1. f5 d6 2. c3']], [['1.', 'f5', 'd6', '2.', 'c3']]])(
    'takes numbered moves: %j',
    async (words) => {
      const { code, out } = await tool(['analyze', ...words, '--json']);
      expect([code, jsonLines(out).at(-1)]).toEqual([0, expect.objectContaining({ moves: 3 })]);
    },
  );

  it('gives the value and the loss of each move, for the side that made it', async () => {
    // The greedy engine's value of a move is the number of discs that it flips.
    const lost = { black: 0, white: 0 };
    let position = Position.start;
    const expected = parseTranscript(GAME).moves.map((move, index) => {
      const value = position.flips(move).length;
      const loss = Math.max(...position.legalMoves.map((other) => position.flips(other).length)) - value;
      const color = position.turn;
      lost[color] += loss;
      position = position.play(move);
      return { ply: index + 1, color, move, value, loss, certainty: 'heuristic' };
    });
    const { code, out } = await tool(`analyze ${GAME} --json`);
    expect(jsonLines(out)).toMatchObject([...expected, { moves: 12, loss: lost }]);
    expect(lost.black).toBeGreaterThan(0);
    expect(code).toBe(0);
  });

  it('writes lines without passes, as transcripts are written, for programs and for people', async () => {
    const engine: Engine = {
      search: async (position, limits) => {
        const found = await greedyEngine().search(position, limits);
        const moves = found.moves.map((move) => ({
          ...move,
          line: [...move.line, 'pass' as const, 'd6' as const],
        }));
        return { ...found, moves };
      },
      close: () => undefined,
    };
    const options = { engine: () => Promise.resolve(engine) };
    const board = Position.start.toString();
    const { out } = await tool(['analyze', board, '--json'], options);
    const [row] = jsonLines(out) as { moves: { move: string; line: string }[] }[];
    expect(row!.moves.map(({ line }) => line)).toEqual(row!.moves.map(({ move }) => `${move}d6`));
    expect((await tool(['analyze', board], options)).out).not.toContain('pass');
  });

  it('takes words that end like the name of a file for files, though they begin like moves or a pass', async () => {
    for (const name of ['g1.pgn', 'partie.pgn', 'Paris2014.pgn']) {
      const { code, out } = await tool(`analyze ${name} --json`, { files: { [name]: '1. f5 d6 *' } });
      expect(code, name).toBe(0);
      expect(jsonLines(out).at(-1), name).toMatchObject({ moves: 2 });
    }
  });

  it('writes a table for people: a line a move, then what each side lost', async () => {
    const { out } = await tool(`analyze ${GAME}`);
    const lines = out.split('\n');
    expect(lines.slice(0, 2)).toEqual([
      'ply  side   move  value   loss  better  search',
      '  1  black  f5       +1                 depth 1',
    ]);
    // The columns are aligned.
    for (const line of lines.slice(1, 13)) {
      expect(line).toMatch(
        /^[ \d]{3} {2}(black|white) {2}[a-h][1-8] {4}[ +\d]{5} {2}([ \d]{5} {2}[a-h][1-8]| {9}) {6}depth 1$/,
      );
    }
    expect(lines[13]).toBe('');
    expect(lines[14]).toBe('side   moves   lost  a move  worst move');
    expect(lines[15]).toMatch(/^black {6}6 +\d+ +[\d.]+ {2}\d+ [a-h][1-8] \(\d\)$/);
    expect(lines[16]).toMatch(/^white {6}6 +\d+ +[\d.]+ {2}\d+ [a-h][1-8] \(\d\)$/);
    expect(lines.slice(17)).toEqual(['']);
  });

  it('reads a transcript of several words, or of standard input', async () => {
    const asOne = await tool(`analyze ${GAME}`);
    expect(await tool('analyze F5 D6 C3 D3 C4 F4 F6 F3 E6 E7 D7 C5')).toEqual(asOne);
    expect(await tool('analyze -', { input: [GAME] })).toEqual(asOne);
  });

  it('numbers the games of a file, and says which it cannot read', async () => {
    const files = { 'games.txt': 'f5d6\nf5f5\n1. f5 f6 2. e6\n' };
    const { code, out, err } = await tool('analyze games.txt --json', { files });
    const rows = jsonLines(out) as { game: number; moves?: number }[];
    expect(rows.map(({ game }) => game)).toEqual([1, 1, 1, 2, 2, 2, 2]);
    expect(rows.flatMap(({ moves }) => moves ?? [])).toEqual([2, 3]);
    expect([code, err]).toEqual([1, 'games.txt:2:3: illegal move f5 at ply 2: occupied\n']);
  });

  it('tells what the moves of positions are worth', async () => {
    const files = { 'ffo.obf': `${FFO_1}\n` };
    const { code, out } = await tool('analyze ffo.obf --json', { files });
    const [row] = jsonLines(out) as [{ position: string; moves: { move: string; value: number }[] }];
    expect(row.position).toBe(BOARD);
    const { legalMoves } = Position.of(BOARD.slice(0, 64), 'black');
    expect(row.moves.map(({ move }) => move).sort()).toEqual([...legalMoves].sort());
    expect(row.moves[0]!.value).toBe(Math.max(...row.moves.map(({ value }) => value)));
    expect(code).toBe(0);
    const text = await tool('analyze ffo.obf', { files });
    expect(text.out).toMatch(/^move {2}value {2}search {4}line\n[a-h][1-8] +\+\d/);
  });
});

describe('othello-engine analyze with positions', () => {
  const START = Position.start.toString();
  const PASS = `OX${'-'.repeat(62)} X`;
  const OVER = `X${'-'.repeat(63)} X`;

  it.each([
    ['of the start', START],
    ['at which a side must pass', PASS],
  ])('gives the values of the moves of one %s, from a file too', async (_, board) => {
    const asWords = await tool(['analyze', board]);
    expect(asWords.out).toMatch(/^move {2}value .*\n[a-h][1-8]/);
    const drawn = board.slice(0, 64).replace(/.{8}/g, '$&\n') + `\n${board.slice(65)}\n`;
    for (const text of [`${board}\n`, `${board};\n`, drawn])
      expect(await tool('analyze one.txt', { files: { 'one.txt': text } }), text).toEqual(asWords);
  });

  it('says that the game is over at one, and analyzes the others of its file', async () => {
    const message = 'position: the game is over there, 64-0; give one with a side to move\n';
    for (const args of [
      ['analyze', OVER],
      ['analyze', 'one.obf'],
    ]) {
      const { code, out, err } = await tool(args, { files: { 'one.obf': `${OVER};\n` } });
      expect([code === 0, out, err.endsWith(message)]).toEqual([false, '', true]);
    }
    const { code, out, err } = await tool('analyze two.obf --json', {
      files: { 'two.obf': `${OVER};\n${START};\n` },
    });
    expect([code, err]).toEqual([1, `game 1: ${message}`]);
    expect(jsonLines(out)).toMatchObject([{ game: 2, position: START }]);
  });
});

describe('othello-engine gtp', () => {
  it('answers until it is told to quit', async () => {
    const input = ['1 name', '2 genmove black', '3 quit', '4 name'];
    const { code, out } = await tool('gtp --depth 1', { input });
    expect(out).toMatch(/^=1 othello-board\n\n=2 [a-h][1-8]\n\n=3\n\n$/);
    expect(code).toBe(0);
  });

  it('writes its answers as JSON with --json', async () => {
    const { out } = await tool('gtp --json', { input: ['3 name', '', 'play white pass', 'quit'] });
    expect(jsonLines(out)).toEqual([
      { id: '3', ok: true, text: 'othello-board' },
      { id: null, ok: false, text: "illegal move: it is black's turn" },
      { id: null, ok: true, text: '' },
    ]);
  });

  it('thinks within what the command line allows', async () => {
    const engine = greedyEngine();
    const world = { input: ['genmove b'], engine: () => Promise.resolve(engine) };
    await tool('gtp --level hard --threads 2', world);
    await tool('gtp', world);
    expect(engine.requested).toMatchObject([{ level: 'hard', threads: 2 }, { time: 1000 }]);
  });
});
