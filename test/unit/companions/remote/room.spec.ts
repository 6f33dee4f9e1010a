import type { Room } from 'trystero';
import { expect, expectTypeOf, test } from 'vitest';
import {
  roomChannel,
  type PeerRoom,
  type PeerRoomAction,
} from '../../../../src/elements/companions/remote/remote.js';

/** Rooms with the same name, as in Trystero: what one member sends, all others receive. */
class Rooms {
  readonly #members: PeerRoomAction[] = [];
  left = 0;

  join(): PeerRoom {
    return {
      makeAction: () => {
        const action: PeerRoomAction = {
          onMessage: null,
          send: (data) =>
            this.#members.forEach((other) => other !== action && other.onMessage?.(data, undefined as never)),
        };
        this.#members.push(action);
        return action;
      },
      leave: () => this.left++,
    };
  }
}

test('a message in a room reaches all others in it, until nobody listens', () => {
  const rooms = new Rooms();
  const [ann, bob, eve] = [rooms.join(), rooms.join(), rooms.join()].map(roomChannel);
  const heard: string[] = [];
  const listen = (name: string) => (event: MessageEvent) => heard.push(`${name}: ${String(event.data)}`);
  const atBob = listen('Bob');
  ann!.addEventListener('message', listen('Ann'));
  bob!.addEventListener('message', atBob);
  eve!.addEventListener('message', listen('Eve'));
  ann!.send!('f5');
  bob!.removeEventListener('message', atBob);
  ann!.send!('d6');
  expect(heard).toEqual(['Bob: f5', 'Eve: f5', 'Eve: d6']);
  ann!.close!();
  expect(rooms.left).toBe(1);
});

test('a room of Trystero is one', () => {
  expectTypeOf<Room>().toExtend<PeerRoom>();
});
