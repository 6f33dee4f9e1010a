/** `dist/othello-all.js`: the board in one file, which exports nothing, so that it also runs as a classic script. */
import '../index.js';
