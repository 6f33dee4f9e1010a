/** Support for tests of a player whose partner's messages are written by hand. */
import { expect, vi } from 'vitest';
import type { Identity } from '../../../../src/elements/companions/remote/messages/identity.js';
import { printEnvelope } from '../../../../src/elements/companions/remote/messages/message.js';
import {
  RemoteConnection,
  type ConnectOptions,
  type OfferKind,
  type RefusalReason,
  type RemoteRecord,
} from '../../../../src/elements/companions/remote/remote.js';
import { Position } from '../../../../src/core/rules/position.js';
import { Line } from './line.js';
import { PlainBoard } from './plain-board.js';
import { PlainIdentities } from './plain-identities.js';

export const START = Position.start.toString();
const CLOCK = { time: 60_000, increment: 1_000 };
export const identities = new PlainIdentities();
export const wait = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
export const zeros = (n: number): number[] => Array.from({ length: n }, () => 0);

/** Ann plays Black at one end of a line. Messages of others are signed by them and written by hand. */
export class Table {
  readonly line = new Line();
  readonly refused: RefusalReason[] = [];
  board = new PlainBoard();
  ann: RemoteConnection;
  #number = 0;
  #end = 0;

  constructor(options: Partial<ConnectOptions> = {}) {
    this.ann = this.#sit(options);
  }

  /** Ann's page is reloaded. */
  reload(): void {
    const { saved } = this.ann;
    this.line.drop(this.#end++);
    this.board = new PlainBoard();
    this.ann = this.#sit({ saved: saved! });
  }

  #sit(options: Partial<ConnectOptions>): RemoteConnection {
    const end = this.line.end();
    const ann = new RemoteConnection(
      this.board,
      end,
      { side: 'black', clock: CLOCK, ...options },
      identities,
    );
    ann.on('refuse', ({ detail }) => this.refused.push(detail.reason));
    return ann;
  }

  /** Sends a well-formed message of any player, with changes to Ann's record. */
  async say(who: Identity, changes: object = {}, record: Partial<RemoteRecord> = {}): Promise<void> {
    const text = JSON.stringify({
      othello: 2,
      side: 'white',
      began: 1,
      type: 'state',
      number: ++this.#number,
      name: 'Mallory',
      with: null,
      record: { ...this.ann.record, ...record },
      thinking: 0,
      offer: null,
      answer: null,
      ...changes,
    });
    await this.hear(who, text);
  }

  async hear(who: Identity, text: string): Promise<void> {
    const signature = await who.sign(text);
    this.line.inject(this.#end, printEnvelope({ key: who.key, signature, text }));
    await wait(1);
  }

  /** The id of Ann's request, as sent over the line. */
  async requested(kind: OfferKind): Promise<string> {
    expect(this.ann.ask(kind)).toBe(true);
    await wait(10);
    const sent = /"offer":\{"id":"([\w-]+)"/.exec(this.line.last(this.#end));
    return sent![1]!;
  }
}

/** After f5d6 it is Ann's turn, who has Black; Mallory plays White. */
export async function game() {
  const table = new Table();
  const mallory = await identities.identity();
  await wait(100);
  await table.say(mallory, { type: 'hello' });
  table.board.userPlays('f5');
  await table.say(mallory, {}, { moves: ['f5', 'd6'], times: [0, 3_000] });
  expect(table.board.moves).toBe('f5d6');
  return { table, mallory };
}
