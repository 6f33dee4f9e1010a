/** Other programs as engines of a board: the commands sent to them, and the handling of their answers. */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { connectGtp, type TextStreams } from '../../../src/core/engine/gtp.js';
import { connectNBoard } from '../../../src/core/engine/nboard.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { Position } from '../../../src/core/rules/position.js';
import { positionsBefore } from '../../../src/core/rules/game/tree.js';
import { randomNumbers } from '../../../src/core/rules/random.js';

type Program = TextStreams & { readonly sent: string[]; readonly end: () => void };

/** A program that answers each line with lines, and records what it received. */
function program(answer: (line: string, say: (text: string) => void) => string | undefined): Program {
  const sent: string[] = [];
  const output: string[] = [];
  let wake: () => void = () => undefined;
  const state = { ended: false };
  const say = (text: string): void => {
    output.push(text);
    wake();
  };
  const end = (): void => {
    state.ended = true;
    wake();
  };
  return {
    sent,
    end,
    close: end,
    write: (text) => {
      for (const line of text.split('\n').filter(Boolean)) {
        sent.push(line);
        const answered = answer(line, say);
        if (answered !== undefined) say(answered);
      }
    },
    input: (async function* () {
      for (;;) {
        const text = output.shift();
        // In pieces, like from a pipe.
        if (text !== undefined) yield* text.match(/[^]{1,7}/g) ?? [];
        else if (state.ended) return;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    })(),
  };
}

const NEVER = (): undefined => undefined;

/** A GTP program with its own board, which plays its first legal move. */
function gtpProgram(
  commands: readonly string[],
  special: Record<string, (words: string[]) => string | undefined> = {},
) {
  let positions = [Position.start];
  const move = (text: string): Position => {
    const position = positions.at(-1)!;
    return text === 'pass' ? position.pass() : position.play(text as 'f5');
  };
  return program((line) => {
    const [name = '', ...words] = line.split(' ');
    const own = special[name];
    if (own) return own(words);
    if (name === 'list_commands') return `= ${commands.join('\n')}\n\n`;
    if (name === 'name') return '= Test\n\n';
    if (name === 'version') return '= 1.0\n\n';
    if (name === 'protocol_version') return '= 2\n\n';
    if (name === 'clear_board') positions = [Position.start];
    else if (name === 'play') positions.push(move(words[1]!));
    else if (name === 'undo') positions.pop();
    else if (name === 'setboard') positions = [Position.of(words[0]!, words[1] === 'X' ? 'black' : 'white')];
    else if (name.endsWith('genmove')) {
      const [first = 'pass'] = positions.at(-1)!.legalMoves;
      if (name === 'genmove') positions.push(move(first));
      return `= ${first.toUpperCase()}\n\n`;
    } else if (!['boardsize', 'quit', 'time_settings', 'set_game'].includes(name))
      return '? unknown command\n\n';
    return '=\n\n';
  });
}

/** A GTP program behind a WebSocket that plays d3. */
async function gtpServer(port: number): Promise<WebSocketServer> {
  const server = new WebSocketServer({ host: '127.0.0.1', port });
  server.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      const line = data.toString();
      socket.send(
        line.startsWith('list') ? '= genmove\n\n' : line.startsWith('gen') ? '= d3\n\n' : '= 2\n\n',
      );
    });
  });
  await once(server, 'listening');
  return server;
}

async function stopServer(server: WebSocketServer): Promise<void> {
  for (const socket of server.clients) socket.terminate();
  await new Promise((resolve) => server.close(resolve));
}

/** The commands after the greeting. */
const since = (sent: readonly string[], greeting: number): string[] => sent.slice(greeting);

