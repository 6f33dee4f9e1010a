/**
 * The panel beside the board of `<othello-game>`, as a template of the session's state; `game.ts` renders it and passes
 * in the callbacks.
 */
import { LEVEL_NAMES } from '../../../../core/engine/engine.js';
import { isStrength, levelNumber, namedLevel } from '../../../../core/engine/levels/level-names.js';
import { POINTS_OF_LEVELS } from '../../../../core/engine/levels/level-strength.js';
import { joinSentences } from '../../../../core/locales/join-sentences.js';
import { fill, plural } from '../../../../core/locales/strings.js';
import type { GameStrings } from '../../../../core/locales/strings/game.js';
import { type Color, opponent } from '../../../../core/rules/color.js';
import { type Match, standing } from '../../../../core/rules/match.js';
import { icon } from '../../shared/icon.js';
import type { DialogName } from './dialogs.js';
import {
  invitation,
  meetingLinks,
  meetsFriend,
  newcomerSlot,
  openCode,
  ownName,
  waitingTurns,
} from './friend-panel.js';
import { scoreText, standingText, endCard, hasPortrait, type EndView } from './results.js';
import { namesOf, opponentHelp, shortOpponentText, winnerText } from '../session/game-words.js';
import type { MoreMenu } from './more-menu.js';
import { engineOf, type Ending } from '../session/setup/agreement.js';
import type { ShownLine } from '../session/environment.js';
import type { Options } from '../session/setup/game-options.js';
import type { GameSession } from '../session/session.js';
import type { GameSetup, Opponent } from '../session/setup/game-setup.js';
import { type TemplateResult, html, nothing } from 'lit';

const SIDES = ['black', 'white'] as const;

/** Paths of the icon of the sounds, 24 by 24: with waves if they are on, with a cross if not. */
const SPEAKER = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z';
const WAVES = 'M15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11';
const CROSS = 'M16 9.5l5 5m0-5l-5 5';

/** The data that the panel shows, and its callbacks. */
export interface PanelView extends MessageActions, EndView {
  /** Whether a person must pass by a button. */
  readonly mustPass: boolean;
  /** Whether there is room beside the board. */
  readonly wide: boolean;
  readonly more: MoreMenu;
  readonly open: (dialog: DialogName | 'end') => void;
  /** The user has chosen how the game looks and sounds. */
  readonly choose: (options: Options) => void;
  /** Whether the discs of a game that is over are being counted: the panel does not tell the result before. */
  readonly isCounting: boolean;
  /** Whether the discs of the move before a pass are turning: the panel does not tell of it before. */
  readonly isPassing: boolean;
  /** Whether the page says something at the top of the panel. */
  readonly hasNotice: boolean;
  /** Draws the panel again. */
  readonly update: () => void;
}

/** The panel before its first rendering. */
export function emptyPanel(): TemplateResult {
  return html`<div class="panel" part="panel"></div>`;
}

