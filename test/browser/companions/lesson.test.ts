import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { OthelloLesson } from '../../../src/elements/companions/lesson/lesson.js';
import type { Engine } from '../../../src/core/engine/engine.js';
import { Game } from '../../../src/core/rules/game/game.js';
import { eventually, spoken, transcript } from '../board/support.js';
import { room } from './support.js';

const STEPS = `
  <section moves="f5" marks="f5=A"><h3>One</h3><p>Black begins with <a data-move="f5">f5</a>.</p></section>
  <section moves="+d6" arrows="d6-d5"><p>White turns <a data-move="d6">d6</a>; there is <a data-move="f6">f6</a>, too,
    <a data-move="f6e6">and more</a>, and <a data-move="e4">this disc</a>.</p></section>
  <section answer="c3 c4"><p>What now?</p><p data-solved>So it goes on.</p></section>`;

async function lesson(attributes = '', steps = STEPS) {
  const place = room(`<othello-lesson no-follow ${attributes}>${steps}</othello-lesson>`);
  const element = place.querySelector<OthelloLesson>('othello-lesson')!;
  await element.updateComplete;
  await import('../../../src/elements/board/interaction/interaction.js');
  const root = element.shadowRoot!;
  const board = element.board!;
  board.style.setProperty('--othello-flip-duration', '0s');
  await board.updateComplete;
  const text = (): string => root.textContent.replace(/\s+/g, ' ').trim();
  const button = (name: string): HTMLButtonElement =>
    [...root.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent).trim() === name)!;
  const link = (name: string): HTMLElement =>
    [...element.querySelectorAll<HTMLElement>('[data-move]')].find((one) => one.textContent === name)!;
  const click = (square: string): void =>
    board.shadowRoot!.querySelector<HTMLElement>(`[data-square="${square}"]`)!.click();
  const heard: Event[] = [];
  for (const name of ['othello-lessonstep', 'othello-lessonend', 'othello-error'] as const) {
    place.addEventListener(name, (event) => heard.push(event));
  }
  return { place, element, board, text, button, link, click, heard };
}

