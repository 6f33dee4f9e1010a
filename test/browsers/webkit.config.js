import { browserTests } from './browser-tests.mjs';
import { webkitLauncher } from './webkit-launcher.mjs';

export default { ...browserTests('webkit'), browsers: [webkitLauncher()] };
