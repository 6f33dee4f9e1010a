// `npm run faults`: tries the effects of hosts, browsers and deployments on a page, and writes the
// result to build/faults.md.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'prettier';
import { launch } from '../e2e/support/browser.js';
import { buildDemo } from '../e2e/support/demo.js';
import { buildNextSite } from '../e2e/support/next-site.js';
import { deploys } from './deploys.js';
import { engineFiles, hosts } from './engine-files.js';
import type { Section } from './section.js';
import { storage } from './storage.js';
import { tabs } from './tabs.js';

const RESULT = 'build/faults.md';

const home = await mkdtemp(join(tmpdir(), 'othello-faults-'));
const site = join(home, 'site');
const next = join(home, 'next');
await buildDemo(site);
await buildNextSite(next);

const browser = await launch();
try {
  const sections = await Promise.all([
    ...hosts('dist', site).map((host) => engineFiles(browser, host)),
    deploys(browser, site, next),
    tabs(browser, site),
    storage(browser, site),
  ]);
  await writeTables(sections);
} finally {
  await browser.close();
  await rm(home, { recursive: true });
}

async function writeTables(sections: readonly Section[]): Promise<void> {
  const tables = sections.map(({ title, text }) => `## ${title}\n\n${text}\n`).join('\n');
  await mkdir('build', { recursive: true });
  await writeFile(RESULT, await format(`# Faults\n\n${tables}`, { parser: 'markdown' }));
}
