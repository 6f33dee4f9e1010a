/** What a live game tells the person who plays or watches, and what they can do: derived from its state alone. */
import type { GameStrings } from '../../../locales/strings/game.js';
import { fill } from '../../../locales/strings.js';
import type { Color } from '../../../rules/color.js';
import type { OfferKind, RemoteConnection } from '../../remote/remote.js';

export interface LiveState {
  readonly connection: Pick<RemoteConnection, 'turn' | 'asked' | 'record' | 'hints'> | undefined;
  /** The side that is played here; `undefined` for who watches. */
  readonly side: Color | undefined;
  /** Whether the other side was here and has not left. */
  readonly isMet: boolean;
  /** Whether something was asked for here and is not answered. */
  readonly isAsking: boolean;
  /** Whether the other side has not confirmed for a while what is new here. */
  readonly isAway: boolean;
  /** Whether the line has reached nobody, although it was tried. */
  readonly isUnreached: boolean;
  /** Whether somebody has to agree first to what the line contacts. */
  readonly unconfirmedContacts: boolean;
  /** Whom the line contacts, as a list in words. */
  readonly contacts: string;
  /** How many moves follow the place that is shown. */
  readonly pliesToEnd: number;
}

/** What a button of a live game does. */
export interface LiveCommands {
  join(): void;
  tryAgain(): void;
  sendLink(): void;
  toEnd(): void;
  ask(kind: OfferKind): void;
  answer(accepted: boolean, asked: OfferKind): void;
}

/** What there is to read and to do in a live game. */
export interface LiveView {
  /** `undefined` where the position says it all. */
  readonly text: string | undefined;
  readonly actions: readonly (readonly [text: string, act: () => void])[];
  /** Whether somebody plays here who can give up. */
  readonly canResign: boolean;
  /** Whether both have agreed that hints are given. */
  readonly canHint: boolean;
}

/** @param sentence makes a sentence of a text with the other player's name in it */
export function liveView(
  state: LiveState,
  strings: GameStrings,
  sentence: (text: string) => string,
  commands: LiveCommands,
): LiveView {
  const plays = state.side !== undefined && state.connection?.turn !== undefined;
  return {
    text: textOf(state, strings, sentence),
    actions: actionsOf(state, strings, commands),
    canResign: plays,
    canHint: plays && state.connection.hints,
  };
}

function textOf(
  state: LiveState,
  { friend }: GameStrings,
  sentence: (text: string) => string,
): string | undefined {
  const { connection, side } = state;
  const { live } = friend;
  const isDrawn = connection?.record.end?.by === 'agreement';
  if (state.unconfirmedContacts) return fill(live.contacts, { hosts: state.contacts });
  if (state.isUnreached && !state.isMet) return fill(live.unreached, { hosts: state.contacts });
  if (!connection || !side) return isDrawn ? live.drawn : undefined;
  if (connection.asked) return sentence(live.asks[connection.asked]);
  if (state.isAsking) return sentence(live.waiting);
  if (isDrawn) return live.drawn;
  if (!connection.turn) return undefined;
  if (!state.isMet) return sentence(live.sendLink);
  if (state.isAway) return sentence(live.away);
  return connection.turn === side ? friend.yourTurn : sentence(live.theirTurn);
}

function actionsOf(
  state: LiveState,
  { friend, end, messages }: GameStrings,
  commands: LiveCommands,
): LiveView['actions'] {
  const { connection, side, isMet } = state;
  const { live } = friend;
  if (state.unconfirmedContacts) return [[live.join, () => commands.join()]];
  if (!connection) return [];
  const actions: (readonly [string, () => void])[] = [];
  const { asked, turn, record } = connection;
  if (asked) {
    actions.push([live.accept, () => commands.answer(true, asked)]);
    actions.push([live.decline, () => commands.answer(false, asked)]);
  }
  if (state.isUnreached && !isMet) actions.push([messages.tryAgain, () => commands.tryAgain()]);
  if (side && !isMet && turn) actions.push([friend.send, () => commands.sendLink()]);
  if (state.pliesToEnd > 0) actions.push([live.toEnd, () => commands.toEnd()]);
  if (side && isMet && !asked && !state.isAsking) {
    if (!turn) actions.push([end.again, () => commands.ask('again')]);
    else if (record.moves.length > 1) {
      actions.push([live.takeback, () => commands.ask('takeback')], [live.draw, () => commands.ask('draw')]);
      if (!connection.hints) actions.push([live.hints, () => commands.ask('hints')]);
    }
  }
  return actions;
}
