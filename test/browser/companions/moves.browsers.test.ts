import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { Game } from '../../../src/core/rules/game/game.js';
import { eventually } from '../board/support.js';
import { table } from './support.js';

/** After h6 Black cannot move and passes. */
const WITH_PASS = 'f5f6d3g5h5h4f7h6';

async function played(moves: string) {
  const all = await table('othello-moves');
  all.board.moves = moves;
  await all.settle();
  const focused = (): string => {
    const at = all.companion.shadowRoot!.activeElement;
    return (at?.querySelector('.unseen') ?? at)?.textContent.trim() ?? '';
  };
  return { ...all, focused };
}

describe('the moves', () => {
  it('leave axe nothing to find', async () => {
    const { companion } = await played(WITH_PASS);
    await expect(companion).to.be.accessible();
  });

  it('are a list by that name, also where a style takes the dots away', async () => {
    const { companion } = await played('f5d6');
    const list = companion.shadowRoot!.querySelector('[role=list]')!;
    expect(list.getAttribute('aria-label')).to.equal('Moves');
    expect(list.children).to.have.length(3);
  });

  it('draw a tree of thousands only near the place shown, and scroll to the others', async () => {
    const { board, companion, settle } = await played('');
    // A tree of all moves, up to the limit.
    const game = new Game();
    const seen = [game.root];
    for (const node of seen) {
      if (seen.length > 3000) break;
      for (const move of node.position.legalMoves) seen.push(game.add(node, move));
    }
    board.game = game;
    const buttons = (): HTMLButtonElement[] => [
      ...companion.shadowRoot!.querySelectorAll<HTMLButtonElement>('[part=list] button'),
    ];
    for (const node of [seen[0]!, seen[1500]!, seen.at(-1)!]) {
      board.goTo(node);
      await settle();
      expect(buttons().length).to.be.within(300, 1500);
      expect(companion.shadowRoot!.querySelectorAll('[aria-current]')).to.have.length(1);
    }
    board.goTo(0);
    await settle();
    const more = buttons().find((one) => one.textContent.includes('More moves from here'))!;
    more.click();
    await settle();
    const current = companion.shadowRoot!.querySelector('[aria-current]')!;
    expect(current.textContent).to.match(/^\s*\d+\. (Black|White) [a-h][1-8]/);
  });

  it('are gone to by a click', async () => {
    const { board, button, text, settle } = await played('f5d6c3d3c4');
    button('3. Black c3').click();
    expect(board.ply).to.equal(3);
    await settle();
    expect(button('3. Black c3').getAttribute('aria-current')).to.equal('step');
    expect(text()).to.contain('c4');
  });

  it('are gone through by keys; one of them is in the order of Tab', async () => {
    const { board, button, companion, focused, settle } = await played('f5d6c3d3c4');
    const stops = companion.shadowRoot!.querySelectorAll('[tabindex="0"]');
    expect(stops).to.have.length(1);
    button('5. Black c4').focus();
    for (const [key, ply, name] of [
      ['ArrowLeft', 4, '4. White d3'],
      ['Home', 0, 'Start'],
      ['ArrowRight', 1, '1. Black f5'],
      ['End', 5, '5. Black c4'],
      ['ArrowRight', 5, '5. Black c4'],
    ] as const) {
      await sendKeys({ press: key });
      await settle();
      expect(board.ply, key).to.equal(ply);
      expect(focused(), key).to.equal(name);
    }
  });

  it('keep the focus when the move that had it is gone', async () => {
    const { board, button, focused, settle } = await played('f5d6c3');
    button('3. Black c3').focus();
    board.moves = 'f5';
    await settle();
    expect(focused()).to.equal('1. Black f5');
  });

  it('say who passed', async () => {
    const { board, text, settle } = await played(WITH_PASS);
    expect(text(), 'before the next move').not.to.contain('passes');
    board.play(board.legalMoves[0]!);
    await settle();
    expect(text()).to.contain('Black passes');
  });

  it('name the opening', async () => {
    const { text } = await played('f5d6c3d3c4');
    await eventually(() => text().includes('Opening: Tiger'));
  });
});

