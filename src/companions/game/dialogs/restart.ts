import { html, type TemplateResult } from 'lit';
import type { GameStrings } from '../../../locales/game/strings.js';

/** Asks before the running game is discarded. */
export function restartForm({ restart: t }: GameStrings): TemplateResult {
  return html`<form method="dialog">
    <h2 id="restart-title">${t.title}</h2>
    <p>${t.text}</p>
    <div class="actions">
      <button value="no">${t.no}</button>
      <button value="yes" class="main">${t.yes}</button>
    </div>
  </form>`;
}
