import { expect } from '@open-wc/testing';
import type { Engine } from '../../../../src/core/engine/engine.js';
import type { OthelloGame } from '../../../../src/elements/companions/game/game.js';
import type { Square } from '../../../../src/core/rules/square.js';
import { discs, eventually } from '../../board/support.js';
import { begin, play, resultOf, settle } from './game-support.js';

const WIPE_OUT = 'e6f4e3f6g5d6e7f5c5'.match(/../g) as Square[];
/** Black has no move after h6. */
const BEFORE_PASS = 'f5f6d3g5h5h4f7';
/** Black fills the board by a1, and flips b1, a2 to a5, and b2 to d4: 43 to 21. */
const BEFORE_END = `-OXXXXXX${'O'.repeat(28)}${'X'.repeat(28)} X`;

const root = (game: OthelloGame): ShadowRoot => game.shadowRoot!;
const text = (game: OthelloGame, selector: string): string | undefined =>
  root(game).querySelector(selector)?.textContent.replace(/\s+/gu, ' ').trim();
const hasEnd = (game: OthelloGame): boolean => root(game).querySelector('#end') !== null;
const button = (game: OthelloGame, name: string): HTMLButtonElement | undefined =>
  [...root(game).querySelectorAll('button')].find((one) => one.textContent.trim() === name);

describe('a pass', () => {
  it('is shown on the board, which can be played on meanwhile, until the next move', async () => {
    const game = await begin({});
    await game.load(BEFORE_PASS);
    await play(game, 'h6');
    await eventually(() => text(game, '.event') === 'Black cannot move: White plays again.');
    expect(getComputedStyle(root(game).querySelector('.event')!).pointerEvents).to.equal('none');
    await play(game, game.board.legalMoves[0]!);
    expect(text(game, '.event')).to.equal(undefined);
  });

  it('is shown by the panel once the discs of the previous move have flipped', async () => {
    const game = await begin({});
    await game.load(BEFORE_PASS);
    game.options = { ...game.options, speed: 'slow' };
    await settle(game);
    game.board.play('h6');
    await eventually(() => game.board.animating);
    const texts = new Set<string | undefined>();
    await eventually(() => {
      if (game.board.animating) texts.add(text(game, '.message'));
      return text(game, '.message') === 'Black cannot move: White plays again.';
    });
    expect(game.board.animating).to.equal(false);
    expect([...texts].join()).not.to.include('cannot move');
  });

  it('is not shown to whoever only looks through a game', async () => {
    const game = await begin({});
    await game.load(`${BEFORE_PASS}h6`);
    game.board.ply = 7;
    await settle(game);
    game.board.ply = 8;
    await settle(game);
    expect(text(game, '.event')).to.equal(undefined);
  });
});

it('a turn by hand silences the board: no refusal of before, and nothing undone while the disc lies there', async () => {
  const game = await begin({ byHand: true });
  const square = (name: Square) =>
    game.board.shadowRoot!.querySelector<HTMLElement>(`[data-square=${name}]`)!.click();
  const announced = () => game.board.shadowRoot!.querySelector('[role=status]')!.textContent.trim();
  square('b2');
  await eventually(() => announced().includes('b2 is not a legal move'));
  square('f5');
  await eventually(() => discs(game.board)[37] === 'X');
  await settle(game);
  expect(announced()).to.equal('');
});

