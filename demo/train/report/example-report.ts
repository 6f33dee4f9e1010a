/** What a report tells, for those who have no games yet: of a game between two opponents of the site. */
import { html, type TemplateResult } from 'lit';
import { reasonsOfTheme } from '../../../src/core/report.js';
import { exampleGame } from '../../analyse/opened/example-game.js';
import type { ReportStrings } from '../../locales/report.js';
import { storyView, type ReportSummary } from './story.js';
import type { SeenGame } from './weaknesses.js';

const NAME = 'Hugo – Vera';

/** The move was reviewed; how often it happens, and the strength, are made up. */
const EXAMPLE: ReportSummary = {
  games: 24,
  moves: 714,
  accuracy: 71,
  lossPerMove: 2.6,
  strength: { points: 1450, low: 1330, high: 1570, games: 24 },
  strengthWith: [],
  weaknesses: [
    {
      subject: { kind: 'theme', name: 'mobility' },
      games: 24,
      loss: 34,
      expected: 25,
      errors: 3.1,
      gamesNeeded: 20,
      moves: [{ game: 0, name: NAME, ply: 21, square: 'f2', best: 'f7', loss: 13 }],
      plan: { lesson: 'mobility', puzzles: reasonsOfTheme('mobility') },
    },
  ],
};

const GAMES: readonly SeenGame[] = [{ name: NAME, record: { game: exampleGame() }, side: 'black' }];

export function exampleView(words: ReportStrings): TemplateResult {
  return html`<section class="example">
    <p class="badge">${words.example}</p>
    ${storyView(EXAMPLE, GAMES, words)}
  </section>`;
}