describe('a program that speaks GTP', () => {
  it('is greeted, plays the moves of a game, and follows it by the moves that were made', async () => {
    const child = gtpProgram(['play', 'genmove', 'undo']);
    const engine = await connectGtp(child);
    expect(engine.version).toBe('Test 1.0');
    expect(child.sent).toEqual([
      'protocol_version',
      'name',
      'version',
      'list_commands',
      'boardsize 8',
      'clear_board',
    ]);
    const game = new Game();
    game.play('f5');
    const { move, line } = await engine.search(game.position);
    expect([move, line]).toEqual(['f4', ['f4']]);
    expect(since(child.sent, 6)).toEqual(['play black f5', 'genmove white', 'undo']);
    game.play(move);
    game.play('c3');
    await engine.search(game.position);
    expect(since(child.sent, 9)).toEqual(['play white f4', 'play black c3', 'genmove white', 'undo']);
    game.undo();
    game.undo();
    await engine.search(game.position);
    expect(since(child.sent, 13)).toEqual(['undo', 'undo', 'genmove white', 'undo']);
    engine.close();
    await expect.poll(() => child.sent.at(-1)).toBe('quit');
  });

  it('keeps its own move and receives the reply without undo, which GTP does not require', async () => {
    const child = gtpProgram(['play', 'genmove'], { undo: () => '? unknown command\n\n' });
    const engine = await connectGtp(child);
    const game = new Game();
    game.play('f5');
    game.play((await engine.search(game.position)).move);
    game.play('e3');
    game.play((await engine.search(game.position)).move);
    expect(since(child.sent, 6)).toEqual([
      'play black f5',
      'genmove white',
      'play black e3',
      'genmove white',
    ]);
  });

  it.each([[['play', 'genmove']], [['play', 'genmove', 'undo']]])(
    'plays whole games with passes, knowing no more than %j',
    async (commands) => {
      const random = randomNumbers(5);
      for (let number = 0; number < 40; number++) {
        const engine = await connectGtp(gtpProgram(commands));
        const game = new Game();
        while (game.position.phase === 'play') {
          const { position, node } = game;
          const { legalMoves } = position;
          const isOurs = position.turn === 'black';
          game.play(
            isOurs
              ? legalMoves[Math.floor(random() * legalMoves.length)]!
              : (await engine.search(position, { before: positionsBefore(node) })).move,
          );
        }
        expect(game.result).toBeDefined();
        engine.close();
      }
    },
  );

  it('is told the moves of a long game that it joins, where the positions before are known; wrong ones do no harm', async () => {
    const game = new Game();
    const random = randomNumbers(11);
    while (game.position.empties > 20) {
      const { legalMoves } = game.position;
      game.play(legalMoves[Math.floor(random() * legalMoves.length)]!);
    }
    const child = gtpProgram(['play', 'genmove']);
    await (await connectGtp(child)).search(game.position, { before: positionsBefore(game.node) });
    const played = child.sent.filter((line) => /^play \w+ [a-h]/.test(line)).map((line) => line.slice(-2));
    expect(played).toEqual(game.line);
    const lost = gtpProgram(['play', 'genmove']);
    const near = new Game();
    for (const move of ['f5', 'd6', 'c3'] as const) near.play(move);
    const before = [Position.start, game.position];
    await (await connectGtp(lost)).search(near.position, { before });
    expect(lost.sent.filter((line) => /^play \w+ [a-h]/.test(line))).toHaveLength(3);
  });

  it('gets a position that does not follow from its own move from the start, without undo', async () => {
    const child = gtpProgram(['play', 'genmove'], { undo: () => '? unknown command\n\n' });
    const engine = await connectGtp(child);
    const game = new Game();
    game.play('f5');
    expect((await engine.search(game.position)).move).toBe('f4');
    game.play('d6');
    await engine.search(game.position);
    game.undo();
    expect((await engine.search(game.position)).move).toBe('f4');
    expect(since(child.sent, 6)).toEqual([
      ...['play black f5', 'genmove white'],
      ...['clear_board', 'play black f5', 'play white d6', 'genmove black'],
      ...['clear_board', 'play black f5', 'genmove white'],
    ]);
  });

  it('is set to any position where it can be, and else is told moves that lead there', async () => {
    const far = new Game();
    for (const move of ['f5', 'd6', 'c3', 'd3', 'c4', 'f4'] as const) far.play(move);
    const able = gtpProgram(['setboard', 'reg_genmove']);
    const engine = await connectGtp(able);
    await engine.search(far.position);
    expect(since(able.sent, 6)).toEqual([`setboard ${far.position.toString()}`, 'reg_genmove black']);
    const plain = gtpProgram(['play', 'genmove', 'undo']);
    await (await connectGtp(plain)).search(far.position);
    expect(plain.sent.filter((line) => line.startsWith('play'))).toHaveLength(6);
    const lonely = Position.of(`${'X'.repeat(7)}${'-'.repeat(50)}OOOOOX-`, 'black');
    await expect((await connectGtp(gtpProgram(['genmove']))).search(lonely)).rejects.toMatchObject({
      name: 'EngineError',
      code: 'protocol-error',
      message: expect.stringContaining('neither setboard nor gogui-setup') as string,
    });
  });

  it('is told the time for a move, and that there is none any more', async () => {
    const child = gtpProgram(['reg_genmove', 'time_settings']);
    const engine = await connectGtp(child);
    await engine.search(Position.start, { time: 2000 });
    await engine.search(Position.start, { time: 2000 });
    await engine.search(Position.start, { depth: 4 });
    expect(since(child.sent, 6)).toEqual([
      'time_settings 0 2 1',
      'reg_genmove black',
      'reg_genmove black',
      'time_settings 0 1 0',
      'reg_genmove black',
    ]);
  });

  it('searches alike each time when it refuses to be told the time', async () => {
    const child = gtpProgram(['reg_genmove', 'time_settings'], { time_settings: () => '? no clock\n\n' });
    const engine = await connectGtp(child);
    for (const time of [2000, 2000, 3000]) {
      const { move } = await engine.search(Position.start, { time });
      expect(move).toBe(Position.start.legalMoves[0]);
    }
    expect(since(child.sent, 6).filter((line) => line === 'reg_genmove black')).toHaveLength(3);
  });

  it('gives values and lines by its analysis, as far as it is asked for several moves', async () => {
    const info =
      'info move d6 visits 90 winrate 0.61 scoreLead 2.50 order 0 pv d6 c3 d3 info move f4 visits 90 winrate 0.5 scoreLead -1 order 1 pv f4';
    const child = gtpProgram(['kata-analyze', 'play'], {
      'kata-analyze': () => `=\n${info}\n`,
      name: () => '\n= Test\n\n',
    });
    const engine = await connectGtp(child);
    const reported: number[] = [];
    const found = await engine.search(Position.start.play('f5'), {
      multiPv: 5,
      time: 50,
      onProgress: ({ value }) => reported.push(value),
    });
    expect(found).toMatchObject({
      move: 'd6',
      value: 2.5,
      certainty: 'heuristic',
      nodes: 90,
      line: ['d6', 'c3', 'd3'],
    });
    expect(found.moves.map(({ move, value }) => [move, value])).toEqual([
      ['d6', 2.5],
      ['f4', -1],
    ]);
    expect(reported).toEqual([2.5]);
  });

  it('makes errors of what it refuses, of a move that is not legal, and of a line that is lost', async () => {
    const refusing = gtpProgram(['genmove'], { genmove: () => '? out of order\n\n' });
    await expect((await connectGtp(refusing)).search(Position.start)).rejects.toMatchObject({
      code: 'protocol-error',
      message: "the program refuses 'genmove black': out of order",
    });
    const wrong = gtpProgram(['reg_genmove'], { reg_genmove: () => '= a1\n\n' });
    await expect((await connectGtp(wrong)).search(Position.start)).rejects.toThrow("the program plays 'a1'");
    const dying: Program = gtpProgram(['reg_genmove'], { reg_genmove: () => (dying.end(), undefined) });
    const engine = await connectGtp(dying);
    await expect(engine.search(Position.start)).rejects.toMatchObject({ code: 'connection-lost' });
    await expect(connectGtp(program(NEVER), { greetingTimeout: 20 })).rejects.toMatchObject({
      code: 'protocol-error',
      message: expect.stringContaining('within 20 ms') as string,
    });
    await expect(connectGtp('nowhere')).rejects.toMatchObject({ code: 'connection-lost' });
  });

  it('is searched with again when its line is back, and given up when it stays away', async () => {
    vi.stubGlobal('WebSocket', WebSocket);
    let server = await gtpServer(0);
    const { port } = server.address() as AddressInfo;
    const engine = await connectGtp(`ws://127.0.0.1:${port}`, { reconnectTimeout: 5000 });
    await engine.search(Position.start);
    await stopServer(server);
    // Lost while nobody searched, and back a moment later.
    const first = engine.search(Position.start);
    server = await gtpServer(port);
    expect((await first).move).toBe('d3');
    // Lost during a search.
    server.removeAllListeners('connection').on('connection', (socket) => socket.terminate());
    for (const socket of server.clients) socket.on('message', () => void stopServer(server));
    const second = engine.search(Position.start);
    await once(server, 'close');
    server = await gtpServer(port);
    expect((await second).move).toBe('d3');
    engine.close();
    const impatient = await connectGtp(`ws://127.0.0.1:${port}`, { reconnectTimeout: 100 });
    await stopServer(server);
    await expect(impatient.search(Position.start)).rejects.toMatchObject({ code: 'connection-lost' });
    vi.unstubAllGlobals();
  });

  it('has one line, also after one was lost while it was greeted', async () => {
    vi.stubGlobal('WebSocket', WebSocket);
    const server = await gtpServer(0);
    const { port } = server.address() as AddressInfo;
    const engine = await connectGtp(`ws://127.0.0.1:${port}`, { reconnectTimeout: 5000 });
    const [answer] = server.listeners('connection') as ((socket: WebSocket) => void)[];
    let opened = 0;
    server.removeAllListeners('connection').on('connection', (socket) => {
      opened++;
      if (opened === 1) socket.once('message', () => socket.terminate());
      else answer!(socket);
    });
    for (const socket of server.clients) socket.terminate();
    for (let searches = 0; searches < 3; searches++)
      expect((await engine.search(Position.start)).move).toBe('d3');
    expect([opened, server.clients.size]).toEqual([2, 1]);
    engine.close();
    await stopServer(server);
    vi.unstubAllGlobals();
  });

  it('is asked by genmove and undo where it can undo: reg_genmove of some programs answers the last move', async () => {
    const edax = gtpProgram(['setboard', 'play', 'genmove', 'reg_genmove', 'undo'], {
      reg_genmove: () => '= F5\n\n',
    });
    const engine = await connectGtp(edax);
    const position = Position.start.play('f5');
    const { move } = await engine.search(position);
    expect(position.legalMoves).toContain(move);
    expect(since(edax.sent, 6)).toEqual(['play black f5', 'genmove white', 'undo']);
  });

  it('needs neither a name nor a version, also of its protocol, nor a list of commands', async () => {
    const refuse = () => '? unknown command\n\n';
    const less = { protocol_version: refuse, name: refuse, version: refuse, list_commands: refuse };
    const engine = await connectGtp(gtpProgram([], less));
    expect(engine.version).toBe('GTP program');
    expect((await engine.search(Position.start)).move).toBe(Position.start.legalMoves[0]);
  });

  it('is told the clock of a game before each move', async () => {
    const child = gtpProgram(['genmove', 'undo', 'time_settings', 'time_left'], { time_left: () => '=\n\n' });
    const engine = await connectGtp(child);
    const clock = { main: 300_000, increment: 2000, left: { black: 300_000, white: 250_900 } };
    await engine.search(Position.start, { clock });
    const later = { ...clock, left: { black: 299_400, white: 400 } };
    await engine.search(Position.start.play('f5'), { clock: later });
    expect(since(child.sent, 6)).toEqual([
      ...['time_settings 300 0 0', 'time_left black 300 0', 'genmove black', 'undo'],
      ...['play black f5', 'time_left white 0 0', 'genmove white', 'undo'],
    ]);
  });

  it('may resign', async () => {
    const engine = await connectGtp(gtpProgram(['genmove'], { genmove: () => '= resign\n\n' }));
    const found = await engine.search(Position.start);
    expect(found.resigns).toBe(true);
    expect(Position.start.legalMoves).toContain(found.move);
  });

  it.each([
    ['reg_genmove', {}, { searchTimeout: 30 }, 'reg_genmove'],
    ['time_settings', { time: 50 }, { answerTimeout: 30 }, 'time_settings'],
    ['play', {}, { answerTimeout: 30 }, 'play'],
    ['kata-analyze', { time: 20, multiPv: 2 }, { answerTimeout: 30 }, '(?:kata-analyze|name)'],
  ])('is left when it is silent at %s', async (command, limits, timeouts, named) => {
    const commands = ['reg_genmove', 'time_settings', 'kata-analyze'];
    const silent = gtpProgram(commands, { [command]: () => undefined });
    const engine = await connectGtp(silent, timeouts);
    await expect(engine.search(Position.start.play('f5'), limits)).rejects.toMatchObject({
      code: 'protocol-error',
      message: expect.stringMatching(`does not answer '${named}' within \\d+ ms`) as string,
    });
    // It does not answer any more.
    await expect(engine.search(Position.start)).rejects.toMatchObject({ code: 'connection-lost' });
  });

  it('is left when it goes on after an abort', async () => {
    const silent = gtpProgram(['reg_genmove'], { reg_genmove: () => undefined });
    const engine = await connectGtp(silent, { answerTimeout: 30 });
    const abort = new AbortController();
    const search = engine.search(Position.start, { signal: abort.signal });
    await expect.poll(() => silent.sent.at(-1)).toBe('reg_genmove black');
    abort.abort();
    await expect(search).rejects.toMatchObject({ name: 'AbortError' });
    await expect(engine.search(Position.start)).rejects.toMatchObject({ code: 'connection-lost' });
  });

  it('is left when its answer has no end, and an analysis may be as long as it likes', async () => {
    const endless = gtpProgram(['reg_genmove'], {
      reg_genmove: () => `= f5\n${'more and more\n'.repeat(80_000)}`,
    });
    await expect((await connectGtp(endless)).search(Position.start)).rejects.toMatchObject({
      code: 'protocol-error',
      message: "the program's answer to 'reg_genmove black' has no end",
    });
    const info = 'info move f5 visits 9 scoreLead 1 pv f5\n';
    const long = gtpProgram(['reg_genmove', 'kata-analyze'], {
      'kata-analyze': () => `=\n${info.repeat(30_000)}\n`,
    });
    const { move } = await (await connectGtp(long)).search(Position.start, { multiPv: 2, time: 1 });
    expect(move).toBe('f5');
  });

  it('is left and ended when it writes a line without end', async () => {
    const endless = gtpProgram(['reg_genmove'], { reg_genmove: () => 'x'.repeat(1_100_000) });
    const ended = vi.spyOn(endless, 'close');
    await expect((await connectGtp(endless)).search(Position.start)).rejects.toMatchObject({
      code: 'connection-lost',
      message: 'the program writes lines without end',
    });
    expect(ended).toHaveBeenCalled();
  });

  it('is given up where an address takes the line and never answers', async () => {
    vi.stubGlobal('WebSocket', WebSocket);
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    for (const connectTo of [connectGtp, connectNBoard])
      await expect(connectTo(`ws://127.0.0.1:${port}`, { greetingTimeout: 30 })).rejects.toMatchObject({
        code: 'connection-lost',
        message: expect.stringContaining('nobody answers') as string,
      });
    silent.close();
    vi.unstubAllGlobals();
  });

  it('is believed a line only as far as it can be played, and a text only in part', async () => {
    const info = `info move f5 visits 9 scoreLead 1 pv f5 d6 a1 c3 info move d3 visits 8 scoreLead 0 pv ${'d3 '.repeat(100_000)} info move c4 visits 8 scoreLead 0 pv f5 d6`;
    const engine = await connectGtp(gtpProgram(['kata-analyze'], { 'kata-analyze': () => `=\n${info}\n\n` }));
    const { moves } = await engine.search(Position.start, { multiPv: 3, time: 1 });
    expect(moves.map(({ line }) => line)).toEqual([['f5', 'd6'], ['d3'], ['c4']]);
    const talkative = gtpProgram([], { genmove: () => `? ${'no '.repeat(100_000)}\n\n` });
    await expect((await connectGtp(talkative)).search(Position.start)).rejects.toThrow(
      /refuses 'genmove black': (?:no ){33}n…$/u,
    );
  });

  it.each(['1.2.3', '1e9', '-', '65', 'NaN', '0x10', '.'])('has no value of %s discs', async (value) => {
    const info = `info move f5 visits 9 scoreLead ${value} pv f5 info move d3 visits 8.8.8 scoreLead -2.5 pv d3`;
    const engine = await connectGtp(gtpProgram(['kata-analyze'], { 'kata-analyze': () => `=\n${info}\n\n` }));
    const { moves, nodes } = await engine.search(Position.start, { multiPv: 2, time: 1 });
    expect(moves.map((found) => [found.move, found.value])).toEqual([['d3', -2.5]]);
    expect(nodes).toBe(0);
  });

  it('names a bad limit, and is silent after an abort until the program has answered', async () => {
    let answer: () => void = NEVER;
    const child = program((line, say) => {
      if (line !== 'reg_genmove black') return line === 'list_commands' ? '= reg_genmove\n\n' : '= 2\n\n';
      answer = () => say('= f5\n\n');
      return undefined;
    });
    const engine = await connectGtp(child);
    await expect(engine.search(Position.start, { depth: 0 })).rejects.toThrow(
      'limits.depth takes a number from 1 to 60, not 0',
    );
    const abort = new AbortController();
    const first = engine.search(Position.start, { signal: abort.signal });
    await expect.poll(() => child.sent.at(-1)).toBe('reg_genmove black');
    abort.abort(new Error('enough'));
    await expect(first).rejects.toThrow('enough');
    const second = engine.search(Position.start);
    expect(child.sent.filter((line) => line.startsWith('reg'))).toHaveLength(1);
    answer();
    await expect.poll(() => child.sent.filter((line) => line.startsWith('reg')).length).toBe(2);
    answer();
    expect((await second).move).toBe('f5');
    const third = engine.search(Position.start);
    engine.close();
    await expect(third).rejects.toMatchObject({ name: 'AbortError' });
  });
});

