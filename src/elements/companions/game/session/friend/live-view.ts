/**
 * The view of a live game for a player or a watcher: texts, and what they can do. It depends only on the state of the
 * game. `LiveGame` gives it its state, and the panel shows the result.
 */
import { joinSentences } from '../../../../../core/locales/join-sentences.js';
import type { GameStrings } from '../../../../../core/locales/strings/game.js';
import type { Color } from '../../../../../core/rules/color.js';
import type { Square } from '../../../../../core/rules/square.js';
import type { OfferKind, RemoteConnection } from '../../../remote/remote.js';

/** What the panel shows of a live game. */
export interface LiveState {
  readonly connection: Pick<RemoteConnection, 'turn' | 'theirOffer' | 'record' | 'hints'> | undefined;
  /** The side to move; `undefined` when the game is over. */
  readonly turn: Color | undefined;
  /** Whether there is a link to send: the other side is not here, and is to move. */
  readonly canSend: boolean;
  /** That the link was copied, in words, for a moment. */
  readonly copied: string;
  /** Whether the link to the game as it is now was sent. */
  readonly isSent: boolean;
  /** Whether it was only copied, so that the user still has to paste it. */
  readonly isCopied: boolean;
  /** The other side's last move; `undefined` if there is none. */
  readonly theirMove: Square | undefined;
  /** Whether a link can carry each move. */
  readonly isByTurns: boolean;
  /** Whether no move has been made. */
  readonly isNew: boolean;
  /** Whether the link was made here. */
  readonly isMaker: boolean;
  /** Whether a player has opened the other one's link, and neither has met them nor moved. */
  readonly isInvited: boolean;
  /** Whether a player has opened the other one's link, and has not moved. */
  readonly isNewcomer: boolean;
  /** The side played here; `undefined` for a watcher. */
  readonly side: Color | undefined;
  /** The user's name; empty for none. */
  readonly name: string;
  /** Whether the other side was here and has not left. */
  readonly isMet: boolean;
  /** Whether a request made here is not answered yet. */
  readonly isAsking: boolean;
  /** Whether the other side has not confirmed the latest state for a while. */
  readonly isAway: boolean;
  /** Whether a connection was tried and reached nobody. */
  readonly isUnreached: boolean;
  /** Whether a connection is tried and has not reached anybody yet. */
  readonly isConnecting: boolean;
  /** Whether someone else plays the side of the link. */
  readonly isTaken: boolean;
  /** Whether it is another tab of this browser. */
  readonly isElsewhere: boolean;
  /** Whether the user must first agree to the hosts that are contacted. */
  readonly unconfirmedContacts: boolean;
  /** The hosts that the channel contacts, as a list in words. */
  readonly contacts: string;
  /** Number of moves after the place shown. */
  readonly pliesToEnd: number;
}

/** The actions of a live game's buttons. */
export interface LiveCommands {
  /** Connects, after the reader has read which servers that contacts. */
  join(): void;
  /** Takes the seat over from another tab. */
  playHere(): void;
  /** Connects again. */
  tryAgain(): void;
  /** Sends the link of the game. */
  sendLink(): void;
  /** Asks the friend for a link by turns. */
  askByTurns(): void;
  /** Goes to the last move. */
  toEnd(): void;
  /** Asks the other side for something. */
  ask(kind: OfferKind): void;
  /** Answers a request of the other side. */
  answer(accepted: boolean, offer: OfferKind): void;
}

/** Texts and buttons of a live game. */
export interface LiveView {
  /** Who invites the user or is waited for, before both have met. */
  readonly title: string | undefined;
  /** What the user is called there, while it can still be changed; `undefined` later. */
  readonly name: string | undefined;
  /** Whether the user has come by a friend's link and has not moved. */
  readonly isNewcomer: boolean;
  /** Whether somebody is waited for. */
  readonly isWaiting: boolean;
  readonly copied: string;
  /** Whether there is nothing to do but to wait: the link was sent. */
  readonly isSent: boolean;
  /** `undefined` if the position says everything. */
  readonly text: string | undefined;
  /** The names of the servers that the text is about; empty if it is about none. */
  readonly servers: string;
  readonly actions: readonly (readonly [text: string, act: () => void])[];
  /** What a player may ask of the other while the game goes on. */
  readonly requests: readonly (readonly [text: string, act: () => void])[];
  /** Whether the link of a new game is shown and nobody was contacted yet. */
  readonly isInviting: boolean;
  /** Connects, where the game goes on by links and a live one is only offered. */
  readonly join: (() => void) | undefined;
  /** Whether another link, for a game by turns, can take the place of the link made here, which reaches nobody. */
  readonly canGoByTurns: boolean;
  /** Whether a connection was tried and reached nobody. */
  readonly isUnreached: boolean;
  /** Whether the user plays a game that goes on. */
  readonly plays: boolean;
  /** Whether both agreed on hints. */
  readonly canHint: boolean;
}

