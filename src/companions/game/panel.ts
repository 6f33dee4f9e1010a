import { html, nothing, type TemplateResult } from 'lit';
import type { GameStrings } from '../../locales/game/strings.js';
import type { Color } from '../../rules/color.js';
import type { DialogName } from './dialogs/dialogs.js';
import type { HandAct, HandFlips } from './hand-flips.js';
import type { Options } from './options.js';
import type { Session } from './session.js';
import type { GameSetup } from './setup.js';

/** What the panel shows and whom it tells. */
export interface PanelView {
  readonly words: GameStrings;
  readonly session: Session;
  readonly options: Options;
  readonly names: Readonly<Record<Color, string>>;
  /** What has just happened. */
  readonly message: string;
  /** Whether the board says it itself, so that it need not be said again. */
  readonly said: boolean;
  readonly hand: HandFlips | undefined;
  /** Whether there is a result to be looked at. */
  readonly ended: boolean;
  /** Whether there is room for the moves, too. */
  readonly wide: boolean;
  /** Whether the computer should play and cannot. */
  readonly stuck: boolean;
  readonly goOn: (players: GameSetup['players']) => void;
  readonly open: (dialog: DialogName) => void;
  readonly restart: () => void;
}

/** What stands beside the board: score, clock, message, buttons, menu, moves. */
export function panel(view: PanelView): TemplateResult {
  const { words, session, options, names, message, said } = view;
  const { setup } = session;
  return html`<div class="panel" part="panel">
    <othello-score for="board" black-name=${names.black} white-name=${names.white}></othello-score>
    ${
      setup.time === 'none'
        ? nothing
        : html`<othello-clock
            for="board"
            time=${setup.time}
            increment=${setup.increment}
            flag-rule=${setup.flagRule}
          ></othello-clock>`
    }
    <div class="message" part="message">
      <span role="status">${said ? nothing : message}</span>${said ? message : nothing}
    </div>
    ${handButtons(view)} ${helpButtons(view)}
    <othello-controls for="board" buttons=${buttons(setup, options)}></othello-controls>
    ${options.values ? html`<othello-evaluation for="board"></othello-evaluation>` : nothing} ${menu(view)}
    <details class="moves" ?open=${view.wide}>
      <summary>${words.menu.moves}</summary>
      <othello-controls for="board" buttons="first back forward last"></othello-controls>
      <othello-moves for="board" main-line="shown"></othello-moves>
    </details>
  </div>`;
}

function buttons({ players }: Session['setup'], { passByClick }: Options): string {
  return `undo redo hint ${players === 'one' ? 'move-now ' : ''}${passByClick ? 'pass ' : ''}resign`;
}

function menu({ words, session, ended, open, restart }: PanelView): TemplateResult {
  const opener = (dialog: DialogName, text: string, kind = ''): TemplateResult =>
    html`<button type="button" part="button" class=${kind} @click=${() => open(dialog)}>${text}</button>`;
  return html`<div class="menu" role="group" aria-label=${words.menu.name}>
    ${opener('new-game', words.menu.newGame, 'main')}
    <button type="button" part="button" @click=${restart}>${words.menu.restart}</button>
    ${opener('options', words.menu.options)} ${opener('share', words.menu.share)}
    ${session.match ? opener('sheet', words.menu.sheet) : nothing}
    ${ended ? opener('end', words.menu.result) : nothing}
  </div>`;
}

/** What there is to do where the computer cannot play. */
function helpButtons({ words, stuck, goOn }: PanelView): TemplateResult | typeof nothing {
  if (!stuck) return nothing;
  return html`<div class="acts">
    <button type="button" class="main" @click=${() => goOn('one')}>${words.said.tryAgain}</button>
    <button type="button" @click=${() => goOn('two')}>${words.newGame.two}</button>
  </div>`;
}

function handButtons({ words, hand }: PanelView): TemplateResult | typeof nothing {
  const acts = hand?.acts ?? [];
  if (acts.length === 0) return nothing;
  const button = (act: HandAct): TemplateResult =>
    html`<button type="button" class="main" @click=${() => hand?.act(act)}>${words.hand[act]}</button>`;
  return html`<div class="acts">${acts.map(button)}</div>`;
}
