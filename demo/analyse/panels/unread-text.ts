/** What is wrong with a text that could not be opened, and what helps: its legal moves, or what can be pasted. */
import { html, type TemplateResult } from 'lit';
import { fill, plural } from '../../../src/core/locales.js';
import type { AnalyseStrings } from '../../locales/analyse.js';
import { language } from '../../site.js';
import type { BrokenGame } from '../opened/broken-game.js';

type OpenStrings = AnalyseStrings['open'];

/** A text of each kind that can be pasted. */
const EXAMPLES: Readonly<Record<keyof OpenStrings['pasteable']['kinds'], string>> = {
  moves: 'f5d6c3d3c4f4',
  position: '---------------------------OX------XO--------------------------- X',
  file: '1. f5 d6 2. c3 d3',
  link: 'https://…#game=f5d6c3d3c4',
};

/** A board with the illegal move marked, why it is illegal, what was legal, and a button that opens the moves before. */
export function brokenView(
  { record, position, move, text, ply, why }: BrokenGame,
  words: OpenStrings,
  use: () => void,
): TemplateResult {
  const { broken } = words;
  const color = words.colors[position.turn];
  const before = record.game.nodes.length;
  return html`<section class="broken">
    <othello-board
      role="img"
      aria-label=${fill(broken.board, { ply })}
      .position=${position.toString()}
      .marks=${move ? [{ square: move, shape: 'cross' }] : []}
      inert
    ></othello-board>
    <div>
      <p role="status">
        ${fill(broken.why[why], { ply, move: text, color })}
        ${why === 'over' ? '' : fill(broken.legal, { color, moves: position.legalMoves.join(', ') })}
      </p>
      <button type="button" class="lead" @click=${use}>${plural(broken.use, before, language())}</button>
      <p class="quiet">${broken.stays}</p>
    </div>
  </section>`;
}

/** What can be pasted, with an example of each kind. */
export function pasteableView({ pasteable: { title, kinds } }: OpenStrings): TemplateResult {
  return html`<div class="pasteable">
    <p>${title}</p>
    <dl>
      ${(Object.keys(kinds) as (keyof typeof kinds)[]).map(
        (kind) =>
          html`<div>
            <dt>${kinds[kind]}</dt>
            <dd><code>${EXAMPLES[kind]}</code></dd>
          </div>`,
      )}
    </dl>
  </div>`;
}
