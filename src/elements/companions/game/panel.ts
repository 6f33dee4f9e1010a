import { html, nothing, type TemplateResult } from 'lit';
import { isStrength, levelNumber } from '../../../core/engine/level-names.js';
import { POINTS_OF_LEVELS } from '../../../core/engine/level-strength.js';
import { standing, type Match } from '../../../core/rules/match.js';
import type { Color } from '../../../core/rules/color.js';
import type { DialogName } from './dialogs/names.js';
import { againText } from './dialogs/end.js';
import { shortOpponentText } from './opponent-text.js';
import { scoreText, standingText } from './dialogs/sheet.js';
import { namesOf } from './names.js';
import { engineOf } from './agreement.js';
import { messageLine, type MessageActions } from './message-line.js';
import type { MoreMenu } from './more-menu.js';
import { asksForOpponent, opponents } from './opponents.js';
import type { GameSession } from './session.js';
import type { GameSetup } from './setup.js';

const SIDES = ['black', 'white'] as const;

/** The data that the panel shows, and its callbacks. */
export interface PanelView extends MessageActions {
  readonly session: GameSession;
  /** Whether the list of moves is open at first. */
  readonly wide: boolean;
  /** The address for analysing the game, if any. */
  readonly analysis: string | undefined;
  /** Whether a person must pass by a button. */
  readonly mustPass: boolean;
  readonly more: MoreMenu;
  readonly open: (dialog: DialogName) => void;
  /** Whether a dialog is open: its main action is then the only one. */
  readonly isDialogOpen: () => boolean;
}

/** The panel before its first rendering. */
export function emptyPanel(): TemplateResult {
  return html`<div class="panel" part="panel"></div>`;
}

/** The panel beside the board: score with clocks, message, decisions, moves, buttons. */
export function panel(view: PanelView): TemplateResult {
  const { session, open } = view;
  const { agreement, names, options, strings } = session;
  const details = sideDetails(session);
  const asks = asksForOpponent(session);
  return html`<div class="panel" part="panel">
    <othello-score
      for="board"
      black-name=${names.black}
      white-name=${names.white}
      black-detail=${details.black}
      white-detail=${details.white}
    >
      ${agreement.setup.time === 'none' ? nothing : SIDES.map((side) => clock(session, side))}
    </othello-score>
    ${agreement.match && agreement.counts ? html`<p class="standing">${matchText(session, agreement.match)}</p>` : nothing}
    <div class=${asks ? 'now' : 'now playing'}>
      ${messageLine(session, asks, view)} ${explainButton(session)}
      <div class="step-actions">${stepActions(view)}</div>
    </div>
    ${options.values ? html`<othello-evaluation for="board"></othello-evaluation>` : nothing}
    ${asks ? opponents(session, () => open('friend')) : nothing}
    <div class="tools">
      <othello-controls
        for="board"
        labels
        buttons=${buttons(session)}
        .hintStrength=${hintStrength(agreement.setup)}
      ></othello-controls>
      ${view.more.render(strings.menu.more, strings.menu.name, menu(view))}
    </div>
    <details class="moves" ?open=${view.wide} ?hidden=${asks}>
      <summary>${strings.menu.moves}</summary>
      <othello-controls for="board" buttons="first back forward last"></othello-controls>
      <othello-moves for="board" main-line="shown"></othello-moves>
    </details>
  </div>`;
}

/** The clock of a side, in its row of the score. */
function clock({ agreement, clock: shown, live }: GameSession, side: Color): TemplateResult {
  const { time, increment, flagRule } = agreement.setup;
  return html`<othello-clock
    slot=${side}
    side=${side}
    for="board"
    .clock=${shown}
    time=${time}
    increment=${increment}
    flag-rule=${live.seat ? 'none' : flagRule}
  ></othello-clock>`;
}

/** Hints are what people as strong as the computer find, as far as there are such people. */
function hintStrength({ players, level }: GameSetup): number | undefined {
  if (players === 'two') return undefined;
  if (isStrength(level)) return level;
  return POINTS_OF_LEVELS[levelNumber(level) - 1] ?? POINTS_OF_LEVELS.at(-1);
}

