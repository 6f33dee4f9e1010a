/** Stores the mistakes of the user in a reviewed game as exercises. */
import { html, nothing, render } from 'lit';
import type { PlyReview } from '../../src/core/analysis.js';
import { plural } from '../../src/core/locales.js';
import type { Game } from '../../src/core/rules.js';
import { ANALYSE } from '../locales/analyse.js';
import { ownSide } from '../my-games/own-side.js';
import { readSettings } from '../my-games/settings.js';
import { keepMistakes } from '../progress/played-games.js';
import { language } from '../site.js';

/**
 * Stores the mistakes of the user's side, if it is known which that is. Without storage there are none to train.
 *
 * @param plies the reviewed moves; `undefined` where a move has no value yet
 * @param note says how many there are, and leads to training them; hidden if there are none
 */
export async function takeMistakes(
  game: Game,
  plies: readonly (PlyReview | undefined)[],
  note: HTMLElement,
): Promise<void> {
  const side = ownSide(game.facts, readSettings().names);
  const found = side ? await keepMistakes(plies, side).catch(() => 0) : 0;
  note.hidden = found === 0;
  const text = plural(ANALYSE[language()].story.taken, found, language());
  render(found === 0 ? nothing : html`<a href="../train/index.html#mistakes">${text}</a>`, note);
}
