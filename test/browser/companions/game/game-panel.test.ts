import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { ErrorDetail } from '../../../../src/elements/board/events.js';
import type { OthelloGame } from '../../../../src/elements/companions/game/game.js';
import type { Square } from '../../../../src/core/rules/square.js';
import { eventually, firstMoveEngine } from '../../board/support.js';
import { begin, play, pressButton, resultOf, settle } from './game-support.js';
import { room } from '../support.js';

const WIPE_OUT = 'e6f4e3f6g5d6e7f5c5'.match(/../g) as Square[];

const root = (game: OthelloGame): ShadowRoot => game.shadowRoot!;
const dialog = (game: OthelloGame, name: string): HTMLDialogElement =>
  root(game).querySelector<HTMLDialogElement>(`#${name}`)!;
const shown = (game: OthelloGame, selector: string): boolean =>
  root(game).querySelector(selector)?.checkVisibility() ?? false;

/** Clicks the button whose text begins like this. */
async function press(game: OthelloGame, words: string): Promise<void> {
  const found = [...root(game).querySelectorAll('button')].find((one) =>
    one.textContent.trim().startsWith(words),
  );
  await pressButton(game, found);
}

/** The words of an element that are broken over two lines. */
function brokenWords(element: Element): readonly string[] {
  const node = [...element.childNodes].find((one): one is Text => one instanceof Text && !!one.data.trim());
  if (!node) return [];
  return [...node.data.matchAll(/\S+/gu)].flatMap(({ index, 0: word }) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
  });
}

const text = (game: OthelloGame, selector: string): string =>
  root(game).querySelector(selector)!.textContent.replace(/\s+/gu, ' ').trim();

/** A game agreed in the panel, against a computer that plays its first legal move. */
async function fresh(width?: number): Promise<OthelloGame> {
  const game = await begin({}, width);
  game.board.pace = 0;
  game.board.engineProvider = () => Promise.resolve(firstMoveEngine);
  game.newGame({ players: 'one', side: 'black', level: 'easy' });
  await settle(game);
  return game;
}

/** The button of the bar, if it exists. */
const tool = (game: OthelloGame, name: string): HTMLButtonElement | null =>
  root(game)
    .querySelector('.tools > othello-controls')!
    .shadowRoot!.querySelector<HTMLButtonElement>(`[part~=${name}]`);

