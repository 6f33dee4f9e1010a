import { html, type TemplateResult } from 'lit';
import type { GameStrings } from '../../../locales/game/strings.js';

/** Asks before a game under way is given up. */
export function restartForm({ restart: w }: GameStrings): TemplateResult {
  return html`<form method="dialog">
    <h2 id="restart-title">${w.title}</h2>
    <p>${w.text}</p>
    <div class="actions">
      <button value="no">${w.no}</button>
      <button value="yes" class="main">${w.yes}</button>
    </div>
  </form>`;
}
