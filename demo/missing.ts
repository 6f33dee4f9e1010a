// The page for addresses that the site does not have.
import { startSite } from './site.js';

startSite({ en: { play: 'Play Othello' }, fr: { play: 'Jouer à Othello' }, cs: { play: 'Hrát Othello' } });
