import { expect } from '@open-wc/testing';
import { TODAY } from '../../../demo/locales/today.js';
import type { TrainContext } from '../../../demo/train/mode.js';
import { open } from '../../../demo/train/modes/today-mode.js';
import { eventually } from '../board/support.js';
import { room } from '../companions/support.js';

it('the puzzle of the day is not named again below the heading of its mode', async () => {
  const place = room('');
  open(place, {} as TrainContext).draw();
  const heading = (): string =>
    place.querySelector('today-puzzle')?.shadowRoot?.querySelector('h2')?.textContent ?? '';
  await eventually(() => heading().trim() !== '');
  expect(heading()).not.to.contain(TODAY.en.title);
});