/** The panel beside the board: score with clocks, message, decisions, moves, buttons. */
export function panel(view: PanelView): TemplateResult {
  const { session } = view;
  const { agreement, names, options, played, strings, live, friend } = session;
  const ending = view.isCounting ? undefined : played.ending;
  const details = sideDetails(session);
  const asks = asksForOpponent(session);
  const isSilent = asks && !session.message.text && !session.message.title && !session.isLost;
  const isMeeting = meetsFriend(session);
  const waiting = isMeeting || live.seat ? nothing : waitingTurns(session);
  const isBeforeMoves = isMeeting && session.game.nodes.length === 0;
  const shown = buttons(session, asks);
  const isCalm = asks && agreement.setup.time === 'none';
  const state = view.isCounting ? 'counting' : ending ? 'ended' : isCalm ? 'asking' : '';
  return html`<div
    class="panel ${state} ${isBeforeMoves ? 'before' : ''} ${view.hasNotice && played.isUntouched ? 'noticed' : ''} ${view.isLinePlaying ? 'previewing' : ''}"
    part="panel"
  >
    <slot name="notice" @slotchange=${() => view.update()}></slot>
    <othello-score
      for="board"
      black-name=${names.black}
      white-name=${names.white}
      black-detail=${details.black}
      white-detail=${details.white}
      ?raw=${ending?.result.reason === 'resignation'}
    >
      ${ending ? nothing : portraitSlot(session)}
      ${agreement.setup.time === 'none' ? nothing : SIDES.map((side) => clock(session, side))}
    </othello-score>
    ${agreement.match && agreement.counts && !ending ? html`<p class="standing">${matchText(session, agreement.match)}</p>` : nothing}
    ${ending ? endCard(view, ending) : nothing}
    <div class="now ${isSilent ? 'silent' : asks || ending ? '' : 'playing'}">
      ${invitation(session)}
      ${session.isLost ? html`<p class="quiet" role="status">${strings.messages.notStored}</p>` : nothing}
      ${ending && saysResult(session, ending) ? nothing : messageLine(session, asks, view, live.view?.isWaiting ?? friend.isSent)}
      ${explainButton(session)} ${ownName(session)}
      <div class="step-actions">${stepActions(view)}</div>
      ${newcomerSlot(session)}
      <span class="unseen" role="status">${live.view?.copied ?? friend.copied}</span>
      ${meetingLinks(session)} ${openCode(session)} ${asks ? nothing : waiting}
    </div>
    ${asks ? waiting : nothing}
    ${options.values ? html`<othello-evaluation for="board"></othello-evaluation>` : nothing}
    ${asks ? opponents(session) : nothing}
    <div
      class="tools ${isMeeting || view.hasNotice || friend.isUnsure ? 'resting' : ''}"
      data-count=${shown.length}
    >
      <othello-controls
        for="board"
        labels
        buttons=${shown.join(' ')}
        .hintStrength=${hintStrength(agreement.setup)}
      ></othello-controls>
      ${soundSwitch(view)} ${view.more.render(strings.menu.more, strings.menu.name, menu(view))}
    </div>
    <details class="moves" ?open=${view.wide && !ending} ?hidden=${asks || isBeforeMoves}>
      <summary>${strings.menu.moves}</summary>
      <othello-controls for="board" buttons="first back forward last"></othello-controls>
      <othello-moves for="board" main-line="shown"></othello-moves>
    </details>
    ${asks || isMeeting || live.seat ? nothing : html`<slot name="besides"></slot>`}
  </div>`;
}

/** The page's picture of the opponent, in the row of its score. */
function portraitSlot({ agreement, played }: GameSession): TemplateResult | typeof nothing {
  if (!hasPortrait(agreement.setup) || played.isUntouched) return nothing;
  return html`<slot name="portrait" slot="${engineOf(agreement)}-portrait"></slot>`;
}

