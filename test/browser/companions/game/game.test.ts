import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { OthelloGame } from '../../../../src/elements/companions/game/game.js';
import type { Square } from '../../../../src/core/rules/square.js';
import { eventually, firstMoveEngine } from '../../board/support.js';
import { begin, play, pressButton, reload, settle } from './game-support.js';
import { room } from '../support.js';

/** The shortest game that wipes White out. */
const WIPE_OUT = 'e6f4e3f6g5d6e7f5c5'.match(/../g) as Square[];

const click = (game: OthelloGame, square: Square): void =>
  game.board.shadowRoot!.querySelector<HTMLElement>(`[data-square=${square}]`)!.click();

function button(game: OthelloGame, name: string): HTMLButtonElement | undefined {
  return [...game.shadowRoot!.querySelectorAll('button')].find((one) => one.textContent.trim() === name);
}

async function press(game: OthelloGame, name: string): Promise<void> {
  await pressButton(game, button(game, name));
}

const marks = (game: OthelloGame): string =>
  game.board.marks.map(({ square, shape }) => `${square}=${shape}`).join(' ');

const moves = (game: OthelloGame): HTMLDetailsElement =>
  game.shadowRoot!.querySelector<HTMLDetailsElement>('details.moves')!;

describe('a turn by hand that was left wrong', () => {
  async function wrong(): Promise<OthelloGame> {
    const game = await begin({ byHand: true });
    click(game, 'f5');
    await settle(game);
    await press(game, 'End turn');
    await press(game, 'Leave it as it is');
    return game;
  }

  it('is there after a reload as it was left, and can be mended', async () => {
    const before = await wrong();
    const left = before.board.position;
    const game = await reload(before);
    expect(game.board.position).to.equal(left);
    expect(game.board.moves).to.equal('f5');
    expect(marks(game)).to.equal('e5=circle');
    await press(game, 'Correct it');
    click(game, 'e5');
    await settle(game);
    await press(game, 'End turn');
    expect(game.board.position.slice(32, 40)).to.equal('---XXX--');
    expect(marks(game)).to.equal('');
    expect((await reload(game)).board.position).to.equal(game.board.position);
  });

  it('is under way after a reload, too, with the discs that were turned', async () => {
    const before = await begin({ byHand: true });
    await play(before, 'f5', 'f6');
    click(before, 'e6');
    await settle(before);
    click(before, 'e5');
    await settle(before);
    const { preview } = before.board;
    const game = await reload(before);
    expect(game.board.preview).to.equal(preview);
    expect(game.board.moves).to.equal('f5f6');
    await press(game, 'End turn');
    expect(game.board.moves).to.equal('f5f6e6');
    expect((await reload(game)).board.preview, 'when it is done').to.equal(undefined);
  });

  it('is taken back alone: the finished turn before it stays', async () => {
    const game = await begin({ byHand: true });
    const undo = () =>
      game
        .shadowRoot!.querySelector('.tools othello-controls')!
        .shadowRoot!.querySelector<HTMLButtonElement>('[part~=undo]')!;
    for (const [before, square] of [
      ['', 'f5'],
      ['f5', 'f6'],
    ] as const) {
      if (before) await play(game, before);
      click(game, square);
      await settle(game);
      expect(game.board.preview).not.to.equal(undefined);
      expect(undo().getAttribute('aria-disabled')).to.equal(null);
      undo().click();
      await settle(game);
      expect(game.board.preview).to.equal(undefined);
      expect(game.board.moves).to.equal(before);
      expect(marks(game)).to.equal('');
      expect(button(game, 'End turn')).to.equal(undefined);
    }
  });

  it('is shared as its position, not as moves that lead elsewhere', async () => {
    const game = await wrong();
    await press(game, 'Share');
    const field = game.shadowRoot!.querySelector<HTMLInputElement>('#share-moves')!;
    expect(field.value).to.equal(game.board.position);
    expect(field.labels![0]!.textContent).to.equal('Position');
    await press(game, 'Close');
    // Even if the user looks at an earlier position.
    await play(game, game.board.legalMoves[0]!);
    game.board.goTo(0);
    await settle(game);
    expect(game.record).to.equal(game.board.position);
  });

  it('gives the focus to the board when it is done', async () => {
    const game = await begin({ byHand: true });
    click(game, 'f5');
    await settle(game);
    click(game, 'e5');
    await settle(game);
    button(game, 'End turn')!.focus();
    await press(game, 'End turn');
    expect(game.shadowRoot!.activeElement).to.equal(game.board);
  });

  it('stays as it is once the opponent has moved, also after a reload', async () => {
    const before = await wrong();
    await play(before, before.board.legalMoves[0]!);
    const { position, moves } = before.board;
    const game = await reload(before);
    expect(game.board.position).to.equal(position);
    expect(game.board.moves).to.equal(moves);
    expect(button(game, 'Correct it')).to.equal(undefined);
    expect(marks(game)).to.equal('');
    game.board.undo();
    game.board.redo();
    expect(game.board.position, 'gone through').to.equal(position);
  });
});

