import { expect } from '@open-wc/testing';
import { acceptDrops } from '../../demo/analyse/drops.js';
import { GamesPanel } from '../../demo/analyse/panels/games.js';
import { LibraryClient } from '../../demo/library/client.js';
import { ANALYSE } from '../../demo/locales/analyse.js';
import '../../src/elements/companions/define/review.js';
import { board, cell, eventually } from './board/support.js';
import { reviewTable } from './companions/analysis-support.js';

/** The calls of a path in ARCHITECTURE.md: modules in the order of the calls, one list for each part of a row. */
async function pathOf(name: string): Promise<string[][]> {
  const text = await (await fetch('/ARCHITECTURE.md')).text();
  const row = text.split('\n').find((line) => line.startsWith(`| ${name} `))!;
  const [, , calls] = row.split('|');
  return calls!.split(';').map((part) => [...part.matchAll(/`([^`]+)`/gu)].map(([, module]) => module!));
}

/** The modules on the call stack, the outermost call first. A callback does not name its module again. */
function modulesCalled(): string[] {
  const lines = (new Error('here').stack ?? '').split('\n').filter((line) => !line.includes('async '));
  const modules = lines.flatMap((line) => /\/(?:src\/|(?=demo\/))([\w./-]+?)\.[jt]s/u.exec(line)?.[1] ?? []);
  return modules.reverse();
}

const once = (modules: readonly string[]): string[] => [...new Set(modules)];

/** Notes the call stack whenever a method of an object is called. */
function record<Name extends string>(
  object: Record<Name, (...args: never[]) => unknown>,
  name: Name,
): string[][] {
  const stacks: string[][] = [];
  const method = object[name] as (...args: unknown[]) => unknown;
  object[name] = function (this: unknown, ...args: unknown[]) {
    stacks.push(modulesCalled());
    return method.apply(this, args);
  };
  return stacks;
}

/** WebKit leaves calls at the end of a function out of the stack. */
const LEAVES_OUT = /AppleWebKit/u.test(navigator.userAgent) && !/Chrome/u.test(navigator.userAgent);

function expectCalls(called: readonly string[], path: readonly string[]): void {
  const known = LEAVES_OUT ? path.filter((module) => called.includes(module)) : path;
  expect(called).to.deep.equal(known);
}

describe('a path in ARCHITECTURE.md', () => {
  const { stackTraceLimit } = Error as { stackTraceLimit?: number };
  before(() => void Object.assign(Error, { stackTraceLimit: 100 }));
  after(() => void Object.assign(Error, { stackTraceLimit }));

  it('from a click to a disc is the one of the calls', async () => {
    const element = await board({ interactive: '' });
    const square = cell(element, 'f5');
    const played: string[][] = [];
    element.game.subscribe(() => played.push(modulesCalled()));
    const asked = record(element, 'requestUpdate');
    const drawn = record(square, 'setAttribute');
    square.click();
    await element.updateComplete;
    const [input] = played;
    const heard = asked.find((stack) => stack.length > input!.length)!;
    const calls = [input!, heard.slice(input!.length), drawn[0]!];
    expect(calls.map(once)).to.deep.equal(await pathOf('a click → a disc'));
  });

  it('from an option to a redraw is the one of the calls', async () => {
    const element = await board({ interactive: '' });
    const asked = record(element, 'requestUpdate');
    const drawn = record(cell(element, 'd3'), 'setAttribute');
    element.setAttribute('player', 'white');
    await element.updateComplete;
    expect([asked[0]!, drawn[0]!].map(once)).to.deep.equal(await pathOf('an option → a redraw'));
  });

  it('from review() to a row is the one of the calls', async () => {
    const { find, engine } = await reviewTable('f5d6c3', ['othello-review']);
    const review = find('othello-review');
    const asked = record(review, 'requestUpdate');
    const searched = record(engine, 'search');
    review.start();
    await eventually(() => review.result.status === 'complete');
    const [started, ended] = [asked[0]!, asked.at(-1)!];
    const [start, search, news] = await pathOf('`review()` → a row');
    expectCalls(
      once(started).filter((module) => start!.includes(module)),
      start!,
    );
    expectCalls(once(searched[0]!), search!);
    expectCalls(once(ended), news!);
  });

  it('from a dropped file to the list is the one of the calls', async () => {
    const library = new LibraryClient();
    const place = document.body.appendChild(document.createElement('div'));
    // Without the styles of the page, the list would grow while it measures itself.
    place.hidden = true;
    const games = new GamesPanel(place, library, {
      show: () => Promise.resolve(),
      showPanel: () => undefined,
      position: () => '',
      game: () => ({ version: 1 }),
      addChapters: () => Promise.resolve(),
      openAddress: () => false,
    });
    const listed: string[][] = [];
    const open = {
      ...ANALYSE.en.open,
      get list(): string {
        listed.push(modulesCalled());
        return ANALYSE.en.open.list;
      },
    };
    games.draw({ ...ANALYSE.en, open });
    acceptDrops(document.createElement('div'), () => '', games);
    const original = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')!;
    after(() => void Object.defineProperty(Worker.prototype, 'postMessage', original));
    const sent = record(Worker.prototype, 'postMessage');
    const asked = record(library, 'call');
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'f5d6c3\nf5f6e6');
    place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
    await eventually(() => place.querySelector('[role=listbox]') !== null);
    library.close();
    place.remove();
    const [sending, , listing] = await pathOf('a dropped file → the list');
    expectCalls(once(sent[0]!), sending!);
    // The answer of the worker ends a wait of the panel, which has no stack.
    const told = asked.findLast((stack) => stack.includes('demo/analyse/panels/games'))!;
    expectCalls(once(['demo/library/client', ...told, ...listed.at(-1)!]), listing!);
  });
});