/** Turns the sounds on and off. */
function soundSwitch({ session: { options, strings }, choose }: PanelView): TemplateResult {
  const { sounds } = options;
  return html`<button
    type="button"
    class="tool"
    aria-pressed=${sounds ? 'true' : 'false'}
    @click=${() => choose({ ...options, sounds: !sounds })}
  >
    ${icon(sounds ? SPEAKER + WAVES : SPEAKER + CROSS)}<span>${strings.options.sounds}</span>
  </button>`;
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

/** Below each name: the level of the computer, or the discs that are left where players flip them by hand. */
function sideDetails({ strings, agreement, played, env }: GameSession): Readonly<Record<Color, string>> {
  const engine = played.isUntouched ? 'none' : engineOf(agreement);
  const { setup } = agreement;
  // Beside a face, the points need no unit, as in the list of faces.
  const level = hasPortrait(setup) ? faceText(setup.level, strings) : shortOpponentText(strings, setup.level);
  const stock = played.manualFlips?.stock;
  const detail = (side: Color): string =>
    joined([
      engine === side ? level : '',
      stock ? plural(strings.manualFlips.stock, stock[side], env.language()) : '',
    ]);
  return { black: detail('black'), white: detail('white') };
}

/** The strength of a character. */
function faceText(level: Opponent, { newGame }: GameStrings): string {
  return isStrength(level) ? String(level) : newGame.engine;
}

/** Parts of a line, with a dot between them. */
function joined(parts: readonly string[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** Which game of the match this is, and how it stands. */
function matchText({ strings, agreement, played }: GameSession, match: Match): string {
  const names = namesOf(agreement.setup, strings);
  if (standing(match).over) return standingText(match, strings, names);
  const { rule, games } = match;
  // The score sheet already has a game that is over.
  const n = games.length + (played.ending ? 0 : 1);
  const count = rule.kind === 'best-of-three' ? 3 : rule.kind === 'margin' ? rule.games : undefined;
  // A drawn game is played again, so there may be more of them.
  const game =
    count === undefined || n > count
      ? `${fill(strings.sheet.game, { n })}.`
      : fill(strings.sheet.gameOf, { n, count });
  return joinSentences([game, scoreText(match, strings, names)]);
}

/** The names of the buttons beside the board. @param asks whether the panel asks for an opponent */
function buttons({ friend, game, played, live }: GameSession, asks: boolean): readonly string[] {
  const isBegun = game.nodes.length > 0;
  const some = (...names: readonly (string | false)[]): readonly string[] =>
    names.filter((name) => name !== false);
  // Taking back a move that the other player has, and hints, need the agreement of both sides.
  if (live.view)
    return some(
      live.canTakeBack && 'undo',
      live.view.canHint && 'hint',
      live.view.plays && isBegun && 'resign',
    );
  // The computer must not help one of two people.
  if (friend.side)
    return some(friend.canTakeBack && 'undo', isBegun && !friend.isUnsure && !friend.isWatching && 'resign');
  // Before the first move there is nothing to take back or to give up; at the end there is nothing left to do.
  if (asks || played.isUntouched) return ['hint'];
  return played.ending ? [] : ['undo', 'hint', 'resign'];
}

/** A button that explains the last move. In a game with a friend only those two comment on moves. */
function explainButton(session: GameSession): unknown {
  const { strings, coach, friend, live, game, played, message } = session;
  const isOffered = coach.canExplain && !game.result && !message.title && !played.isUntouched;
  if (!isOffered || session.isRetrying || friend.side || live.view || played.manualFlips) return nothing;
  return html`<button type="button" class="link" @click=${() => void coach.explain()}>
    ${strings.menu.explain}
  </button>`;
}

/**
 * Less frequent actions, first those that are always possible. "Restart" becomes "Result" once there is one, so that no
 * other button moves.
 */
function menu({ session, analysis, open }: PanelView): TemplateResult {
  const { strings, agreement, played, live, game, newGames } = session;
  // Before the first move there is nothing to begin anew, to go back to or to send.
  const isBegun = game.nodes.length > 0;
  const restart = (): void => newGames.restart();
  const opener = (dialog: DialogName | 'end', text: string): TemplateResult =>
    html`<button type="button" part="button" class=${dialog} @click=${() => open(dialog)}>${text}</button>`;
  return html`${opener('new-game', strings.menu.newGame)}
  ${
    played.ending
      ? opener('end', strings.menu.result)
      : live.seat || !isBegun
        ? nothing
        : html`<button type="button" part="button" @click=${restart}>${strings.menu.restart}</button>`
  }
  ${opener('friend', strings.friend.title)} ${agreement.match ? opener('sheet', strings.menu.sheet) : nothing}
  ${opener('options', strings.menu.options)} ${isBegun ? opener('share', strings.menu.share) : nothing}
  ${opener('load', strings.share.load)}
  ${analysis ? html`<a class="button" part="button" href=${analysis}>${strings.menu.analyse}</a>` : nothing}
  ${opener('keys', strings.menu.keys)}
  ${
    live.view || played.ending || !isBegun
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
  const { strings, played, friend, live, userSide } = session;
  const { manualFlips } = played;
  const actions: (readonly [text: string, act: () => void])[] = [];
  for (const action of manualFlips?.actions ?? []) {
    actions.push([strings.manualFlips[action], () => manualFlips?.perform(action)]);
  }
  if (live.view?.canGoByTurns && userSide) {
    const names = [live.names[userSide], live.names[opponent(userSide)]] as const;
    const go = (): void => session.newGames.withFriend({ side: userSide, names });
    actions.push([strings.friend.live.byTurns, go]);
  }
  actions.push(...(live.view?.actions ?? []));
  const { send, sendAgain, sent } = strings.friend;
  if (friend.looksBack || live.looksBack)
    actions.push([strings.friend.live.toEnd, () => session.game.goTo(session.game.nodes.length)]);
  if (friend.canSend)
    actions.push([friend.copied ? `✓ ${sent}` : friend.isSent ? sendAgain : send, () => void friend.send()]);
  if (friend.isUnsure) {
    actions.push([friend.yes, () => friend.confirm()]);
    actions.push([strings.friend.watch, () => friend.watch()]);
  }
  if (view.mustPass) actions.push([strings.messages.pass, () => session.game.pass()]);
  if (session.message.text === strings.messages.notLoaded)
    actions.push([strings.messages.reload, () => location.reload()]);
  if (played.engineMissing) {
    actions.push([strings.messages.tryAgain, () => played.resume('one')]);
    actions.push([strings.newGame.two, () => played.resume('two')]);
  }
  if (played.engineWaiting) actions.push([strings.messages.playOn, () => session.playOn()]);
  if (played.own) {
    actions.push([strings.messages.returnToOwn, () => session.returnToOwn()]);
    actions.push([strings.messages.discardOwn, () => session.discardOwn()]);
  }
  // The end has a main action of its own, a player who has sent a link waits, and while a game goes on, a move comes first.
  const canMove = !session.game.result && userSide !== undefined && session.game.turn === userSide;
  const leaves = played.own !== undefined && actions[0]?.[0] === strings.messages.returnToOwn;
  const main = played.ending || friend.isSent || live.view?.isSent || (leaves && canMove) ? -1 : 0;
  actions.push(...(live.view?.requests ?? []));
  return actions.map(
    ([text, act], index) =>
      html`<button type="button" class=${index === main ? 'main' : ''} @click=${act}>${text}</button>`,
  );
}

/** What the message can do on the board. */
interface MessageActions {
  readonly isPassing: boolean;
  readonly isLinePlaying: boolean;
  readonly takeBackOffered: boolean;
  showLine(line: ShownLine): void;
  stopLine(): void;
}

/** Whether the message says no more than the end of the game does. */
function saysResult(
  { message, strings, names, game, status, live, friend }: GameSession,
  ending: Ending,
): boolean {
  const { text, title } = message;
  if (title || live.view || friend.text || (text === '' && (status || !game.result))) return false;
  return text === '' || text === winnerText(strings, ending.result, names);
}

/** The last event, or the state of the game. */
function messageLine(
  session: GameSession,
  asks: boolean,
  actions: MessageActions,
  isWaiting: boolean,
): TemplateResult {
  const { message, status, strings, played, friend, live } = session;
  const { from, title } = message;
  const text = actions.isPassing ? '' : message.text;
  const isLive = live.seat !== undefined;
  const isOpened = played.own !== undefined && friend.side === undefined && !isLive;
  const now = live.view?.text ?? friend.text ?? (asks ? '' : status);
  const invited = live.view?.title ?? friend.title;
  const other = (text || title) && !isLive ? nothing : isOpened ? strings.messages.opened : now;
  const content = title ? html`<b>${title}</b> ${text}` : text;
  return html`<div class="message ${title || invited ? 'card' : ''}" part="message">
    ${invited ? html`<b>${sentencesOf(invited)}</b>` : nothing}
    <span role="status">${from === 'game' ? content : nothing}</span>${from === 'board' ? content : nothing}
    <span class="quiet ${isWaiting ? 'waiting' : ''}">${other}</span>
    ${title ? cardActions(session, actions) : nothing}
  </div>`;
}

/** The sentences of a title, none of which begins at the end of a line if it does not fit there. */
function sentencesOf(title: string): readonly TemplateResult[] {
  return title.split(/(?<=[.。])\s/u).map((sentence) => html`<span>${sentence}</span> `);
}

/** The buttons of a message. */
function cardActions(session: GameSession, actions: MessageActions): TemplateResult {
  const { strings, message, coach } = session;
  const { line } = message;
  const t = strings.messages;
  const action = (text: string, act: () => void): TemplateResult =>
    html`<button type="button" class="link" @click=${act}>${text}</button>`;
  const shows = !line
    ? nothing
    : actions.isLinePlaying
      ? html`<span class="quiet example">${t.example}</span> ${action(t.stopLine, () => actions.stopLine())}`
      : action(t.showLine, () => actions.showLine(line));
  return html`<div class="card-actions">
    ${shows} ${actions.takeBackOffered ? action(t.takeBackBad, () => coach.takeBack()) : nothing}
  </div>`;
}

/** Whether the panel asks who plays: before the first move of a game that was not agreed otherwise. */
function asksForOpponent(session: GameSession): boolean {
  const { game, board, agreement, played, friend, live, newGames } = session;
  const isOurs = agreement.counts && !agreement.match && !played.own && !friend.side && !live.seat;
  if (newGames.isAgreed) return false;
  // Flipping discs by hand counts as a move already.
  return isOurs && game.nodes.length === 0 && !game.result && board.preview === undefined;
}

/** Level 6 is "hard". */
function byName(level: Opponent): Opponent {
  return isStrength(level) ? level : namedLevel(levelNumber(level));
}

/**
 * The choice of an opponent before the first move: a level and the record against it, a second person here, or a friend
 * elsewhere. The current game already has the last choice, so the first move starts it.
 */
function opponents(session: GameSession): TemplateResult {
  const { strings, agreement, newGames } = session;
  const { setup } = agreement;
  const { players, level, computer } = setup;
  const t = strings.opponents;
  const alone = players === 'one';
  const choice = (isChosen: boolean, kind: string, act: () => void, content: unknown): TemplateResult =>
    html`<button type="button" class=${kind} aria-pressed=${isChosen ? 'true' : 'false'} @click=${act}>
      ${content}
    </button>`;
  const current = byName(level);
  const offered = new Set<Opponent>([...LEVEL_NAMES, ...(alone ? [current] : [])]);
  if (session.pageLevel !== undefined) offered.add(byName(session.pageLevel));
  // A strength comes after the levels.
  const rankOf = (one: Opponent): number => (isStrength(one) ? one : levelNumber(one));
  const ordered = [...offered].toSorted((a, b) => rankOf(a) - rankOf(b));
  return html`<div class="opponents" role="group" aria-label=${strings.newGame.players}>
    <slot name="welcome"><p class="aim quiet">${t.aim}</p></slot>
    <slot name="opponents">
      <p class="quiet">${t.computer}</p>
      <div class="levels">
        ${ordered.map((one) =>
          choice(
            alone && one === current,
            'level',
            () => session.newGame({ players: 'one', level: one, computer: '' }),
            html`<b>${shortOpponentText(strings, one)}</b> <span>${opponentHelp(strings, one)}</span>`,
          ),
        )}
      </div>
      ${alone ? html`<p class="quiet help" aria-hidden="true">${opponentHelp(strings, level)}</p>` : ''}
    </slot>
    <div class="ways">
      <div class="persons">
        <button type="button" class="main" @click=${() => void newGames.agreed(setup, undefined)}>
          ${alone && computer ? fill(strings.newGame.play, { name: computer }) : t.play}
        </button>
        ${choice(!alone, '', () => session.newGame({ players: 'two' }), strings.newGame.two)}
        <button
          type="button"
          @click=${() => newGames.invite({ side: 'black', names: [session.ownName, ''] })}
        >
          ${strings.friend.title}
        </button>
      </div>
      <slot name="start"></slot>
    </div>
  </div>`;
}
