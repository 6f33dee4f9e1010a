import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { BOARD, page as html } from '../e2e/support/pages.js';
import { serve, type Site, type SiteOptions } from '../e2e/support/server.js';
import { ANSWERS, ENGINE_FILES, isFor, type Answer, type EngineFile } from './answers.js';
import { table, type Section } from './section.js';
import { beginAgain, playAgainstEngine, PLAYS, visit } from './visitor.js';

/** A page with a game, and the kind of visitor. */
export interface Host {
  readonly title: string;
  readonly content: SiteOptions['content'];
  /** Its files, for answers made from them. */
  readonly folder: string;
  /** Whether the visitor has played here before, so that a service worker has stored everything. */
  readonly isKnown: boolean;
}

/** A page that uses the package, and the site on a first and on a later visit. */
export function hosts(dist: string, site: string): readonly Host[] {
  const own = { content: { '/': { folder: site } }, folder: join(site, 'assets') };
  return [
    {
      title: 'A page with the package',
      content: { '/': html('/dist/othello-board.js', BOARD), '/listen.js': '', '/dist/': { folder: dist } },
      folder: dist,
      isKnown: false,
    },
    { title: 'This site, on a first visit', ...own, isKnown: false },
    { title: 'This site, on a later visit', ...own, isKnown: true },
  ];
}

/** The effect of one fault. */
export interface Outcome {
  /** The host is at fault once. */
  readonly once: string;
  /** The fault persists. */
  readonly lasting: string;
  /** The host recovers, and another game is started on the page. */
  readonly healed: string;
}

/** Makes a host answer a file wrongly, once and permanently, and plays. */
export async function tryAnswer(
  browser: Browser,
  host: Host,
  file: EngineFile,
  answer: Answer,
): Promise<Outcome> {
  const { lasting, healed } = await withFault(browser, host, file, answer, Infinity, async (play) => {
    const seen = await play.first();
    return { lasting: seen, healed: seen === PLAYS ? '' : await play.afterRepair() };
  });
  // If the page plays while the fault persists, it need not be tested with a temporary one.
  const once =
    lasting === PLAYS ? PLAYS : await withFault(browser, host, file, answer, 1, (play) => play.first());
  return { once, lasting, healed };
}

interface Play {
  first(): Promise<string>;
  afterRepair(): Promise<string>;
}

async function withFault<Seen>(
  browser: Browser,
  host: Host,
  file: EngineFile,
  answer: Answer,
  times: number,
  see: (play: Play) => Promise<Seen>,
): Promise<Seen> {
  let left = 0;
  const path = pathOf(host, file);
  const site: Site = await serve({
    content: host.content,
    instead: (asked, response) => {
      if (left <= 0 || !isFor(asked, file)) return false;
      left -= 1;
      answer.send(response, path);
      return true;
    },
  });
  const context = await browser.newContext({ locale: 'en', reducedMotion: 'reduce' });
  try {
    if (host.isKnown) await haveEverythingKept(context, site);
    left = times;
    const page = await visit(context, `${site.origin}/`);
    return await see({
      first: () => playAgainstEngine(page),
      async afterRepair() {
        left = 0;
        await beginAgain(page);
        return playAgainstEngine(page);
      },
    });
  } finally {
    await context.close();
    await site.close();
  }
}

function pathOf({ folder }: Host, { name, what }: EngineFile): string {
  const found = readdirSync(folder).find((one) => name.test(one));
  if (!found) throw new Error(`${folder} does not have ${what}: ${name.source}`);
  return join(folder, found);
}

async function haveEverythingKept(context: Parameters<typeof visit>[0], site: Site): Promise<void> {
  const page = await visit(context, `${site.origin}/`);
  await playAgainstEngine(page);
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return active?.state === 'activated' && kept.flat().some(({ url }) => url.includes('.bin'));
  });
  await page.evaluate(() => localStorage.removeItem('othello'));
  await page.close();
}

/** The effects in the words of the table. */
export function rowOf(
  file: EngineFile,
  answer: Answer,
  { once, lasting, healed }: Outcome,
): readonly string[] {
  return [file.what, answer.what, once, lasting, healed];
}

/** The table of one host. */
export async function engineFiles(browser: Browser, host: Host): Promise<Section> {
  const cases = ENGINE_FILES.flatMap((file) => ANSWERS.map((answer) => ({ file, answer })));
  const rows: (readonly string[])[] = [];
  for (const { file, answer } of cases)
    rows.push(rowOf(file, answer, await tryAnswer(browser, host, file, answer)));
  return {
    title: host.title,
    text: table(
      ['file of the engine', 'the host sends', 'once', 'each time', 'then the file: the next game'],
      rows,
    ),
  };
}
