import { expect } from '@open-wc/testing';
import { render } from 'lit';
import { codeBlock } from '../../../demo/code.js';
import { eventually } from '../board/support.js';
import { room } from '../companions/support.js';

it('a code is selected, and not called copied, where the browser refuses its clipboard', async () => {
  const place = room('');
  render(
    codeBlock('play(4)', [{ label: 'Copy', text: 'play(4)' }], { label: 'Code', copied: 'Copied' }),
    place,
  );
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  const button = place.querySelector('button')!;
  button.click();
  await eventually(() => String(getSelection()) === 'play(4)');
  Reflect.deleteProperty(navigator.clipboard, 'writeText');
  expect(button.dataset['copied']).to.equal(undefined);
});