describe('the end', () => {
  const laidOut = `${'X'.repeat(43)}${'O'.repeat(21)}`;
  const counted = (game: OthelloGame): (string | null)[] =>
    [...root(game).querySelectorAll('.counted b')].map(({ textContent }) => textContent);

  it('lays the discs out on the board as players count them, says who has won, then shows the end beside the last position', async () => {
    const game = await begin({});
    await game.load(BEFORE_END);
    await play(game, 'a1');
    const end = discs(game.board);
    await eventually(() => discs(game.board) === laidOut);
    expect(end).not.to.equal(laidOut);
    await eventually(() => text(game, '.event')?.includes('Ann wins') === true);
    expect(counted(game)).to.deep.equal(['43', '21']);
    expect(hasEnd(game)).to.equal(false);
    await eventually(() => hasEnd(game));
    expect(discs(game.board)).to.equal(end);
    expect(text(game, '.event')).to.equal(undefined);
  });

  it('counts row by row, and "Skip" shows the end at once', async () => {
    const game = await begin({});
    game.options = { ...game.options, speed: 'normal' };
    await game.load(BEFORE_END);
    await play(game, 'a1');
    await eventually(() => counted(game).join() === '8,8' || counted(game).join() === '16,16');
    expect(discs(game.board).replaceAll('-', '')).not.to.have.length(64);
    button(game, 'Skip')!.click();
    await settle(game);
    expect(hasEnd(game)).to.equal(true);
  });

  it('counts nothing where a side has resigned', async () => {
    const game = await begin({});
    await play(game, 'f5');
    game.board.resign('white');
    await eventually(() => hasEnd(game));
    expect(discs(game.board)).to.equal(game.board.position.slice(0, 64));
  });

  it('takes no focus from a dialog that is open', async () => {
    const game = await begin({});
    await game.load(BEFORE_END);
    game.open('options');
    const options = root(game).querySelector<HTMLDialogElement>('dialog#options')!;
    await eventually(() => options.open);
    const focused = root(game).activeElement;
    game.board.play('a1');
    await resultOf(game);
    await settle(game);
    expect(root(game).activeElement).to.equal(focused);
  });

  it('is forgotten where another game begins meanwhile', async () => {
    const game = await begin({});
    await game.load(BEFORE_END);
    await play(game, 'a1');
    await eventually(() => text(game, '.event') !== undefined);
    game.newGame();
    await settle(game);
    expect(text(game, '.event')).to.equal(undefined);
    expect(discs(game.board).replaceAll('-', '')).to.have.length(4);
  });

  it('says what is the best result against a level: the first win, and one by more discs', async () => {
    const game = await begin({});
    game.board.engineProvider = () => Promise.resolve(silent);
    for (const announced of ['Your first win at this level.', undefined]) {
      game.newGame({ players: 'one', side: 'black', level: 'hard' });
      await settle(game);
      await play(game, ...WIPE_OUT);
      await resultOf(game);
      expect(text(game, '#end .best')).to.equal(announced);
    }
  });
});

/** A computer that never answers. */
const silent: Engine = { search: () => new Promise(() => undefined), close: () => undefined };

/** Every move is worth nothing, but the last one loses 12 discs. */
const lastIsBad: Engine = {
  search: (position) => {
    const moves = position.legalMoves.map((move, at) => ({
      move,
      value: at === position.legalMoves.length - 1 ? -12 : 0,
      certainty: 'heuristic' as const,
      depth: 8,
      line: [move],
    }));
    return Promise.resolve({ ...moves[0]!, moves, nodes: 1, time: 1, nps: 1 });
  },
  close: () => undefined,
};

describe('"How was my move?"', () => {
  async function playing(): Promise<OthelloGame> {
    const game = await begin({});
    game.board.engineProvider = () => Promise.resolve(lastIsBad);
    await settle(game);
    return game;
  }

  it('needs a move', async () => {
    const game = await playing();
    expect(button(game, 'How was my move?')).to.equal(undefined);
    await play(game, 'f5');
    expect(button(game, 'How was my move?')).not.to.equal(undefined);
  });

  it('says by one click what the last move was worth, with the better square marked', async () => {
    const game = await playing();
    const [best] = game.board.legalMoves;
    const worst = game.board.legalMoves.at(-1)!;
    await play(game, worst);
    button(game, 'How was my move?')!.click();
    await eventually(() => text(game, '.card b') !== undefined);
    expect(text(game, '.card b')).to.equal(`${worst} loses 12 discs.`);
    expect(game.board.marks).to.deep.equal([{ square: best, shape: 'circle' }]);
    button(game, 'Take it back')!.click();
    await settle(game);
    expect(game.board.ply).to.equal(0);
    expect(game.board.marks).to.deep.equal([]);
  });

  it('plays the better line on the board, which goes back to the game', async () => {
    const game = await playing();
    const [best] = game.board.legalMoves;
    await play(game, game.board.legalMoves.at(-1)!);
    const before = discs(game.board);
    button(game, 'How was my move?')!.click();
    await eventually(() => button(game, 'Show me') !== undefined);
    button(game, 'Show me')!.click();
    await eventually(() =>
      game.board.shadowRoot!.querySelector(`[data-square=${best}]`)!.matches('[data-disc]'),
    );
    button(game, 'Back to the game')!.click();
    await eventually(() => discs(game.board) === before);
    await eventually(() => button(game, 'Show me') !== undefined);
  });

  it('says so of a good move, too', async () => {
    const game = await playing();
    await play(game, game.board.legalMoves[0]!);
    button(game, 'How was my move?')!.click();
    await eventually(() => text(game, '.card b') !== undefined);
    expect(text(game, '.card b')).to.contain('is a good move');
    expect(button(game, 'Take it back')).to.equal(undefined);
  });

  it('is not there in a game against a friend', async () => {
    const game = await playing();
    game.playWithFriend({ side: 'black' });
    await settle(game);
    expect(button(game, 'How was my move?')).to.equal(undefined);
  });
});