describe('before the first move', () => {
  it('one click chooses a level, two players or a friend, and the game is there', async () => {
    const game = await fresh();
    await press(game, 'Expert');
    expect(game.board).to.include({ engine: 'white', level: 'expert', ply: 0 });
    expect(text(game, '.opponents [aria-pressed=true]')).to.contain('Expert');
    await press(game, 'Two players');
    expect(game.board.engine).to.equal('none');
    await press(game, 'Invite a friend');
    await eventually(() => text(game, '.now').includes('Send the link'));
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('discs are flipped by hand where the dialog has been told so', async () => {
    const game = await fresh();
    await press(game, 'New game');
    const form = dialog(game, 'new-game');
    form.querySelector<HTMLInputElement>('[name=byHand]')!.click();
    form.querySelector<HTMLButtonElement>('[type=submit]')!.click();
    await settle(game);
    expect(text(game, '.message')).to.contain('flip the discs yourself');
  });

  it('says what one does and who wins; each level says whom it plays like, or what beats it', async () => {
    const game = await fresh();
    expect(root(game).querySelectorAll('.opponents .level span')).to.have.length(5);
    expect(text(game, '.opponents'))
      .to.contain('The player with more discs at the end wins')
      .and.to.contain('Like a new club member')
      .and.to.contain('Take the corners')
      .and.not.to.contain('Elo');
  });

  it('says why a square cannot be played in a place of its own', async () => {
    const game = await fresh();
    game.board.shadowRoot!.querySelector<HTMLElement>('[data-square=a1]')!.click();
    await eventually(() => text(game, '.message').includes('flip at least one disc'));
    const bottom = root(game).querySelector('.message')!.getBoundingClientRect().bottom;
    expect(root(game).querySelector('.opponents')!.getBoundingClientRect().top).to.be.at.least(bottom);
  });

  it('shows a level without a name as well, where it is the one that is played', async () => {
    const game = await fresh();
    game.newGame({ level: 3 });
    await settle(game);
    expect(text(game, '.opponents [aria-pressed=true]')).to.contain('Level 3');
  });

  it('shows people of a strength after the levels, where one plays against them', async () => {
    const game = await fresh();
    game.newGame({ level: 1400 });
    await settle(game);
    expect(game.board.level).to.equal(1400);
    const levels = [...root(game).querySelectorAll('.opponents .level')];
    expect(levels).to.have.length(6);
    expect(levels.at(-1)!.getAttribute('aria-pressed')).to.equal('true');
    expect(levels.at(-1)!.textContent).to.contain('1400 points').and.to.contain('Their average is 1500.');
  });

  it('does not ask again who plays where the dialog has just said so, and asks again after it', async () => {
    const game = await fresh();
    await press(game, 'New game');
    await press(game, 'Start');
    expect(game.board.ply).to.equal(0);
    expect(root(game).querySelector('.opponents')).to.equal(null);
    expect(text(game, '.message')).to.contain('has 4 moves');
    game.newGame({ level: 3 });
    await settle(game);
    expect(text(game, '.opponents [aria-pressed=true]')).to.contain('Level 3');
  });

  it('begins at the level of the attribute; one that there is not is reported, and the last one stays', async () => {
    const problems: string[] = [];
    const listen = (event: Event): void =>
      void problems.push((event as CustomEvent<ErrorDetail>).detail.message);
    document.addEventListener('othello-error', listen);
    try {
      const game = room('<othello-game level="7"></othello-game>').querySelector('othello-game')!;
      await game.updateComplete;
      await settle(game);
      expect(game.board.level).to.equal(7);
      game.newGame({ level: 1450 as never });
      await settle(game);
      expect(game.board.level).to.equal(7);
      expect(problems).to.have.length(1);
      expect(problems[0]).to.match(/^level takes 1 to 10, easy.* 400 to 2100 in hundreds, not 1450/u);
    } finally {
      document.removeEventListener('othello-error', listen);
    }
  });

  it('begins against people of the strength of the attribute', async () => {
    const game = room('<othello-game level="1400"></othello-game>').querySelector('othello-game')!;
    await game.updateComplete;
    await settle(game);
    expect(game.board.level).to.equal(1400);
    // Another choice leaves it in the list.
    await press(game, 'Easy');
    expect(text(game, '.opponents [aria-pressed=true]')).to.contain('Easy');
    await press(game, '1400 points');
    expect(game.board.level).to.equal(1400);
  });

  it('shows a level that has a name by its name', async () => {
    const game = await fresh();
    game.newGame({ level: 6 });
    await settle(game);
    expect(root(game).querySelectorAll('.opponents .level')).to.have.length(5);
    expect(text(game, '.opponents [aria-pressed=true]')).to.contain('Hard');
  });

  it('has made room for the moves once one is played', async () => {
    const game = await fresh(1200);
    expect(shown(game, '.moves')).to.equal(false);
    await play(game, 'f5');
    expect(root(game).querySelector('.opponents')).to.equal(null);
    expect(shown(game, '.moves')).to.equal(true);
  });

  it('asks nothing where the game was agreed otherwise: a match, a game from elsewhere', async () => {
    const game = await fresh();
    game.newGame({ match: 'best-of-three' });
    await settle(game);
    expect(root(game).querySelector('.opponents')).to.equal(null);
    game.newGame({ match: 'none' });
    await game.load(`${'-'.repeat(27)}OX------XO${'-'.repeat(27)} X`);
    await settle(game);
    expect(root(game).querySelector('.opponents')).to.equal(null);
  });
});

it('lists the moves of a long game in a wide panel without covering what follows', async () => {
  await setViewport({ width: 1280, height: 800 });
  const game = await begin({}, 1150);
  await game.load('f5f4e3f6g5g4f7f8c3h6g3d2g7g2h2f3e1c1');
  await settle(game);
  const place = (selector: string): DOMRect => root(game).querySelector(selector)!.getBoundingClientRect();
  await eventually(() => place('.moves othello-moves').height > 100);
  expect(place('.moves othello-moves').bottom).to.be.at.most(place('.tools').top);
});

describe('the menu', () => {
  const more = (game: OthelloGame): HTMLButtonElement =>
    root(game).querySelector<HTMLButtonElement>('.more > button')!;

  it('opens and closes by its button, and closes by Escape and by a click elsewhere', async () => {
    const game = await fresh();
    const close: readonly (() => void)[] = [
      () => more(game).click(),
      () =>
        root(game)
          .querySelector('.menu')!
          .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })),
      () => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true })),
    ];
    for (const [way, act] of close.entries()) {
      more(game).click();
      await settle(game);
      expect(shown(game, '.menu'), `open ${way}`).to.equal(true);
      expect(more(game).getAttribute('aria-expanded')).to.equal('true');
      act();
      await settle(game);
      expect(shown(game, '.menu'), `closed ${way}`).to.equal(false);
    }
  });

  it('is as wide as a narrow game, also before the first move', async () => {
    const game = await fresh(340);
    more(game).click();
    await settle(game);
    expect(root(game).querySelector('.menu')!.getBoundingClientRect().width).to.equal(340);
  });

  it('closes where that of another game opens', async () => {
    const [first, second] = [await fresh(), await fresh()];
    more(first).click();
    await settle(first);
    more(second).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await settle(first);
    expect(shown(first, '.menu')).to.equal(false);
  });

  it('begins with what can be done now', async () => {
    const game = await fresh();
    more(game).click();
    await settle(game);
    const buttons = () =>
      [...root(game).querySelectorAll('.menu :is(button, othello-controls)')].flatMap((one) => [
        ...(one.shadowRoot?.querySelectorAll('.bar button') ?? [one]),
      ]);
    const isPossible = () => buttons().map((button) => button.ariaDisabled !== 'true');
    expect(buttons()[0]!.textContent.trim()).to.equal('New game');
    // Before the first move, it has nothing else.
    expect(isPossible()).not.to.include(false);
    await play(game, 'f5');
    await eventually(() => isPossible().includes(false));
    expect(isPossible().indexOf(false)).to.be.greaterThan(isPossible().lastIndexOf(true));
  });

  it('closes with a choice, whose dialog gives the focus back to its button', async () => {
    const game = await fresh();
    more(game).click();
    await settle(game);
    await press(game, 'Options');
    expect(shown(game, '.menu')).to.equal(false);
    dialog(game, 'options').close();
    await eventually(() => root(game).activeElement === more(game));
  });
});