describe('a finished game that is looked through when the page is loaded anew', () => {
  it('is still finished, and counts once in its match', async () => {
    const before = await begin({ match: 'best-of-three', time: '5' });
    await play(before, ...WIPE_OUT);
    before.board.goTo(4);
    await settle(before);
    const game = await reload(before);
    expect(game.board.ply).to.equal(4);
    expect(button(game, 'Result')).not.to.equal(undefined);
    expect(game.shadowRoot!.querySelector('othello-clock')!.running).to.equal(false);
    game.board.goTo(9);
    await settle(game);
    await press(game, 'Score sheet');
    expect(game.shadowRoot!.querySelectorAll('#sheet tbody tr')).to.have.length(1);
  });

  it('is still given up', async () => {
    const before = await begin({});
    await play(before, 'f5', 'd6');
    before.board.resign('white');
    await settle(before);
    before.board.goTo(1);
    await settle(before);
    const game = await reload(before);
    expect(game.board.ply).to.equal(1);
    game.board.goTo(2);
    expect(game.board.result).to.include({ reason: 'resignation', winner: 'black' });
  });
});

describe('a game that is called before it is drawn', () => {
  /** Long enough for all steps of the rendering. */
  async function drawn(game: OthelloGame): Promise<void> {
    await game.updateComplete;
    await settle(game);
  }
  const scores = (game: OthelloGame): string =>
    game.shadowRoot!.querySelector('othello-score')!.shadowRoot!.textContent.replace(/\s+/g, ' ');

  for (const [when, wait] of [
    ['at once', () => Promise.resolve()],
    ['a task later', () => new Promise((done) => setTimeout(done))],
    ['a frame later', () => new Promise((done) => requestAnimationFrame(done))],
  ] as const) {
    it(`begins what was asked for ${when}, and nothing after it`, async () => {
      const game = room('<othello-game></othello-game>').querySelector('othello-game')!;
      let begun = 0;
      await wait();
      game.newGame({ players: 'two', names: ['Ann', 'Bob'] });
      game.addEventListener('othello-newgame', () => (begun += 1));
      await drawn(game);
      expect(scores(game)).to.contain('Ann').and.to.contain('Bob');
      expect(begun).to.equal(0);
    });
  }

  it('loads, opens a dialog and plays with a friend, too', async () => {
    const loading = room('<othello-game></othello-game>').querySelector('othello-game')!;
    expect(await loading.load('f5d6c3')).to.equal(true);
    await drawn(loading);
    expect(loading.board.moves).to.equal('f5d6c3');

    const asking = room('<othello-game></othello-game>').querySelector('othello-game')!;
    asking.open('keys');
    await drawn(asking);
    expect(asking.shadowRoot!.querySelector('dialog[open]')).not.to.equal(null);

    const apart = room('<othello-game></othello-game>').querySelector('othello-game')!;
    apart.playWithFriend({ side: 'black', names: ['Ann', 'Bob'] });
    await drawn(apart);
    expect(apart.board.player).to.equal('black');
  });

  it('is drawn when it is put into a page, where it was made by a script', async () => {
    const game = document.createElement('othello-game');
    game.newGame({ players: 'two', names: ['Ann', 'Bob'] });
    room('').append(game);
    await drawn(game);
    expect(scores(game)).to.contain('Ann').and.to.contain('Bob');
  });
});