describe('a lesson', () => {
  for (const zoom of [0.5, 1.25, 2])
    it(`has a board in the window where the page is magnified ${zoom} times, also later`, async () => {
      const { place, board } = await lesson();
      const sideAt = (scale: number): number =>
        board.getBoundingClientRect().height * ('currentCSSZoom' in board ? 1 : scale);
      const before = sideAt(1);
      place.style.zoom = String(zoom);
      await eventually(() => sideAt(zoom) > 0.3 * before && sideAt(zoom) <= 0.75 * innerHeight);
      place.style.zoom = '';
      await eventually(() => Math.abs(sideAt(1) - before) < 1);
    });

  it('shows its first step, and the others by buttons', async () => {
    const { element, board, text, button, heard } = await lesson();
    expect(element.step).to.equal(1);
    expect(board.moves).to.equal('f5');
    expect(board.marks).to.deep.equal([{ square: 'f5', text: 'A' }]);
    expect(text()).to.contain('Step 1 of 3');
    expect(button('Previous').getAttribute('aria-disabled')).to.equal('true');
    button('Next').click();
    await element.updateComplete;
    expect(board.history.join('')).to.equal('f5d6');
    expect(board.arrows).to.have.length(1);
    expect(board.marks).to.have.length(0);
    expect((heard[0] as CustomEvent<{ step: number }>).detail.step).to.equal(2);
    button('Previous').click();
    expect(board.history.join('')).to.equal('f5');
    const sections = [...element.querySelectorAll('section')];
    expect(sections.map((one) => one.getAttribute('aria-current'))).to.deep.equal(['step', null, null]);
  });

  it('has the text before the board, for who listens, and both named', async () => {
    const { element } = await lesson();
    const [text, beside] = [...element.shadowRoot!.querySelector('.lesson')!.children];
    expect(text!.querySelector('slot:not([name])')).not.to.equal(null);
    expect(beside!.localName).to.equal('aside');
    expect(beside!.getAttribute('aria-label')).to.equal('The board for this lesson');
    await expect(element).to.be.accessible();
  });

  it('goes back and forth by the arrow keys, which on the board are its own', async () => {
    const { element, button, board } = await lesson();
    button('Next').focus();
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'ArrowRight' });
    expect(element.step).to.equal(3);
    await sendKeys({ press: 'ArrowLeft' });
    expect(element.step).to.equal(2);
    element.next();
    await eventually(() => board.interactive);
    await board.updateComplete;
    board.focusSquare('c3');
    await sendKeys({ press: 'ArrowLeft' });
    expect(element.step).to.equal(3);
  });

  it('follows moves of the text: in its line, in a side line, or as a square', async () => {
    const { element, board, link } = await lesson();
    const [one, two] = [link('d6'), link('f6')];
    one.click();
    expect(element.step).to.equal(2);
    expect(board.history.join('')).to.equal('f5d6');
    // Black may not play there: it is White's move in place of d6.
    two.focus();
    await sendKeys({ press: 'Enter' });
    expect(board.history.join('')).to.equal('f5f6');
    expect(two.getAttribute('aria-current')).to.equal('true');
    link('and more').click();
    expect(board.history.join('')).to.equal('f5f6e6');
    link('this disc').click();
    expect(board.history.join('')).to.equal('f5f6e6');
    expect(board.marks).to.deep.equal([{ square: 'e4', shape: 'square' }]);
  });

  it('says that a square flips nothing, which is no mistake', async () => {
    const { element, board, text, click } = await lesson();
    element.goTo(3);
    await eventually(() => board.interactive);
    await board.updateComplete;
    click('a1');
    await element.updateComplete;
    expect(text()).to.contain('a1 flips nothing. Try another square.');
    expect(text()).not.to.contain('Try again');
    expect(board.marks).to.deep.equal([]);
    // After the third such square, the answer has a hint.
    click('b1');
    click('d1');
    await element.updateComplete;
    expect(text()).to.contain('d1 flips nothing. Hint: the move is in column c.');
    click('c3');
    await element.updateComplete;
    expect(text()).to.contain('c3 is right.');
    expect(element.result).to.include({ found: 1, firstTry: 1 });
  });

  it('asks for a move, takes the right one alone, and shows what the author kept for then', async () => {
    const { element, board, text, button, click, heard } = await lesson();
    element.goTo(3);
    await element.updateComplete;
    const solved = element.querySelector<HTMLElement>('[data-solved]')!;
    expect(getComputedStyle(solved).display).to.equal('none');
    expect(text()).to.contain('Black to move: find the move.');
    await eventually(() => board.interactive);
    await board.updateComplete;
    click('c5');
    await eventually(() => text().includes('c5 is not the move.'));
    // The wrong move is shown with a mark; the next click is another try.
    expect(board.history.join('')).to.equal('f5d6c5');
    expect(board.marks).to.deep.equal([{ square: 'c5', shape: 'cross' }]);
    click('c3');
    await eventually(() => text().includes('c3 is right.'));
    expect(board.history.join('')).to.equal('f5d6c3');
    expect(getComputedStyle(solved).display).not.to.equal('none');
    button('Finish').click();
    await element.updateComplete;
    expect(text()).to.contain('You have reached the end of the lesson.');
    expect(text()).to.contain('Moves found on the first try: 0 of 1.');
    const end = heard.at(-1) as CustomEvent;
    expect([end.type, end.detail]).to.deep.equal([
      'othello-lessonend',
      { tasks: 1, found: 1, firstTry: 0, missed: [3] },
    ]);
    button('Start again').click();
    await element.updateComplete;
    expect(element.step).to.equal(1);
    expect(element.result).to.deep.equal({ tasks: 1, found: 0, firstTry: 0, missed: [3] });
  });

  it('answers a wrong move with the author’s reason and line, and takes it back', async () => {
    const { element, board, text, button, click } = await lesson(
      '',
      `<section moves="f5d6" answer="c3">Which?<p data-wrong="c5f4 c7" data-marks="e3=square" hidden>That is the Rabbit.</p></section>`,
    );
    await eventually(() => board.interactive);
    await board.updateComplete;
    click('c5');
    await eventually(() => text().includes('That is the Rabbit.'));
    expect(text()).not.to.contain('is not the move');
    expect(board.history.join('')).to.equal('f5d6c5f4');
    expect(board.marks).to.deep.include({ square: 'e3', shape: 'square' });
    // White's f4 flips e4 in the line to d4, and e5 in the line to d6.
    expect(board.arrows).to.deep.equal([
      { from: 'f4', to: 'd4' },
      { from: 'f4', to: 'd6' },
    ]);
    button('Try again').click();
    await element.updateComplete;
    expect(text()).to.contain('Black to move: find the move.');
    expect(board.history.join('')).to.equal('f5d6');
    expect(board.marks).to.deep.equal([{ square: 'c5', shape: 'cross' }]);
    click('c3');
    await eventually(() => text().includes('c3 is right.'));
    expect(element.result.missed).to.deep.equal([1]);
  });

  it('marks what a question or an answer is about, and no square that a click there does nothing with', async () => {
    const { board, text, link, click } = await lesson(
      '',
      '<section moves="f5d6" answer="c3">Which? Not <a data-move="c4d3">this</a>.</section>',
    );
    await eventually(() => board.interactive);
    await board.updateComplete;
    link('this').click();
    await board.updateComplete;
    expect(board.history.join('')).to.equal('f5d6c4d3');
    expect(board.shadowRoot!.querySelectorAll('[data-legal]')).to.have.length(0);
    // The click leaves the line of the text, and is a try.
    click('c5');
    await eventually(() => text().includes('c5 is not the move.'));
    click('c4');
    await eventually(() => text().includes('c4 is not the move.'));
    expect(board.marks).to.deep.equal([{ square: 'c4', shape: 'cross' }]);
  });

  it('counts an illegal try as a miss where a single move is legal', async () => {
    const { element, board, text, click } = await lesson(
      '',
      `<section position="XO${'-'.repeat(62)} X" answer="c1">Which?</section>`,
    );
    await eventually(() => board.interactive);
    await board.updateComplete;
    click('h8');
    await eventually(() => text().includes('h8'));
    click('c1');
    await eventually(() => text().includes('c1 is right.'));
    expect(element.result).to.deep.equal({ tasks: 1, found: 1, firstTry: 0, missed: [1] });
  });

  it('shows the move to who asks for it', async () => {
    const { element, board, text } = await lesson();
    element.goTo(3);
    element.solve();
    await eventually(() => text().includes('The answer: c3 c4.'));
    expect(board.history.join('')).to.equal('f5d6c3');
    expect(element.result.found).to.equal(0);
  });

  it('has its board announce the moves of an answer alone, and nothing of a new step', async () => {
    // After c7 White has no disc left, which ends a game.
    const { element, board, text, click } = await lesson(
      '',
      '<section moves="f5f4c3c6c5d6f3c4" answer="c7">Which?</section><section moves="f5d6">So</section>',
    );
    await eventually(() => board.interactive);
    await board.updateComplete;
    const announced = transcript(board);
    click('b5');
    await eventually(() => text().includes('b5 is not the move'));
    expect(await spoken(board)).to.equal('Black b5, flips 1.');
    click('c7');
    await eventually(() => text().includes('c7 is right.'));
    expect(await spoken(board)).to.equal('Black c7, flips 5.');
    const count = announced.length;
    element.next();
    await spoken(board);
    element.previous();
    await spoken(board);
    expect(announced).to.have.length(count);
  });

  it('lets the engine judge', async () => {
    const { element, board, text, click } = await lesson(
      '',
      '<section moves="f5" answer="engine">Which?</section>',
    );
    let isBroken = true;
    const engine: Engine = {
      search: (position) => {
        if (isBroken) return Promise.reject(new Error('no line'));
        const moves = position.legalMoves.map((move) => {
          const value = move === 'd6' ? 4 : 0;
          return { move, value, certainty: 'exact' as const, depth: 9, line: [move] };
        });
        moves.sort((a, b) => b.value - a.value);
        return Promise.resolve({ ...moves[0]!, moves, nodes: 1, time: 1, nps: 1 });
      },
      close: () => undefined,
    };
    element.engineProvider = () => Promise.resolve(engine);
    await element.updateComplete;
    await board.updateComplete;
    click('f4');
    await eventually(() => text().includes('The computer failed'));
    isBroken = false;
    click('f4');
    await eventually(() => text().includes('f4 loses 4 discs. Try another move.'));
    expect(board.history.join('')).to.equal('f5f4');
    click('d6');
    await eventually(() => text().includes('d6 is right.'));
    expect(board.history.join('')).to.equal('f5d6');
  });

  it('reads lists, data attributes and a game with plies', async () => {
    const { element, board } = await lesson(
      'moves="f5d6c3" orientation="white"',
      '<ol><li data-ply="1">One</li><li data-ply="end" data-marks="c3=dot">End</li></ol>',
    );
    expect(element.length).to.equal(2);
    expect(board.ply).to.equal(1);
    expect(board.orientation).to.equal('white');
    element.next();
    expect(board.ply).to.equal(3);
    expect(board.marks).to.deep.equal([{ square: 'c3', shape: 'dot' }]);
  });

  it('shows the main line of a game that the page gives it, and of the game as it goes on', async () => {
    const game = new Game();
    for (const move of ['f5', 'd6', 'c3'] as const) game.play(move);
    game.goTo(1);
    game.play('f6');
    const { element, board, heard } = await lesson(
      '',
      '<section ply="2"></section><section ply="end"></section>',
    );
    element.game = game;
    await element.updateComplete;
    expect(board.history.join('')).to.equal('f5d6');
    element.next();
    expect(board.history.join('')).to.equal('f5d6c3');
    game.goTo(game.root.children[0]!.children[0]!.children[0]!);
    game.play('d3');
    await element.updateComplete;
    expect(board.history.join('')).to.equal('f5d6c3d3');
    board.undo();
    expect(game.line.join('')).to.equal('f5d6c3d3');
    element.game = undefined;
    await element.updateComplete;
    expect(board.history).to.deep.equal([]);
    // Without the game a step has no ply 2.
    expect(heard.map(({ type }) => type)).to.include('othello-error');
  });

  it('makes links of the moves in the text when asked, and of nothing else', async () => {
    const { element } = await lesson(
      'link-moves',
      '<section moves="f5d6">After f5 (not f5x, A4 or <code>c3</code>) comes d6c3, <a href="#there">d3</a>.</section>',
    );
    const links = [...element.querySelectorAll<HTMLElement>('[data-move]')];
    expect(links.map(({ dataset }) => dataset['move'])).to.deep.equal(['f5', 'd6c3']);
    expect(element.textContent).to.equal('After f5 (not f5x, A4 or c3) comes d6c3, d3.');
  });

  it('says which step it cannot read, and goes on with the others', async () => {
    const { element, heard, board } = await lesson();
    const wrong = document.createElement('section');
    wrong.setAttribute('moves', 'a1');
    element.append(wrong);
    await eventually(() => heard.length > 0);
    expect(heard[0]!.type).to.equal('othello-error');
    expect(element.length).to.equal(3);
    expect(board.moves).to.contain('f5');
  });

  it('shows its steps on another board, and on one in its slot', async () => {
    const place = room(
      `<othello-board id="other"></othello-board><othello-lesson no-follow for="other">${STEPS}</othello-lesson>
       <othello-lesson no-follow>${STEPS}<othello-board slot="board"></othello-board></othello-lesson>`,
    );
    const [first, second] = [...place.querySelectorAll<OthelloLesson>('othello-lesson')];
    await first!.updateComplete;
    await second!.updateComplete;
    expect(first!.board!.id).to.equal('other');
    expect(first!.shadowRoot!.querySelector('othello-board')).to.equal(null);
    first!.next();
    second!.next();
    expect(first!.board!.history.join('')).to.equal('f5d6');
    expect(second!.board!.slot).to.equal('board');
    expect(second!.board!.history.join('')).to.equal('f5d6');
  });

  it('prints a diagram in each step', async () => {
    const { element } = await lesson();
    globalThis.dispatchEvent(new Event('beforeprint'));
    const pictures = [...element.querySelectorAll('section > figure > svg')];
    expect(pictures).to.have.length(3);
    expect(pictures[0]!.outerHTML).to.contain('>A<');
    globalThis.dispatchEvent(new Event('afterprint'));
    expect(element.querySelector('figure')).to.equal(null);
    expect(element.length).to.equal(3);
  });

  it('hides what is for readers without scripts, and prints it in place of a diagram', async () => {
    const { element } = await lesson('', STEPS.replace('</h3>', '</h3><figure data-fallback>f5</figure>'));
    const fallback = element.querySelector<HTMLElement>('[data-fallback]')!;
    expect(getComputedStyle(fallback).display).to.equal('none');
    globalThis.dispatchEvent(new Event('beforeprint'));
    const sections = [...element.querySelectorAll('section')];
    expect(sections.map((one) => one.querySelectorAll('figure').length)).to.deep.equal([1, 1, 1]);
    globalThis.dispatchEvent(new Event('afterprint'));
  });

  it('follows the reader', async () => {
    const tall = STEPS.replaceAll('<section', '<section style="display: block; height: 100vh"');
    const { element } = await lesson('', tall);
    element.noFollow = false;
    await element.updateComplete;
    globalThis.scrollTo(0, 0);
    await eventually(() => {
      // Only the reader's own actions count: the first scroll is theirs.
      globalThis.scrollBy(0, 40);
      return element.step === 2;
    });
    globalThis.scrollTo(0, 0);
    await eventually(() => element.step === 1);
  });
});