describe('the score', () => {
  it('has the clock of each side in its row', async () => {
    const game = await begin({ time: '5' });
    const clocks = [...root(game).querySelectorAll('othello-score > othello-clock')];
    expect(clocks.map(({ slot }) => slot)).to.deep.equal(['black', 'white']);
    expect(clocks.map((one) => one.shadowRoot!.querySelectorAll('[role=timer]').length)).to.deep.equal([
      1, 1,
    ]);
    expect(clocks[0]!.shadowRoot!.querySelector('[role=timer]')!.ariaLabel).to.contain('Black');
  });

  it('keeps the words of names and buttons whole on the narrowest phone', async () => {
    await setViewport({ width: 320, height: 640 });
    const game = await fresh(296);
    game.options = { language: 'fr' };
    await eventually(() => text(game, '.more > button') === 'Plus');
    await play(game, 'f5');
    const score = root(game).querySelector('othello-score')!.shadowRoot!;
    const controls = root(game).querySelector('.tools > othello-controls')!.shadowRoot!;
    const words = [...score.querySelectorAll('.name, .status'), ...controls.querySelectorAll('span')];
    expect(words.flatMap(brokenWords)).to.deep.equal([]);
    const [name, count] = ['.name', '.count'].map((part) => [...score.querySelectorAll(part)].at(-1)!);
    expect(count!.getBoundingClientRect().left).to.be.at.least(name!.getBoundingClientRect().right);
    await setViewport({ width: 800, height: 600 });
  });

  it('puts the number below a word that needs its place', async () => {
    const game = await begin({ names: ['Konstantinides', 'Anna'] }, 296);
    // Letters of about the same width on each machine.
    game.style.fontFamily = 'monospace';
    await settle(game);
    const side = root(game).querySelector('othello-score')!.shadowRoot!.querySelector('.side')!;
    expect(brokenWords(side.querySelector('.name')!)).to.deep.equal([]);
    const [who, count] = ['.who', '.count'].map((part) => side.querySelector(part)!.getBoundingClientRect());
    expect(count!.top).to.be.at.least(who!.bottom - 1);
    expect(count!.right).to.be.at.most(side.getBoundingClientRect().right);
  });

  it('breaks long names between words', async () => {
    await setViewport({ width: 360, height: 740 });
    const names = ['Bartholomew Montgomery', 'Anna-Karolina Wiśniewska'] as const;
    const game = await begin({ names }, 336);
    const shownNames = root(game).querySelector('othello-score')!.shadowRoot!.querySelectorAll('.name');
    for (const name of shownNames) expect(name.scrollHeight).to.be.at.most(name.clientHeight);
    expect([...shownNames].map(({ textContent }) => textContent)).to.deep.equal([...names]);
    await setViewport({ width: 800, height: 600 });
  });
});

