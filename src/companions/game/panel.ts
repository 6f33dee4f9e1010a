import { html, nothing, type TemplateResult } from 'lit';
import type { Match } from '../../rules/match.js';
import type { GameStrings } from '../../locales/game/strings.js';
import type { Color } from '../../rules/color.js';
import type { DialogName } from './dialogs/dialogs.js';
import { shortLevelText } from './dialogs/new-game.js';
import { standingText } from './dialogs/sheet.js';
import type { LiveView } from './friend/live-game.js';
import type { Message } from './host.js';
import type { ManualFlips } from './manual-flips.js';
import type { Options } from './options.js';
import { namesOf } from './names.js';
import { engineOf, type Session } from './session.js';
import type { GameSetup } from './setup.js';

/** What the panel shows, and its callbacks. */
export interface PanelView {
  readonly strings: GameStrings;
  readonly session: Session;
  readonly options: Options;
  readonly names: Readonly<Record<Color, string>>;
  readonly message: Message;
  /** Where the game stands, in words. */
  readonly status: string;
  readonly manualFlips: ManualFlips | undefined;
  /** Whether there is a result to be looked at. */
  readonly ended: boolean;
  /** Whether the list of moves is open at first. */
  readonly wide: boolean;
  /** Whether it is the computer's game and the computer cannot play. */
  readonly engineMissing: boolean;
  /** Whether the computer waits before it moves. */
  readonly engineWaiting: boolean;
  /** Where the game can be analysed, if anywhere. */
  readonly analysis: string | undefined;
  /** Whether the person's own game is kept beside the one on the board. */
  readonly hasOwn: boolean;
  /** Whether a game is running that would be lost if another began. */
  readonly running: boolean;
  /** Whether a person has to pass by a button. */
  readonly mustPass: boolean;
  readonly pass: () => void;
  /** A game with somebody elsewhere: what there is to do, and sending the link. */
  readonly friend: { readonly text: string | undefined; readonly send: (() => void) | undefined } | undefined;
  /** A live game with somebody elsewhere. */
  readonly live: LiveView | undefined;
  /** Whether the coach has spoken against the last move, which can be taken back. */
  readonly takeBackOffered: boolean;
  readonly takeBack: () => void;
  readonly playOn: () => void;
  readonly returnToOwn: () => void;
  readonly discardOwn: () => void;
  readonly resume: (players: GameSetup['players']) => void;
  readonly open: (dialog: DialogName) => void;
  readonly restart: () => void;
}

/** The panel before it is drawn. */
export function emptyPanel(): TemplateResult {
  return html`<div class="panel" part="panel"></div>`;
}

/** The panel beside the board: score, clock, message, buttons, menu, moves. */
export function panel(view: PanelView): TemplateResult {
  const { strings, session, options, names } = view;
  const { setup } = session;
  const details = sideDetails(view);
  return html`<div class="panel" part="panel">
    <othello-score
      for="board"
      black-name=${names.black}
      white-name=${names.white}
      black-detail=${details.black}
      white-detail=${details.white}
    ></othello-score>
    ${session.match && session.counts ? html`<p class="standing">${matchText(view, session.match)}</p>` : nothing}
    ${
      setup.time === 'none'
        ? nothing
        : html`<othello-clock
            for="board"
            time=${setup.time}
            increment=${setup.increment}
            flag-rule=${view.live ? 'none' : setup.flagRule}
          ></othello-clock>`
    }
    <div class="now">
      ${messageLine(view)}
      <div class="step-actions">${stepActions(view)}</div>
    </div>
    <othello-controls for="board" buttons=${buttons(view)}></othello-controls>
    ${options.values ? html`<othello-evaluation for="board"></othello-evaluation>` : nothing} ${menu(view)}
    <details class="moves" ?open=${view.wide}>
      <summary>${strings.menu.moves}</summary>
      <othello-controls for="board" buttons="first back forward last"></othello-controls>
      <othello-moves for="board" main-line="shown"></othello-moves>
    </details>
  </div>`;
}

