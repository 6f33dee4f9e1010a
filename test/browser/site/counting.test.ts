import { expect } from '@open-wc/testing';
import { open } from '../../../demo/train/modes/counting-mode.js';
import { TRAIN } from '../../../demo/locales/train.js';

const words = TRAIN.en;

it('the field shows the wrong answer until the next tap, however soon an answer is sent, and is ready for the next', () => {
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
  // The button is pressed, and the next digits are an answer all the same; no answer is none.
  container.querySelector<HTMLElement>('.keypad .lead')!.focus();
  container.querySelector('form')!.requestSubmit();
  expect(field.value).to.equal('');
  expect(document.activeElement).to.equal(field);
  container.querySelector('form')!.requestSubmit();
  expect(container.querySelector('.ask.wrong')).to.equal(null);
  mode.close!();
  container.remove();
});
