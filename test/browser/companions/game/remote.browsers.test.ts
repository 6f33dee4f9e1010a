import { expect } from '@open-wc/testing';
import type { OthelloBoard } from '../../../../src/elements/board/element/element.js';
import {
  connect,
  type RemoteChannel,
  type RemoteConnection,
} from '../../../../src/elements/companions/remote/remote.js';
import { board, cell, eventually } from '../../board/support.js';

interface Pair {
  readonly ends: readonly [RemoteChannel, RemoteChannel];
  close(): void;
}

/** Two tabs of one site. */
function broadcast(): Promise<Pair> {
  const name = crypto.randomUUID();
  const ends = [new BroadcastChannel(name), new BroadcastChannel(name)] as const;
  return Promise.resolve({ ends, close: () => ends.forEach((end) => end.close()) });
}

/** Two frames of one page. */
function ports(): Promise<Pair> {
  const { port1, port2 } = new MessageChannel();
  return Promise.resolve({ ends: [port1, port2], close: () => port1.close() });
}

/** Two browsers, without a server between them. */
async function rtc(): Promise<Pair> {
  const [one, other] = [new RTCPeerConnection(), new RTCPeerConnection()];
  one.onicecandidate = ({ candidate }) => void other.addIceCandidate(candidate ?? undefined);
  other.onicecandidate = ({ candidate }) => void one.addIceCandidate(candidate ?? undefined);
  // The channel itself neither repeats nor orders messages.
  const options = { negotiated: true, id: 1, ordered: false, maxRetransmits: 0 };
  const ends = [one.createDataChannel('game', options), other.createDataChannel('game', options)] as const;
  await one.setLocalDescription();
  await other.setRemoteDescription(one.localDescription!);
  await other.setLocalDescription();
  await one.setRemoteDescription(other.localDescription!);
  return {
    ends,
    close: () => {
      one.close();
      other.close();
    },
  };
}

for (const [name, open] of Object.entries({
  BroadcastChannel: broadcast,
  MessagePort: ports,
  // Debian builds WebKit without it.
  ...('RTCPeerConnection' in globalThis && { RTCDataChannel: rtc }),
})) {
  describe(`two boards on a ${name}`, () => {
    let pair: Pair;
    let boards: readonly [OthelloBoard, OthelloBoard];
    let connections: readonly [RemoteConnection, RemoteConnection];

    beforeEach(async () => {
      pair = await open();
      boards = [await board({ interactive: '' }), await board({ interactive: '' })];
      connections = [
        connect(boards[0], pair.ends[0], { side: 'black', name: 'Ann', retry: 100 }),
        connect(boards[1], pair.ends[1], { side: 'white', name: 'Bob', retry: 100 }),
      ];
      await eventually(() => connections.every(({ agreed }) => agreed));
    });

    afterEach(() => {
      for (const connection of connections) connection.close();
      pair.close();
    });

    it('play by clicks, each on their own board and in their own turn', async () => {
      const [black, white] = boards;
      cell(white, 'f5').click();
      expect(white.moves).to.equal('');
      cell(black, 'f5').click();
      await eventually(() => white.moves === 'f5');
      cell(black, 'd6').click();
      expect(black.moves).to.equal('f5');
      cell(white, 'd6').click();
      await eventually(() => black.moves === 'f5d6');
      expect(connections[0].peer).to.deep.equal({ name: 'Bob', side: 'white' });
    });

    it('take back, begin again and give up', async () => {
      const [black, white] = boards;
      cell(black, 'f5').click();
      await eventually(() => white.moves === 'f5');
      connections[0].ask('takeback');
      await eventually(() => connections[1].theirOffer === 'takeback');
      connections[1].accept();
      await eventually(() => black.ply + white.ply === 0);
      cell(black, 'c4').click();
      await eventually(() => white.history.join('') === 'c4');
      connections[1].resign();
      await eventually(() => black.result?.reason === 'resignation' && black.winner === 'black');
      connections[0].ask('again');
      await eventually(() => connections[1].theirOffer === 'again');
      connections[1].accept();
      await eventually(() => black.length + white.length === 0);
      expect(black.gameOver).to.equal(false);
    });
  });
}
