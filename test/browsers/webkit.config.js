import { browserTests } from './browser-tests.mjs';
import { findOtherBrowser } from './other-browsers.mjs';
import { webkitLauncher } from './webkit-launcher.mjs';

export default await browserTests(
  'test/browser/**/*.browsers.test.ts',
  webkitLauncher(findOtherBrowser('webkit').path),
);
