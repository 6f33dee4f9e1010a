// The page for addresses that the site does not have.
import { startSite } from './site.js';

startSite({ en: {}, fr: {}, cs: {} });
