import { browserTests } from './browser-tests.mjs';
import webkit from './webkit.config.js';

export default { ...webkit, ...(await browserTests('webkit-rest')) };
