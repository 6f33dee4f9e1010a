import { ENGINE_MOVED } from './support/browser.js';
import { LISTENER, page as html } from './support/pages.js';
import { ISOLATION, serve } from './support/server.js';
import { enginesHere, openTab } from './support/tabs.js';
const dist = '/work/wt/engine/dist';
const cdn = await serve({ content: { '/dist/': { folder: dist } }, headers: { 'access-control-allow-origin': '*' }, host: 'localhost' });
for (const engine of await enginesHere()) {
  const tab = await openTab(engine);
  for (const headers of [{}, ISOLATION]) {
    const site = await serve({ content: { '/': html(`${cdn.origin}/dist/othello-board.js`).replace('src="http', 'crossorigin src="http'), '/listen.js': LISTENER }, headers });
    await tab.open(`${site.origin}/`);
    const wait = async (f: () => Promise<boolean>) => { for (let i = 0; i < 150; i++) { if (await f()) return true; await new Promise((r) => setTimeout(r, 200)); } return false; };
    await wait(() => tab.run(() => document.querySelector('othello-board:defined') !== null));
    await tab.click(['othello-board', '[data-square=f5]']);
    const text = () => tab.run(() => document.querySelector('output')!.textContent);
    await wait(async () => /;engine|error/.test(await text() ?? ''));
    console.log(engine, JSON.stringify(headers), ENGINE_MOVED.test(await text() ?? ''), await text());
    await site.close();
  }
  await tab.close();
}
await cdn.close();
