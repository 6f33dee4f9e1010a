/** Matches between programs: processes of the tool that talk over pipes. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { printGgf } from '../../../../src/core/formats/ggf.js';
import { Game } from '../../../../src/core/rules/game/game.js';
import type { Color } from '../../../../src/core/rules/color.js';
import { parseSquare } from '../../../../src/core/rules/square.js';
import { jsonLines, tool } from '../tool.js';

const MAIN = fileURLToPath(new URL('../../../../src/cli/main.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** A process of the tool, used line by line. */
function start(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, ...args], { cwd: ROOT });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    say: (line: string) => void child.stdin.write(`${line}\n`),
    /** The next matching line. */
    hear: async (fits: (line: string) => boolean): Promise<string> => {
      for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
        if (fits(next.value)) return next.value;
      }
      throw new Error('the program ended');
    },
    closed,
  };
}

/** Sends a command to a GTP program, and waits for its answer. */
async function ask(program: ReturnType<typeof start>, command: string): Promise<string> {
  program.say(command);
  const answer = await program.hear((line) => /^[=?]/.test(line));
  expect(answer, command).toMatch(/^=/);
  return answer.slice(1).trim();
}

/** Plays one move of a game; a pass must be due. */
function play(game: Game, color: Color, move: string): void {
  expect(game.turn).toBe(color);
  if (/^pa/i.test(move)) game.pass();
  else game.play(parseSquare(move));
}

describe('a match', () => {
  it('lets two programs that speak GTP play ten games', async () => {
    const programs = [
      start('gtp', '--depth', '2', '--table', '4'),
      start('gtp', '--depth', '4', '--table', '4'),
    ];
    const points = [0, 0];
    for (let round = 0; round < 10; round++) {
      // Ten different openings: the first moves depend on the round.
      const game = new Game({ autoPass: false });
      for (const program of programs) await ask(program, 'clear_board');
      for (let ply = 0; !game.result; ply++) {
        const { turn } = game;
        const black = round % 2;
        const mover = turn === 'black' ? black : 1 - black;
        const { legalMoves } = game.position;
        const move =
          ply < 4
            ? legalMoves[(round + ply) % legalMoves.length]!
            : await ask(programs[mover]!, `genmove ${turn}`);
        if (ply < 4) await ask(programs[mover]!, `play ${turn} ${move}`);
        await ask(programs[1 - mover]!, `play ${turn} ${move}`);
        play(game, turn, move);
      }
      const { winner } = game.result;
      if (winner) points[(winner === 'black') === (round % 2 === 0) ? 0 : 1]!++;
      const score = await ask(programs[0]!, 'final_score');
      expect(await ask(programs[1]!, 'final_score')).toBe(score);
      expect(score === '0' ? undefined : score.startsWith('B') ? 'black' : 'white').toBe(winner);
    }
    // The player with twice the depth wins.
    expect(points[1]).toBeGreaterThan(points[0]!);
    for (const program of programs) await ask(program, 'quit');
    expect(await Promise.all(programs.map(({ closed }) => closed))).toEqual([0, 0]);
  });

  it('plays one game through the NBoard protocol, as NBoard does it', async () => {
    const engine = start('nboard', '--table', '4');
    engine.say('nboard 2');
    engine.say('set depth 4');
    expect(await engine.hear((line) => line.startsWith('set myname'))).toBe('set myname othello-board12');
    const game = new Game({ autoPass: false });
    engine.say(`set game ${printGgf({ game: new Game(), black: 'a', white: 'b' })}`);
    for (let n = 1; !game.result; n++) {
      engine.say(`ping ${n}`);
      await engine.hear((line) => line === `pong ${n}`);
      engine.say('go');
      const answer = await engine.hear((line) => line.startsWith('==='));
      const [, move = ''] = /^=== ([A-H][1-8]|PA)(?:\/-?\d+\.\d+\/\d+\.\d+)?$/.exec(answer) ?? [];
      play(game, game.turn, move);
      // The engine waits to be told which move was played.
      engine.say(`move ${move}/0.00/1.00`);
    }
    engine.say('analyze');
    const last = await engine.hear((line) => line.startsWith('analysis 0 '));
    expect(Number(last.split(' ')[2])).toBeLessThanOrEqual(64);
    engine.say('quit');
    expect(await engine.closed).toBe(0);
  });

  it('has the same table each time for three programs under a clock, one slow and one like Edax', async () => {
    const answers =
      "{ protocol_version: '= 2', name: '= silent', version: '= 1', list_commands: '= setboard' }";
    const onLine = `if (/genmove/.test(line)) return; console.log((${answers})[line] ?? '='); console.log(''); if (line === 'quit') process.exit();`;
    const script = `require('readline').createInterface({ input: process.stdin }).on('line', (line) => { ${onLine} })`;
    const silent = `gtp:${process.execPath} -e "${script}"`;
    const edax = `gtp:${process.execPath} --import tsx test/unit/support/edax-like-program.ts gtp`;
    const tables = [];
    for (let run = 0; run < 2; run++) {
      const { code, out, err } = await tool([
        ...['match', silent, edax, 'depth:1', '--round-robin', '--games', '2', '--clock', '4', '--json'],
      ]);
      expect(code).toBe(1);
      expect(err).toContain('has lost every game on time');
      const [{ players }] = jsonLines(out) as [{ players: Record<string, unknown>[] }];
      tables.push(
        players.map(({ name, games, wins, draws, losses, elo, faults }) => ({
          ...{ name, games, wins, draws, losses, elo, faults },
        })),
      );
    }
    expect(tables[1]).toEqual(tables[0]);
    expect(tables[0]!.at(-1)).toMatchObject({ name: silent, losses: 4, faults: { 'time forfeit': 4 } });
  });
});
