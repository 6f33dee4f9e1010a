/** Prints explanations with their boards, and stories of whole games with their key moments, for rating by a person. */
import type { Measured } from './measure.js';
import { createReviewCache } from '../../../src/core/analysis/cache.js';
import { isWorseThanGood } from '../../../src/core/analysis/classes.js';
import { reviewWhole } from '../../../src/core/analysis/review.js';
import { momentText } from '../../../src/core/analysis/story/moment-text.js';
import { storyText } from '../../../src/core/analysis/story/story-text.js';
import { story } from '../../../src/core/analysis/story/story.js';
import { explain } from '../../../src/core/coach/explain.js';
import { sentences } from '../../../src/core/coach/text/sentences.js';
import { loadCoachWords } from '../../../src/core/coach/text/words.js';
import type { Effort } from '../../../src/core/engine/effort.js';
import type { Engine } from '../../../src/core/engine/engine.js';
import { parseBoardString } from '../../../src/core/formats/notation/board-string.js';
import { opponent } from '../../../src/core/rules/color.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { randomNumbers } from '../../../src/core/rules/random.js';
import type { HumanGame } from '../../../training/human/human-games.js';

const SCALE_OF_EXPLANATIONS = `Each is rated from 0 to 3: 3 names the mechanism, its squares and what to do instead, so that a beginner learns from it; 2 is true,
can be checked on the board and matters; 1 is true, but not what decides, or cannot be seen; 0 is a number, or trivial. What is false is below.`;

const SCALE_OF_STORIES = `Each story is there for both sides, its moments for the side that lost. Rate the story from 0 to 3, and say for each moment whether its lesson is plain.`;

/** A section in Markdown with random explanations, each with its board and a place for the rating. */
export async function printedForRating(
  results: readonly Measured[],
  number: number,
  seed: number,
): Promise<string> {
  const words = await loadCoachWords('en');
  const parts = chosenFrom(results, number, seed).map((result, index) => {
    const { explanation, position, group } = result;
    const { move, other, loss, certainty, depth } = explanation;
    const by = certainty === 'exact' ? 'exact' : `depth ${depth}`;
    const turn = position.endsWith('X') ? 'Black (X)' : 'White (O)';
    const { line, other: otherLine } = explanation.reasons.at(-1)!;
    const reasons = sentences(explanation, words, 'en').map((text) => `- ${text}`);
    return [
      `#### ${index + 1}. ${turn} plays ${move}, better ${other ?? ''}: ${rounded(loss)} discs (${by}, ${group} player)`,
      '',
      '```text',
      position,
      ...boardOf(parseBoardString(position).board),
      `played: ${line.join(' ')}`,
      `better: ${otherLine.join(' ')}`,
      '```',
      '',
      ...reasons,
      '',
      'Rating: –',
    ].join('\n');
  });
  return [SCALE_OF_EXPLANATIONS, ...parts].join('\n\n') + '\n';
}

/** Random games in Markdown, each with the story that the side that lost reads. */
export async function printedStories(
  games: readonly HumanGame[],
  number: number,
  seed: number,
  engine: Engine,
  effort: Effort,
): Promise<string> {
  const parts: string[] = [SCALE_OF_STORIES];
  for (const [at, { moves }] of chosenFrom(games, number, seed).entries()) {
    const game = new Game();
    for (const move of moves) game.play(move);
    parts.push(
      `#### Game ${at + 1}`,
      moves.join(' '),
      ...(await printedStory(game, engine, effort)),
      'Rating: –',
    );
  }
  return `${parts.join('\n\n')}\n`;
}

async function printedStory(game: Game, engine: Engine, effort: Effort): Promise<string[]> {
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
  const wholeStory = story(plies, { explanations })!;
  const { winner = 'white' } = game.result ?? {};
  const you = opponent(winner);
  const reader = { words: await loadCoachWords('en'), language: 'en', you } as const;
  const moments = wholeStory.moments.map((moment) => `- ${momentText(moment, reader).join(' ')}`);
  const boards = wholeStory.moments.map(
    ({ main }) =>
      `Before ${main.ply}. ${main.square} (${main.color}):\n${boardOf(main.position.board).join('\n')}`,
  );
  return [
    `For ${you}: ${storyText(wholeStory, reader).join(' ')}`,
    `For ${winner}: ${storyText(wholeStory, { ...reader, you: winner }).join(' ')}`,
    moments.join('\n'),
    ['```text', ...boards, '```'].join('\n'),
  ];
}

/** A number of items, chosen at random; the same ones for the same seed. */
function chosenFrom<T>(items: readonly T[], number: number, seed: number): T[] {
  const random = randomNumbers(seed);
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .slice(0, number)
    .map(({ item }) => item);
}

/** A board of 64 discs and empty squares, with the names of lines and columns. */
function boardOf(board: string): string[] {
  const rows = board.match(/.{8}/g)!.map((row, at) => `${at + 1} ${Array.from(row).join(' ')}`);
  return ['  a b c d e f g h', ...rows];
}

const rounded = (discs: number): number => Math.round(discs * 10) / 10;
