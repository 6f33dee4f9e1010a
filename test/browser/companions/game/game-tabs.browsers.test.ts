import { expect } from '@open-wc/testing';
import '../../../../src/elements/companions/game/define.js';
import type { GameJson } from '../../../../src/core/formats/json/game-json.js';
import { lineOf } from '../../../../src/elements/companions/game/session/played/storage.js';
import type { OthelloGame } from '../../../../src/elements/companions/game/game.js';
import { eventually, firstMoveEngine, task } from '../../board/support.js';
import { play, settle } from './game-support.js';
import { room } from '../support.js';

const MODULE = new URL('../../../../src/elements/companions/game/define.ts', import.meta.url).href;

let key = '';
beforeEach(() => {
  key = `test-${crypto.randomUUID()}`;
});
afterEach(() => localStorage.removeItem(key));

interface Tab {
  readonly game: OthelloGame;
  readonly window: Window & typeof globalThis;
}

async function ready(game: OthelloGame): Promise<OthelloGame> {
  await game.updateComplete;
  game.options = { ...game.options, speed: 'off' };
  await settle(game);
  return game;
}

/** The game in this tab; for two, unless one was saved. */
async function here(): Promise<OthelloGame> {
  const place = room(`<othello-game players="two" storage-key=${key}></othello-game>`);
  return ready(place.querySelector('othello-game')!);
}

/** The game in another document of the site, like in another tab: it receives storage events. */
async function elsewhere({ deaf = false } = {}): Promise<Tab> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width: 800px; height: 600px';
  room('').append(frame);
  const window = frame.contentWindow as Tab['window'];
  if (deaf) window.addEventListener('storage', (event) => event.stopImmediatePropagation());
  const { document: page } = window;
  const script = page.createElement('script');
  script.type = 'module';
  script.textContent = `import ${JSON.stringify(MODULE)};`;
  page.head.append(script);
  page.body.innerHTML = `<othello-game players="two" storage-key=${key}></othello-game>`;
  await eventually(() => window.customElements.get('othello-game') !== undefined);
  return { game: await ready(page.querySelector('othello-game')!), window };
}

interface Stored {
  readonly revision?: number;
  readonly game: { readonly record: GameJson };
}

function saved(): Stored {
  return JSON.parse(localStorage.getItem(key)!) as Stored;
}

function savedMoves(): string {
  return lineOf(saved().game.record);
}

/** Sets whether a tab is hidden. */
function setHidden({ window }: Tab, hidden: boolean): void {
  Object.defineProperty(window.document, 'hidden', { value: hidden, configurable: true });
  window.document.dispatchEvent(new window.Event('visibilitychange'));
}

describe('a game in two tabs', () => {
  it('is the same in both, whichever is played in', async () => {
    const game = await here();
    const other = await elsewhere();
    await play(game, 'f5');
    await eventually(() => other.game.board.moves === 'f5');
    await play(other.game, 'd6');
    await eventually(() => game.board.moves === 'f5d6');
    const { revision } = saved();
    for (let i = 0; i < 20; i++) await task();
    expect([savedMoves(), saved().revision]).to.deep.equal(['f5d6', revision]);
  });

  it('is not written over by the tab that has not heard of the newer moves: that one shows them', async () => {
    const game = await here();
    const other = await elsewhere({ deaf: true });
    await play(game, 'f5', 'd6');
    other.game.board.play('d3');
    await settle(other.game);
    expect(savedMoves()).to.equal('f5d6');
    expect(other.game.board.moves).to.equal('f5d6');
    await play(other.game, 'c3');
    await eventually(() => game.board.moves === 'f5d6c3');
  });

  it('is not written over by a tab that closes', async () => {
    const game = await here();
    const other = await elsewhere({ deaf: true });
    await play(game, 'f5', 'd6');
    other.window.dispatchEvent(new other.window.Event('pagehide'));
    expect(savedMoves()).to.equal('f5d6');
  });

  it('is looked at anew by a tab that comes back whole', async () => {
    const game = await here();
    const other = await elsewhere({ deaf: true });
    await play(game, 'f5', 'd6');
    const { PageTransitionEvent } = other.window;
    other.window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(other.game.board.moves).to.equal('f5d6');
  });

  it('is followed by a hidden tab when it is seen', async () => {
    const game = await here();
    const other = await elsewhere();
    setHidden(other, true);
    await play(game, 'f5', 'd6');
    for (let i = 0; i < 20; i++) await task();
    expect(other.game.board.moves).to.equal('');
    other.window.dispatchEvent(new other.window.Event('pagehide'));
    expect(savedMoves()).to.equal('f5d6');
    setHidden(other, false);
    expect(other.game.board.moves).to.equal('f5d6');
  });

  it('begins anew in both', async () => {
    const game = await here();
    const other = await elsewhere();
    await play(game, 'f5');
    await eventually(() => other.game.board.moves === 'f5');
    other.game.newGame({ names: ['Zoe', ''] });
    await settle(other.game);
    await eventually(() => game.board.moves === '');
    await settle(game);
    expect(game.shadowRoot!.querySelector('othello-score')!.getAttribute('black-name')).to.equal('Zoe');
  });

  it('lets only the computer of the tab in use play', async () => {
    const game = await here();
    const other = await elsewhere();
    let requested = 0;
    other.game.board.engineProvider = () => {
      requested++;
      return Promise.resolve(firstMoveEngine);
    };
    game.board.engineProvider = () => Promise.resolve(firstMoveEngine);
    game.board.pace = 0;
    game.newGame({ players: 'one', side: 'black' });
    await settle(game);
    game.board.play('f5');
    await eventually(() => other.game.board.length === 2 && other.game.board.moves === game.board.moves);
    expect(requested).to.equal(0);
  });

  it('stays in the one while the other shows the game of a link, which gives back the newer', async () => {
    const game = await here();
    await play(game, 'f5');
    const other = await elsewhere();
    await other.game.openLink('c4e3');
    await settle(other.game);
    await play(game, 'd6');
    await settle(other.game);
    expect(game.board.moves).to.equal('f5d6');
    expect(other.game.board.moves).to.equal('c4e3');
    await play(other.game, 'f6');
    [...other.game.shadowRoot!.querySelectorAll('button')]
      .find((one) => one.textContent.includes('Back to my game'))!
      .click();
    await settle(other.game);
    expect(other.game.board.moves).to.equal('f5d6');
  });
});

it('a game that an earlier version has saved, without a number, is opened and saved with one', async () => {
  const first = await here();
  await play(first, 'f5');
  first.remove();
  const { revision: _, writer: __, ...record } = saved() as unknown as Record<string, unknown>;
  localStorage.setItem(key, JSON.stringify(record));
  const game = await here();
  expect(game.board.moves).to.equal('f5');
  await play(game, 'd6');
  expect([savedMoves(), saved().revision]).to.deep.equal(['f5d6', 1]);
});