/** A game of four moves with two alternatives to the third, one of them continued. */
async function branched(attributes = '') {
  const all = await table('othello-moves', attributes);
  const { board, settle } = all;
  board.moves = 'f5d6c3d3';
  await settle();
  board.goTo(2);
  board.play('c5');
  board.goTo(2);
  board.play('c4');
  board.play('f4');
  await settle();
  /** The lists with their names and their own content, without nested lists. */
  const lines = (): string[] =>
    [...all.companion.shadowRoot!.querySelectorAll('ol')].map((list) => {
      const moves = [...list.querySelectorAll(':scope > li > button .unseen')].map((one) => one.textContent);
      return `${list.getAttribute('aria-label')}: ${moves.join(', ')}`;
    });
  const current = () => all.companion.shadowRoot!.querySelector('[aria-current]')!;
  return { ...all, lines, current };
}

describe('side lines', () => {
  it('stand below the move that they leave, the one on the board named as such', async () => {
    const { lines } = await branched();
    expect(lines()).to.deep.equal([
      'Moves: 1. Black f5, 2. White d6, 3. Black c3, 4. White d3',
      'Variation instead of 3. Black c3: 3. Black c5',
      'Variation on the board, instead of 3. Black c3: 3. Black c4, 4. White f4',
    ]);
  });

  it('leave axe nothing to find, and the list its shape when they are gone to', async () => {
    const { board, button, companion, lines, current, settle } = await branched();
    await expect(companion).to.be.accessible();
    button('3. Black c5').click();
    await settle();
    expect(board.history).to.deep.equal(['f5', 'd6', 'c5']);
    expect(current().part.contains('current')).to.equal(true);
    expect(current().textContent).to.contain('c5');
    expect(lines().map((line) => line.split(':')[0])).to.deep.equal([
      'Moves',
      'Variation on the board, instead of 3. Black c3',
      'Variation instead of 3. Black c3',
    ]);
    button('4. White d3').click();
    expect(board.moves).to.equal('f5d6c3d3');
  });

  it('go off the line that the board shows to the eye, too', async () => {
    const { button, settle } = await branched();
    const off = (name: string): boolean => button(name).part.contains('off');
    expect([off('2. White d6'), off('3. Black c3'), off('3. Black c4')]).to.deep.equal([false, true, false]);
    expect(getComputedStyle(button('3. Black c3')).color).not.to.equal(
      getComputedStyle(button('2. White d6')).color,
    );
    button('3. Black c3').click();
    await settle();
    expect([off('3. Black c3'), off('3. Black c4')]).to.deep.equal([false, true]);
  });

  it('have side lines themselves', async () => {
    const { board, lines, settle } = await branched();
    board.undo();
    const other = board.legalMoves.find((move) => move !== 'f4')!;
    board.play(other);
    await settle();
    expect(lines()).to.include(`Variation on the board, instead of 4. White f4: 4. White ${other}`);
    const list = lines();
    expect(list[list.length - 2]).to.equal(
      'Variation on the board, instead of 3. Black c3: 3. Black c4, 4. White f4',
    );
  });

  it('are gone through by keys: along a line, and from line to line', async () => {
    const { board, button, current, companion, settle } = await branched();
    button('4. White f4').focus();
    for (const [key, moves] of [
      ['ArrowLeft', 'f5d6c4'],
      ['ArrowUp', 'f5d6c5'],
      ['ArrowUp', 'f5d6c3'],
      ['Home', ''],
      ['ArrowRight', 'f5'],
      ['End', 'f5d6c3d3'],
      ['ArrowLeft', 'f5d6c3'],
      ['ArrowDown', 'f5d6c5'],
      ['ArrowLeft', 'f5d6'],
      ['ArrowRight', 'f5d6c5'],
    ] as const) {
      await sendKeys({ press: key });
      await settle();
      expect(board.history.join(''), key).to.equal(moves);
      expect(companion.shadowRoot!.activeElement, key).to.equal(current());
    }
  });

  it('read from the right where the page does', async () => {
    const { board, button, companion, settle } = await branched();
    companion.dir = 'rtl';
    button('4. White f4').focus();
    await sendKeys({ press: 'ArrowRight' });
    await settle();
    expect(board.history.join('')).to.equal('f5d6c4');
    await sendKeys({ press: 'ArrowLeft' });
    await settle();
    expect(board.history.join('')).to.equal('f5d6c4f4');
  });

  it('are what was taken back, where the line on the board is the main one', async () => {
    const { button, lines, settle } = await branched('main-line="shown"');
    expect(lines()).to.deep.equal([
      'Moves: 1. Black f5, 2. White d6, 3. Black c4, 4. White f4',
      'Variation instead of 3. Black c4: 3. Black c3, 4. White d3',
      'Variation instead of 3. Black c4: 3. Black c5',
    ]);
    button('3. Black c5').click();
    await settle();
    expect(lines()[0]).to.equal('Moves: 1. Black f5, 2. White d6, 3. Black c5');
  });

  it('say their passes', async () => {
    const { board, text, settle } = await played(WITH_PASS);
    board.play(board.legalMoves[0]!);
    board.undo();
    board.play(board.legalMoves[1]!);
    await settle();
    expect(text().match(/Black passes/gu)).to.have.length(2);
  });

  it('are not made by a move whose discs were turned once more by hand', async () => {
    const { board, companion, settle } = await played('');
    const { position } = board;
    board.play('f5', `${position.slice(0, 37)}X${position.slice(38, 64)}`);
    board.undo();
    board.play('f5');
    await settle();
    board.goTo(board.places[0]!.children[0]!);
    await settle();
    expect(companion.shadowRoot!.querySelectorAll('ol')).to.have.length(1);
  });

  for (const [lang, name] of [
    ['fr', 'Variante affichée, au lieu de 3. Noir c3'],
    ['cs', 'Varianta na desce, místo tahu 3. Černý c3'],
  ] as const) {
    it(`are named in ${lang}`, async () => {
      const { companion, lines } = await branched(`lang="${lang}"`);
      await eventually(() => lines().some((line) => line.startsWith(name)));
      expect(companion.shadowRoot!.querySelectorAll('ol')).to.have.length(3);
    });
  }
});

