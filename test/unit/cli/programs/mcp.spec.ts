import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport as OldTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Service, SEARCHES } from '../../../../src/cli/mcp/server.js';
import { explain } from '../../../../src/core/coach/explain.js';
import { createEngine, type Engine, type SearchLimits } from '../../../../src/core/engine/node.js';
import { parseAnyGame } from '../../../../src/core/formats/any-game.js';
import { parseBoardString } from '../../../../src/core/formats/notation/board-string.js';
import type { Position } from '../../../../src/core/rules/position.js';
import { margin } from '../../../../src/core/rules/score.js';
import { greedyEngine } from './greedy-engine.js';
import { tool } from '../tool.js';

const OPENING = 'f5d6c3d3c4f4c5b3c2e3d2c6b4b5f2e6';
const ENDING = 'XOXXXX-XXOOOOOOOXOXXXXOXXOOXXXOXXOXXOXOXOOXOOOXXOOOOO--XOO-O---- X';

let engine: Engine;
/** A client of a server with this engine. */
let client: Client;
const clients: Client[] = [];

beforeAll(async () => {
  engine = await createEngine({ workers: 1 });
  client = await clientOf(engine);
});

afterAll(async () => {
  for (const one of clients) await one.close();
  engine.close();
});

/** A client of a server with an engine of its own. */
async function clientOf(own: Engine): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  serveStdio(new Service(own, '1.2.3').connection, { transport: theirs });
  await client.connect(ours);
  // From now on the client checks each answer against the tool's schema.
  await client.listTools();
  clients.push(client);
  return client;
}

interface Reported {
  /** The text for people. */
  sentence: string;
  /** The data for programs. */
  data: Record<string, unknown>;
  isError: boolean;
  image?: { data: string; mimeType: string };
}

async function call(name: string, input: Record<string, unknown>, chosen = client): Promise<Reported> {
  const answer = await chosen.callTool({ name, arguments: input });
  const content = answer.content as unknown as {
    type: string;
    text: string;
    data: string;
    mimeType: string;
  }[];
  const image = content.find(({ type }) => type === 'image');
  const { structuredContent: data = {} } = answer as { structuredContent?: Record<string, unknown> };
  return {
    sentence: content[0]!.text,
    data,
    isError: answer.isError === true,
    ...(image && { image }),
  };
}

/** The position after a line; throws if a move is illegal. */
function played(from: Position, line: string | readonly string[]): Position {
  const moves = typeof line === 'string' ? (line.match(/pass|[a-h][1-8]/gu) ?? []) : line;
  return moves.reduce<Position>((at, move) => {
    const ready = at.phase === 'pass' && move !== 'pass' ? at.pass() : at;
    return ready.play(move as 'pass');
  }, from);
}

/** An engine whose searches begin with an empty table. */
function forgetful(): Engine {
  return {
    search: (position, limits) => engine.search(position, { ...limits, fresh: true }),
    human: (position, options) => engine.human!(position, options),
    close: () => undefined,
  };
}

/** What a command of the tool prints for people. */
async function printed(...args: string[]): Promise<string> {
  return (await tool(args, { engine: () => Promise.resolve(forgetful()) })).out;
}

