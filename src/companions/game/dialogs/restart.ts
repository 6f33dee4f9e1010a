import { html, type TemplateResult } from 'lit';
import type { GameStrings } from '../../../locales/game/strings.js';

/** Asks before the running game, or the whole match, is given up. */
export function restartForm({ restart }: GameStrings, losesMatch: boolean): TemplateResult {
  const t = losesMatch ? restart.match : restart;
  return html`<form method="dialog">
    <h2 id="restart-title">${t.title}</h2>
    <p>${t.text}</p>
    <div class="actions">
      <button value="no">${restart.no}</button>
      <button value="yes" class="main">${t.yes}</button>
    </div>
  </form>`;
}
