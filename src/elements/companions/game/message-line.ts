/** Renders the last event in words; comments of the coach are cards with buttons. */
import { html, nothing, type TemplateResult } from 'lit';
import type { ShownLine } from './context.js';
import type { GameSession } from './session.js';

/** What the message can do on the board. */
export interface MessageActions {
  readonly isLinePlaying: boolean;
  readonly takeBackOffered: boolean;
  showLine(line: ShownLine): void;
  stopLine(): void;
}

/** The last event, or the state of the game. */
export function messageLine(session: GameSession, asks: boolean, actions: MessageActions): TemplateResult {
  const { message, status, strings, played, friend, live } = session;
  const { text, from, title } = message;
  const isLive = live.seat !== undefined;
  const isOpened = played.own !== undefined && friend.side === undefined && !isLive;
  const now = live.view?.text ?? friend.text ?? (asks ? strings.opponents.aim : status);
  const other = (text || title) && !isLive ? nothing : isOpened ? strings.messages.opened : now;
  const said = title ? html`<b>${title}</b> ${text}` : text;
  return html`<div class="message ${title ? 'card' : ''}" part="message">
    <span role="status">${from === 'game' ? said : nothing}</span>${from === 'board' ? said : nothing}
    <span class="quiet">${other}</span>
    ${title ? cardActions(session, actions) : nothing}
  </div>`;
}

function cardActions(session: GameSession, actions: MessageActions): TemplateResult {
  const { strings, message, coach } = session;
  const { line } = message;
  const t = strings.messages;
  const action = (text: string, act: () => void): TemplateResult =>
    html`<button type="button" class="link" @click=${act}>${text}</button>`;
  const shows = !line
    ? nothing
    : actions.isLinePlaying
      ? action(t.stopLine, () => actions.stopLine())
      : action(t.showLine, () => actions.showLine(line));
  return html`<div class="card-actions">
    ${shows} ${actions.takeBackOffered ? action(t.takeBackBad, () => coach.takeBack()) : nothing}
  </div>`;
}
