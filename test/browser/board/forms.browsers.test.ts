import { expect } from '@open-wc/testing';
import type { OthelloBoard } from '../../../src/elements/board/element/element.js';
import { board, cell } from './support.js';

/** A form with a board in it. */
async function form(
  attributes: Readonly<Record<string, string>>,
): Promise<{ form: HTMLFormElement; element: OthelloBoard }> {
  const element = await board({ interactive: '', ...attributes });
  const around = document.createElement('form');
  element.replaceWith(around);
  around.append(element);
  await element.updateComplete;
  return { form: around, element };
}

describe('a board in a form', () => {
  afterEach(() => document.querySelectorAll('body > form').forEach((one) => one.remove()));

  it('is a field whose value is the transcript', async () => {
    const { form: around, element } = await form({ name: 'game', moves: 'f5' });
    const value = (): FormDataEntryValue | null => new FormData(around).get('game');
    expect(value()).to.equal('f5');
    cell(element, 'd6').click();
    await element.updateComplete;
    expect(value()).to.equal('f5d6');
    element.moves = 'c4';
    await element.updateComplete;
    expect(value()).to.equal('c4');
    element.removeAttribute('name');
    expect([...new FormData(around).keys()]).to.deep.equal([]);
  });

  it('begins again when the form is reset', async () => {
    const { form: around, element } = await form({ name: 'game', moves: 'f5' });
    cell(element, 'd6').click();
    around.reset();
    await element.updateComplete;
    expect(element.moves).to.equal('f5');
    expect(new FormData(around).get('game')).to.equal('f5');
  });

  it('takes no moves while it is disabled, by itself or by a fieldset', async () => {
    const { form: around, element } = await form({ name: 'game', disabled: '' });
    const fieldset = document.createElement('fieldset');
    around.append(fieldset);
    const legal = (): number => element.shadowRoot!.querySelectorAll('[part~=legal]').length;
    const tries = async (): Promise<number> => {
      cell(element, element.legalMoves[0]!).click();
      await element.updateComplete;
      return element.ply;
    };
    expect([await tries(), legal()]).to.deep.equal([0, 0]);
    expect([...new FormData(around).keys()]).to.deep.equal([]);
    element.disabled = false;
    await element.updateComplete;
    expect(await tries()).to.equal(1);
    fieldset.disabled = true;
    fieldset.append(element);
    await element.updateComplete;
    expect([await tries(), legal()]).to.deep.equal([1, 0]);
    fieldset.disabled = false;
    await element.updateComplete;
    expect(await tries()).to.equal(2);
  });

  it('takes back the game that the browser has kept, at the place that was shown', async () => {
    const { element } = await form({ name: 'game' });
    element.formStateRestoreCallback('1 f5d6');
    await element.updateComplete;
    expect([element.moves, element.ply]).to.deep.equal(['f5d6', 1]);
  });

  it('begins again as it was written, also after the browser has given it a game that it kept', async () => {
    const { form: around, element } = await form({ name: 'game', moves: 'f5', ply: '0' });
    element.formStateRestoreCallback('3 f5d6c3');
    await element.updateComplete;
    around.reset();
    await element.updateComplete;
    expect([element.moves, element.ply]).to.deep.equal(['f5', 0]);
    expect(new FormData(around).get('game')).to.equal('f5');
  });

  it('has its value at once, whatever has changed it', async () => {
    const { form: around, element } = await form({ name: 'game', moves: 'f5' });
    const value = (): FormDataEntryValue | null => new FormData(around).get('game');
    element.play('d6');
    expect(value()).to.equal('f5d6');
    element.moves = 'c4';
    expect(value()).to.equal('c4');
    element.reset();
    expect(value()).to.equal('c4');
    element.name = 'other';
    expect([...new FormData(around).keys()]).to.deep.equal(['other']);
    element.disabled = true;
    expect([...new FormData(around).keys()]).to.deep.equal([]);
  });

  it('knows its form and its labels; a click on a label gives it the focus', async () => {
    const { form: around, element } = await form({ name: 'game', id: 'field' });
    const label = Object.assign(document.createElement('label'), { htmlFor: 'field', textContent: 'Game' });
    around.prepend(label);
    expect(element.form).to.equal(around);
    expect([...element.labels]).to.deep.equal([label]);
    expect(element.validity.valid).to.equal(true);
    label.click();
    expect(document.activeElement).to.equal(element);
    expect(element.ply).to.equal(0);
  });
});
