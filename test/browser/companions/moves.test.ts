import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
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