it('shows the picture of a board where the board will stand, until it does', async () => {
  const picture = '<img slot="loading" alt="" src="data:image/svg+xml,<svg/>" />';
  const game = room(`<othello-game style="width: 900px">${picture}</othello-game>`).querySelector(
    'othello-game',
  )!;
  const image = game.querySelector('img')!;
  const { left, top, width } = image.getBoundingClientRect();
  expect(image.checkVisibility({ visibilityProperty: true })).to.equal(true);
  await game.updateComplete;
  const board = game.board.getBoundingClientRect();
  expect([board.left, board.top, board.width]).to.deep.equal([left, top, width]);
  expect(image.checkVisibility()).to.equal(false);
});

it('a page that is being loaded draws no dialog before it is opened', async () => {
  const game = document.createElement('othello-game');
  document.body.append(game);
  await game.updateComplete;
  await settle(game);
  const dialogs = [...game.shadowRoot!.querySelectorAll('dialog')];
  expect(dialogs).not.to.have.length(0);
  expect(dialogs.filter(({ childElementCount }) => childElementCount > 0)).to.have.length(0);
  game.open('keys');
  await settle(game);
  expect(game.shadowRoot!.querySelector<HTMLDialogElement>('#keys')!.open).to.equal(true);
  expect(game.shadowRoot!.querySelector('#keys form, #keys h2')).not.to.equal(null);
  game.remove();
});

it('says which dialogs there are when another is to be opened', async () => {
  const game = await begin({});
  expect(() => game.open('new' as 'new-game')).to.throw(
    RangeError,
    /^dialog takes one of new-game, options, .*, not new$/,
  );
  game.open('new-game');
  await settle(game);
  expect(game.shadowRoot!.querySelector<HTMLDialogElement>('#new-game')!.open).to.equal(true);
});

it('turns its sounds on and off with one press, and says so to the page', async () => {
  const game = await begin({});
  expect(button(game, 'Sounds')!.checkVisibility(), 'before any menu is open').to.equal(true);
  const heard: boolean[] = [];
  game.addEventListener('othello-options', ({ detail }) => heard.push(detail.options.sounds));
  await press(game, 'Sounds');
  expect(button(game, 'Sounds')!.ariaPressed).to.equal('true');
  await press(game, 'Sounds');
  expect(heard).to.deep.equal([true, false]);
});

it('the score sheet names players without names in the language of now', async () => {
  const game = await begin({ match: 'best-of-three', names: ['', ''] });
  const sheet = (): string => game.shadowRoot!.querySelector('#sheet')!.textContent;
  game.open('sheet');
  await settle(game);
  expect(sheet()).to.contain('Player 2');
  game.options = { language: 'fr' };
  await eventually(() => sheet().includes('Joueur 2'));
});

describe('the game', () => {
  it('tells the result after a look at the last position, and not of a game that has begun meanwhile', async () => {
    const game = await begin({});
    const end = () => game.shadowRoot!.querySelector('#end');
    await play(game, ...WIPE_OUT);
    expect(end()).to.equal(null);
    await eventually(() => end() !== null);
    expect(end()!.textContent).to.contain('Ann wins');
    game.newGame();
    await settle(game);
    expect(end()).to.equal(null);
  });
});

