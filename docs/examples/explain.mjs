// Says why a move is good or bad: node explain.mjs f5d6c3 f4
import { explain, loadCoachWords, sentences } from 'othello-board/coach.js';
import { createEngine } from 'othello-board/engine/node.js';
import { parseAnyGame } from 'othello-board/formats/any-game.js';

const [moves = 'f5d6c3', move = 'f4'] = process.argv.slice(2);
const { position } = parseAnyGame(moves).game;
const engine = await createEngine();
const found = await explain(position, move, engine);
for (const { kind, squares, numbers, line } of found.reasons) console.log(kind, squares, numbers, line);
for (const sentence of sentences(found, await loadCoachWords('en'), 'en')) console.log(sentence);
engine.close();
