import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { gtpText, type GtpAnswer } from '../../../../src/cli/commands/gtp/gtp-answer.js';
import { GtpSession } from '../../../../src/cli/commands/gtp/gtp.js';
import { nextTurns } from '../../../../src/cli/io/streams/read-ahead.js';
import type { Engine } from '../../../../src/core/engine/engine.js';
import { greedyEngine } from './greedy-engine.js';
import { tool } from '../tool.js';

function session(limits = {}) {
  const engine = greedyEngine();
  const written: string[] = [];
  const made = new GtpSession(engine, {
    ...{ name: 'ours', version: '1.2.3', limits },
    readFile: (path) =>
      path === 'game.sgf' ? Promise.resolve('(;GM[2];B[f5];W[d6];B[c3])') : readFile(path, 'utf8'),
    cpuTime: () => 1.5,
    begin: (answer) => written.push(gtpText(answer)),
    write: (text) => written.push(text),
  });
  const talk = async (...lines: string[]): Promise<string | undefined> => {
    let answer: GtpAnswer | undefined;
    for (const line of lines) answer = await made.answer(line);
    return answer && gtpText(answer);
  };
  return { made, engine, talk, written };
}

describe('GTP', () => {
  it('plays a sequence whole or not at all', async () => {
    const { talk } = session();
    expect(await talk('gogui-play_sequence b f5 w a1')).toMatch(/^\? illegal move/u);
    expect(await talk('gogui-rules_side_to_move')).toBe('= black\n\n');
    expect(await talk('gogui-play_sequence b f5 w d6', 'gogui-rules_side_to_move')).toBe('= black\n\n');
    expect(await talk('gogui-play_sequence b f5 w')).toMatch(/give pairs of a color and a move/u);
  });

  it('names for the menu of GoGui commands that it knows', async () => {
    const { talk } = session();
    const lines = (await talk('gogui-analyze_commands'))!.slice(2).trim().split('\n');
    for (const line of lines) expect(await talk(`known_command ${line.split('/')[2]}`)).toBe('= true\n\n');
    expect(lines.length).toBeGreaterThan(2);
  });

  it.each([
    ['protocol_version', '= 2\n\n'],
    ['name', '= ours\n\n'],
    ['version', '= 1.2.3\n\n'],
    ['12 name', '=12 ours\n\n'],
    ['  7   name  # a comment', '=7 ours\n\n'],
    ['007 name', '=007 ours\n\n'],
    ['99999999999999999999 name', '=99999999999999999999 ours\n\n'],
    ['\tname\r', '= ours\n\n'],
    ['known_command genmove', '= true\n\n'],
    ['7 known_command', '?7 syntax error: name a command\n\n'],
    ['known_command toString', '= false\n\n'],
    ['boardsize 8', '=\n\n'],
    ['komi 6.5', '=\n\n'],
    ['play black f5', '=\n\n'],
    ['play B D3', '=\n\n'],
    ['time_settings 300 10 5', '=\n\n'],
    ['time_left w 30 0', '=\n\n'],
    ['clear_board', '=\n\n'],
    ['loadsgf game.sgf', '= white\n\n'],
    ['loadsgf game.sgf 3', '= black\n\n'],
    ['reg_genmove black', '= d3\n\n'],
    ['cputime', '= 1.500\n\n'],
    ['list_games', '= Othello\n\n'],
    ['known_command gogui-interrupt', '= true\n\n'],
    ['gogui-play_sequence b f5 w d6 b c3', '=\n\n'],
    ['set_game othello', '=\n\n'],
    ['setboard f5d6', '=\n\n'],
    ['gogui-setup b a1 w h8 e d4', '=\n\n'],
    ['gogui-setup_player w', '=\n\n'],
    ['gogui-rules_game_id', '= Othello\n\n'],
    ['gogui-rules_board_size', '= 8\n\n'],
    ['gogui-rules_legal_moves', '= d3 c4 f5 e6\n\n'],
    ['gogui-rules_side_to_move', '= black\n\n'],
    ['gogui-rules_final_result', '=\n\n'],
  ])('answers %s', async (line, answer) => {
    expect(await session().talk(line)).toBe(answer);
  });

  it.each([
    ['frobnicate', '? unknown command\n\n'],
    ['3 constructor', '?3 unknown command\n\n'],
    ['boardsize 19', '? unacceptable size\n\n'],
    ['7', '?7 unknown command\n\n'],
    ['GENMOVE black', '? unknown command\n\n'],
    ['boardsize', '? syntax error: give a number\n\n'],
    ['boardsize big', '? syntax error: give a number, not "big"\n\n'],
    ['komi', '? syntax error: give a number\n\n'],
    ['play black d6', '? illegal move d6: flips nothing\n\n'],
    ['play black i9', '? syntax error: i9 is not a square from a1 to h8\n\n'],
    ['play black', '? syntax error: give a move\n\n'],
    ['play', '? syntax error: say black or white\n\n'],
    ['play black f\u202e5', '? syntax error: f\\u{202e}5 is not a square from a1 to h8\n\n'],
    ['play red f5', '? syntax error: say black or white, not "red"\n\n'],
    ['play white f5', "? illegal move: it is black's turn\n\n"],
    ['play black pass', '? illegal move pass: a legal move exists\n\n'],
    ['play white pass', "? illegal move: it is black's turn\n\n"],
    ['genmove', '? syntax error: say black or white\n\n'],
    ['genmove white', "? illegal move: it is black's turn\n\n"],
    ['undo', '? cannot undo\n\n'],
    ['time_settings 1 2', '? syntax error: give a number\n\n'],
    ['time_settings 1 2 x', '? syntax error: give a number, not "x"\n\n'],
    ['time_left red 1 0', '? syntax error: say black or white, not "red"\n\n'],
    ['time_left black -1 0', '? syntax error: give 0 or more, not "-1"\n\n'],
    ['final_score', '? cannot score: the game is not over\n\n'],
    ['loadsgf', '? syntax error: name a file\n\n'],
    ['loadsgf nowhere.sgf', '? cannot load file: no such file or directory\n\n'],
    ['loadsgf game.sgf x', '? syntax error: give a number, not "x"\n\n'],
    ['loadsgf game.sgf 0', '? syntax error: give 1 or more, not "0"\n\n'],
    ['reg_genmove', '? syntax error: say black or white\n\n'],
    ['set_game Go', '? unknown game "Go": this engine plays Othello\n\n'],
    ['setboard', '? syntax error: give a board\n\n'],
    ['setboard zz', '? zz is not a square from a1 to h8 (transcript, character 1)\n\n'],
    ['gogui-setup b', '? syntax error: give pairs of a color and a square\n\n'],
    ['gogui-setup b i9', '? syntax error: i9 is not a square from a1 to h8\n\n'],
    ['lz-analyze white', "? illegal move: it is black's turn\n\n"],
  ])('refuses %s and goes on', async (line, answer) => {
    const { talk } = session();
    expect(await talk(line)).toBe(answer);
    expect(await talk('play black f5')).toBe('=\n\n');
  });

  it('says nothing to an empty line or a comment', async () => {
    expect(await session().talk('   ')).toBeUndefined();
    expect(await session().talk('# hello')).toBeUndefined();
  });

  it('lists the commands that a controller expects', async () => {
    const list = (await session().talk('list_commands'))!.slice(2).trim().split('\n');
    expect(list).toEqual(
      expect.arrayContaining(
        (
          'protocol_version name version known_command list_commands quit boardsize clear_board komi play ' +
          'genmove undo time_settings time_left showboard final_score'
        ).split(' '),
      ),
    );
  });

  it('knows every command that it lists', async () => {
    const list = (await session().talk('list_commands'))!.slice(2).trim().split('\n');
    for (const name of list) expect(await session().talk(`known_command ${name}`)).toBe('= true\n\n');
    for (const name of list) expect(await session().talk(name)).not.toContain('unknown command');
  });

  it('does not play the move that it is only asked for', async () => {
    const { talk } = session();
    const before = await talk('showboard');
    await talk('reg_genmove black');
    expect(await talk('showboard')).toBe(before);
  });

  it('shows GoGui the board with row 8 above, as it counts rows', async () => {
    const { talk } = session();
    await talk('play b f5');
    const rows = (await talk('gogui-rules_board'))!.slice(2).trim().split('\n');
    expect(rows.slice(3, 5)).toEqual(['. . . X X X . .', '. . . O X . . .']);
  });

  it('begins with any position', async () => {
    const { talk } = session();
    await talk('setboard ---------------------------OX------XXX-------------------------- O');
    const board = await talk('showboard');
    await talk('clear_board', 'play b f5');
    expect(await talk('showboard')).toBe(board);
    await talk('clear_board', 'gogui-setup b f5 b e5', 'gogui-setup_player w');
    expect(await talk('showboard')).toBe(board);
    await talk('loadsgf game.sgf 2');
    expect(await talk('showboard')).toBe(board);
  });

  it.each([
    [
      'lz-analyze 10',
      /^info move [a-h][1-8] visits \d+ winrate \d+ prior 0 order 0 pv [a-h][1-8]( info .*)?\n$/,
    ],
    ['kata-analyze b', /^info move [a-h][1-8] visits \d+ winrate 0\.\d{4} scoreLead [\d.]+ order 0 pv .*\n$/],
  ])('analyzes until something else is said: %s', async (line, info) => {
    const { talk, written } = session();
    expect(await talk(`5 ${line}`)).toBe('=5\n');
    await expect.poll(() => written.length).toBeGreaterThan(0);
    expect(written[0]).toMatch(info);
    expect(await talk('6 name')).toBe('=6 ours\n\n');
    expect(written.at(-1)).toBe('\n');
  });

  it.each([
    ['lz-genmove_analyze', /^info move d3 visits \d+ winrate \d+ prior 0 order 0 pv .*\n$/],
    ['kata-genmove_analyze', /^info move d3 visits \d+ winrate 0\.\d{4} scoreLead [\d.-]+ order 0 pv .*\n$/],
  ])('plays a move and writes what it found on the way: %s', async (command, info) => {
    const { talk, written } = session();
    expect(await talk(`5 ${command} b 10`)).toBe('play d3\n\n');
    expect(written[0]).toBe('=5\n');
    expect(written.slice(1).length).toBeGreaterThan(0);
    for (const line of written.slice(1)) expect(line).toMatch(info);
    expect(await talk('gogui-rules_side_to_move')).toBe('= white\n\n');
  });

  it('refuses to play and analyze for the other side before it begins', async () => {
    const { talk, written } = session();
    expect(await talk('7 kata-genmove_analyze w')).toBe("?7 illegal move: it is black's turn\n\n");
    expect(written).toEqual([]);
  });

  it('plays, shows and takes back moves', async () => {
    const { talk } = session();
    const before = await talk('showboard');
    expect(before).toContain('4 . . . O X . . . 4');
    expect(before).toMatch(/\nX black 2, O white 2\nblack to move\n\n$/);
    const after = await talk('play black f5', 'showboard');
    expect(after).toContain('5 . . . X X X . . 5');
    expect(after).toMatch(/\nX black 4, O white 1\nwhite to move\n\n$/);
    expect(await talk('undo', 'showboard')).toBe(before);
  });

  it('ends when its signal aborts', async () => {
    const { made, talk } = session();
    expect(await talk('quit')).toBe('=\n\n');
    expect(made.over).toBe(true);
  });

  // The shortest known game: nine moves, White is wiped out.
  const WIPE_OUT = ['e6', 'f4', 'e3', 'f6', 'g5', 'd6', 'e7', 'f5', 'c5'];

  it('counts the empty squares of a finished game for the winner', async () => {
    const { talk } = session();
    const colors = WIPE_OUT.map((move, ply) => `play ${ply % 2 === 0 ? 'b' : 'w'} ${move}`);
    await talk(...colors);
    expect(await talk('final_score')).toBe('= B+64\n\n');
    expect(await talk('showboard')).toMatch(/\nthe game is over\n\n$/u);
    expect(await talk('genmove white')).toBe('= pass\n\n');
    expect(await talk('play black pass')).toBe('=\n\n');
  });

  // The earliest pass: after eight moves Black has no legal move.
  const EARLY_PASS = ['f5', 'f6', 'd3', 'g5', 'h5', 'h4', 'f7', 'h6'];

  it('inserts a forced pass that the controller left out', async () => {
    const { talk } = session();
    await talk(...EARLY_PASS.map((move, ply) => `play ${ply % 2 === 0 ? 'b' : 'w'} ${move}`));
    const before = await talk('showboard');
    expect(before).toContain('black to move');
    expect(await talk('genmove white')).toMatch(/^= [a-h][1-8]\n\n$/);
    expect(await talk('showboard')).toContain('black to move');
    expect(await talk('undo', 'showboard')).toBe(before);
    expect(await talk('genmove black')).toBe('= pass\n\n');
    expect(await talk('showboard')).toContain('white to move');
  });

  it('plays a whole game against itself', async () => {
    const { talk } = session();
    for (let passes = 0, ply = 0; passes < 2; ply++) {
      const answer = await talk(`genmove ${ply % 2 === 0 ? 'black' : 'white'}`);
      expect(answer).toMatch(/^= ([a-h][1-8]|pass)\n\n$/);
      passes = answer!.includes('pass') ? passes + 1 : 0;
    }
    expect(await talk('final_score')).toMatch(/^= (0|[BW]\+\d+)\n\n$/);
  });

  it('thinks as long as its limits and the clock allow', async () => {
    const { engine, talk } = session({ time: 5000, depth: 9 });
    await talk('genmove black');
    expect(engine.requested.at(-1)).toMatchObject({ time: 5000, depth: 9 });
    await talk('clear_board', 'time_left black 10 0', 'genmove black');
    const { time } = engine.requested.at(-1)!;
    expect(time).toBeGreaterThan(200);
    expect(time).toBeLessThan(1000);
    await talk('time_settings 60 0 0', 'genmove white', 'genmove black', 'genmove white');
    const late = engine.requested.at(-1)!.time!;
    await talk('clear_board', 'genmove black');
    expect(engine.requested.at(-1)!.time).toBeGreaterThan(late - 500);
    await talk('clear_board', 'time_left black 3 1', 'genmove black');
    expect(engine.requested.at(-1)!.time).toBeGreaterThan(2500);
  });

  it('starts the clock anew for a position that is set', async () => {
    const { engine, talk } = session();
    await talk('time_settings 60 0 0', 'genmove black');
    const fresh = engine.requested.at(-1)!.time!;
    await talk('time_left black 1 0', 'setboard f5d6', 'genmove black');
    expect(engine.requested.at(-1)!.time).toBeGreaterThan(fresh / 2);
  });
});

