import { expect } from '@open-wc/testing';
import { readTable } from '../../../../src/elements/companions/game/session/friend/seat.js';
import type { OthelloGame } from '../../../../src/elements/companions/game/game.js';
import { BrowserIdentities } from '../../../../src/elements/companions/remote/messages/identity.js';
import { printEnvelope } from '../../../../src/elements/companions/remote/messages/message.js';
import { emptyRecord } from '../../../../src/elements/companions/remote/messages/record.js';
import { Position } from '../../../../src/core/rules/position.js';
import { cell, eventually, firstMoveEngine } from '../../board/support.js';
import { settle } from './game-support.js';
import { button, carried, game, pair, press, says, scoreOf } from './live-support.js';

describe('a live game with a friend', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('waits for the friend, and then both boards show each move; each side moves in its turn', async () => {
    const ann = await game();
    await ann.playLive({ side: 'black', names: ['Ann', 'Bob'] });
    await says(ann, 'Waiting for Bob');
    expect(button(ann, 'Send the link')).not.to.equal(undefined);
    const link = carried();
    expect(link.friend).to.equal('white');
    const bob = await game();
    await bob.openLive(link.table, link.friend);
    await says(ann, 'It is your turn.');
    await says(bob, 'It is Ann’s turn.');
    expect([ann.board.orientation, bob.board.orientation]).to.deep.equal(['black', 'black']);
    for (const [one, black, white] of [
      [ann, 'You', 'Bob'],
      [bob, 'Ann', 'You'],
    ] as const) {
      await eventually(() => scoreOf(one).getAttribute('black-name') === black);
      await eventually(() => scoreOf(one).getAttribute('white-name') === white);
    }
    cell(bob.board, 'f5').click();
    cell(ann.board, 'f5').click();
    await eventually(() => bob.board.moves === 'f5');
    cell(ann.board, 'd6').click();
    expect(ann.board.moves).to.equal('f5');
    await says(bob, 'Play on a ring: each one traps Ann’s discs.');
    cell(bob.board, 'd6').click();
    await eventually(() => ann.board.moves === 'f5d6');
    expect(button(ann, 'Send the link')).to.equal(undefined);
  });

  it('takes a move back, is drawn, and begins again, where the other side agrees', async () => {
    const { ann, bob } = await pair();
    cell(ann.board, 'f5').click();
    await eventually(() => bob.board.moves === 'f5');
    cell(bob.board, 'd6').click();
    await eventually(() => ann.board.moves === 'f5d6');
    await press(bob, 'Ask to take a move back');
    await says(bob, 'Waiting for Ann to answer.');
    await says(ann, 'Bob asks to take a move back.');
    await press(ann, 'Decline');
    await says(bob, 'Ann declined.');
    await press(bob, 'Ask to take a move back');
    await press(ann, 'Agree');
    await eventually(() => ann.board.ply + bob.board.ply === 2);
    cell(bob.board, 'f6').click();
    await eventually(() => ann.board.history.join('') === 'f5f6');
    await press(ann, 'Offer a draw');
    await press(bob, 'Agree');
    await says(ann, 'Draw by agreement.');
    await press(bob, 'Play again');
    await says(ann, 'Bob would like to play again.');
    await press(ann, 'Agree');
    await eventually(() => ann.board.length + bob.board.length === 0);
    await says(ann, 'It is your turn.');
  });

  it('has hints for both where both agree, by the button and by the key, and none before or after', async () => {
    const { ann, bob } = await pair();
    const hintOf = (one: OthelloGame): Element | null =>
      one.shadowRoot!.querySelector('.tools > othello-controls')!.shadowRoot!.querySelector('[part~=hint]');
    const hint = async (one: OthelloGame): Promise<void> => {
      one.board.focus();
      const target = one.board.shadowRoot!.activeElement!;
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true, composed: true }));
      await settle(one);
    };
    cell(ann.board, 'f5').click();
    await eventually(() => bob.board.moves === 'f5');
    cell(bob.board, 'd6').click();
    await eventually(() => ann.board.moves === 'f5d6');
    ann.board.engineProvider = () => Promise.resolve(firstMoveEngine);
    expect([hintOf(ann), hintOf(bob)]).to.deep.equal([null, null]);
    await press(ann, 'Suggest allowing hints for both');
    await says(ann, 'Waiting for Bob to answer.');
    await says(bob, 'Ann suggests allowing hints for both of you.');
    expect([hintOf(ann), hintOf(bob)]).to.deep.equal([null, null]);
    await press(bob, 'Decline');
    await says(ann, 'Bob declined.');
    await hint(ann);
    expect(ann.board.marks).to.have.length(0);
    await press(ann, 'Suggest allowing hints for both');
    await press(bob, 'Agree');
    await eventually(() => hintOf(ann) !== null && hintOf(bob) !== null);
    expect(button(ann, 'Suggest allowing hints for both')).to.equal(undefined);
    await hint(ann);
    await says(ann, 'Hint: ');
    expect(ann.board.marks).to.have.length(1);
    expect(bob.board.marks).to.have.length(0);
    await press(ann, 'Offer a draw');
    await press(bob, 'Agree');
    await says(ann, 'Draw by agreement.');
    expect([hintOf(ann), hintOf(bob)]).to.deep.equal([null, null]);
    await press(bob, 'Play again');
    await press(ann, 'Agree');
    await eventually(() => ann.board.length + bob.board.length === 0);
    expect([hintOf(ann), hintOf(bob)]).to.deep.equal([null, null]);
  });

  it('is given up on both boards, and its end asks the other side for another game', async () => {
    const { ann, bob } = await pair();
    cell(ann.board, 'f5').click();
    await eventually(() => bob.board.moves === 'f5');
    ann.board.resign('black');
    await eventually(() => bob.board.result?.reason === 'resignation' && bob.board.winner === 'white');
    const end = () => ann.shadowRoot!.querySelector('#end');
    await eventually(() => end() !== null);
    expect(end()!.textContent).not.to.contain('Swap colours');
    await press(ann, 'Play again');
    await says(bob, 'Ann would like to play again.');
    await press(bob, 'Agree');
    await eventually(() => ann.board.length + bob.board.length === 0 && !ann.board.gameOver);
  });

  it('shows the same clocks on both sides', async () => {
    const { ann, bob } = await pair({ time: 300, increment: 2 });
    cell(ann.board, 'f5').click();
    await eventually(() => bob.board.moves === 'f5');
    const clock = (one: OthelloGame) => one.shadowRoot!.querySelector('othello-clock')!;
    for (const one of [ann, bob]) {
      // The increment of the move was added.
      await eventually(() => Math.round(clock(one).remaining.black / 1000) === 302);
      await eventually(() => clock(one).running);
      expect(Math.ceil(clock(one).remaining.white / 1000)).to.be.within(298, 300);
    }
  });

  it('is watched in another tab of a player, who can go on there', async () => {
    const { ann, bob, link } = await pair();
    const again = await game();
    await again.openLive(link.table, link.friend);
    await says(again, 'You are playing this game in another tab.');
    cell(ann.board, 'f5').click();
    await eventually(() => bob.board.moves === 'f5' && again.board.moves === 'f5');
    // It is said as long as the tab watches.
    await says(again, 'You are playing this game in another tab.');
    cell(again.board, 'd6').click();
    expect(again.board.moves).to.equal('f5');
    await eventually(() => scoreOf(again).getAttribute('white-name') === 'You');
    cell(bob.board, 'd6').click();
    await eventually(() => ann.board.moves === 'f5d6' && again.board.moves === 'f5d6');
    await press(again, 'Play here');
    await says(bob, 'You are playing this game in another tab.');
    await eventually(() => again.board.player === 'white' && ann.board.turn === 'black');
    await says(again, 'Ann is here.');
    cell(ann.board, 'c3').click();
    await eventually(() => again.board.moves === 'f5d6c3');
    cell(again.board, 'd3').click();
    await eventually(() => ann.board.moves === 'f5d6c3d3' && bob.board.moves === 'f5d6c3d3');
  });

  it('lets the player who made the link keep their side, whatever others say', async () => {
    const ann = await game();
    await ann.playLive({ side: 'black', names: ['Ann', 'Bob'] });
    await says(ann, 'Waiting for Bob');
    const link = carried();
    const channel = new BroadcastChannel(`othello ${readTable(link.table)!.room}`);
    const heard = (): Promise<unknown> =>
      new Promise((resolve) => channel.addEventListener('message', resolve, { once: true }));
    await heard();
    const eve = await new BrowserIdentities().identity();
    const sent = { othello: 2, type: 'hello', side: 'white', began: 1, number: 1, name: 'Eve', with: eve.id };
    const record = emptyRecord(Position.start.toString());
    const text = JSON.stringify({ ...sent, record, thinking: 0, offer: null, answer: null });
    const answered = heard();
    channel.postMessage(printEnvelope({ key: eve.key, signature: await eve.sign(text), text }));
    await answered;
    channel.close();
    const bob = await game();
    await bob.openLive(link.table, link.friend);
    await says(ann, 'Bob is here.');
    cell(ann.board, 'f5').click();
    await eventually(() => bob.board.moves === 'f5');
  });
});
