import { browserTests } from './test/support/browser-tests.mjs';
import { webkitLauncher } from './test/support/webkit-launcher.mjs';

export default { ...browserTests('webkit'), browsers: [webkitLauncher()] };
