import { expect } from '@open-wc/testing';
import { cutGame, deleteMove } from '../../../../src/core/rules/game/editing.js';
import { Game } from '../../../../src/core/rules/game/game.js';
import type { GameNode } from '../../../../src/core/rules/game/tree.js';
import type { Square } from '../../../../src/core/rules/square.js';
import { eventually } from '../../board/support.js';
import { tableEngine } from '../analysis-support.js';
import { room } from '../support.js';

const MOVES: readonly Square[] = ['f5', 'd6', 'c3', 'd3'];

type Tag = keyof HTMLElementTagNameMap & `othello-${string}`;

/** Companions of a game without a board in the page. */
async function views(tags: readonly Tag[], moves = MOVES) {
  const game = new Game();
  for (const move of moves) game.play(move);
  const place = room(tags.map((tag) => `<${tag}></${tag}>`).join(''));
  const find = <T extends Tag>(tag: T): HTMLElementTagNameMap[T] => place.querySelector(tag)!;
  const { engine } = tableEngine();
  for (const tag of tags) Object.assign(find(tag), { game });
  const inside = (tag: Tag): ShadowRoot => find(tag).shadowRoot!;
  const text = (tag: Tag): string => inside(tag).textContent.replace(/\s+/g, ' ').trim();
  const buttons = (tag: Tag): HTMLButtonElement[] => [...inside(tag).querySelectorAll('button')];
  const button = (tag: Tag, name: string): HTMLButtonElement | undefined =>
    buttons(tag).find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent).replace(/\s+/g, ' ').trim() === name,
    );
  await eventually(() => tags.every((tag) => inside(tag).querySelector('slot') !== null));
  return { game, place, find, inside, text, button, engine };
}

/** A review of a game without a board, with all elements that show it. */
async function reviewed(moves = MOVES) {
  const all = await views(['othello-review', 'othello-graph', 'othello-moves', 'othello-evaluation'], moves);
  const review = all.find('othello-review');
  review.engineProvider = () => Promise.resolve(all.engine);
  review.start();
  await eventually(() => review.result.status === 'complete');
  const rows = (): string[] =>
    [...all.inside('othello-graph').querySelectorAll('tbody tr')].map((row) =>
      row.textContent.replace(/\s+/g, ' ').trim(),
    );
  await eventually(() => rows().length === moves.length);
  return { ...all, review, rows };
}

describe('a game without a board', () => {
  it('is gone through, passed and resigned by the controls', async () => {
    const { game, inside, button } = await views(['othello-controls']);
    inside('othello-controls').host.setAttribute('buttons', 'undo redo first last resign hint move-now');
    await eventually(() => button('othello-controls', 'Resign') !== undefined);
    const isOff = (name: string): boolean =>
      button('othello-controls', name)!.getAttribute('aria-disabled') === 'true';
    button('othello-controls', 'To the start')!.click();
    expect(game.ply).to.equal(0);
    await eventually(() => isOff('Take back'));
    button('othello-controls', 'To the end')!.click();
    expect(game.ply).to.equal(4);
    // A game has no engine.
    expect(isOff('Hint')).to.equal(true);
    await eventually(() => !isOff('Resign'));
    button('othello-controls', 'Resign')!.click();
    inside('othello-controls').querySelector<HTMLButtonElement>('[value=yes]')!.click();
    await eventually(() => game.result !== undefined);
    expect(game.result).to.include({ reason: 'resignation', winner: 'white' });
  });

  it('has the next moves of its opening, and is played on by them', async () => {
    const { game, inside } = await views(['othello-openings'], ['f5']);
    const moves = (): string[] =>
      [...inside('othello-openings').querySelectorAll('.move')].map(({ textContent }) => textContent.trim());
    await eventually(() => moves().length === 3);
    inside('othello-openings').querySelector<HTMLButtonElement>('.move')!.click();
    expect(game.ply).to.equal(2);
    await eventually(() => moves().length > 0 && !moves().includes(game.lastMove!));
  });

  it('has lines of an engine that the page gives, and one that is clicked becomes a side line', async () => {
    const { game, find, inside, engine } = await views(['othello-lines'], ['f5', 'd6']);
    game.goTo(1);
    const lines = find('othello-lines');
    lines.engineProvider = () => Promise.resolve(engine);
    lines.running = true;
    await eventually(() => inside('othello-lines').querySelectorAll('li').length === 3);
    const move = inside('othello-lines').querySelector<HTMLButtonElement>('.move')!;
    move.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    move.click();
    expect(game.ply).to.equal(2);
    expect(game.root.children[0]!.children).to.have.lengthOf(2);
  });

  it('has its result as its value', async () => {
    const { game, text } = await views(['othello-evaluation']);
    game.resign('black');
    await eventually(() => text('othello-evaluation').includes('White'));
  });

  it('is reviewed by an engine that the page gives, and all that shows the game shows the values', async () => {
    const { game, find, inside, text, review, rows } = await reviewed();
    expect(review.result.plies.map((ply) => ply!.square)).to.deep.equal(MOVES);
    expect(rows()[1]).to.contain('blunder');
    expect(text('othello-moves')).to.contain('?? −12');
    game.goTo(2);
    await eventually(() => text('othello-evaluation').includes('12'));
    expect(find('othello-graph').shadowRoot!.querySelector('[role=slider]')!.ariaValueNow).to.equal('2');
    // There is no board to show a line on, or to learn on.
    expect(inside('othello-review').querySelectorAll('.go')).to.have.lengthOf(1);
    expect(inside('othello-review').querySelector('[aria-label^="Show the refutation"]')).to.equal(null);
    expect(text('othello-review')).not.to.contain('Learn from');
  });

  it('keeps its review when a side line is entered, deleted, and cut', async () => {
    const { game, find, inside, review, rows } = await reviewed();
    const before = rows();
    game.goTo(1);
    game.play('f4');
    await eventually(() => find('othello-graph').shadowRoot!.querySelector('.other') !== null);
    expect(rows(), 'the table').to.deep.equal(before);
    expect(review.result.plies.map((ply) => ply?.square)).to.deep.equal(MOVES);
    expect(review.result.status).to.equal('complete');
    deleteMove(game, game.node);
    await review.updateComplete;
    expect(review.result.plies.map((ply) => ply?.square)).to.deep.equal(MOVES);
    const last: GameNode = game.nodes[1]!;
    cutGame(game, last);
    await eventually(() => rows().length === 2);
    expect(review.result.plies.map((ply) => ply?.square)).to.deep.equal(['f5', 'd6']);
    // Every place in the list can be reached.
    for (const one of inside('othello-review').querySelectorAll<HTMLButtonElement>('.go')) one.click();
    game.reset();
    await eventually(() => review.result.status === 'idle');
    expect(review.result.plies).to.deep.equal([]);
  });

  it('is shown as it is after its companions have been elsewhere in the page', async () => {
    const { game, place, find, text } = await views(['othello-score', 'othello-moves']);
    const elsewhere = document.createElement('div');
    const score = find('othello-score');
    score.remove();
    game.goTo(0);
    elsewhere.append(score);
    place.append(elsewhere);
    await eventually(() => text('othello-score').includes('Black: 2'));
    game.goTo(1);
    await eventually(() => text('othello-score').includes('Black: 4'));
  });
});
