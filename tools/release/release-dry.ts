// `npm run -w tools release:dry`: publishes both packages from a clean clone of the last commit, by `npm publish` alone, in a
// registry on this machine, installs it from there in an empty folder, and runs the first example of README.md. Nothing
// leaves the machine; lit and valibot come through that registry from npm's.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launch } from '../../test/e2e/support/browser.js';
import { serve } from '../../test/e2e/support/server.js';

/** The newest version that runs on every Node that this package supports. Not a dependency: installed for this run. */
const REGISTRY = {
  private: true,
  dependencies: { verdaccio: '6.5.2' },
  // It requires a tag of this package that mirrors of npm's registry lack.
  overrides: { 'node-fetch': '2.7.0' },
};
const PATIENCE = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'othello-release-'));
let registry: ChildProcess | undefined;
try {
  const address = await startRegistry();
  const user = join(folder, 'npmrc');
  writeFileSync(
    user,
    `registry=${address}/\n//${new URL(address).host}/:_authToken=${await signUp(address)}\n`,
  );
  publish(user);
  const project = install(user);
  runInNode(project);
  runCommand(project, user);
  await runInPage(project);
  console.log('released, installed and run: README.md holds');
} finally {
  registry?.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** Starts a registry that stores published packages in the folder, and proxies npm's for all others. */
async function startRegistry(): Promise<string> {
  const place = join(folder, 'registry');
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), JSON.stringify(REGISTRY));
  npm(['install', '--no-audit', '--no-fund'], place);
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  writeFileSync(
    join(place, 'config.yaml'),
    `storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
uplinks: { npm: { url: '${upstream}' } }
packages:
  othello-board: { access: $all, publish: $authenticated }
  othello-engine: { access: $all, publish: $authenticated }
  '**': { access: $all, proxy: npm }
log: { type: stdout, format: pretty, level: error }
`,
  );
  const address = `http://127.0.0.1:${await freePort()}`;
  const command = join(place, 'node_modules/verdaccio/bin/verdaccio');
  registry = spawn(process.execPath, [command, '--config', 'config.yaml', '--listen', address], {
    cwd: place,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const end = Date.now() + PATIENCE;
  while (!(await answers(`${address}/-/ping`))) {
    if (Date.now() > end) throw new Error('the registry does not answer');
    await wait(200);
  }
  console.log(`a registry answers at ${address}`);
  return address;
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Signs up with the registry; returns the token of the publisher. */
async function signUp(address: string): Promise<string> {
  const answer = await fetch(`${address}/-/user/org.couchdb.user:dry`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'dry', password: 'a dry run' }),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (token === undefined) throw new Error(`the registry lets nobody in: ${answer.status}`);
  return token;
}

/** Publishes both packages from a clone, which has only committed files; provenance works only in CI. */
function publish(user: string): void {
  const clone = join(folder, 'clone');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${process.cwd()}`, clone], {
    stdio: 'inherit',
  });
  npm(['ci', '--no-audit', '--no-fund'], clone);
  npm(['publish', '--userconfig', user], clone);
  npm(['publish', '--workspace', 'othello-engine', '--userconfig', user], clone);
}

/** Installs the package in an empty folder, with README.md's command. */
function install(user: string): string {
  const project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  const [line] = blockOf('sh', 'npm install').split('\n');
  npm([...line!.split(' ').slice(1), '--userconfig', user, '--no-audit', '--no-fund'], project);
  return project;
}

function runInNode(project: string): void {
  const code = blockOf('mjs', 'createEngine');
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: project,
    encoding: 'utf8',
    timeout: PATIENCE,
  });
  if (!/^(d6|f4|f6) /u.test(output)) throw new Error(`the engine of README.md answers ${output}`);
  console.log(`Node: ${output.trim()}`);
}

/** Runs README.md's command, which npx fetches from the registry. */
function runCommand(project: string, user: string): void {
  const [, command] = /`npx (othello-engine [^`]+)`/u.exec(readFileSync('README.md', 'utf8'))!;
  const words = ['--yes', '--userconfig', user, ...command!.split(' ')];
  const output = execFileSync('npx', words, { cwd: project, encoding: 'utf8', timeout: PATIENCE });
  console.log(`the command: ${output.split('\n')[0]!}`);
}

/** Runs README.md's first example in a page, with files of the installed package. */
async function runInPage(project: string): Promise<void> {
  const code = blockOf('html', 'engine="white"').replace(/https:[^":]*\/dist\//u, '/dist/');
  const site = await serve({
    content: {
      '/': `<!doctype html><html lang="en"><title>A board</title><link rel="icon" href="data:,">${code}</html>`,
      '/dist/': { folder: join(project, 'node_modules/othello-board/dist') },
    },
  });
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(site.origin);
    await page.getByRole('gridcell', { name: 'f5, legal' }).click();
    await page.waitForFunction(
      () => document.querySelector<HTMLElement & { ply: number }>('othello-board')!.ply === 2,
      undefined,
      { timeout: PATIENCE },
    );
    console.log('page: the board is there, and the engine has answered f5');
  } finally {
    await browser.close();
    await site.close();
  }
}

/** The first code block of README.md in a language that contains a text. */
function blockOf(language: string, text: string): string {
  const readme = readFileSync('README.md', 'utf8');
  const blocks = [...readme.matchAll(/^```(\w+)\n((?:(?!^```)[^])*)^```$/gmu)].map(([, kind, code]) => ({
    kind,
    code: code!,
  }));
  const found = blocks.find(({ kind, code }) => kind === language && code.includes(text));
  if (!found) throw new Error(`README.md has no ${language} with ${text}`);
  return found.code.trim();
}

function npm(parameters: readonly string[], cwd: string): void {
  execFileSync('npm', parameters, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
}

async function freePort(): Promise<number> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