describe('a game against a computer that cannot play', () => {
  const nobody = (): Promise<never> =>
    Promise.reject(Object.assign(new Error('blocked'), { code: 'worker-blocked' }));
  const message = (game: OthelloGame): string =>
    game.shadowRoot!.querySelector('.message')!.textContent.trim();

  async function stuck(): Promise<OthelloGame> {
    const game = await begin({ players: 'one', time: '20' });
    game.board.pace = 0;
    game.board.engineProvider = nobody;
    await play(game, 'f5');
    await eventually(() => button(game, 'Try again') !== undefined);
    return game;
  }

  it('says so in words', async () => {
    expect(message(await stuck())).to.equal('The computer can’t play here, because it failed to start.');
  });

  it('goes on where the computer can play after all', async () => {
    const game = await stuck();
    await press(game, 'Try again');
    await eventually(() => button(game, 'Try again') !== undefined);
    game.board.engineProvider = () => Promise.resolve(firstMoveEngine);
    await press(game, 'Try again');
    await eventually(() => game.board.ply === 2);
    expect(game.board.turn).to.equal('black');
    expect(button(game, 'Try again')).to.equal(undefined);
    expect(message(game)).not.to.contain('cannot play');
  });

  it('goes on with a second person in its place, the clocks as they were', async () => {
    const game = await stuck();
    await press(game, 'Two players');
    expect(game.board).to.include({ engine: 'none', moves: 'f5', turn: 'white' });
    expect(button(game, 'Try again')).to.equal(undefined);
    click(game, 'd6');
    await settle(game);
    expect(game.board.moves).to.equal('f5d6');
    expect(game.shadowRoot!.querySelector('othello-clock')!.running).to.equal(true);
    expect((await reload(game)).board.engine).to.equal('none');
  });
});

it('a part that could not be fetched is said, and what was mended by itself is not', async () => {
  const game = await begin({});
  const reported = async (code: string): Promise<string> => {
    const detail = { code, message: '', cause: undefined };
    game.board.dispatchEvent(new CustomEvent('othello-error', { detail }));
    await settle(game);
    return game.shadowRoot!.querySelector('.message')!.textContent.trim();
  };
  expect(await reported('engine-restarted')).to.equal('');
  expect(await reported('load-failed')).to.contain('could not be loaded');
});

it('"New game" begins with the answer that was given last', async () => {
  const game = await begin({ players: 'two' });
  await press(game, 'New game');
  const players = game.shadowRoot!.querySelector<HTMLInputElement>('[name=players]:checked');
  expect(players).to.have.property('value', 'two');
  expect(players!.checkVisibility(), 'one person can be chosen again').to.equal(true);
});

it('"New game" begins with the computer in a game with a friend elsewhere', async () => {
  const game = await begin({ players: 'one', computer: 'Milo', level: 800 });
  game.playWithFriend({ side: 'black', names: ['Ann', 'Bob'] });
  await settle(game);
  await press(game, 'New game');
  const form = game.shadowRoot!.querySelector('#new-game form')!;
  expect(form.querySelector('[name=players]:checked')).to.have.property('value', 'one');
  expect(form.querySelector('[type=submit]')!.textContent.trim()).to.equal('Play Milo');
});

describe('an event of the game and its board', () => {
  /** The announcements from now on: of the board, and of the game. */
  function heard(game: OthelloGame) {
    const regions = [game.board.shadowRoot!, game.shadowRoot!].map((root) =>
      root.querySelector('[role=status]')!,
    );
    const announced: string[] = [];
    const watch = new MutationObserver(() => {
      for (const region of regions) {
        const text = region.textContent.trim();
        if (text && !announced.includes(text)) announced.push(text);
      }
    });
    for (const region of regions)
      watch.observe(region, { childList: true, characterData: true, subtree: true });
    return { announced, stop: () => watch.disconnect() };
  }

  const shown = (game: OthelloGame): string => game.shadowRoot!.querySelector('.message')!.textContent.trim();

  it('is a pass once', async () => {
    const game = await begin({});
    await play(game, ...('f5f6d3g5h5h4f7'.match(/../gu) as Square[]));
    const { announced, stop } = heard(game);
    await play(game, 'h6');
    stop();
    expect(shown(game)).to.equal('Black cannot move: White plays again.');
    expect(announced).to.deep.equal(['White h6, flips 1. Black must pass. White to move, 2 moves.']);
  });

  it('is a result once', async () => {
    const game = await begin({});
    await play(game, ...WIPE_OUT.slice(0, -1));
    const { announced, stop } = heard(game);
    await play(game, WIPE_OUT.at(-1)!);
    stop();
    expect(shown(game)).to.equal('Ann wins');
    expect(announced).to.have.length(1);
    expect(announced[0]).to.contain('Black wins by 64.');
  });

  it('is what only the game knows', async () => {
    const game = await begin({ byHand: true });
    const { announced, stop } = heard(game);
    click(game, 'f5');
    await settle(game);
    stop();
    expect(announced).to.deep.equal([shown(game)]);
  });

  it('is how a turn by hand stands, for the keys that ask for the score, the moves and the turn', async () => {
    const game = await begin({ byHand: true });
    click(game, 'f5');
    await settle(game);
    click(game, 'e5');
    await settle(game);
    game.board.focus();
    for (const key of ['s', 'M', 't']) {
      const { announced, stop } = heard(game);
      await sendKeys({ press: key });
      await eventually(() => announced.length > 0);
      stop();
      expect(announced.join(), key).to.contain('You have placed a disc on f5 and flipped 1 disc.');
      expect(announced.join(), key).to.contain('then end your turn');
    }
  });
});