/** @param sentence puts the other player's name into a text */
export function liveView(
  state: LiveState,
  strings: GameStrings,
  sentence: (text: string) => string,
  commands: LiveCommands,
): LiveView {
  const plays = state.side !== undefined && state.connection?.turn !== undefined;
  const isUnreached = state.isUnreached && !state.isMet;
  return {
    title: titleOf(state, strings, sentence),
    name: state.side && isNameless(state) ? state.name : undefined,
    isNewcomer: state.side !== undefined && state.isNewcomer,
    isWaiting: isWaiting(state),
    copied: state.copied,
    isSent: state.canSend && state.isSent,
    text: textOf(state, strings, sentence),
    servers: state.unconfirmedContacts || state.canSend || isUnreached ? state.contacts : '',
    canGoByTurns: isUnreached && state.isMaker && state.isNew,
    isInviting: isInviting(state),
    join: isByLink(state) ? () => commands.join() : undefined,
    actions: actionsOf(state, strings, commands),
    requests: requestsOf(state, strings, commands),
    isUnreached,
    plays,
    canHint: plays && state.connection.hints,
  };
}

/**
 * Whether the link of a new game is shown and nobody was contacted yet: sending it, or showing its code, agrees to
 * that.
 */
function isInviting({ isMaker, unconfirmedContacts, canSend }: LiveState): boolean {
  return isMaker && unconfirmedContacts && canSend;
}

/** Whether the other player has not read this player's name yet. */
function isNameless(state: LiveState): boolean {
  return !state.connection && (state.isNew || state.isInvited || isInviting(state));
}

/** Whether there is nothing to do before the other player comes or moves. */
function isWaiting(state: LiveState): boolean {
  const { side, turn, canSend, isSent, isNew } = state;
  const isUnreached = state.isUnreached && !state.isMet;
  if (isSeeking(state)) return true;
  if (isNew && canSend && !isUnreached) return !isInviting(state);
  const isTheirTurn = side !== undefined && turn !== undefined && turn !== side;
  return !isUnreached && state.isByTurns && isTheirTurn && canSend && isSent;
}

/** Whether a player who has opened a link is being connected. */
function isSeeking({ isInvited, isConnecting }: LiveState): boolean {
  return isInvited && isConnecting;
}

/** What is going on, in a few words. */
function titleOf(
  state: LiveState,
  { friend }: GameStrings,
  sentence: (text: string) => string,
): string | undefined {
  const { side, isInvited, isNew, canSend } = state;
  if (!side) return undefined;
  if (state.isUnreached && !state.isMet) return sentence(friend.live.unreachedTitle);
  if (isSeeking(state)) return sentence(friend.live.connecting);
  if (isInvited) return joinSentences([sentence(friend.invited), isNew && friend.youAre[side]]);
  return canSend && isNew && !isInviting(state) ? sentence(friend.live.waitingFor) : undefined;
}

/** The most urgent text: what stops the user first, then questions, then whose turn it is. */
function textOf(
  state: LiveState,
  { friend }: GameStrings,
  sentence: (text: string) => string,
): string | undefined {
  const { connection, side } = state;
  const { live } = friend;
  const isDrawn = connection?.record.end?.by === 'agreement';
  if (state.isUnreached && !state.isMet)
    return state.canSend && state.isSent
      ? sentence(sentText(state, friend))
      : joinSentences([live.unreached, sentence(withoutConnection(state, friend))]);
  if (!side && !isDrawn && state.isTaken) return state.isElsewhere ? live.elsewhere : live.taken;
  if (!side) return isDrawn ? live.drawn : undefined;
  if (connection?.theirOffer) return sentence(live.asks[connection.theirOffer]);
  if (state.isAsking) return sentence(live.waiting);
  if (isDrawn) return live.drawn;
  if (!state.turn) return undefined;
  if (state.isNew && isInviting(state))
    return sentence(state.isByTurns ? friend.begins.live[side] : friend.begins.clock);
  if (state.canSend && state.isNew) {
    const mayMove = state.turn === side && state.isByTurns;
    return joinSentences([sentence(state.isCopied ? friend.copied : live.sendLink), mayMove && live.moveNow]);
  }
  if (state.canSend) return sentence(state.isSent ? sentText(state, friend) : friend.waiting);
  if (state.isAway) return sentence(live.away);
  if (state.isInvited && state.turn !== side)
    return state.unconfirmedContacts ? sentence(live.joinFirst) : live.begins[state.turn];
  if (state.turn !== side) return sentence(live.theirTurn);
  if (!state.isNewcomer) {
    const { theirMove: square } = state;
    if (square === undefined) return isByLink(state) ? live.moveByLink : friend.yourTurn;
    return joinSentences([
      sentence(friend.played.replace('{square}', square)),
      isByLink(state) ? friend.sendBack : '',
    ]);
  }
  return joinSentences([sentence(friend.firstTurn), isByLink(state) ? friend.sendBack : '']);
}

