import { expect } from '@open-wc/testing';
import { parseTranscript } from '../../../src/core/formats/notation/transcript.js';
import { SQUARES } from '../../../src/core/rules/square.js';
import { board, cell, cells, eventually, focused, press, spoken } from './support.js';

describe('a board for those who hear it', () => {
  it('is one grid of 8 rows and 64 cells, named right after every move of a game', async () => {
    const element = await board({ interactive: '' });
    const root = element.shadowRoot!;
    expect(root.querySelectorAll('[role=grid]').length).to.equal(1);
    expect(
      [...root.querySelectorAll('[role=row]')].map((row) => row.getAttribute('aria-label')),
    ).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `Row ${n}`));
    expect(root.querySelectorAll('[role=row] > [role=gridcell]').length).to.equal(64);
    while (!element.gameOver) {
      cell(element, element.legalMoves[0]!).click();
      await element.updateComplete;
      const { position } = parseTranscript(element.moves);
      const legal = element.legalMoves;
      cells(element).forEach((one, index) => {
        const square = SQUARES[index]!;
        const words = [square, position.at(square) ?? (legal.includes(square) ? 'legal' : 'empty')];
        if (square === element.lastMove) words.push('last move');
        expect(one.getAttribute('aria-label')).to.equal(words.join(', '));
      });
    }
  });

  it('is a table without Tab stops when it is a picture', async () => {
    const element = await board();
    expect(element.shadowRoot!.querySelectorAll('[role=table] [role=row] > [role=cell]').length).to.equal(64);
    expect(element.shadowRoot!.querySelectorAll('[tabindex]').length).to.equal(0);
  });

  it('has nothing that axe finds fault with', async () => {
    await expect(await board({ interactive: '', moves: 'f5d6' })).to.be.accessible();
    await expect(await board({ moves: 'f5d6', coordinates: 'inside' })).to.be.accessible();
  });

  it('is played by keyboard: one Tab stop, arrows, next legal square, typed squares', async () => {
    const element = await board({ interactive: '' });
    expect(element.shadowRoot!.querySelectorAll('[tabindex="0"]').length).to.equal(1);
    element.focus();
    expect(focused(element)).to.equal('d3');
    await press('n');
    expect(focused(element)).to.equal('c4');
    await press('N');
    expect(focused(element)).to.equal('d3');
    await press('ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft');
    expect(focused(element)).to.equal('d3');
    await press('Control+Home', 'ArrowUp', 'ArrowLeft');
    expect(focused(element)).to.equal('a1');
    await press('End', 'PageDown');
    expect(focused(element)).to.equal('h8');
    await press('f', '5', 'Enter');
    expect(element.moves.toLowerCase()).to.equal('f5');
    expect(focused(element)).to.equal('f5');
    await press('Control+z');
    expect(element.ply).to.equal(0);
    await press('Control+y');
    expect(element.ply).to.equal(1);
  });

  it('moves as it is seen when the board is turned', async () => {
    const element = await board({ interactive: '', orientation: 'white' });
    element.focusSquare('d4');
    await press('ArrowUp');
    expect(focused(element)).to.equal('d5');
    await press('ArrowLeft');
    expect(focused(element)).to.equal('e5');
  });

  it('leaves single keys to the page with no-shortcuts', async () => {
    const element = await board({ interactive: '', 'no-shortcuts': '' });
    element.focusSquare('a1');
    await press('n');
    expect(focused(element)).to.equal('a1');
  });

  it('says each move, each pass and the end', async () => {
    const element = await board({ interactive: '' });
    cell(element, 'f5').click();
    expect(await spoken(element)).to.equal('Black f5, flips 1. White to move, 3 moves.');
    element.moves = 'f5f6d3g5h5h4f7';
    await element.updateComplete;
    cell(element, 'h6').click();
    expect(await spoken(element)).to.match(
      /^White h6, flips \d\. Black must pass\. White to move, 2 moves\.$/,
    );
    element.moves = 'f5f4c3c6c5d6f3c4';
    await element.updateComplete;
    cell(element, 'c7').click();
    expect(await spoken(element)).to.match(/Game over\. Black 64, White 0\. Black wins by 64\.$/);
  });

  it('says why a square cannot be played, also twice', async () => {
    const element = await board({ interactive: '' });
    cell(element, 'a1').click();
    const first = await spoken(element);
    expect(first.toLowerCase()).to.equal('a1 is not a legal move.');
    cell(element, 'a1').click();
    expect(await spoken(element)).to.equal(`${first}\u00a0`);
    cell(element, 'd4').click();
    expect((await spoken(element)).toLowerCase()).to.equal('d4 is occupied.');
  });

  it('speaks the language of the page, French and Czech included', async () => {
    const element = await board({ interactive: '', lang: 'fr' });
    const label = () => cell(element, 'a1').getAttribute('aria-label');
    await eventually(() => label() === 'a1, vide');
    cell(element, 'f5').click();
    expect(await spoken(element)).to.contain('Noir f5, retourne 1 pion.');
    element.lang = 'cs';
    await eventually(() => label() === 'a1, prázdné');
  });

  it('answers a click where nobody may play in words and by a short shake', async () => {
    const element = await board({ interactive: '' });
    cell(element, 'a1').click();
    expect(await spoken(element)).to.contain('a1 is not a legal move.');
    expect(cell(element, 'a1').getAnimations()).to.have.length(1);
  });

  it('names squares by numbers where its coordinates are numbers', async () => {
    const element = await board({ interactive: '', 'coordinate-style': 'numbers' });
    expect(cell(element, 'f5').getAttribute('aria-label')).to.equal('(5,4), legal');
    cell(element, 'f5').click();
    expect(await spoken(element)).to.contain('Black (5,4), flips 1.');
    cell(element, 'a1').click();
    expect(await spoken(element)).to.contain('(0,0) is not a legal move.');
    expect(await element.toText())
      .to.contain('(5,4)')
      .and.not.to.contain('f5');
  });
});
