/** `dist/othello-board.js`, the script for pages without a bundler: what `src/index.ts` is for a bundler. */
import { setEngineFolder } from '../engine/warm-up.js';
import { PageBoard } from './page-board.js';

export { registerStrings } from '../board/strings.js';
export { PageBoard as OthelloBoard };

// Somebody who bundles this script once more gives it another name, and the engine's files another place.
setEngineFolder(/^(.*\/)othello-board\.js/.exec(import.meta.url)?.[1]);
PageBoard.define();
