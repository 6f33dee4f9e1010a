/** `dist/othello-board.js`, the script for pages without a bundler, as `src/elements/index.ts` is for bundlers. */
import { setEngineFolder } from '../../core/engine/warm-up.js';
import { PageBoard } from './page-board.js';

export { registerStrings } from '../board/strings.js';
export { PageBoard as OthelloBoard };

// Bundling this script again changes its name, and the place of the engine's files.
setEngineFolder(/^(.*\/)othello-board\.js/.exec(import.meta.url)?.[1]);
PageBoard.define();
