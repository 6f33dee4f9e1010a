import type { FoundReview } from '../../../../src/core/analysis.js';
import { expect } from '@open-wc/testing';
import type { Engine } from '../../../../src/core/engine/engine.js';
import type { Square } from '../../../../src/core/rules/square.js';
import { eventually } from '../../board/support.js';
import { begin, play, reload, resultOf, settle } from './game-support.js';
import type { OthelloGame } from '../../../../src/elements/companions/game/game.js';

/** One empty square, a1: Black flips b1 there, and both sides have 32 discs. */
const BEFORE_DRAW = `-OX${'X'.repeat(5)}XX${'X'.repeat(22)}${'O'.repeat(32)} X`;
/** After c1 neither side can move: h8 is out of reach. */
const BEFORE_BLOCK = `XO-${'-'.repeat(60)}O X`;
/** After c1 there is no white disc. */
const BEFORE_WIPE_OUT = `XO-${'-'.repeat(61)} X`;
/** The shortest game that wipes White out. */
const WIPE_OUT = 'e6f4e3f6g5d6e7f5c5'.match(/../g) as Square[];

/** A game of random moves that Black loses by two discs, without its last move, a1. */
const LOST =
  'f5f4e3f6g5g4f7f8c3h6g3d2g7g2h2f3e1e6g8e7g6c1d6c5f2h7e2h5c4d1d7c6e8c7d8h3b1b2a3d3h4g1b8b3h8b7a2b4b5a5c2c8a7h1a6b6f1a8a4';

/**
 * Black is 18 discs ahead, until h4 with 20 empty squares gives 20 away, where f1 alone keeps all; the end is as it was
 * played.
 */
const losesByH4: Engine = {
  search: (position) => {
    const legal = position.phase === 'pass' ? (['pass'] as const) : position.legalMoves;
    const black = position.at('h4') === undefined ? 18 : -2;
    const moves = legal
      .map((move) => {
        const value = position.empties !== 20 || move === 'f1' ? black : move === 'h4' ? -2 : 8;
        return {
          move,
          value: position.turn === 'black' ? value : -value,
          certainty: 'heuristic',
          depth: 8,
          line: [move],
        } as const;
      })
      .toSorted((a, b) => b.value - a.value);
    return Promise.resolve({ ...moves[0]!, moves, nodes: 1, time: 1, nps: 1 });
  },
  close: () => undefined,
};

async function endOf(position: string, move: Square) {
  const game = await begin({});
  expect(await game.load(position)).to.equal(true);
  await play(game, move);
  const { textContent } = await resultOf(game);
  return { game, text: textContent.replace(/\s+/g, ' ') };
}

