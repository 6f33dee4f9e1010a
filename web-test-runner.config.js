import { chromeLauncher } from '@web/test-runner-chrome';
import { browserTests } from './test/browsers/browser-tests.mjs';
import { CHROMIUM_ARGUMENTS, ensureChromium } from './test/support/chromium.mjs';

const launchOptions = { executablePath: await ensureChromium(), args: CHROMIUM_ARGUMENTS };

export default await browserTests('test/browser/**/*.test.ts', chromeLauncher({ launchOptions }));
