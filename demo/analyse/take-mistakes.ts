/** What a reviewed game leaves to train: its mistakes, and puzzles about what cost the user most. */
import { html, nothing, render } from 'lit';
import type { PlyReview } from '../../src/core/analysis.js';
import { fill, plural } from '../../src/core/locales.js';
import { gameThemes } from '../../src/core/report.js';
import type { Game } from '../../src/core/rules.js';
import { ANALYSE } from '../locales/analyse.js';
import { REPORT } from '../locales/report.js';
import { ownSide } from '../my-games/own-side.js';
import { readSettings } from '../my-games/settings.js';
import { keepMistakes } from '../progress/played-games.js';
import { language } from '../site.js';

/**
 * Stores the mistakes of the user's side, if it is known which that is.
 *
 * @param note says how many there are and what cost most, and leads to training both
 */
export async function takeMistakes(
  game: Game,
  plies: readonly (PlyReview | undefined)[],
  note: HTMLElement,
): Promise<void> {
  const side = ownSide(game.facts, readSettings().names);
  const found = side ? await keepMistakes(plies, side).catch(() => 0) : 0;
  const theme = side && gameThemes(plies, side).find(({ plan }) => plan.puzzles.length > 0);
  note.hidden = found === 0 && !theme;
  const words = ANALYSE[language()].story;
  const train = theme && fill(words.trainTheme, { theme: REPORT[language()].subjects[theme.name] });
  render(
    html`${found === 0 ? nothing : html`<a href="../train/index.html#mistakes">${plural(words.taken, found, language())}</a>`}
    ${theme ? html`<a href="../train/index.html#puzzles=${theme.plan.puzzles.join()}">${train}</a>` : nothing}`,
    note,
  );
}