/** What follows once the link was sent, or only copied. */
function sentText({ isCopied }: LiveState, friend: GameStrings['friend']): string {
  return isCopied ? friend.copied : friend.waitingMove;
}

/** Whether the game goes on by links, and nobody was contacted: a live game is then only offered. */
function isByLink(state: LiveState): boolean {
  const { side, isByTurns, isNew, unconfirmedContacts } = state;
  return side !== undefined && isByTurns && !isNew && unconfirmedContacts && !isInviting(state);
}

/** Whether a guest without a connection has neither a move nor a link: only the friend can go on. */
function waitsForLink(state: LiveState): boolean {
  const { side, isUnreached, isMet, isByTurns, canSend, turn } = state;
  return isUnreached && !isMet && side !== undefined && isByTurns && turn !== side && !canSend;
}

/** What a player without a connection does next. */
function withoutConnection(state: LiveState, { live }: GameStrings['friend']): string {
  if (!state.side) return '';
  if (!state.isByTurns) return live.goOn.clock;
  if (state.turn === state.side) return live.goOn.move;
  return state.canSend ? live.goOn.send : live.goOn.wait;
}

/** What the player can do now. */
function actionsOf(
  state: LiveState,
  { friend, end }: GameStrings,
  commands: LiveCommands,
): LiveView['actions'] {
  const { connection } = state;
  const { live } = friend;
  const actions: (readonly [string, () => void])[] = [];
  const sends = state.isSent ? friend.sendAgain : friend.send;
  if (state.canSend) actions.push([state.copied ? `✓ ${friend.sent}` : sends, () => commands.sendLink()]);
  if (isInviting(state)) actions.push([live.showCode, () => commands.join()]);
  if (state.isElsewhere) actions.push([live.playHere, () => commands.playHere()]);
  if (state.unconfirmedContacts && !isInviting(state) && !isByLink(state))
    actions.push([live.join, () => commands.join()]);
  if (!connection) return actions;
  if (state.isUnreached && !state.isMet) actions.push([live.again, () => commands.tryAgain()]);
  if (waitsForLink(state))
    actions.push([state.copied ? `✓ ${friend.sent}` : live.ask, () => commands.askByTurns()]);
  const { theirOffer: offer, turn } = connection;
  if (offer) {
    actions.push([live.accept, () => commands.answer(true, offer)]);
    actions.push([live.decline, () => commands.answer(false, offer)]);
  }
  if (state.pliesToEnd > 0) actions.push([live.toEnd, () => commands.toEnd()]);
  if (mayAsk(state) && !turn) actions.push([end.again, () => commands.ask('again')]);
  return actions;
}

/** What the player can ask of the other side. */
function requestsOf(state: LiveState, { friend }: GameStrings, commands: LiveCommands): LiveView['requests'] {
  const { live } = friend;
  const { connection } = state;
  // Either side may have a move to take back.
  if (!mayAsk(state) || !connection?.turn || connection.record.moves.length <= 1) return [];
  return [
    [live.takeback, () => commands.ask('takeback')],
    [live.draw, () => commands.ask('draw')],
    ...(connection.hints ? [] : [[live.hints, () => commands.ask('hints')] as const]),
  ];
}

/** Whether a player may ask the other for something now. */
function mayAsk({ connection, side, isMet, isAsking }: LiveState): boolean {
  return side !== undefined && isMet && !isAsking && connection !== undefined && !connection.theirOffer;
}
