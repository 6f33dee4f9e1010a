import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Service } from '../../src/cli/mcp/server.js';
import { TOOLS, type ToolName } from '../../src/cli/mcp/tools.js';
import { createEngine } from '../../src/core/engine/node.js';
import { readGames } from '../../src/core/formats/any-games.js';
import { parseBoardString } from '../../src/core/formats/notation/board-string.js';
import { Position } from '../../src/core/rules/position.js';
import { margin } from '../../src/core/rules/score.js';

/** For more calls: `FUZZ_CALLS=100000 npx vitest run --project fuzz test/fuzz/mcp.spec.ts`. */
const CALLS = Number(process.env['FUZZ_CALLS'] ?? 3000);
const GAME = 'f5d6c3d3c4f4c5b3c2e3d2c6b4b5f2e6';
const TEXTS = [
  ...[
    GAME,
    'f5d6c3',
    'f5 d6 c3 pass',
    '1. f5 d6 2. c3 *',
    '[Black "A"]\n\n1. f5 d6 *',
    `${GAME}\nf5f5\nf5d6`,
  ],
  ...[
    '(;GM[Othello]PC[x]BO[8 ---------------------------O*------*O--------------------------- *]B[f5];)',
    '~1mlrSON',
  ],
  ...[
    '(;GM[2]SZ[8]AB[e4][d5]AW[d4][e5];B[f5];W[d6])',
    `${'X'.repeat(63)}- O`,
    '🙂',
    'constructor',
    'f'.repeat(3000),
  ],
];

/** A legal beginning, a text with some characters changed, any board, noise, or no text at all. */
const text = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.integer({ min: 1, max: GAME.length / 2 }).map((moves) => GAME.slice(0, 2 * moves)),
  },
  { weight: 1, arbitrary: fc.constantFrom(...TEXTS) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...TEXTS),
        fc.nat(),
        fc.string({ unit: 'binary', maxLength: 3 }),
        fc.nat({ max: 3 }),
      )
      .map(([whole, at, put, cut]) => {
        const place = at % whole.length;
        return whole.slice(0, place) + put + whole.slice(place + cut);
      }),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.string({ unit: fc.constantFrom('X', 'O', 'X', 'O', '-'), minLength: 64, maxLength: 64 }),
        fc.constantFrom('X', 'O'),
      )
      .map(([board, side]) => `${board} ${side}`),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** A number that is small enough for a quick answer, or one that is rejected. */
const small = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 2 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 1.5, 1e9, Number.MAX_VALUE, null, '2', [], {}) },
);
const other = <T>(...accepted: T[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...accepted) }, { weight: 1, arbitrary: fc.jsonValue() });

const name = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...Object.keys(TOOLS)) },
  {
    weight: 1,
    arbitrary: fc.oneof(fc.constantFrom('__proto__', 'toString', ''), fc.string({ unit: 'binary' })),
  },
);

/**
 * The members of all tools; each call keeps those of its tool, and sometimes one more. A puzzle is asked for by its
 * number or looked for in a game; both together are refused, and come as seldom as a stranger.
 */
const members = fc.record({
  position: text,
  game: text,
  games: text,
  depth: small,
  time: small,
  level: small,
  strength: fc.oneof(fc.integer({ min: 0, max: 3000 }), small),
  ply: fc.option(fc.oneof(fc.integer({ min: 0, max: 20 }), small), { nil: undefined }),
  seed: fc.option(small, { nil: undefined }),
  number: fc.option(fc.oneof(fc.integer({ min: 1, max: 1200 }), small), { nil: undefined }),
  move: other('d3', 'G5', 'f4', 'a1', 'h8', 'pass'),
  goal: other('score', 'wld'),
  language: other('en', 'cs', 'ja'),
  to: other('pgn', 'ggf', 'sgf', 'obf', 'transcript', 'json'),
  format: other('svg'),
});
/** The member that a puzzle is asked for without: both together are refused. */
const left = fc.constantFrom('game', 'number');
const call = fc.tuple(name, members, left, fc.nat({ max: 30 })).map(([called, all, leftOut, stranger]) => {
  const schema = Object.hasOwn(TOOLS, called) ? TOOLS[called as ToolName].inputSchema : undefined;
  const { properties = {} } = (schema ?? {}) as { properties?: object };
  const belongs = (member: string) =>
    Object.hasOwn(properties, member) && !(called === 'puzzle' && member === leftOut);
  const chosen = Object.entries(all).filter(([member]) => belongs(member) || stranger === 0);
  return { name: called, arguments: Object.fromEntries(chosen) };
});