/** An NBoard program with answers by command. */
function nboardProgram(answers: Record<string, string | undefined>): Program {
  return program((line) => {
    const [command = '', rest = ''] = line.split(' ');
    if (command === 'ping') return `pong ${rest}\n`;
    if (command === 'nboard') return 'set myname Test7\n';
    return answers[command];
  });
}

describe('a program that speaks the NBoard protocol', () => {
  it('is given the position and the depth, and plays', async () => {
    const child = nboardProgram({
      go: 'status thinking\nsearch D6C3 1.50 0 12\nnodestats 500 0.1\n=== D6/1.50/0.10\nstatus\n',
    });
    const engine = await connectNBoard(child);
    expect(engine.version).toBe('Test7');
    const found = await engine.search(Position.start.play('f5'), { depth: 9 });
    expect(found).toMatchObject({ move: 'd6', value: 1.5, depth: 12, nodes: 500, line: ['d6', 'c3'] });
    expect(child.sent.slice(2)).toEqual([
      'set depth 9',
      'set game (;GM[Othello]PC[othello-board]PB[]PW[]RE[?]TY[8]BO[8 --------------------------' +
        '-O*------***-------------------------- O];)',
      'ping 2',
      'go',
    ]);
  });

  it('may answer as Edax does, with spaces', async () => {
    const edax = nboardProgram({ go: '=== d6 -1.50 0.0\nstatus\n' });
    const found = await (await connectNBoard(edax)).search(Position.start.play('f5'));
    expect(found).toMatchObject({ move: 'd6', value: -1.5 });
  });

  it('is given the clocks of a game with its position', async () => {
    const child = nboardProgram({ go: '=== f5/0/0\n' });
    const clock = { main: 300_000, increment: 2000, left: { black: 61_250, white: 5000 } };
    await (await connectNBoard(child)).search(Position.start, { clock });
    expect(child.sent[2]).toContain('TI[01:01.250/00:02.000]TB[01:01.250/00:02.000]TW[00:05.000/00:02.000]');
  });

  it('gives hints as values, best first, with what they rest on', async () => {
    const hints =
      'search D6C3 -2.00 0 8\nsearch F6 3.5 0 91%\nbook F4F6 1.00 0 100%\nsearch A1 60 0 9\nstatus\n';
    const engine = await connectNBoard(nboardProgram({ hint: hints }));
    const { moves } = await engine.search(Position.start.play('f5'), { multiPv: 3 });
    expect(moves).toMatchObject([
      { move: 'f6', value: 3.5, certainty: 'selective', confidence: 91 },
      { move: 'f4', value: 1, certainty: 'exact' },
      { move: 'd6', value: -2, certainty: 'heuristic', depth: 8 },
    ]);
  });

  it('is stopped when its time is over, and its best move counts', async () => {
    const child = nboardProgram({ go: 'search F4 0.5 0 8\nsearch D6 1.5 0 8\n' });
    const { move } = await (await connectNBoard(child)).search(Position.start.play('f5'), { time: 30 });
    expect(move).toBe('d6');
    expect(child.sent.at(-1)).toBe('ping 3');
    await expect(
      (await connectNBoard(nboardProgram({}))).search(Position.start, { time: 10 }),
    ).rejects.toMatchObject({ code: 'protocol-error' });
  });

  it('is left when it does not answer, or has no value that is one', async () => {
    let answers = 2;
    const silent = program((line) => {
      if (line.startsWith('ping') && answers-- > 0) return `pong ${line.slice(5)}\n`;
      return undefined;
    });
    const engine = await connectNBoard(silent, { answerTimeout: 30, searchTimeout: 30 });
    await expect(engine.search(Position.start)).rejects.toMatchObject({
      code: 'protocol-error',
      message: "the program does not answer 'ping' within 30 ms",
    });
    const odd = nboardProgram({ go: 'search D6 1.2.3 0 8\n=== D6/0x10/1\n' });
    expect(await (await connectNBoard(odd)).search(Position.start.play('f5'))).toMatchObject({
      move: 'd6',
      value: 0,
      noValue: true,
    });
  });

  it('is believed a line only as far as it can be played, and a depth that a game has', async () => {
    const go = `search F4${'F4'.repeat(100_000)} 0.5 0 99999999999\nsearch D6C3A1 1.5 0 -8\nsearch A1 9 0 8\n`;
    const engine = await connectNBoard(nboardProgram({ hint: go }));
    const { moves } = await engine.search(Position.start.play('f5'), { multiPv: 3, time: 30 });
    expect(moves.map(({ line, depth }) => [line, depth])).toEqual([
      [['d6', 'c3'], 2],
      [['f4'], 1],
    ]);
  });

  // Where time grows with the square of the length, this takes longer than a test may.
  it('reads lines of any make and of the greatest length', async () => {
    const blanks = ' '.repeat(490_000);
    const odd = nboardProgram({
      go: `status${blanks}x${blanks}y\nsearch${blanks}${'a'.repeat(490_000)}\n=== D6\n`,
    });
    expect((await (await connectNBoard(odd)).search(Position.start.play('f5'))).move).toBe('d6');
  });

  it('passes by itself where a side must: the value is that after the pass', async () => {
    const position = Position.of(`OX${'-'.repeat(62)}`, 'black');
    expect(position.phase).toBe('pass');
    const engine = await connectNBoard(nboardProgram({ go: '=== C1/5.00/0.1\n' }));
    expect(await engine.search(position)).toMatchObject({ move: 'pass', value: -5, line: ['pass', 'c1'] });
  });
});