it.each([
  ['a second without a clock', [], 1000, 1000],
  ['what the clock gives for a move', ['time_settings 0 40 1'], 39_000, 40_000],
  ['a part of the time for the game', ['time_settings 1800 0 0'], 30_000, 600_000],
])('the command thinks for %s if no limits are given', async (_, clock, least, most) => {
  const engine = greedyEngine();
  await tool('gtp', { input: [...clock, 'genmove black'], engine: () => Promise.resolve(engine) });
  const { time } = engine.requested.at(-1)!;
  expect(time).toBeGreaterThanOrEqual(least);
  expect(time).toBeLessThanOrEqual(most);
});

describe('a session whose engine is being loaded', () => {
  /** The answers to lines that arrive together, and to later ones; the engine searches until it is stopped. */
  async function talkWhileLoading(together: string[], later: string[]): Promise<string> {
    let load = (): void => undefined;
    let comes = (): void => undefined;
    const engine: Engine = {
      ready: () => new Promise<void>((resolve) => (load = resolve)),
      search: (position, { signal } = {}) =>
        new Promise((resolve, reject) => {
          const stop = (): void => reject(signal!.reason as Error);
          if (signal!.aborted) stop();
          else if (later.length > 0) signal!.addEventListener('abort', stop);
          else resolve(greedyEngine().search(position));
        }),
      close: () => undefined,
    };
    const lines = (async function* () {
      yield* together;
      if (later.length > 0) await new Promise<void>((resolve) => (comes = resolve));
      yield* later;
    })();
    const done = tool('gtp', { engine: () => Promise.resolve(engine), lines });
    const wait = async (): Promise<void> => {
      for (let i = 0; i < 5; i++) await nextTurns();
    };
    await wait();
    comes();
    await wait();
    load();
    return (await done).out;
  }

  it('leaves a search that has not begun when quit comes later', async () => {
    expect(await talkWhileLoading(['genmove black'], ['quit'])).toMatch(
      /^\? the session ended before the search finished\n\n/u,
    );
  });

  it.each([
    ['genmove black', '? the search was interrupted\n\n'],
    // Controllers wait for the line `play`.
    ['lz-genmove_analyze black', '=\nplay cancelled\n\n'],
  ])('interrupts a search that has not begun: %s', async (line, answer) => {
    expect(await talkWhileLoading([line], ['# interrupt', 'protocol_version'])).toBe(`${answer}= 2\n\n`);
  });

  it('tells at once that it could not be loaded, and ends, though no command comes', async () => {
    const engine: Engine = {
      ready: () => Promise.reject(new Error('the weights cannot be read')),
      search: (position) => greedyEngine().search(position),
      close: () => undefined,
    };
    // Never a line, and never the end.
    const lines = (async function* () {
      await new Promise(() => undefined);
      yield '';
    })();
    const { code, out, err } = await tool('gtp', { engine: () => Promise.resolve(engine), lines });
    expect([code, out, err]).toEqual([1, '', 'othello-engine: the weights cannot be read\n']);
  }, 10_000);

  it('lets go of its input when it ends before it', async () => {
    let isClosed = false;
    const lines = (async function* () {
      try {
        await Promise.resolve();
        yield 'quit';
        for (;;) yield 'name';
      } finally {
        isClosed = true;
      }
    })();
    await tool('gtp', { engine: () => Promise.resolve(greedyEngine()), lines });
    await nextTurns();
    expect(isClosed).toBe(true);
  });

  it('does in its order what was written at once', async () => {
    expect(await talkWhileLoading(['genmove black', 'genmove white', 'quit'], [])).toMatch(
      /^(?:= [a-h][1-8]\n\n){2}=\n\n$/u,
    );
  });
});
