import { expect } from '@open-wc/testing';
import { open } from '../../../demo/train/modes/counting-mode.js';
import { TRAIN } from '../../../demo/locales/train.js';

const words = TRAIN.en;

it('the field is empty for the next question, however soon the answer is sent after it was typed', () => {
  const container = document.createElement('div');
  document.body.append(container);
  const mode = open(container);
  mode.draw();
  [...container.querySelectorAll('button')]
    .find(({ textContent }) => textContent.trim() === words.clock.start)!
    .click();
  const field = container.querySelector('input')!;
  field.value = '64';
  field.dispatchEvent(new InputEvent('input'));
  container.querySelector('form')!.requestSubmit();
  expect(field.value).to.equal('');
  expect(container.querySelector('.verdict')!.textContent).to.contain('not 64.');
  mode.close!();
  container.remove();
});