describe('during a game nothing moves', () => {
  const places = (game: OthelloGame): number[] =>
    ['othello-score', '.now', '.tools', '.moves'].map((selector) =>
      Math.round(root(game).querySelector(selector)!.getBoundingClientRect().top),
    );

  for (const [width, height] of [
    [360, 740],
    [1200, 800],
  ] as const) {
    it(`stays in place for a message, a hint, or its reason: ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      const game = await fresh(width - 24);
      await play(game, 'f5');
      const before = places(game);
      tool(game, 'hint')!.click();
      await eventually(() => root(game).querySelector('.card') !== null);
      await settle(game);
      expect(places(game), 'a hint').to.deep.equal(before);
      await eventually(() => root(game).querySelector('.card-actions button') !== null);
      expect(places(game), 'its reason').to.deep.equal(before);
      await play(game, game.board.legalMoves[0]!);
      expect(places(game), 'a move').to.deep.equal(before);
      await setViewport({ width: 800, height: 600 });
    });
  }
});

describe('the buttons on a narrow phone', () => {
  it('take one line each', async () => {
    const game = await fresh(336);
    game.options = { language: 'fr' };
    await eventually(() => text(game, '.more > button') === 'Plus');
    await settle(game);
    const buttons = [...root(game).querySelectorAll('.persons button')];
    expect(buttons).to.have.length(3);
    for (const button of buttons) {
      const label = document.createRange();
      label.selectNodeContents(button);
      const tops = [...label.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      expect(new Set(tops).size, button.textContent.trim()).to.equal(1);
    }
  });
});

describe('the menu in a low window', () => {
  it('opens within the window where the page has been scrolled', async () => {
    await setViewport({ width: 360, height: 740 });
    const game = await fresh(336);
    await play(game, 'f5');
    const below = document.body.appendChild(document.createElement('div'));
    below.style.height = '100rem';
    const more = root(game).querySelector<HTMLButtonElement>('.more > button')!;
    window.scrollBy(0, more.getBoundingClientRect().bottom - 100);
    expect(more.getBoundingClientRect().bottom, 'the bar at the top of the window').to.be.below(200);
    more.click();
    await settle(game);
    const { top } = root(game).querySelector('.menu')!.getBoundingClientRect();
    below.remove();
    window.scrollTo(0, 0);
    await setViewport({ width: 800, height: 600 });
    // It may begin between two pixels.
    expect(top).to.be.above(-0.5);
  });

  it('is whole', async () => {
    await setViewport({ width: 740, height: 360 });
    const game = await fresh(716);
    await play(game, 'f5');
    root(game).querySelector<HTMLButtonElement>('.more > button')!.click();
    await settle(game);
    const menu = root(game).querySelector('.menu')!;
    expect(menu.getBoundingClientRect().top).to.be.at.least(0);
    expect(menu.scrollHeight - menu.clientHeight).to.equal(0);
    await setViewport({ width: 800, height: 600 });
  });
});

describe('the result', () => {
  for (const [width, height] of [
    [360, 740],
    [1200, 800],
  ] as const) {
    it(`leaves the counted board in sight, with one main action: ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      const game = await begin({}, width - 24);
      await play(game, ...WIPE_OUT);
      await resultOf(game);
      await settle(game);
      const mains = [...root(game).querySelectorAll('button.main')].filter((one) => one.checkVisibility());
      expect(mains.map(({ textContent }) => textContent.trim())).to.deep.equal(['Play again']);
      expect(root(game).querySelector('.event')).to.equal(null);
      const board = root(game).querySelector('.table')!.getBoundingClientRect();
      const end = root(game).querySelector('#end')!.getBoundingClientRect();
      expect(end.top >= board.bottom || end.left >= board.right, 'beside the board').to.equal(true);
      expect(root(game).querySelector('#end .actions')!.getBoundingClientRect().bottom).to.be.at.most(height);
      await setViewport({ width: 800, height: 600 });
    });
  }
});