describe('the result', () => {
  it('stays while one looks back through the game and after a reload, until another move is made', async () => {
    const game = await begin({});
    await play(game, ...WIPE_OUT);
    await resultOf(game);
    const ends = (one: OthelloGame) =>
      [...one.shadowRoot!.querySelectorAll('#end button')].map(({ textContent }) => textContent.trim());
    const buttons = ends(game);
    expect(buttons).to.deep.equal(['Play again', 'Share', 'Swap colours']);
    game.board.goTo(3);
    await settle(game);
    expect(ends(game)).to.deep.equal(buttons);
    const { textContent } = game.shadowRoot!.querySelector('#end')!;
    const again = await reload(game);
    await settle(again);
    expect(again.shadowRoot!.querySelector('#end')!.textContent).to.equal(textContent);
    expect(ends(again)).to.deep.equal(buttons);
    // Another move in its place is another game.
    again.board.goTo(3);
    await play(
      again,
      again.board.legalMoves.find((move) => move !== WIPE_OUT[3])!,
    );
    expect(ends(again)).to.deep.equal([]);
  });

  it('has no winner and no margin in a draw', async () => {
    const { text, game } = await endOf(BEFORE_DRAW, 'a1');
    expect(text).to.contain('A draw');
    expect(text).not.to.contain('by').and.not.to.contain('wins');
    expect(game.shadowRoot!.querySelector('.message'), 'said once').to.equal(null);
  });

  it('gives the empty squares to the winner if nobody can move', async () => {
    const { text } = await endOf(BEFORE_BLOCK, 'c1');
    expect(text).to.contain('Ann wins by 62').and.to.contain('63–1');
    expect(text).to.contain('Empty squares go to the winner.');
  });

  it('is 64 : 0 if only one colour is left', async () => {
    const { text } = await endOf(BEFORE_WIPE_OUT, 'c1');
    expect(text).to.contain('64–0').and.to.contain('Only one colour is left');
  });

  it('leads to the analysis where the page has one, with the game in the link', async () => {
    const { game } = await endOf(BEFORE_DRAW, 'a1');
    const links = () => [...game.shadowRoot!.querySelectorAll<HTMLAnchorElement>('a')];
    expect(links()).to.have.lengthOf(0);
    game.analysisHref = '/analyse/';
    await game.updateComplete;
    const [inResult, inMenu] = links();
    expect(inMenu!.textContent.trim()).to.equal('Analyse');
    expect(inMenu!.getAttribute('href')).to.equal(`/analyse/#game=${encodeURIComponent(game.record)}`);
    expect(inResult!.textContent.trim()).to.equal('Review this game');
    expect(inResult!.closest('section')!.id).to.equal('end');
    expect(inResult!.getAttribute('href')).to.equal(`${inMenu!.getAttribute('href')!}&review`);
    game.newGame({ players: 'one', computer: 'Vera' });
    await game.load(BEFORE_DRAW);
    await play(game, 'a1');
    const alone = () =>
      links()
        .find((one) => one.closest('#end'))
        ?.getAttribute('href') ?? '';
    await eventually(() => alone().endsWith('&review&you=black&opponent=Vera'));
  });

  it('of a game without a move leads to no review', async () => {
    const game = await begin({});
    game.analysisHref = '/analyse/';
    game.board.resign('white');
    const end = await resultOf(game);
    expect(end.textContent).to.contain('Bob resigned');
    expect(end.querySelector('a')).to.equal(null);
  });

  it('of a game that was given up names the discs on the board, and the menu still opens in the window', async () => {
    const game = await begin({});
    await play(game, 'e6', 'f4');
    game.board.resign('white');
    const end = await resultOf(game);
    expect(end.textContent).not.to.match(/\d/u);
    expect(game.shadowRoot!.querySelector('othello-score')!.shadowRoot!.textContent).to.match(/3[^\d]+3/u);
    game.shadowRoot!.querySelector<HTMLButtonElement>('.more > button')!.click();
    await game.updateComplete;
    expect(game.shadowRoot!.querySelector('.menu')!.getBoundingClientRect().top).to.be.at.least(0);
  });

  it('is not shown by the panel while the discs are counted', async () => {
    const game = await begin({});
    game.options = { ...game.options, speed: 'normal' };
    expect(await game.load(BEFORE_DRAW)).to.equal(true);
    const end = () => game.shadowRoot!.querySelector('#end');
    await play(game, 'a1');
    await eventually(() => game.shadowRoot!.querySelector('.counting') !== null);
    expect(getComputedStyle(game.shadowRoot!.querySelector('.message')!).visibility).to.equal('hidden');
    expect(end()).to.equal(null);
    await eventually(() => end() !== null);
    expect(end()!.textContent).to.contain('A draw');
  });

  it('leads first to the game that the page offers, and opens the sheet for sharing', async () => {
    const game = await begin({ players: 'one', names: ['', ''] });
    game.nextGame = { text: 'Next: Vera, 1400', setup: { level: 1400, computer: 'Vera' } };
    const [face, nextFace] = ['portrait', 'next-portrait'].map((slot) =>
      game.appendChild(Object.assign(document.createElement('i'), { slot })),
    );
    expect(await game.load(BEFORE_BLOCK)).to.equal(true);
    await play(game, 'c1');
    const end = await resultOf(game);
    const button = (name: string) =>
      [...end.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === name)!;
    button('Share').click();
    await eventually(() => game.shadowRoot!.querySelector<HTMLDialogElement>('#share')!.open);
    game.shadowRoot!.querySelector<HTMLDialogElement>('#share')!.close();
    const links: string[] = [];
    game.addEventListener('othello-share', (event) => {
      event.preventDefault();
      links.push(event.detail.link);
    });
    button('Share').click();
    await eventually(() => links.length > 0);
    expect(links).to.deep.equal([game.link]);
    expect(game.shadowRoot!.querySelector('dialog[open]'), 'a page shares in its own way').to.equal(null);
    expect(end.querySelector('.main')!.textContent.trim()).to.equal('Next: Vera, 1400');
    expect(nextFace!.assignedSlot!.parentElement).to.equal(button('Next: Vera, 1400'));
    button('Next: Vera, 1400').click();
    await eventually(() => game.board.level === 1400 && game.board.length === 0);
    expect(game.shadowRoot!.querySelector('othello-score')!.getAttribute('white-name')).to.equal('Vera');
    expect(face!.assignedSlot!.slot).to.equal('white-portrait');
  });

  it('leads first to the moment that decided a lost game', async () => {
    const game = await begin({});
    game.analysisHref = '/analyse/';
    game.board.engineProvider = () => Promise.resolve(losesByH4);
    game.newGame({ players: 'one', side: 'black' });
    expect(await game.load(LOST)).to.equal(true);
    const reviews: FoundReview[] = [];
    game.addEventListener('othello-gamereview', ({ detail }) => reviews.push(detail));
    await play(game, 'a1');
    const end = await resultOf(game);
    await eventually(() => end.querySelector('.main')?.textContent.trim() === 'See the moment');
    expect(end.querySelectorAll('.main')).to.have.lengthOf(1);
    // The page gets the whole review, with the reason that is shown.
    expect(reviews.map(({ plies }) => plies.filter(Boolean).length)).to.deep.equal([game.board.length]);
    expect(reviews[0]!.explanations![40]).to.include({ move: 'h4', other: 'f1' });
    // Why it is shown, and a question that does not name the better move, beside its picture.
    const { textContent: why } = end.querySelector('.why')!;
    expect(why).to.match(/Your last chance to win\s+.*h4.* What was better\?/u);
    expect(why).not.to.contain('f1');
    expect(why).to.contain('Your opponent got three of the four corners.');
    // With the move and a better one, which the analysis marks at once.
    expect(end.querySelector<HTMLAnchorElement>('a.main')!.href).to.match(/&moment=41&better=[a-h][1-8]$/u);
    // Another move can be played there, and the game goes on.
    const retry = [...end.querySelectorAll('button')].find(({ textContent }) =>
      textContent.includes('Retry that move'),
    );
    retry!.click();
    await settle(game);
    expect(game.board.ply).to.equal(40);
    expect(game.shadowRoot!.querySelector('#end')).to.equal(null);
    expect(game.shadowRoot!.querySelector('.message')!.textContent).to.contain('Try another move.');
    // Nothing was played yet that could be judged.
    const buttons = () =>
      [...game.shadowRoot!.querySelectorAll('.now button')].map((one) => one.textContent.trim());
    expect(buttons()).not.to.contain('How was my move?');
    await play(game, 'f1');
    expect(buttons()).to.contain('How was my move?');
  });

  it('shows no mistake of the other side to the winner', async () => {
    const game = await begin({});
    game.analysisHref = '/analyse/';
    game.board.engineProvider = () => Promise.resolve(losesByH4);
    game.newGame({ players: 'one', side: 'white' });
    expect(await game.load(LOST)).to.equal(true);
    let isReviewed = false;
    game.addEventListener('othello-gamereview', () => (isReviewed = true));
    await play(game, 'a1');
    const end = await resultOf(game);
    await eventually(() => isReviewed);
    await settle(game);
    // No move of White's stood out.
    expect(end.querySelector('.why')).to.equal(null);
    expect(end.querySelector('a.button')!.textContent.trim()).to.equal('Review this game');
  });

  it('leads to pages only, whatever the attribute says', async () => {
    const { game } = await endOf(BEFORE_DRAW, 'a1');
    for (const href of [
      'javascript:alert(1)',
      ' java\nscript:alert(1)',
      'data:text/html,x',
      'blob:x',
      'http://[',
    ]) {
      game.setAttribute('analysis-href', href);
      await game.updateComplete;
      expect(game.shadowRoot!.querySelectorAll('a')).to.have.lengthOf(0);
    }
  });

  it('begins at its title, where one more Enter begins no other game', async () => {
    const { game } = await endOf(BEFORE_DRAW, 'a1');
    expect(game.shadowRoot!.activeElement!.textContent).to.equal('A draw');
  });
});