/** The level below the computer's name. */
function sideDetails({ strings, agreement }: GameSession): Readonly<Record<Color, string>> {
  const engine = engineOf(agreement);
  const level = shortOpponentText(strings, agreement.setup.level);
  return { black: engine === 'black' ? level : '', white: engine === 'white' ? level : '' };
}

function matchText({ strings, agreement }: GameSession, match: Match): string {
  const text = standing(match).over ? standingText : scoreText;
  return text(match, strings, namesOf(agreement.setup, strings));
}

function buttons({ friend, live: { view: live } }: GameSession): string {
  // Taking back a move, and hints, need the agreement of both sides.
  if (live) return [live.canHint && 'hint', live.canResign && 'resign'].filter(Boolean).join(' ');
  // The computer must not help one of two people.
  return friend.side ? 'undo resign' : 'undo hint resign';
}

/** A button that explains the last move. In a game with a friend only those two comment on moves. */
function explainButton({ strings, coach, friend, live, game, played, message }: GameSession): unknown {
  const isOffered = coach.canExplain && !game.result && !message.title;
  if (!isOffered || friend.side || live.view || played.manualFlips) return nothing;
  return html`<button type="button" class="link" @click=${() => void coach.explain()}>
    ${strings.menu.explain}
  </button>`;
}

/**
 * Less frequent actions, first those that are always possible. "Restart" becomes "Result" once there is one, so that no
 * other button moves.
 */
function menu({ session, analysis, open }: PanelView): TemplateResult {
  const { strings, agreement, played, live, newGames } = session;
  const restart = (): void => newGames.restart();
  const opener = (dialog: DialogName, text: string): TemplateResult =>
    html`<button type="button" part="button" class=${dialog} @click=${() => open(dialog)}>${text}</button>`;
  return html`${opener('new-game', strings.menu.newGame)}
  ${
    played.ending
      ? opener('end', strings.menu.result)
      : live.seat
        ? nothing
        : html`<button type="button" part="button" @click=${restart}>${strings.menu.restart}</button>`
  }
  ${opener('friend', strings.friend.title)} ${agreement.match ? opener('sheet', strings.menu.sheet) : nothing}
  ${opener('options', strings.menu.options)} ${opener('share', strings.menu.share)}
  ${analysis ? html`<a class="button" part="button" href=${analysis}>${strings.menu.analyse}</a>` : nothing}
  ${opener('keys', strings.menu.keys)}
  ${
    live.view
      ? nothing
      : html`<othello-controls
          for="board"
          buttons=${agreement.setup.players === 'one' ? 'redo move-now' : 'redo'}
          labels
        ></othello-controls>`
  }`;
}

/** The decisions at this step of the game; the first is the one that most people want. */
function stepActions(view: PanelView): readonly TemplateResult[] {
  const { session } = view;
  const { strings, game, played, friend, live } = session;
  const { manualFlips } = played;
  const actions: (readonly [text: string, act: () => void])[] = [];
  for (const action of manualFlips?.actions ?? []) {
    actions.push([strings.manualFlips[action], () => manualFlips?.perform(action)]);
  }
  actions.push(...(live.view?.actions ?? []));
  if (friend.canSend) actions.push([strings.friend.send, () => void friend.send()]);
  if (view.mustPass) actions.push([strings.messages.pass, () => session.game.pass()]);
  if (played.engineMissing) {
    actions.push([strings.messages.tryAgain, () => played.resume('one')]);
    actions.push([strings.newGame.two, () => played.resume('two')]);
  }
  if (played.engineWaiting) actions.push([strings.messages.playOn, () => session.playOn()]);
  if (played.own) {
    actions.push([strings.messages.returnToOwn, () => session.returnToOwn()]);
    actions.push([strings.messages.discardOwn, () => session.discardOwn()]);
  }
  if (game.result && !live.seat && actions.length === 0 && !view.isDialogOpen()) {
    actions.push([againText(session), () => session.newGames.next()]);
  }
  return actions.map(
    ([text, act], index) =>
      html`<button type="button" class=${index === 0 ? 'main' : ''} @click=${act}>${text}</button>`,
  );
}