describe('othello-engine mcp', () => {
  test('lists its tools with titles, schemas of answers, and inputs that are bounded', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...['analyse', 'review', 'explain', 'solve', 'convert', 'play', 'human', 'puzzle', 'picture'],
    ]);
    for (const { inputSchema, outputSchema, title, annotations } of tools) {
      expect(outputSchema).toMatchObject({ type: 'object' });
      // Of the draft that the protocol recommends: the newest, and so checked by the client in all tests.
      expect([inputSchema['$schema'], outputSchema!.$schema]).toEqual([undefined, undefined]);
      expect(annotations).toMatchObject({ title, readOnlyHint: true, openWorldHint: false });
      for (const member of Object.values(inputSchema.properties ?? {}) as Record<string, unknown>[]) {
        const hasRange = member['minimum'] !== undefined && member['maximum'] !== undefined;
        const isBounded = {
          string: member['maxLength'] !== undefined || member['pattern'] !== undefined,
          integer: hasRange,
          number: hasRange,
        }[String(member['type'])];
        expect(member['enum'] !== undefined || isBounded, JSON.stringify(member)).toBe(true);
      }
    }
  });

  test('analyse: every legal move, with the values that the same search finds again', async () => {
    const { sentence, data } = await call('analyse', { position: OPENING, depth: 5 });
    const position = parseBoardString(String(data['position']));
    expect(position.equals(parseAnyGame(OPENING).game.position)).toBe(true);
    const moves = data['moves'] as { move: string; value: number; line: string }[];
    expect(moves.map(({ move }) => move).toSorted()).toEqual(position.legalMoves.toSorted());
    const found = await engine.search(position, {
      ...(data['limits'] as SearchLimits),
      fresh: true,
      multiPv: 60,
    });
    expect(moves.map(({ value }) => value)).toEqual(
      found.moves.map(({ value }) => Math.round(value * 10) / 10),
    );
    for (const { line } of moves) played(position, line);
    expect(sentence).toBe(await printed('analyze', String(data['position']), '--depth', '5'));
  });

  test('review: the moves of the game, each with its loss, and both sides', async () => {
    const { sentence, data } = await call('review', { game: OPENING, depth: 4 });
    expect(data).toMatchObject({ moves: OPENING, black: { loss: expect.any(Number) as number } });
    const plies = data['plies'] as { square: string; value: number; best: string; loss: number }[];
    expect(plies.map(({ square }) => square).join('')).toBe(OPENING);
    expect(data['limits']).toMatchObject({ effort: 'quick', depth: 4 });
    expect(sentence).toBe(await printed('review', OPENING, '--depth', '4', '--effort', 'quick'));
  });

  test('explain: sentences, and the reasons with lines that can be played', async () => {
    const input = { position: 'f5d6c3', move: 'F4', depth: 6, language: 'fr' };
    const { sentence, data } = await call('explain', input);
    const line = 'explain f5d6c3 f4 --depth 6 --effort quick --language fr';
    expect(sentence).toBe(await printed(...line.split(' ')));
    for (const output of data['sentences'] as string[]) expect(sentence).toContain(output);
    expect(data['limits']).toEqual({ effort: 'quick', depth: 6 });
    // What an earlier call left in the table must not matter.
    expect((await call('explain', input)).data).toEqual(data);
    const position = parseBoardString(String(data['position']));
    const again = await explain(position, 'f4', forgetful(), { effort: 'quick', limits: { depth: 6 } });
    expect(data).toMatchObject({ value: again.value, loss: again.loss, reasons: [...again.reasons] });
    for (const { line, other } of data['reasons'] as { line: string[]; other: string[] }[]) {
      played(position, line);
      played(position, other);
    }
  });

  test('solve: the score to which the line leads', async () => {
    const { sentence, data } = await call('solve', { position: ENDING });
    const end = played(parseBoardString(ENDING), String(data['line']));
    expect(end.phase).toBe('over');
    expect(data).toMatchObject({ score: margin(end), best: 'g1', proven: true });
    expect(sentence).toBe(`With best play Black wins by 10 discs: ${String(data['line'])}.`);
    const won = await call('solve', { position: ENDING, goal: 'wld' });
    expect(won.data['score']).toBe(1);
    expect(won.sentence).toMatch(/^With best play Black wins: (?:[a-h][1-8])+\.$/u);
  });

  test('solve: says when the time was not enough, and when the game is over', async () => {
    const early = await call('solve', { position: 'f5', time: 20 });
    expect(early.data['proven']).toBe(false);
    expect(early.sentence).toMatch(/^Not proven within the limits of the search: so far, /u);
    const over = await call('solve', { position: `${'X'.repeat(40)}${'O'.repeat(24)} O` });
    expect(over.data).toMatchObject({ score: -16, best: null, proven: true });
    expect(over.sentence).toBe('The game is over: Black wins by 16 discs.');
  });

  test('convert: the games in another format, and what cannot be read', async () => {
    const { sentence, data } = await call('convert', { games: `${OPENING}\nf5f5\nf5d6\n`, to: 'pgn' });
    expect(sentence).toBe('2 games in pgn, 1 game cannot be converted.');
    expect(parseAnyGame(String(data['text'])).game.line.join('')).toBe(OPENING);
    expect(data['errors']).toMatchObject([{ game: 2, line: 2, column: 3 }]);
  });

  test('convert: what the format has no place for, once a kind', async () => {
    const games = '[Black "Ann"]\n\n1. f5 {why} d6 {because} *\n';
    const { sentence, data } = await call('convert', { games, to: 'ggf' });
    expect(sentence).toBe('1 game in ggf; GGF cannot store 2 comments.');
    expect(data['lost']).toEqual({ comment: 2 });
    expect((await call('convert', { games, to: 'json' })).data['lost']).toEqual({});
  });

  test('play: a legal move, and the position after it, which is the next question, to the end', async () => {
    let at = parseBoardString(ENDING);
    for (let moves = 0; at.phase !== 'over' && moves < 60; moves++) {
      const { data, sentence } = await call('play', { position: at.toString(), level: 1, seed: moves });
      expect(sentence).toContain(`${at.turn} plays ${String(data['move'])}\n`);
      const after = at.play(data['move'] as 'pass');
      at = after.phase === 'pass' ? after.pass() : after;
      expect(data).toMatchObject({ after: at.toString(), legalMoves: at.legalMoves });
    }
    expect(at.phase).toBe('over');
  });

  test('play: as people of a strength, who are named where another number is asked for', async () => {
    const { data } = await call('play', { position: 'f5d6c3', level: 1400 });
    expect(data['limits']).toMatchObject({ level: 1400 });
    expect(parseAnyGame('f5d6c3').game.position.legalMoves).toContain(data['move']);
    const bad = await call('play', { position: 'f5d6c3', level: 1450 });
    expect(bad.isError).toBe(true);
    expect(bad.sentence).toMatch(/level.*1400/su);
  });

  test('human: how likely each move is, and what people choose in reasons', async () => {
    const { sentence, data } = await call('human', { position: 'f5d6c3', strength: 1400 });
    const moves = data['moves'] as { move: string; probability: number }[];
    expect(moves.map(({ move }) => move).toSorted()).toEqual(
      [...parseAnyGame('f5d6c3').game.position.legalMoves].toSorted(),
    );
    expect(sentence).toMatch(new RegExp(`^${moves[0]!.move} \\d+%, `, 'u'));
    const output = await call('explain', { position: 'f5d6c3', move: 'F4', depth: 4, strength: 1400 });
    const line = 'explain f5d6c3 f4 --depth 4 --effort quick --strength 1400';
    expect(output.sentence).toBe(await printed(...line.split(' ')));
  });

  test('puzzle: one that ships, and those in a game', async () => {
    const shipped = await call('puzzle', { number: 1 });
    const [{ position, solution, score }] = shipped.data['puzzles'] as [
      { position: string; solution: string[]; score: number },
    ];
    played(parseBoardString(position), solution);
    expect((await call('solve', { position })).data).toMatchObject({ score, best: solution[0] });
    expect((await call('puzzle', { game: OPENING })).data['puzzles']).toEqual([]);
  });

  test('picture: SVG as text, PNG as an image', async () => {
    const svg = await call('picture', { position: OPENING, ply: 2 });
    expect(svg.sentence).toMatch(/ {2}a b c d e f g h\n1 \. [^]+\nblack to move$/u);
    expect(svg.data['svg']).toContain(String(parseAnyGame('f5d6').game.position));
    const { image } = await call('picture', { position: OPENING, format: 'png' });
    expect(image!.mimeType).toBe('image/png');
    expect(PNG.sync.read(Buffer.from(image!.data, 'base64')).width).toBe(800);
  });

  test.each([
    ['analyse', { position: 'f5f5' }, 'illegal move f5 at ply 2'],
    ['analyse', {}, 'position is missing; it takes a text: The moves that lead there'],
    ['analyse', { position: OPENING, depth: 99 }, 'depth takes a whole number from 1 to 30, not 99'],
    ['analyse', { position: OPENING, depth: 'four' }, 'depth takes a whole number from 1 to 30, not "four"'],
    ['explain', { position: 'f5d6c3', move: 'f4', language: 'pt-BR' }, 'language takes one of cs, de, en, '],
    ['analyse', { position: 'x'.repeat(100_001) }, 'position takes at most 100000 characters, not 100001'],
    ['analyse', { position: `${'X'.repeat(64)} O` }, 'position: the game is over there, 64-0'],
    ['picture', { position: OPENING, ply: 40 }, 'there is no ply 40: the game has only 16 moves'],
    ['picture', { position: 'f5', ply: 40 }, /^there is no ply 40: the game has only 1 move$/u],
    [
      'explain',
      { position: 'f5d6c3', move: 'a1' },
      'move a1 is not legal here; the legal moves are d3, f3, f4, g5',
    ],
    ['explain', { position: 'f5d6c3', move: 'i9' }, 'move takes a text, not "i9": A square from a1 to h8'],
    ['review', { game: '-'.repeat(27) + 'OX------XO' + '-'.repeat(27) + ' X' }, 'game: it has no moves'],
    [
      'convert',
      { games: 'rubbish', to: 'pgn' },
      'games: game 1, line 1, character 1: rubbish is not a square',
    ],
    ['convert', { games: OPENING, to: 'wthor' }, 'to takes one of pgn, ggf, '],
    ['puzzle', { number: 0 }, 'number takes a whole number from 1 to '],
    ['puzzle', { number: 3, game: 'f5d6' }, 'number: it selects a built-in puzzle'],
  ])('%s %j: an error that says %s', async (name, input, output) => {
    const { sentence, isError } = await call(name, input);
    expect(isError).toBe(true);
    expect(sentence).toMatch(output);
  });

  test('a call that is cancelled ends its search, and the engine stays', async () => {
    let requested: ((signal: AbortSignal) => void) | undefined;
    const searching = new Promise<AbortSignal>((resolve) => (requested = resolve));
    const endless: Engine = {
      search: (_, { signal } = {}) =>
        new Promise((_resolve, reject) => {
          signal!.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')));
          requested!(signal!);
        }),
      close: () => undefined,
    };
    const client = await clientOf(endless);
    const cancelling = new AbortController();
    const answer = client.callTool(
      { name: 'analyse', arguments: { position: 'f5' } },
      {
        signal: cancelling.signal,
      },
    );
    const signal = await searching;
    expect(signal.aborted).toBe(false);
    cancelling.abort();
    await expect(answer).rejects.toThrow();
    await expect.poll(() => signal.aborted).toBe(true);
    expect((await call('picture', { position: 'f5' }, client)).isError).toBe(false);
  });

  test('each search forgets those before it, so that an answer does not depend on other calls', async () => {
    const greedy = greedyEngine();
    const client = await clientOf(greedy);
    const { game } = parseAnyGame(OPENING);
    while (!game.result) game.play(game.position.legalMoves[0]!);
    await call('puzzle', { game: game.line.join('') }, client);
    await call('review', { game: game.line.join(''), depth: 1 }, client);
    expect(greedy.requested.length).toBeGreaterThan(60);
    expect(greedy.requested.filter(({ fresh }) => fresh !== true)).toEqual([]);
  });

  test('answers are the same alone and beside other calls', async () => {
    const requested = ['f4', 'd3', 'g5', 'f3'].map((move) => ({ position: 'f5d6c3', move, depth: 6 }));
    const alone: Reported[] = [];
    for (const input of requested) alone.push(await call('explain', input));
    const beside = await Promise.all(requested.map((input) => call('explain', input)));
    expect(beside).toEqual(alone);
  });

  test('a search begins when a worker is free, so that it has all of its time', async () => {
    const greedy = greedyEngine();
    let running = 0;
    let most = 0;
    const counting: Engine = {
      ...greedy,
      search: async (position, limits) => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setImmediate(resolve));
        running--;
        return greedy.search(position, limits);
      },
    };
    const client = await clientOf(counting);
    const calls = Array.from({ length: 6 }, () => call('solve', { position: OPENING, time: 5000 }, client));
    for (const { isError } of await Promise.all(calls)) expect(isError).toBe(false);
    expect(most).toBe(SEARCHES);
  });

  test('tells its progress within a search to those who ask', async () => {
    const heard: number[] = [];
    const onprogress = ({ progress }: { progress: number }): unknown => heard.push(progress);
    await client.callTool({ name: 'solve', arguments: { position: OPENING, time: 1500 } }, { onprogress });
    expect(heard.length).toBeGreaterThan(3);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
    expect(new Set(heard).size).toBe(heard.length);
  });

  test('takes what clients send: numbers as text, words in other case, and more members', async () => {
    const plain = await call('explain', { position: 'f5d6c3', move: 'f4', depth: 4, language: 'en' });
    const sent = {
      position: 'f5d6c3',
      move: ' F4',
      depth: '4',
      language: 'en-US',
      ply: '',
      x: 1,
    };
    expect(await call('explain', sent)).toEqual(plain);
    const played = await call('play', { position: 'f5d6c3', level: 'Easy' });
    expect(played.data['limits']).toMatchObject({ level: 'easy' });
    const pgn = await call('convert', { games: 'f5d6', to: 'PGN' });
    expect(pgn.data['text']).toContain('1. f5 d6');
    expect((await call('play', { position: 'f5d6c3', level: '3' })).data['limits']).toMatchObject({
      level: 3,
    });
  });

  test('names the arguments that a tool does not know', async () => {
    const input = { position: 'f5', dept: 2, 'colour\u001b': 'blue' };
    const { content } = await client.callTool({ name: 'picture', arguments: input });
    expect(content.slice(1)).toEqual([
      { type: 'text', text: 'Unknown arguments, which were ignored: dept, colour\\u{1b}.' },
    ]);
  });

  test('speaks with clients of the version before, too', async () => {
    const [ours, theirs] = OldTransport.createLinkedPair();
    const client = new OldClient({ name: 'test', version: '1' });
    serveStdio(new Service(engine, '1.2.3').connection, { transport: theirs });
    await client.connect(ours);
    expect(client.getInstructions()).toContain('"review" for a whole game');
    expect((await client.listTools()).tools).toHaveLength(9);
    const answer = await client.callTool({ name: 'solve', arguments: { position: ENDING } });
    expect(answer.structuredContent).toMatchObject({ score: 10, proven: true });
    await client.close();
  });

  test('cuts an answer that is long, and keeps the whole of it', async () => {
    const games = 'f5d6c3d3c4f4c5b3c2e3d2c6b4b5f2e6\n'.repeat(1500);
    const answer = await client.callTool({ name: 'convert', arguments: { games, to: 'pgn' } });
    const { text, cut } = answer.structuredContent as {
      text: string;
      cut: { uri: string; members: Record<string, { given: number; of: number }> };
    };
    expect(JSON.stringify(answer.structuredContent).length).toBeLessThan(41_000);
    expect(cut.members['text']).toMatchObject({ given: text.length });
    expect(answer.content.at(-1)).toMatchObject({ type: 'resource_link', uri: cut.uri });
    const { contents } = await client.readResource({ uri: cut.uri });
    const whole = JSON.parse((contents[0] as { text: string }).text) as { text: string };
    expect(whole.text).toHaveLength(cut.members['text']!.of);
    expect(whole.text.startsWith(text)).toBe(true);
    await expect(client.readResource({ uri: 'othello://answer/none' })).rejects.toThrow(
      'is no longer available',
    );
  });

  test('cuts every part of an answer that is long', async () => {
    const games = 'f5d6c3d3c4f4c5b3\nno game\n'.repeat(1000);
    const { data } = await call('convert', { games, to: 'pgn' });
    expect(JSON.stringify(data).length).toBeLessThan(41_000);
    expect(data['text']).toContain('1. f5 d6');
    expect(data).toMatchObject({ games: 1000, cut: { members: { errors: { of: 1000 } } } });
  });

  test('offers the rules, the formats, a picture of any position, and prompts', async () => {
    expect((await client.listResources()).resources.map(({ uri }) => uri)).toEqual([
      'othello://rules',
      'othello://formats',
    ]);
    const { contents } = await client.readResource({ uri: 'othello://position/f5d6' });
    expect(contents[0]).toMatchObject({ mimeType: 'image/svg+xml' });
    expect((contents[0] as { text: string }).text).toContain(String(parseAnyGame('f5d6').game.position));
    const review = await client.getPrompt({
      name: 'review-my-game',
      arguments: { game: OPENING, side: 'black', language: 'cs' },
    });
    expect(JSON.stringify(review.messages)).toContain(OPENING);
    const taught = await client.getPrompt({ name: 'teach-opening', arguments: { opening: 'tygr' } });
    expect(JSON.stringify(taught.messages)).toContain('Tiger, f5d6c3d3c4');
  });

  test('reads what clients send to a prompt as to a tool, and says what it expects', async () => {
    const prompt = (name: string, given?: Record<string, string>) =>
      client.getPrompt({ name, ...(given && { arguments: given }) });
    // Forms of clients send an empty text for what is left out.
    const { messages } = await prompt('review-my-game', { game: OPENING, side: ' Black', language: '' });
    expect(JSON.stringify(messages)).toContain('I played black. Answer in the language \\"en\\"');
    for (const given of [undefined, {}, { opening: '' }])
      await expect(prompt('teach-opening', given)).rejects.toThrow(
        'opening is missing; it takes a text: A name such as Tiger, or moves such as f5d6c3d3c4',
      );
    await expect(prompt('review-my-game', { game: OPENING, side: 'red' })).rejects.toThrow(
      'side takes one of black, white, not "red"',
    );
  });

  test('answers a quick call while long searches run', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const greedy = greedyEngine();
    const slow: Engine = {
      ...greedy,
      search: async (position, limits) => {
        if (limits?.time === 30_000) await released;
        return greedy.search(position, limits);
      },
    };
    const client = await clientOf(slow);
    const long = Array.from({ length: 3 }, () => call('solve', { position: OPENING, time: 30_000 }, client));
    expect((await call('analyse', { position: OPENING, depth: 4 }, client)).isError).toBe(false);
    release();
    for (const { isError } of await Promise.all(long)) expect(isError).toBe(false);
  });

  test('a call that is cancelled while it waits frees its place at once', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const greedy = greedyEngine();
    let searches = 0;
    const slow: Engine = {
      ...greedy,
      search: async (position, limits) => {
        searches++;
        await released;
        return greedy.search(position, limits);
      },
    };
    const client = await clientOf(slow);
    const solve = { name: 'solve', arguments: { position: OPENING, time: 30_000 } };
    const first = [client.callTool(solve), client.callTool(solve)];
    await expect.poll(() => searches).toBe(2);
    const cancelling = new AbortController();
    const waiting = client.callTool(solve, { signal: cancelling.signal });
    cancelling.abort();
    await expect(waiting).rejects.toThrow();
    const last = client.callTool(solve);
    release();
    await Promise.all([...first, last]);
    expect(searches).toBe(3);
  });

  test.each([
    ['{"jsonrpc":"2.0","id":10,"method":"ping","params":[]}', 10, 'params takes an object, not []'],
    ['{"jsonrpc":"1.0","id":"a","method":"ping"}', 'a', 'jsonrpc takes "2.0", not "1.0"'],
    ['{"jsonrpc":"2.0","id":3}', 3, 'method is missing; it takes a text'],
    ['{"jsonrpc":"2.0","id":4,"method":"ping","x":1}', 4, 'a request of JSON-RPC 2.0 with '],
    [
      '{"jsonrpc":"2.0","id":5,"method":"ping","params":{"_meta":{"progressToken":[]}}}',
      5,
      'params._meta.progressToken takes a text or a whole number, not []',
    ],
    [
      '[{"jsonrpc":"2.0","id":8,"method":"ping"}]',
      null,
      'this is a list of messages: send one message a line',
    ],
    ['null', null, 'message takes an object, not null'],
    ['"x"', null, 'message takes an object, not "x"'],
    ['{"jsonrpc":"2.0","id":null,"method":"ping"}', null, 'id takes a text or a whole number, not null'],
    ['{"jsonrpc":"2.0","id":1.5,"method":"ping"}', null, 'id takes a text or a whole number, not 1.5'],
  ])('answers the message %s, whose form is wrong', async (line, id, output) => {
    const { out, err } = await tool('mcp', { input: [line], engine: () => Promise.resolve(greedyEngine()) });
    const message = expect.stringContaining(output) as string;
    expect(JSON.parse(out)).toEqual({ jsonrpc: '2.0', id, error: { code: -32_600, message } });
    expect(err).toBe('');
  });

  test.each([
    ['"method":"tools/call"', 'Invalid tools/call request: params must be an object'],
    [
      '"method":"tools/call","params":{"name":5,"arguments":[]}',
      'Invalid tools/call request: params.name must be a text; params.arguments must be an object',
    ],
    ['"method":"resources/read","params":{}', 'params.uri must be a text'],
    [
      '"method":"resources/read","params":{"uri":"othello://position/f5a1"}',
      expect.stringContaining('illegal move a1') as string,
    ],
    [
      '"method":"resources/read","params":{"uri":"othello://position/%E0%A4"}',
      'the address is not percent-encoded UTF-8: %E0%A4',
    ],
    [
      '"method":"tools/call","params":{"name":"\\u001b[2J"}',
      expect.stringContaining('no tool \\u{1b}[2J; the tools are analyse, ') as string,
    ],
    ['"method":"resources/read","params":{"uri":"othello://nothing"}', expect.any(String) as string],
    ['"method":"resources/read","params":{"uri":"no address"}', expect.any(String) as string],
  ])('answers a request with %s in a sentence', async (members, message) => {
    const input = [`{"jsonrpc":"2.0","id":1,${members}}`];
    const { out, err } = await tool('mcp', { input, engine: () => Promise.resolve(greedyEngine()) });
    expect(JSON.parse(out)).toMatchObject({ id: 1, error: { code: -32_602, message } });
    expect(err).toBe('');
  });

  test.each([
    ['"method":"ping","params":null', ''],
    ['"method":"tools/list","params":{"cursor":null,"_meta":null}', 'tools'],
    [
      '"method":"tools/call","params":{"name":"picture","arguments":null}',
      'position is missing; it takes a text',
    ],
    [
      '"method":"prompts/get","params":{"name":"review-my-game","arguments":{"game":"f5","side":null}}',
      'messages',
    ],
  ])('takes null for what is left out: %s', async (members, output) => {
    const input = [`{"jsonrpc":"2.0","id":1,${members}}`];
    const { out } = await tool('mcp', { input, engine: () => Promise.resolve(greedyEngine()) });
    const { result } = JSON.parse(out) as { result?: object };
    expect(JSON.stringify(result)).toContain(output);
  });

  test('answers on standard output, passes over what is no message, and ends with its input', async () => {
    let closed = 0;
    const own: Engine = { ...greedyEngine(), close: () => closed++ };
    const tooLong = `{"jsonrpc":"2.0","method":"ping","params":{"x":"${'x'.repeat(4_000_000)}"},"id":7}`;
    const { code, out, err } = await tool('mcp', {
      input: [
        '\ufeff{"jsonrpc":"2.0","id":1,"method":"tools/call"}',
        'rubbish',
        tooLong,
        '{"jsonrpc":"2.0","id":2,"method":"ping"}',
      ],
      engine: () => Promise.resolve(own),
    });
    expect(code).toBe(0);
    expect(closed).toBe(1);
    expect(err).toBe('');
    const answers = out
      .trim()
      .split('\n')
      .map(
        (line) =>
          JSON.parse(line) as {
            id: number | null;
            error?: { code: number; message: string };
            result?: object;
          },
      );
    expect(answers.find(({ id }) => id === 2)?.result).toEqual({});
    expect(answers.find(({ id }) => id === 1)?.error?.code).toBeLessThan(0);
    expect(answers.find(({ id }) => id === null)?.error?.message).toBe('this line is not JSON');
    expect(answers.find(({ id }) => id === 7)?.error?.message).toContain('at most 4000000 bytes');
  });
});