describe('the room that the game takes', () => {
  it('holds the board, the clock and the buttons at once on a phone; the moves are folded', async () => {
    const game = await begin({ time: '20' }, 338);
    expect(moves(game).open).to.equal(false);
    await setViewport({ width: 360, height: 740 });
    game.scrollIntoView();
    const boxOf = (selector: string): DOMRect =>
      game.shadowRoot!.querySelector(selector)!.getBoundingClientRect();
    expect(boxOf('othello-score').bottom).to.be.at.most(540);
    // The buttons stick to the window's edge, and must not cover what is said.
    expect(boxOf('.now').bottom).to.be.at.most(boxOf('.tools').top);
    expect(boxOf('.tools').bottom).to.be.at.most(740);
    await setViewport({ width: 800, height: 600 });
  });

  it('is in sight again after the options close on a phone', async () => {
    const game = await begin({}, 338);
    const space = document.createElement('div');
    space.style.height = '200vh';
    game.after(space);
    game.open('options');
    const dialog = game.shadowRoot!.querySelector<HTMLDialogElement>('#options')!;
    await eventually(() => dialog.open);
    space.scrollIntoView({ block: 'end' });
    const isInSight = (): boolean => game.board.getBoundingClientRect().top > -1;
    expect(isInSight()).to.equal(false);
    dialog.close();
    await eventually(isInSight);
    space.remove();
  });

  it('shows the moves on a large screen, until a person folds them', async () => {
    const game = await begin({}, 1000);
    expect(moves(game).open).to.equal(true);
    moves(game).open = false;
    await play(game, 'f5');
    expect(moves(game).open).to.equal(false);
  });
});

it('begins a game from stored text that the game did not write', async () => {
  const game = await begin({});
  await play(game, 'f5');
  const key = game.storageKey!;
  game.remove();
  const stored = JSON.parse(localStorage.getItem(key)!) as { game: Record<string, unknown> };
  stored.game['start'] = '<img src=x>';
  stored.game['position'] = 'nowhere';
  localStorage.setItem(key, JSON.stringify(stored));
  const again = await reload(game);
  expect(again.board.moves).to.equal('f5');
  expect(again.record).to.equal('f5');
});

describe('a game on a page that is magnified', () => {
  for (const zoom of [0.5, 1.25, 2])
    it(`has its board in the window at ${zoom} times, also when that comes later`, async () => {
      const game = await begin({});
      const sideAt = (scale: number): number =>
        game.board.getBoundingClientRect().height * ('currentCSSZoom' in game ? 1 : scale);
      const before = sideAt(1);
      game.parentElement!.style.zoom = String(zoom);
      // It is never narrower than 20rem of the page.
      const most = Math.max(innerHeight, 320 * zoom + 1);
      await eventually(() => sideAt(zoom) > 0.3 * before && sideAt(zoom) <= most);
      game.parentElement!.style.zoom = '';
      await eventually(() => Math.abs(sideAt(1) - before) < 1);
    });
});
