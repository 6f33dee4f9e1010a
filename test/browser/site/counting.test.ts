import { expect } from '@open-wc/testing';
import { open } from '../../../demo/train/modes/counting-mode.js';
import { TRAIN } from '../../../demo/locales/train.js';
import { eventually } from '../board/support.js';

const words = TRAIN.en;

it('the field shows the wrong answer, then is empty, however soon an answer is sent after it was typed', async () => {
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
  await eventually(() => field.value === '');
  mode.close!();
  container.remove();
});
