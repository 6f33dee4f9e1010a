/** Prints the stories of whole games and their key moments, for rating by a person. */
import { createReviewCache } from '../../../src/core/analysis/cache.js';
import { isWorseThanGood } from '../../../src/core/analysis/classes.js';
import { reviewWhole } from '../../../src/core/analysis/review.js';
import { momentText } from '../../../src/core/analysis/story/moment-text.js';
import { storyText } from '../../../src/core/analysis/story/story-text.js';
import { story } from '../../../src/core/analysis/story/story.js';
import { explain } from '../../../src/core/coach/explain.js';
import { loadCoachWords } from '../../../src/core/coach/text/words.js';
import type { Effort } from '../../../src/core/engine/effort.js';
import type { Engine } from '../../../src/core/engine/engine.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import { boardOf } from './print.js';
import type { HumanGame } from '../../../training/human/games.js';

const SCALE = `Each story speaks to the side that lost. Rate the story from 0 to 3, and say for each moment whether its lesson is plain.`;

/** Random games with their stories, told to the side that lost, in Markdown. */
export async function printedStories(
  games: readonly HumanGame[],
  number: number,
  seed: number,
  engine: Engine,
  effort: Effort,
): Promise<string> {
  const random = randomNumbers(seed);
  const chosen = games
    .map((game) => ({ game, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .slice(0, number)
    .map(({ game }) => game);
  const parts: string[] = [SCALE];
  for (const [at, { moves }] of chosen.entries()) {
    const game = new Game();
    for (const move of moves) game.play(move);
    parts.push(`#### Game ${at + 1}`, moves.join(' '), ...(await toldOf(game, engine, effort)), 'Rating: –');
  }
  return `${parts.join('\n\n')}\n`;
}

async function toldOf(game: Game, engine: Engine, effort: Effort): Promise<string[]> {
  const done = await reviewWhole(game, engine, {
    effort,
    parallel: 1,
    cache: createReviewCache(),
    limits: { coarse: false },
  });
  const plies = done?.plies ?? [];
  const explanations = [];
  for (const ply of plies) {
    const isBad = ply !== undefined && isWorseThanGood(ply.class);
    explanations.push(
      isBad
        ? await explain(ply.position, ply.square, engine, { values: ply.moves, verify: true })
        : undefined,
    );
  }
  const told = story(plies, { explanations })!;
  const { winner } = game.result ?? {};
  const you = winner === 'black' ? 'white' : 'black';
  const reader = { words: await loadCoachWords('en'), language: 'en', you } as const;
  const moments = told.moments.map((moment) => `- ${momentText(moment, reader).join(' ')}`);
  const boards = told.moments.map(
    ({ main }) =>
      `Before ${main.ply}. ${main.square} (${main.color}):\n${boardOf(main.position.board).join('\n')}`,
  );
  return [
    `Told to ${you}: ${storyText(told, reader).join(' ')}`,
    moments.join('\n'),
    ['```text', ...boards, '```'].join('\n'),
  ];
}