describe('the list', () => {
  it('scrolls to the move on the board, and the page stays where it is', async () => {
    const { board, companion, settle } = await played('f5d6c3d3c4f4f6g5e3f3g6e2h5c5g4');
    companion.style.setProperty('--othello-moves-height', '4rem');
    companion.style.marginTop = '500px';
    board.goTo(0);
    await settle();
    const list = companion.shadowRoot!.querySelector('ol')!;
    const { scrollY } = window;
    expect(list.scrollTop).to.equal(0);
    for (const ply of [15, 1]) {
      board.goTo(ply);
      await settle();
      const [inside, frame] = [companion.shadowRoot!.querySelector('[aria-current]')!, list].map((one) =>
        one.getBoundingClientRect(),
      );
      expect(inside!.top, `${ply}`).to.be.at.least(frame!.top);
      expect(inside!.bottom, `${ply}`).to.be.at.most(frame!.bottom);
    }
    expect(window.scrollY).to.equal(scrollY);
  });
});

describe('moves by two numbers', () => {
  /** Where content of a list overflows its own button, in pixels. */
  const beyond = (companion: HTMLElement): number[] =>
    [...companion.shadowRoot!.querySelectorAll('[part=list] button')].flatMap((button) => {
      const text = document.createRange();
      text.selectNodeContents(button.querySelector('.seen') ?? button);
      const over = text.getBoundingClientRect().right - button.getBoundingClientRect().right;
      return over > 0 ? [over] : [];
    });

  for (const width of [120, 150, 200, 260, 330, 420])
    it(`have their brackets, and room for them, in a list of ${width} px`, async () => {
      const { board, companion, settle } = await played('');
      companion.style.width = `${width}px`;
      board.coordinateStyle = 'numbers';
      while (board.legalMoves.length > 0) board.play(board.legalMoves[0]!);
      board.goTo(20);
      board.play(board.legalMoves.at(-1)!);
      await settle();
      const texts = [...companion.shadowRoot!.querySelectorAll('.seen')].map((seen) =>
        seen.textContent.trim(),
      );
      expect(texts.length).to.be.above(30);
      for (const text of texts) expect(text).to.match(/^\d+\s*\([0-7],[0-7]\)$/u);
      expect(beyond(companion)).to.deep.equal([]);
    });
});
