import { browserTests } from './browser-tests.mjs';
import { webkitLauncher } from './webkit-launcher.mjs';

export default { ...(await browserTests('webkit')), browsers: [webkitLauncher()] };
