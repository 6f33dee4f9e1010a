import { chromeLauncher } from '@web/test-runner-chrome';
import { browserTests } from './test/browsers/browser-tests.mjs';
import { CHROMIUM_ARGUMENTS, ensureChromium } from './test/support/chromium.mjs';

export default {
  ...(await browserTests('browser')),
  browsers: [
    chromeLauncher({ launchOptions: { executablePath: await ensureChromium(), args: CHROMIUM_ARGUMENTS } }),
  ],
};