/** What has just happened, else where the game stands. */
function messageLine({ message, status, strings, hasOwn, friend, live }: PanelView): TemplateResult {
  const { text, from } = message;
  const now = live?.text ?? friend?.text ?? status;
  const other = text && !live ? nothing : hasOwn && !friend && !live ? strings.messages.opened : now;
  return html`<div class="message" part="message">
    <span role="status">${from === 'game' ? text : nothing}</span>${from === 'board' ? text : nothing}
    <span class="quiet">${other}</span>
  </div>`;
}

/** The level below the computer's name. */
function sideDetails({ strings, session }: PanelView): Readonly<Record<Color, string>> {
  const engine = engineOf(session);
  const level = shortLevelText(strings, session.setup.level);
  return { black: engine === 'black' ? level : '', white: engine === 'white' ? level : '' };
}

function matchText({ strings, session }: PanelView, match: Match): string {
  return standingText(match, strings, namesOf(session.setup, strings));
}

function buttons({ session, live }: PanelView): string {
  // Both sides have to agree to take a move back.
  if (live) return live.canResign ? 'resign' : '';
  const { players } = session.setup;
  return `undo redo hint ${players === 'one' ? 'move-now ' : ''}resign`;
}

/** "Restart" is "Result" once there is one, so that no other button moves. */
function menu({
  strings,
  session,
  ended,
  running,
  analysis,
  live,
  open,
  restart,
}: PanelView): TemplateResult {
  const opener = (dialog: DialogName, text: string, kind = ''): TemplateResult =>
    html`<button type="button" part="button" class=${kind} @click=${() => open(dialog)}>${text}</button>`;
  return html`<div class="menu" role="group" aria-label=${strings.menu.name}>
    ${opener('new-game', strings.menu.newGame, running ? 'wide' : 'wide main')}
    ${opener('friend', strings.friend.title, 'beside')}
    ${
      ended
        ? opener('end', strings.menu.result)
        : live
          ? nothing
          : html`<button type="button" part="button" @click=${restart}>${strings.menu.restart}</button>`
    }
    ${opener('options', strings.menu.options)} ${opener('share', strings.menu.share)}
    ${session.match ? opener('sheet', strings.menu.sheet) : nothing}
    ${analysis ? html`<a class="button" part="button" href=${analysis}>${strings.menu.analyse}</a>` : nothing}
    ${opener('keys', strings.menu.keys)}
  </div>`;
}

/** What there is to decide at this step of the game; the first is the one that most people want. */
function stepActions(view: PanelView): readonly TemplateResult[] {
  const { strings, manualFlips, engineMissing, engineWaiting, hasOwn, mustPass } = view;
  const actions: (readonly [text: string, act: () => void])[] = [];
  for (const action of manualFlips?.actions ?? []) {
    actions.push([strings.manualFlips[action], () => manualFlips?.perform(action)]);
  }
  actions.push(...(view.live?.actions ?? []));
  if (view.friend?.send) actions.push([strings.friend.send, view.friend.send]);
  if (mustPass) actions.push([strings.messages.pass, view.pass]);
  if (engineMissing) {
    actions.push([strings.messages.tryAgain, () => view.resume('one')]);
    actions.push([strings.newGame.two, () => view.resume('two')]);
  }
  if (view.takeBackOffered) actions.push([strings.messages.takeBackBad, view.takeBack]);
  if (engineWaiting) actions.push([strings.messages.playOn, view.playOn]);
  if (hasOwn) {
    actions.push([strings.messages.returnToOwn, view.returnToOwn]);
    actions.push([strings.messages.discardOwn, view.discardOwn]);
  }
  return actions.map(
    ([text, act], index) =>
      html`<button type="button" class=${index === 0 ? 'main' : ''} @click=${act}>${text}</button>`,
  );
}
