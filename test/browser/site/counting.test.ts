import { expect } from '@open-wc/testing';
import { open } from '../../../demo/train/modes/counting-mode.js';
import { TRAIN } from '../../../demo/locales/train.js';

const words = TRAIN.en;

it('the field shows the wrong answer until the next tap, however soon an answer is sent after it was typed', () => {
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
  const verdict = container.querySelector('[role=status]')!.textContent;
  expect(verdict).to.contain('not 64.');
  expect(field.value).to.equal('64');
  container.querySelector('form')!.requestSubmit();
  expect(field.value).to.equal('');
  mode.close!();
  container.remove();
});
