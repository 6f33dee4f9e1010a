import type { Locator, Page } from 'playwright-core';

/** The ways to use a page. */
export const WAYS = ['mouse', 'keyboard', 'touch'] as const;
export type Way = (typeof WAYS)[number];

/** A user who uses a page in one way only. */
export interface Hand {
  readonly way: Way;
  /** Activates a button, a tab, a square, an entry of a list. */
  press(target: Locator): Promise<void>;
  /** Replaces the content of a field. */
  write(field: Locator, text: string): Promise<void>;
  /** Chooses an entry of a select by its text. */
  choose(select: Locator, label: string): Promise<void>;
  /** Drags a slider from one part of its width to another, 0-1; by the keyboard from its start to its end. */
  drag(slider: Locator, from: number, to: number): Promise<void>;
}

export function handOf(way: Way, page: Page): Hand {
  return { mouse: mouse, keyboard: keyboard, touch: touch }[way](page);
}

/** The open list of a select is not part of the page; only the keyboard can operate it. */
async function chooseByPointer(select: Locator, label: string): Promise<void> {
  await select.selectOption({ label });
}

function mouse(page: Page): Hand {
  return {
    way: 'mouse',
    press: (target) => target.click(),
    async write(field, text) {
      await field.click();
      await field.fill(text);
    },
    choose: chooseByPointer,
    async drag(slider, from, to) {
      const [start, end] = await placesOn(slider, from, to);
      await page.mouse.move(...start);
      await page.mouse.down();
      await page.mouse.move(...end, { steps: 5 });
      await page.mouse.up();
    },
  };
}

function touch(page: Page): Hand {
  return {
    way: 'touch',
    press: (target) => target.tap(),
    async write(field, text) {
      await field.tap();
      await field.fill(text);
    },
    choose: chooseByPointer,
    async drag(slider, from, to) {
      const [start, end] = await placesOn(slider, from, to);
      const session = await page.context().newCDPSession(page);
      // The finger rests before it is lifted; otherwise the next tap would only stop the scrolling.
      const rest = 0.3;
      let timestamp = Date.now() / 1000 - rest - 0.2;
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: (readonly [number, number])[]) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: at.map(([x, y]) => ({ x, y })),
          timestamp: (timestamp += 0.03),
        });
      await send('touchStart', start);
      for (let step = 1; step <= 5; step++) {
        await send('touchMove', [start[0] + ((end[0] - start[0]) * step) / 5, start[1]]);
      }
      timestamp += rest;
      await send('touchEnd');
      await session.detach();
    },
  };
}

async function placesOn(slider: Locator, from: number, to: number): Promise<[Place, Place]> {
  await slider.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await slider.boundingBox())!;
  const at = (share: number): Place => [x + 1 + share * (width - 2), y + height / 2];
  return [at(from), at(to)];
}
type Place = readonly [x: number, y: number];

// --- The keyboard --------------------------------------------------------------------------------------

/** More Tab stops than any page has. */
const MOST_STOPS = 150;

/** Widgets that are one Tab stop, and the keys that move inside them. */
const GROUPS = [
  { selector: '[role=tablist]', keys: ['ArrowRight'] },
  { selector: 'fieldset', keys: ['ArrowDown'] },
  { selector: '[part=list]', keys: ['ArrowDown'], first: 'Home' },
  { selector: '[part=lines]', keys: ['ArrowRight'] },
] as const;

function keyboard(page: Page): Hand {
  const key = (name: string): Promise<void> => page.keyboard.press(name);
  return {
    way: 'keyboard',
    async press(target) {
      await reach(page, target);
      const kind = await target.evaluate((one) => one.getAttribute('role') ?? (one as HTMLInputElement).type);
      // Tabs and radio buttons are chosen by focusing them.
      if (kind === 'tab' || kind === 'radio') return;
      await key(kind === 'checkbox' ? 'Space' : 'Enter');
      await expectFocus(page);
    },
    async write(field, text) {
      await reach(page, field);
      await key('Control+A');
      await page.keyboard.type(text);
    },
    async choose(select, label) {
      await reach(page, select);
      const at = await select.evaluate(
        (one: HTMLSelectElement, text) => [...one.options].findIndex(({ label: its }) => its.trim() === text),
        label,
      );
      await key('Home');
      for (let step = 0; step < at; step++) await key('ArrowDown');
    },
    async drag(slider) {
      await reach(page, slider);
      await key('Home');
      await key('End');
    },
  };
}

/**
 * Moves the focus to an element by the Tab key, and within a group by its arrow keys; the focus must be visible there.
 */
export async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  let where = await placeOfFocus(target);
  for (let stop = 0; where === 'elsewhere' && stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    where = await placeOfFocus(target);
  }
  if (where === 'board') await walkOverBoard(page, target);
  else if (typeof where === 'number') await walkThrough(page, target, GROUPS[where]!);
  if (where === 'elsewhere') throw new Error(`The Tab key does not lead to ${String(target)}`);
  if (!(await target.evaluate(isFocusSeen))) throw new Error(`The focus is not seen on ${String(target)}`);
}

/** If the activated element was removed, the focus must have moved to its replacement. */
async function expectFocus(page: Page): Promise<void> {
  const isLost = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return document.activeElement === document.body;
  });
  if (isLost) throw new Error('Nothing has the focus any more');
}

async function walkThrough(page: Page, target: Locator, group: (typeof GROUPS)[number]): Promise<void> {
  if ('first' in group) await page.keyboard.press(group.first);
  for (let step = 0; step < MOST_STOPS; step++) {
    if ((await placeOfFocus(target)) === 'here') return;
    await page.keyboard.press(group.keys[0]);
  }
  throw new Error(`The arrow keys do not lead to ${String(target)}`);
}

async function walkOverBoard(page: Page, square: Locator): Promise<void> {
  const [right, down] = await square.evaluate((one: HTMLElement) => {
    const root = one.getRootNode() as ShadowRoot;
    const [from, to] = [root.activeElement as HTMLElement, one].map((cell) => {
      const { x, y } = cell.getBoundingClientRect();
      return { x, y, size: cell.getBoundingClientRect().width };
    });
    return [Math.round((to!.x - from!.x) / to!.size), Math.round((to!.y - from!.y) / to!.size)] as const;
  });
  for (let step = 0; step < Math.abs(right); step++)
    await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let step = 0; step < Math.abs(down); step++)
    await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
}

/**
 * Where the focus is: `here`, on the element; on the same `board`; in the same group, by its number; or `elsewhere`.
 */
function placeOfFocus(target: Locator): Promise<'here' | 'board' | 'elsewhere' | number> {
  return target.evaluate(
    (one, selectors) => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      if (active === one || (one.matches('[role=option]') && active?.contains(one))) return 'here';
      if (!active) return 'elsewhere';
      if (active.matches('[data-square]') && one.matches('[data-square]')) return 'board';
      const group = selectors.findIndex((selector) => {
        const its = one.closest(selector);
        return its !== null && its === active.closest(selector);
      });
      return group < 0 ? 'elsewhere' : group;
    },
    GROUPS.map(({ selector }) => selector),
  );
}

/** Whether an outline, or a frame in a square, shows the focus: on the element, around its label, or in its list. */
function isFocusSeen(one: Element): boolean {
  const marked = [one, one.closest('label'), one.closest('[role=listbox]'), ...one.querySelectorAll('*')];
  return marked.some(
    (element) =>
      element !== null &&
      [null, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
        const isSquare = element === one && one.matches('[data-square]');
        return (
          (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || (isSquare && boxShadow !== 'none')
        );
      }),
  );
}
