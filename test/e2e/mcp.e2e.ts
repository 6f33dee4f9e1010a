import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, inject, test } from 'vitest';
import { startCommand } from './support/othello-engine.js';

const MAIN = 'node_modules/othello-board/dist/lib/cli/main.js';

test('a client of the protocol plays, solves and reads errors through the command of the package', async () => {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({ command: 'node', args: [join(inject('home'), MAIN), 'mcp'] }),
  );
  try {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      ...['analyse', 'convert', 'explain', 'human', 'picture', 'play', 'puzzle', 'review', 'solve'],
    ]);
    const ask = (name: string, input: Record<string, unknown>) => client.callTool({ name, arguments: input });
    expect(await ask('play', { position: 'f5d6c3', level: 3 })).toMatchObject({
      structuredContent: { position: expect.stringMatching(/ O$/u) as string },
    });
    const puzzle = await ask('puzzle', { number: 1 });
    const [{ position, score }] = (
      puzzle.structuredContent as { puzzles: [{ position: string; score: number }] }
    ).puzzles;
    expect(await ask('solve', { position })).toMatchObject({ structuredContent: { score, proven: true } });
    expect(await ask('review', { game: 'f5d6c3d3', depth: 4 })).toMatchObject({
      structuredContent: { moves: 'f5d6c3d3' },
    });
    expect(await ask('analyse', { position: 'f5f5' })).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('illegal move f5 at ply 2') as string }],
    });
    const cancelling = new AbortController();
    const long = client.callTool({ name: 'solve', arguments: { position: 'f5', time: 30_000 } }, undefined, {
      signal: cancelling.signal,
    });
    cancelling.abort();
    await expect(long).rejects.toThrow();
    expect(await ask('picture', { position: 'f5' })).toMatchObject({ structuredContent: { format: 'svg' } });
  } finally {
    await client.close();
  }
});

test('it ends with its input, also while it searches', async () => {
  const server = spawn('node', [join(inject('home'), MAIN), 'mcp'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((done) => server.once('close', done));
  const say = (message: object) => server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const heard = new Promise((done) => server.stdout.once('data', done));
  const clientInfo = { name: 'test', version: '1' };
  say({
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo },
  });
  await heard;
  say({ method: 'notifications/initialized' });
  say({
    id: 2,
    method: 'tools/call',
    params: { name: 'solve', arguments: { position: 'f5', time: 30_000 } },
  });
  server.stdin.end();
  expect(await ended).toBe(0);
});

test('without the packages of the protocol it says which are needed', async () => {
  const home = mkdtempSync(join(tmpdir(), 'othello-mcp-'));
  const modules = join(home, 'node_modules');
  try {
    mkdirSync(modules);
    execFileSync('tar', ['--extract', '--file', inject('tarball'), '--directory', modules]);
    renameSync(join(modules, 'package'), join(modules, 'othello-board'));
    symlinkSync(resolve('node_modules/valibot'), join(modules, 'valibot'));
    const command = startCommand(home, ['mcp']);
    expect(await command.ended).toBe(2);
    expect(command.err()).toBe(
      'othello-engine: mcp needs the packages @modelcontextprotocol/sdk and zod: npm install @modelcontextprotocol/sdk zod\n',
    );
    const help = startCommand(home, ['--help']);
    expect(await help.ended).toBe(0);
    expect(help.out()).toContain('Model Context Protocol');
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});
