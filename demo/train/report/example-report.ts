/** An example of a report, for those who have no games yet: on a game between two opponents of the site. */
import { html, type TemplateResult } from 'lit';
import {
  reasonsOfTheme,
  type DearMove,
  type Deviation,
  type Lesson,
  type Theme,
} from '../../../src/core/report.js';
import { exampleGame } from '../../analyse/opened/example-game.js';
import type { ReportStrings } from '../../locales/report.js';
import { storyView, type ReportSummary } from './story.js';
import type { SeenGame, WeaknessActions } from './weaknesses.js';

const NAME = 'Vera – Hugo';

/** The moves were reviewed; how often such moves happen, the months and the strength are made up. */
const EXAMPLE: ReportSummary = {
  games: 24,
  moves: 714,
  accuracy: 71,
  loss: 78,
  lossPerMove: 2.6,
  strength: { points: 1430, low: 1310, high: 1550, games: 24 },
  strengthWith: [],
  weaknesses: [
    weakness('tempo', 'freeMoves', [34.2, 25.1], { ply: 18, square: 'f2', best: 'f3', loss: 13 }),
    weakness('corners-missed', 'corners', [9.5, 6.1], { ply: 52, square: 'c8', best: 'h8', loss: 12 }),
    weakness('discs', 'quiet', [6.4, 4.2], { ply: 40, square: 'h7', best: 'g4', loss: 10 }),
  ],
  months: [66, 64, 69, 70, 74].map((accuracy, at) => ({
    name: `2026-0${5 + at}`,
    games: 5,
    accuracy,
    loss: 78,
  })),
  parts: [
    { name: 'opening', games: 24, accuracy: 76, loss: 14 },
    { name: 'midgame', games: 24, accuracy: 64, loss: 39 },
    { name: 'endgame', games: 24, accuracy: 72, loss: 25 },
  ],
  openings: [
    { name: 'Tiger', games: 9, accuracy: 73, loss: 72 },
    { name: 'Cow', games: 6, accuracy: 70, loss: 79 },
    { name: 'Rabbit', games: 4, accuracy: 66, loss: 88 },
  ],
  colors: [
    { name: 'black', games: 12, accuracy: 73, loss: 74 },
    { name: 'white', games: 12, accuracy: 69, loss: 82 },
  ],
};

function weakness(
  name: Theme,
  lesson: Lesson,
  [loss, expected]: readonly [number, number],
  move: Omit<DearMove, 'game' | 'name'>,
): Deviation {
  return {
    subject: { kind: 'theme', name },
    games: 24,
    loss,
    expected,
    errors: 3.1,
    gamesNeeded: 20,
    moves: [{ game: 0, name: NAME, ...move }],
    plan: { lesson, puzzles: reasonsOfTheme(name) },
  };
}

const GAMES: readonly SeenGame[] = [{ name: NAME, record: { game: exampleGame() }, side: 'white' }];

/** No weakness of the example has a line to learn. */
const NONE: WeaknessActions = { isLearnt: () => false, learn: () => undefined };

export function exampleView(words: ReportStrings): TemplateResult {
  const { banner, head, bars, meanings, ...sentences } = words.example;
  const about: ReportStrings = {
    ...words,
    ...sentences,
    head: { ...words.head, ...head },
    bars: { ...words.bars, ...bars },
    meanings: { ...words.meanings, ...meanings },
  };
  return html`<section class="example">
    <p class="banner">${banner}</p>
    ${storyView(EXAMPLE, { games: GAMES, words: about, actions: NONE, isExample: true })}
  </section>`;
}