/** The position after a line; throws if a move is illegal. */
function played(from: Position, line: string | readonly string[]): Position {
  const moves = typeof line === 'string' ? (line.match(/pass|[a-h][1-8]/gu) ?? []) : line;
  return moves.reduce<Position>((at, move) => {
    const ready = at.phase === 'pass' && move !== 'pass' ? at.pass() : at;
    return ready.play(move as 'pass');
  }, from);
}

interface Data {
  position: string;
  start: string;
  limits: { goal: string };
  moves: string | { move: string; line: string; probability: number }[];
  reasons: { line: string[]; other: string[] }[];
  line: string;
  score: number;
  proven: boolean;
  move: string;
  after: string;
  legalMoves: string[];
  text: string;
  games: number;
  to: string;
  puzzles: { position: string; solution: string[] }[];
}

/** Checks that the data of an answer follow from its position by the rules. */
const CHECKS: Readonly<Record<ToolName, (data: Data, at: Position) => void>> = {
  analyse: ({ moves }, at) => {
    const valued = moves as { move: string; line: string }[];
    expect(valued.map(({ move }) => move).toSorted()).toEqual(at.legalMoves.toSorted());
    for (const { line } of valued) played(at, line);
  },
  review: ({ moves }, at) => void played(at, moves as string),
  explain: ({ reasons }, at) => {
    for (const { line, other: second } of reasons) void [played(at, line), played(at, second)];
  },
  solve: ({ line, score, proven, limits }, at) => {
    const end = played(at, line);
    if (!proven || end.phase !== 'over' || limits.goal === 'wld') return;
    // A draw is 0 for either side; the sum avoids negative zero.
    expect((at.turn === 'black' ? score : -score) + 0).toBe(margin(end));
  },
  convert: ({ text: written, games, to }) => {
    // None of our formats reads the JSON for programs.
    if (games > 0 && to !== 'json') expect([...readGames(written)].filter(({ error }) => error)).toEqual([]);
  },
  play: ({ move, after, legalMoves }, at) => {
    const next = played(at, [move]);
    const settled = next.phase === 'pass' ? next.pass() : next;
    expect([after, legalMoves]).toEqual([settled.toString(), settled.legalMoves]);
  },
  human: ({ moves }, at) => {
    const chosen = moves as { move: string; probability: number }[];
    expect(chosen.map(({ move }) => move).toSorted()).toEqual(at.legalMoves.toSorted());
    expect(chosen.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 2);
    const falling = chosen.toSorted((one, other) => other.probability - one.probability);
    expect(chosen).toEqual(falling);
  },
  puzzle: ({ puzzles }) => {
    for (const { position, solution } of puzzles) played(parseBoardString(position), solution);
  },
  picture: () => undefined,
};

it(
  `answers each of ${CALLS} calls by an error in words or by data that the rules confirm`,
  async () => {
    const engine = await createEngine({ workers: 1 });
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    const client = new Client({ name: 'fuzz', version: '1' }, { versionNegotiation: { mode: 'auto' } });
    serveStdio(new Service(engine, '1').connection, { transport: theirs });
    await client.connect(ours);
    const ended = { answers: 0, errors: 0 };
    await fc.assert(
      fc.asyncProperty(call, async (requested) => {
        // As the protocol wants it, only a tool that is there answers with a result.
        if (!Object.hasOwn(TOOLS, requested.name)) {
          const refused = {
            code: -32602,
            message: expect.stringContaining('the tools are analyse') as string,
          };
          await expect(client.callTool(requested)).rejects.toMatchObject(refused);
          return;
        }
        const answer = await client.callTool(requested);
        const [{ text: sent }] = answer.content as unknown as [{ text: string }];
        expect(sent).not.toBe('');
        if (answer.isError === true) {
          ended.errors++;
          expect(sent.length).toBeLessThanOrEqual(1000);
          expect(sent).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]|undefined|is not a function|Cannot read/u);
          return;
        }
        ended.answers++;
        const data = answer.structuredContent as Data;
        const { position, start = position } = data as Partial<Data>;
        CHECKS[requested.name as ToolName](
          data,
          start === undefined ? Position.start : parseBoardString(start),
        );
      }),
      { numRuns: CALLS },
    );
    await client.close();
    engine.close();
    expect(Math.min(ended.answers, ended.errors)).toBeGreaterThan(CALLS / 5);
    // Many calls need more time than other tests of this stage.
  },
  Math.max(120_000, CALLS * 100),
);
