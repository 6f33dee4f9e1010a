import { html, type TemplateResult } from 'lit';
import { fill, plural } from '../../../../core/locales/strings.js';
import { namesOf } from '../names.js';
import type { GameSession } from '../session.js';
import { scoreText } from './sheet.js';

/** Asks before the current game, or the whole match, is given up, and says what is lost. */
export function restartForm({
  strings,
  newGames,
  agreement,
  game,
  played,
  env,
}: GameSession): TemplateResult {
  const { restart } = strings;
  const { match, setup } = agreement;
  const { title, yes } = newGames.asked ? restart[newGames.asked] : restart;
  return html`<form method="dialog">
    <h2 id="restart-title">${title}</h2>
    ${played.isRunning ? html`<p>${plural(restart.text, game.nodes.length, env.language())}</p>` : ''}
    ${played.own ? html`<p>${restart.own}</p>` : ''}
    ${
      newGames.asked === 'match' && match
        ? html`<p>
            ${fill(restart.match.text, { standing: scoreText(match, strings, namesOf(setup, strings)) })}
          </p>`
        : ''
    }
    <div class="actions">
      <button value="no">${restart.no}</button>
      <button value="yes" class="main">${yes}</button>
    </div>
  </form>`;
}
