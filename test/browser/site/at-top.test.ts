import { expect } from '@open-wc/testing';
import { keepAtTop } from '../../../demo/today/at-top.js';
import { eventually } from '../board/support.js';
import { room } from '../companions/support.js';

it('a part of the page stays at the top while what is above it grows, until the reader moves', async () => {
  const place = room('<main><p></p><section></section></main>');
  const [above, part] = [place.querySelector('p')!, place.querySelector('section')!];
  part.style.height = '3000px';
  const top = (): number => Math.round(part.getBoundingClientRect().top);
  keepAtTop(part);
  above.style.height = '700px';
  await eventually(() => top() === 0 && scrollY > 600);
  dispatchEvent(new Event('wheel'));
  scrollTo(0, 0);
  above.style.height = '900px';
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(scrollY).to.equal(0);
});
