import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EngineError, type Engine } from '../../../../src/core/engine/engine.js';
import { readPgn } from '../../../../src/core/formats/pgn.js';
import { greedyEngine } from '../programs/greedy-engine.js';
import { canonical } from '../../../../src/core/rules/symmetry.js';
import { built } from '../../../support/built.js';
import { jsonLines, tool } from '../tool.js';

const PLAYERS = 'depth:1 nodes:5';

/** Where matches go on from. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'othello-match-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Outcome {
  games: number;
  wins: number;
  draws: number;
  losses: number;
}

/** A command that runs a program with minimal GTP, which gives the same answer to each request for a move. */
function program(answer: string): string {
  const script = `require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const [command] = line.split(' ');
    if (command === 'genmove') { ${answer} }
    console.log(({ protocol_version: '= 2', name: '= odd', version: '= 1', list_commands: '= setboard' })[command] ?? '=');
    console.log('');
    if (command === 'quit') process.exit();
  })`.replaceAll(/\s+/g, ' ');
  return `gtp:${process.execPath} -e "${script.replaceAll('"', "'")}"`;
}

describe('othello-engine match', () => {
  it('plays each opening with both colours, and counts as the first player sees it', async () => {
    const { out, written, code } = await tool(`match ${PLAYERS} --games 6 --out m.pgn --json`);
    const [status] = jsonLines(out) as [Outcome];
    const games = [...readPgn(String(written!['m.pgn']))].map(({ record }) => record!);
    expect({ code, ...status }).toMatchObject({ code: 0, a: 'depth:1', b: 'nodes:5', games: 6 });
    expect(games.map(({ black }) => black)).toEqual([
      'depth:1',
      'nodes:5',
      'depth:1',
      'nodes:5',
      'depth:1',
      'nodes:5',
    ]);
    const firstMoves = games.map(({ game }) => game.line.slice(0, 8).join(''));
    expect(firstMoves[0]).toBe(firstMoves[1]);
    expect(firstMoves[0]).not.toBe(firstMoves[2]);
    const margins = games.map(({ black, result }) => (black === 'depth:1' ? 1 : -1) * result!.margin!);
    expect(status).toMatchObject({
      wins: margins.filter((margin) => margin > 0).length,
      draws: margins.filter((margin) => margin === 0).length,
      losses: margins.filter((margin) => margin < 0).length,
      discs: margins.reduce((sum, margin) => sum + margin, 0) / 6,
    });
  });

  it('gives a level the positions before, which it looks at as on a board', async () => {
    const engine = greedyEngine();
    const { written } = await tool('match level:1 level:2 --games 2 --out m.pgn', {
      engine: () => Promise.resolve(engine),
    });
    const [first] = readPgn(String(written!['m.pgn']));
    const { game } = first!.record!;
    const places = [game.root, ...game.nodes].map(({ position }) => position.toString());
    const known = engine.requested.map(({ before }) => before?.map((position) => position.toString()));
    // The first search follows the eight moves of the opening.
    expect(known[0]).toEqual(places.slice(0, 8));
    expect(known[2]).toEqual(places.slice(0, 10));
  });

  it('counts games that repeat earlier ones once: players without chance repeat them with the opening', async () => {
    const files = { 'one.txt': 'f5d6c3d3c4f4\n' };
    const line = `match depth:1 depth:2 --openings one.txt --games 40 --sprt 0,10`;
    const { out } = await tool(line, { files });
    expect(out).toMatch(/ of 2 \(won, drawn, lost\)/u);
    expect(out).toContain('not decided before 32 games');
    expect(out).toContain('38 games repeat earlier ones and do not count: more openings are needed\n');
    const [status] = jsonLines((await tool(`${line} --json`, { files })).out);
    expect(status).toMatchObject({ games: 2, repeated: 38 });
  });

  it('plays with a program that knows neither undo nor how to set up a position', async () => {
    const command = `gtp:${process.execPath} ${built('test/unit/support/plain-gtp-program.ts')}`;
    const { out, err, written } = await tool(['match', command, 'level:1', '--games', '6', '--out', 'm.pgn']);
    expect(err).not.toContain('has lost');
    expect(out).toMatch(/ of 6 \(won, drawn, lost\)/u);
    expect(String(written!['m.pgn'])).not.toContain('Termination');
  });

  it('ends a program together with what it has started', async () => {
    const pids = join(folder, 'pids');
    const started = "require('child_process').spawn('sleep', ['1000'], { stdio: 'inherit' }).pid";
    const odd = program(
      `require('fs').appendFileSync('${pids}', ${started} + ' '); console.log('= a1'); console.log(''); return;`,
    );
    const { err } = await tool(['match', odd, 'depth:1', '--games', '2']);
    expect(err).toContain("plays 'a1', which is not a legal move");
    const commands = (): string[] =>
      readFileSync(pids, 'utf8')
        .trim()
        .split(' ')
        .map((pid) => `/proc/${pid}/cmdline`)
        .map((path) => (existsSync(path) ? readFileSync(path, 'utf8') : ''));
    await expect.poll(() => commands()).toEqual(['', '']);
  });

  it('goes on in the folder of the same match, and ends with the same bytes', async () => {
    const line = (games: number): string => `match ${PLAYERS} --games ${games} --out m.pgn`;
    const whole = await tool(line(8));
    await tool(`${line(4)} --resume ${folder}`);
    const rest = await tool(`${line(8)} --threads 3 --resume ${folder}`);
    expect(rest.err).toContain(`${folder} has 4 games of this match: continuing`);
    expect(rest.written).toEqual(whole.written);
    expect(rest.out).toBe(whole.out);
    const fewer = await tool(`${line(2)} --resume ${folder} --json`);
    expect(jsonLines(fewer.out)[0]).toMatchObject({ games: 2 });
  });

  it('goes on beside its file after an interruption, and leaves nothing behind once it is finished', async () => {
    const out = join(folder, 'm.pgn');
    const line = `match ${PLAYERS} --games 8 --out ${out}`;
    const whole = await tool(line);
    const greedy = greedyEngine();
    let searches = 0;
    const failing: Engine = {
      ...greedy,
      search: (...search) =>
        ++searches > 200 ? Promise.reject(new Error('gone')) : greedy.search(...search),
    };
    await tool(line, { engine: () => Promise.resolve(failing) });
    expect(readdirSync(folder)).toEqual(['m.pgn.unfinished']);
    const rest = await tool(line);
    expect(rest.err).toMatch(/has [246] games of this match: continuing/u);
    expect(rest.written).toEqual(whole.written);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('goes on the same way behind games that were forfeited or resigned, and games from positions', async () => {
    const openings = `${'-'.repeat(19)}*${'-'.repeat(6)}*O*${'-'.repeat(5)}O**${'-'.repeat(27)} O\n`;
    const files = { 'o.txt': openings };
    for (const [at, answer] of [
      'process.exit(3);',
      "console.log('= resign'); console.log(''); return;",
    ].entries()) {
      const line = (games: number, ...more: string[]): string[] => [
        ...['match', program(answer), 'depth:1', '--games', String(games), '--openings', 'o.txt'],
        ...['--out', 'm.pgn', ...more],
      ];
      const stored = join(folder, String(at));
      const whole = await tool(line(4), { files });
      await tool(line(2, '--resume', stored), { files });
      const rest = await tool(line(4, '--resume', stored), { files });
      expect(rest.err).toContain(`${stored} has 2 games of this match: continuing`);
      expect(rest.written).toEqual(whole.written);
      expect(rest.out).toBe(whole.out);
    }
  });

  it('does not go on with games of another match', async () => {
    const files = { 'o.txt': 'f5d6c3d3c4\n' };
    await tool(`match ${PLAYERS} --games 2 --openings o.txt --ply 2 --resume ${folder}`, { files });
    for (const other of ['--openings o.txt --ply 4', '--seed 2', '--ply 6'])
      expect((await tool(`match ${PLAYERS} --games 2 ${other} --resume ${folder}`, { files })).err).toBe('');
  });

  it('does not take an engine that cannot be loaded for one that loses', async () => {
    const engine = (): Promise<Engine> =>
      Promise.resolve({
        ...greedyEngine(),
        ready: () => Promise.reject(new EngineError('wasm-unavailable', 'engine.wasm is not there')),
      });
    const { code, err, written } = await tool(`match ${PLAYERS} --games 2 --out m.pgn`, { engine });
    expect(err).toContain('depth:1 cannot play: engine.wasm is not there');
    expect(code).toBe(2);
    expect(written?.['m.pgn'] ?? '').toBe('');
  });

  it('takes its openings from a file: positions, or the first moves of games', async () => {
    const files = { 'o.txt': 'f5d6c3d3c4\nf5f6e6f4e3\nrubbish\n' };
    const { written, err } = await tool(`match ${PLAYERS} --games 4 --openings o.txt --ply 3 --out m.pgn`, {
      files,
    });
    const games = [...readPgn(String(written!['m.pgn']))].map(({ record }) =>
      record!.game.line.slice(0, 3).join(''),
    );
    expect(games).toEqual(['f5d6c3', 'f5d6c3', 'f5f6e6', 'f5f6e6']);
    expect(err).toContain('o.txt:3');
  });

  it('takes openings with a pass from a file', async () => {
    const files = { 'o.txt': 'f5f6d3g5h5h4f7h6c5\n' };
    const { written, code } = await tool(`match ${PLAYERS} --games 2 --openings o.txt --ply 10 --out m.pgn`, {
      files,
    });
    expect(code).toBe(0);
    for (const { record } of readPgn(String(written!['m.pgn'])))
      expect(record!.game.line.slice(0, 9).join('')).toBe('f5f6d3g5h5h4f7h6c5');
  });

  it('counts a program that makes no legal move, ends or resigns as the loser, and plays on', async () => {
    for (const [answer, ending] of [
      ["console.log('= a1'); console.log(''); return;", '[Termination "rules infraction"]'],
      ['process.exit(3);', '[Termination "abandoned"]'],
      ["console.log('= resign'); console.log(''); return;", '[Termination "resignation"]'],
    ] as const) {
      const { out, written } = await tool([
        'match',
        program(answer),
        'depth:1',
        '--games',
        '2',
        '--out',
        'm.pgn',
        '--json',
      ]);
      expect(jsonLines(out)[0]).toMatchObject({ games: 2, wins: 0, losses: 2, discs: null });
      expect(String(written!['m.pgn'])).toContain(ending);
    }
  });

  it('ends with 1 where a side loses every game by the same fault, and names it', async () => {
    const { code, err } = await tool(['match', program('process.exit(3);'), 'depth:1', '--games', '2']);
    expect(code).toBe(1);
    expect(err).toMatch(/has lost every game by quitting/u);
    const resigning = program("console.log('= resign'); console.log(''); return;");
    expect((await tool(['match', resigning, 'depth:1', '--games', '2'])).code).toBe(0);
  });

  it('plays with a program that speaks as Edax does', async () => {
    for (const protocol of ['gtp', 'nboard']) {
      const child = built('test/unit/support/edax-like-program.ts');
      const command = `${protocol}:${process.execPath} ${child} ${protocol}`;
      const line = [
        ...['match', command, 'depth:1', '--games', '4', '--clock', '60+1'],
        ...['--out', 'm.pgn', '--json'],
      ];
      const { code, err, out, written } = await tool(line);
      expect(code).toBe(0);
      expect(err).not.toContain('has lost');
      expect(jsonLines(out)[0]).toMatchObject({ games: 4, players: [{ faults: {} }, { faults: {} }] });
      const [first] = readPgn(String(written!['m.pgn']));
      const { timeControl, notes, game } = first!.record!;
      expect(timeControl).toBe('60+1');
      // Its own moves are of the position that it was asked about: it plays the last legal one.
      const own = game.nodes.filter(({ ply, color }) => ply > 8 && color === 'black');
      for (const node of own) expect(node.move).toBe(node.parent!.position.legalMoves.at(-1));
      const clocks = own.map((node) => notes!.get(node)!);
      for (const { time, clock } of clocks)
        expect([time, clock]).toEqual([expect.any(Number), expect.any(Number)]);
      expect(clocks[0]!.clock).toBe(61_000 - clocks[0]!.time!);
    }
  });

  it('scores a program that is out of time, and goes on with the others', async () => {
    const late = program('return;');
    const line = [
      ...['match', late, 'depth:1', 'depth:2', '--round-robin'],
      ...['--games', '2', '--clock', '0.3', '--json'],
    ];
    const stored = ['--resume', folder];
    const { code, err, out, written } = await tool([...line, '--out', 'm.pgn', ...stored]);
    const [{ players }] = jsonLines(out) as [{ players: { name: string; games: number; faults: object }[] }];
    expect(code).toBe(1);
    expect(err).toContain('has lost every game on time');
    expect(players.at(-1)).toMatchObject({ name: late, games: 4, losses: 4, faults: { 'time forfeit': 4 } });
    expect(players.slice(0, 2).map(({ games, faults }) => [games, faults])).toEqual([
      [4, {}],
      [4, {}],
    ]);
    expect(String(written!['m.pgn']).match(/\[Termination "time forfeit"\]/gu)).toHaveLength(4);
    // The same table comes from the folder.
    const again = await tool([...line, ...stored]);
    expect({ out: again.out, code: again.code }).toEqual({ out, code });
  });

  it('scores a program that speaks the NBoard protocol and names no move as out of time', async () => {
    const script = `require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
      const [command, number] = line.split(' '); if (command === 'ping') console.log('pong ' + number); })`;
    const silent = `nboard:${process.execPath} -e "${script.replaceAll(/\s+/g, ' ')}"`;
    const { code, out, err } = await tool([...['match', silent, 'depth:1', '--games', '2', '--time', '50']]);
    expect(code).toBe(1);
    expect(err).toContain('has lost every game on time');
    expect(out).toContain('2 games lost on time');
  });

  it('divides the time of the game for this engine, too', async () => {
    const engine = greedyEngine();
    await tool('match clock depth:1 --games 2 --clock 60+1', { engine: () => Promise.resolve(engine) });
    const times = engine.requested.map(({ time }) => time).filter((time) => time !== undefined);
    // The first is a share of 60 s with the increment; later ones are of what is left.
    expect(times[0]).toBeGreaterThan(3000);
    expect(times[0]).toBeLessThan(6000);
  });

  it('draws no opening twice, in any direction of the board', async () => {
    const { written } = await tool(`match depth:1 depth:2 --ply 6 --games 80 --out m.pgn`);
    const openings = [...readPgn(String(written!['m.pgn']))].map(({ record }) => {
      const { game } = record!;
      return [6, 7].map((ply) => canonical(game.nodes[ply - 1]!.position).toString());
    });
    // Even starts of six moves are few: those of later rounds are longer.
    const rounds = openings
      .filter((_, at) => at % 2 === 0)
      .map(([six, seven], at) => (at < 20 ? six : seven));
    expect(new Set(rounds).size).toBe(rounds.length);
  });

  it('stops when the sequential test is decided', async () => {
    const args = [
      'match',
      // It loses each game, and stays for the next one.
      program("console.log('= resign'); console.log(''); return;"),
      'depth:1',
      '--games',
      '100',
      '--sprt',
      '-400,400',
      '--json',
    ];
    const { out } = await tool(args);
    const [status] = jsonLines(out) as [Outcome & { sprt: { accepted: string } }];
    expect(status.sprt.accepted).toBe('elo0');
    expect(status.games).toBeLessThan(50);
  });

  it.each([
    ['match depth:1', 'match takes two players, not 1'],
    [
      'match depth:1 deep:2',
      'there is no player deep:2; the players are level:1-10, level:400-2100, depth:N',
    ],
    ['match depth:1 depth:99', 'player depth:99: depth takes a number from 1 to 60, not 99'],
    ['match depth:1 level:nobody', 'player level:nobody: level takes one of'],
    ['match depth:1 level:9999', 'player level:9999: level takes one of'],
    ['match depth:1 gtp:', 'name the command of the program'],
    ['match depth:1 depth:2 depth:3', 'match takes two players, not 3: --round-robin'],
    ['match depth:1 clock', 'player clock needs --clock'],
    [
      'match depth:1 depth:2 --clock soon',
      '--clock takes the seconds of a game, such as 300, or 300+2 with 2 s for each move, not soon',
    ],
    ['match depth:1 depth:2 --clock 60 --time 5', '--time and --clock'],
    ['match depth:1 depth:2 --games 5', 'must be an even number'],
    ['match depth:1 depth:2 --sprt 5', 'must be two differences in Elo'],
    ['match depth:1 depth:2 --sprt 5,0', 'must be two differences in Elo'],
    ['match depth:1 depth:2 --openings none', 'none cannot be read'],
    ['match depth:1 gtp:/no/such/program', '/no/such/program cannot be started'],
    ['match depth:1 depth:2 --level 3', 'match does not take --level'],
  ])('says what is wrong with `%s`', async (args, problem) => {
    const { code, err } = await tool(args);
    expect(err).toContain(problem);
    expect(code).toBe(2);
  });
});
