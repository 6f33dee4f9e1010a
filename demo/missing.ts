// What a host answers where the site has no page.
import { startSite } from './site.js';

startSite({ en: {}, fr: {}, cs: {} });
