import { browserTests } from './browser-tests.mjs';
import firefox from './firefox.config.js';

export default { ...firefox, ...(await browserTests('firefox-rest')) };
