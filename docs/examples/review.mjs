// Reviews a game: node review.mjs f5d6c3d3c4f4e3f3
import { moments, reviewWhole, story, storyText } from 'othello-board/analysis.js';
import { loadCoachWords } from 'othello-board/coach.js';
import { createEngine } from 'othello-board/engine/node.js';
import { parseAnyGame } from 'othello-board/formats/any-game.js';

const [moves = 'f5d6c3d3c4f4e3f3'] = process.argv.slice(2);
const { game } = parseAnyGame(moves);
const engine = await createEngine();
const { plies, black, white } = await reviewWhole(game, engine, { limits: { nodes: 50_000 } });
for (const { ply, square, after, loss, best, class: name } of plies) {
  console.log(`${ply}. ${square} ${after}`, loss > 0 ? `${name}: ${best[0]} was better by ${loss}` : '');
}
console.log(`Black ${black.accuracy}%, White ${white.accuracy}%`);
const reader = { words: await loadCoachWords('en'), language: 'en', you: 'black' };
console.log(storyText(story(plies), reader).join(' '));
for (const { kind, main, discs } of moments(plies)) console.log(kind, main.ply, main.square, discs);
engine.close();
