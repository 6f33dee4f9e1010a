import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ENGINE_MOVED, playOneMove } from './support/browser.js';
import { BOARD, LISTENER, page as html } from './support/pages.js';
import { useStage } from './support/stage.js';

const stage = useStage();

function everything(): string {
  return readFileSync(join(stage.dist, 'othello-all.js'), 'utf8');
}

test.each(['', ' type="module"'])(
  'the script with everything inside, pasted into a page (<script%s>), plays with the engine',
  async (type) => {
    const script = '<script type="module" src="/dist/othello-board.js"></script>';
    const { page, faults, site } = await stage.open(
      html('/dist/othello-board.js').replace(script, () => `<script${type}>${everything()}</script>`),
    );
    expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
    expect(faults).toEqual([]);
    expect(site.requests.toSorted()).toEqual(['/', '/listen.js']);
  },
);

test('a page that is opened as a file, with the script beside it, plays with the engine', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'othello-file-'));
  try {
    copyFileSync(join(stage.dist, 'othello-all.js'), join(folder, 'othello-all.js'));
    const file = join(folder, 'A game.html');
    writeFileSync(
      file,
      `<!doctype html><meta charset="utf-8"><title>A game</title><script src="othello-all.js"></script>
      ${BOARD}<output></output><script>${LISTENER}</script>`,
    );
    const { page, faults } = await stage.blank();
    await page.goto(pathToFileURL(file).href);
    expect(await playOneMove(page)).toMatch(ENGINE_MOVED);
    expect(faults).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