it('says once, in sight, why no move can be made on an empty square', async () => {
  const game = await fresh();
  const click = async (square: string): Promise<void> => {
    game.board.shadowRoot!.querySelector<HTMLElement>(`[data-square=${square}]`)!.click();
    await settle(game);
  };
  await click('d4');
  expect(text(game, '.message')).not.to.contain('flip at least one disc.');
  await click('a1');
  expect(text(game, '.message')).to.contain('You can only play where you flip at least one disc.');
  await click('f5');
  await eventually(() => game.board.ply === 2);
  await click('h8');
  expect(text(game, '.message')).not.to.contain('You can only play');
});

describe('a hint', () => {
  const press = (game: OthelloGame): void => {
    game.board.focus();
    const target = game.board.shadowRoot!.activeElement!;
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true, composed: true }));
  };

  it('asked for by key shows what the button shows: the square marked, and its value in words', async () => {
    const game = await fresh();
    press(game);
    await eventually(() => game.board.marks.length === 1);
    expect(text(game, '.message')).to.match(/^Hint: [a-h][1-8]\. With good play /u);
  });

  it('is not there in a game against a friend, by button or by key', async () => {
    const game = await fresh();
    expect(tool(game, 'hint')).not.to.equal(null);
    game.playWithFriend({ side: 'black' });
    await settle(game);
    expect(tool(game, 'hint')).to.equal(null);
    press(game);
    await settle(game);
    expect(game.board.marks).to.have.length(0);
    expect(text(game, '.message')).not.to.contain('Hint');
  });
});

describe('a question', () => {
  it('says how many moves are lost, and whether another game begins or the same again', async () => {
    const game = await begin({});
    await play(game, 'f5', 'd6');
    await press(game, 'Restart');
    expect(text(game, '#restart')).to.contain('Restart the game?').and.to.contain('2 moves');
    await press(game, 'Keep playing');
    game.open('new-game');
    await settle(game);
    await press(game, 'Start');
    await eventually(() => dialog(game, 'restart').open);
    expect(text(game, '#restart')).to.contain('Start a new game?').and.to.contain('2 moves');
  });

  it('says how the match stands that would be lost', async () => {
    const game = await begin({ match: 'best-of-three' });
    await play(game, ...WIPE_OUT);
    await resultOf(game);
    await press(game, 'Next game');
    await play(game, 'f5');
    game.open('new-game');
    await settle(game);
    await press(game, 'Start');
    await eventually(() => dialog(game, 'restart').open);
    expect(text(game, '#restart')).to.contain('1 move').and.to.contain('Ann 1, Bob 0');
  });
});
