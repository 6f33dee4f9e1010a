import { chromeLauncher } from '@web/test-runner-chrome';
import { browserTests } from './test/browsers/browser-tests.mjs';
import { CHROMIUM_ARGUMENTS, ensureChromium } from './test/support/chromium.mjs';

const chromium = chromeLauncher({
  launchOptions: { executablePath: await ensureChromium(), args: CHROMIUM_ARGUMENTS },
  // The tests wait more than they work.
  concurrency: 3,
  // A window and a storage of its own for each: as a tab it would be hidden, and would wait for frames for ever.
  async createPage({ browser }) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const session = await page.createCDPSession();
    await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    return page;
  },
});

export default await browserTests('test/browser/**/*.test.ts', chromium);
