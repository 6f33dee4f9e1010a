import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { OthelloPuzzle } from '../../../src/elements/companions/puzzle/puzzle.js';
import type { Certainty, Engine, MoveValue } from '../../../src/core/engine/engine.js';
import { Position } from '../../../src/core/rules/position.js';
import { eventually, spoken } from '../board/support.js';
import { room } from './support.js';

/** Only a4 wins for Black; from a game between two levels. */
const POSITION = 'XXXXXX---XOXXX-XXXOOXXXX-OXXXXOXOOOXOOOXOOXOOO-XOOOOO---XXXXX--- X';

/** How an engine rates: how many discs each move of its list is better than the next, how certainly, and its replies. */
interface Rating {
  readonly apart: number;
  readonly certainty: Certainty;
  readonly replies?: readonly string[];
}
const PROOFS: Rating = { apart: 6, certainty: 'exact' };

/** An engine that rates the moves of a list best. */
function listEngine(
  first: readonly string[],
  { apart, certainty, replies = [] }: Rating = PROOFS,
): { engine: Engine; state: { requested: number; fault?: Error } } {
  const state: { requested: number; fault?: Error } = { requested: 0 };
  const rank = (move: string): number => (first.includes(move) ? first.indexOf(move) : first.length);
  const engine: Engine = {
    search: (position: Position) => {
      state.requested++;
      if (state.fault) return Promise.reject(state.fault);
      const moves: MoveValue[] = position.legalMoves
        .toSorted((a, b) => rank(a) - rank(b))
        .map((move) => {
          const after = position.play(move);
          const wanted = after.legalMoves.filter((each) => replies.includes(each));
          const reply = after.phase === 'play' ? [...wanted, ...after.legalMoves].slice(0, 1) : [];
          // Then it would play the best move of all.
          const next = reply.flatMap((one) => after.play(one).legalMoves.filter((each) => each === first[0]));
          return {
            move,
            value: 6 - apart * rank(move),
            certainty,
            depth: 12,
            line: [move, ...reply, ...next],
          };
        });
      return Promise.resolve({ ...moves[0]!, moves, nodes: 1, time: 1, nps: 1 });
    },
    close: () => undefined,
  };
  return { engine, state };
}

async function puzzle(attributes: string, first: readonly string[] = ['a4'], rating = PROOFS) {
  const place = room(`<othello-puzzle ${attributes}></othello-puzzle>`);
  const element = place.querySelector<OthelloPuzzle>('othello-puzzle')!;
  const { engine, state } = listEngine(first, rating);
  element.engineProvider = () => Promise.resolve(engine);
  await element.updateComplete;
  element.board.style.setProperty('--othello-flip-duration', '0s');
  await import('../../../src/elements/board/interaction/interaction.js');
  const root = element.shadowRoot!;
  const text = (): string => root.textContent.replace(/\s+/g, ' ').trim();
  const button = (name: string): HTMLButtonElement | undefined =>
    [...root.querySelectorAll('button')].find((one) => one.textContent.trim() === name);
  const click = (square: string): void =>
    element.board.shadowRoot!.querySelector<HTMLElement>(`[data-square="${square}"]`)!.click();
  const reported: Event[] = [];
  place.addEventListener('othello-puzzleend', (event) => reported.push(event));
  await element.board.updateComplete;
  return { element, place, text, button, click, reported, state };
}

describe('a puzzle', () => {
  it('goes forward only: a key that takes back leads to where the try stands, and it can be finished', async () => {
    const start = `${'-'.repeat(27)}OX${'-'.repeat(6)}XO${'-'.repeat(27)} X`;
    const { element, click } = await puzzle(`position="${start}" solution="f5d6c3"`, ['f5']);
    click('f5');
    await eventually(() => element.board.ply === 2);
    element.board.focusSquare('a1');
    const target = element.board.shadowRoot!.activeElement!;
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, composed: true }),
    );
    expect(element.board.ply).to.equal(2);
    click('c3');
    await eventually(() => element.result?.solved === true);
  });

  it('asks, takes the right move, and tells the page', async () => {
    const { element, text, click, reported, state } = await puzzle(`position="${POSITION}" solution="a4"`);
    expect(text()).to.contain('Black to move: find the best move.');
    expect(element.board.player).to.equal('black');
    click('a4');
    await eventually(() => reported.length === 1);
    await element.updateComplete;
    expect(element.result).to.deep.equal({ solved: true, mistakes: 0, hints: 0, shown: false });
    expect(text()).to.contain('Solved on the first try.');
    expect(text(), 'said once').not.to.contain('is right');
    // What the solution says needs no engine.
    expect(state.requested).to.equal(0);
  });

  it('refutes a wrong move on the board, with a reason, and lets the solver try again', async () => {
    const { element, text, button, click } = await puzzle(`position="${POSITION}" solution="a4"`, [
      'a4',
      'g1',
    ]);
    const other = element.board.legalMoves.find((square) => square !== 'a4')!;
    click(other);
    await eventually(() => text().includes('Try another move.'));
    expect(text()).to.match(/you end \d+ discs worse than with the right move\. Try another move\./);
    await eventually(() => element.board.preview !== undefined);
    expect(element.board.length).to.equal(0);
    expect(element.board.marks[0]).to.deep.equal({ square: other, shape: 'cross' });
    // The buttons stay, and the reply is taken back without one.
    expect(button('Hint')).not.to.equal(undefined);
    await eventually(() => element.board.preview === undefined);
    // What was tried has a cross, and what the reason is about a circle.
    const [tried, ...circled] = element.board.marks;
    expect(tried).to.deep.equal({ square: other, shape: 'cross' });
    expect(circled.length).to.be.at.least(1);
    for (const { square, shape } of circled) {
      expect(shape).to.equal('circle');
      expect(text()).to.contain(square);
    }
    // The same move again is no other mistake.
    click(other);
    await eventually(() => element.board.preview !== undefined);
    click('a4');
    await eventually(() => element.result !== undefined);
    expect(element.board.preview).to.equal(undefined);
    expect(element.result!.mistakes).to.equal(1);
  });

  it('ends a refutation with the reply: what would follow may be the solution', async () => {
    const { element, click } = await puzzle(`position="${POSITION}" solution="a4"`);
    const shown = new Set<string>();
    const isOver = (): boolean => {
      if (element.board.preview !== undefined) shown.add(element.board.preview);
      return shown.size > 0 && element.board.preview === undefined;
    };
    click(element.board.legalMoves.find((square) => square !== 'a4')!);
    await eventually(isOver);
    expect([...shown].filter((position) => position[24] !== '-')).to.deep.equal([]);
    expect(element.board.length).to.equal(0);
  });

  it('does not show a reply on the square that was to be found', async () => {
    const rating = { ...PROOFS, replies: ['a4'] };
    const { element, text, click } = await puzzle(`position="${POSITION}" solution="a4"`, ['a4'], rating);
    const shown = new Set<string>();
    click('g6');
    await eventually(() => {
      if (element.board.preview !== undefined) shown.add(element.board.preview);
      return shown.size > 0 && element.board.preview === undefined;
    });
    expect([...shown].map((position) => position[24])).to.deep.equal(['-']);
    expect(text()).to.contain('Then White plays on the very square that you should have taken.');
    expect(text()).not.to.contain('a4');
  });

  it('says that a move is wrong where no engine can say why', async () => {
    const { element, text, click, state } = await puzzle(`position="${POSITION}" solution="a4"`);
    state.fault = new Error('gone');
    click(element.board.legalMoves.find((square) => square !== 'a4')!);
    await eventually(() => text().includes('is not the move.'));
    click('a4');
    await eventually(() => element.result?.solved === true);
  });

  it('accepts another move that is as good', async () => {
    const { element, text, click } = await puzzle(`position="${POSITION}" goal="win" solution="a4"`, ['a4']);
    // This engine gives every other move 0, which does not win; the page asks for a draw.
    element.goal = 'draw';
    await element.updateComplete;
    await element.board.updateComplete;
    click(element.board.legalMoves.find((square) => square !== 'a4')!);
    await eventually(() => element.result?.solved === true);
    await element.updateComplete;
    expect(text()).to.contain('Solved');
    expect(text()).not.to.contain('The solution');
  });

  it('plays the answers of a longer solution, and asks for each move', async () => {
    const start = Position.of(POSITION.slice(0, 64), 'black');
    const reply = start.play('a4').legalMoves[0]!;
    const second = start.play('a4').play(reply).legalMoves[0]!;
    const { element, text, button, click } = await puzzle(
      `position="${POSITION}" solution="a4${reply}${second}"`,
    );
    expect(text()).to.contain('2 moves to find');
    click('a4');
    await eventually(() => text().includes(`replies ${reply}: what now?`));
    expect(text()).to.contain('1 move to find');
    click(second);
    await eventually(() => element.result?.solved === true);
    await element.updateComplete;
    expect(text()).to.contain(`The solution: Black a4 White ${reply} Black ${second}.`);
    // No move is left to be found.
    const step = element.shadowRoot!.querySelector('.question .quiet')!;
    expect(getComputedStyle(step).visibility).to.equal('hidden');
    // Each of the solver's moves has its reason.
    const reasons = () => element.shadowRoot!.querySelectorAll('[role=status] ul').length;
    expect(button('Why?')).to.equal(undefined);
    button('Why a4?')!.click();
    await eventually(() => reasons() === 1);
    // A square that a text names is marked while it is pointed at.
    const other = '[role=status] ul [data-named]:not([data-named=a4])';
    const named = element.shadowRoot!.querySelector<HTMLElement>(other)!;
    named.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    const asked = { square: 'a4', shape: 'circle' };
    expect(element.board.marks).to.deep.equal([asked, { square: named.dataset['named'], shape: 'circle' }]);
    named.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
    // The board is where the move in question was made.
    expect([element.board.ply, element.board.marks]).to.deep.equal([0, [asked]]);
    button(`Why ${second}?`)!.click();
    await eventually(() => reasons() === 2);
    expect(button(`Why ${second}?`)).to.equal(undefined);
  });

  it('gives hints in steps: the region, the reason, a few squares, the square', async () => {
    const { element, text, button, click } = await puzzle(`position="${POSITION}" solution="a4"`);
    button('Hint')!.click();
    await eventually(() => text().includes('It is one of the marked squares'));
    const marked = element.board.marks.map(({ square }) => square);
    expect(marked).to.include('a4');
    expect(marked.length, 'of the legal moves').to.be.within(2, element.board.legalMoves.length / 2);
    element.hint();
    await eventually(() => text().includes('Theme:'));
    element.hint();
    await eventually(() => text().includes('It is one of these:'));
    const among = element.board.marks.map(({ square }) => square);
    expect(among).to.have.length(3);
    expect(among).to.include('a4');
    expect(text()).not.to.contain('Play a4');
    element.hint();
    await eventually(() => text().includes('Play a4') || text().includes('Play A4'));
    expect(element.board.marks.map(({ square }) => square)).to.deep.equal(['a4']);
    expect(button('Hint')).to.equal(undefined);
    click('a4');
    await eventually(() => text().includes('Solved, with 4 hints.'));
  });

  it('leaves what was tried out of its hints', async () => {
    const { element, text, click } = await puzzle(`position="${POSITION}" solution="a4"`);
    const { legalMoves } = element.board;
    const at = legalMoves.indexOf('a4');
    const tried = [legalMoves[at - 1], legalMoves[at + 1]].find((square) => square !== undefined)!;
    click(tried);
    await eventually(() => text().includes('Try another move.'));
    for (const said of ['It is one of the marked', 'Theme:', 'It is one of these:']) {
      element.hint();
      await eventually(() => text().includes(said));
    }
    const on = (shape: string) => element.board.marks.filter((mark) => mark.shape === shape);
    expect(on('cross')).to.deep.equal([{ square: tried, shape: 'cross' }]);
    expect(on('circle').map(({ square }) => square))
      .to.include('a4')
      .and.not.to.include(tried);
  });

  it('shows the solution when it is asked to, and begins again', async () => {
    const { element, text, button, reported } = await puzzle(`position="${POSITION}" solution="a4"`);
    button('Show the solution')!.click();
    await eventually(() => reported.length === 1);
    await element.updateComplete;
    expect(element.result).to.deep.equal({ solved: false, mistakes: 0, hints: 0, shown: true });
    expect(text()).to.contain('The solution: Black a4.');
    // Nobody is to move any more.
    expect(await spoken(element.board)).to.match(/^Black a4, flips \d+\.$/u);
    expect(element.board.lastMove).to.equal('a4');
    // The reasons would scroll the board away, which they are about.
    expect(element.shadowRoot!.querySelector('[role=status] li')).to.equal(null);
    button('Why?')!.click();
    await eventually(() => element.shadowRoot!.querySelectorAll('[role=status] li').length > 0);
    button('Start again')!.click();
    await element.updateComplete;
    expect(element.board.length).to.equal(0);
    expect(element.result).to.equal(undefined);
  });

  it('asks once more for a move that wins by less than the solution, and not for those before it', async () => {
    const start = Position.of(POSITION.slice(0, 64), 'black');
    const reply = start.play('a4').legalMoves[0]!;
    const [less, best] = start.play('a4').play(reply).legalMoves as ['a1', 'a1'];
    const { element, button, click } = await puzzle('', ['a4', best], { ...PROOFS, apart: 1 });
    element.puzzle = { position: POSITION, solution: ['a4', reply, best], goal: 'win', score: 60 };
    await element.updateComplete;
    await element.board.updateComplete;
    click('a4');
    await eventually(() => element.board.length === 2);
    click(less);
    await eventually(() => element.result?.solved === true);
    await element.updateComplete;
    button('Start again')!.click();
    await element.updateComplete;
    expect([...element.board.history]).to.deep.equal(['a4', reply]);
    expect(element.result).to.equal(undefined);
    click(best);
    await eventually(() => element.result?.solved === true);
  });

  it('shows a whole answer and the buttons in the window, none over the other, and reasons below them', async () => {
    const { element, button, reported } = await puzzle(`position="${POSITION}" solution="a4"`);
    element.style.cssText = 'display: block; width: 20rem; margin-block: 60vh 100vh';
    await element.updateComplete;
    button('Show the solution')!.click();
    await eventually(() => reported.length === 1);
    await element.updateComplete;
    button('Why?')!.click();
    const box = (name: string): DOMRect =>
      element.shadowRoot!.querySelector(`.${name}`)!.getBoundingClientRect();
    await eventually(() => box('reasons').height > 0);
    await eventually(() => box('bar').bottom <= innerHeight + 1);
    expect(box('feedback').bottom).to.be.at.most(box('bar').top + 1);
    expect(box('reasons').top).to.be.at.least(box('bar').bottom);
  });

  it('asks the engine where it is given no solution', async () => {
    const { element, click, state } = await puzzle(`position="${POSITION}"`);
    click('a4');
    await eventually(() => element.result?.solved === true);
    expect(state.requested).to.be.greaterThan(0);
  });

  it('is played out to the end against the engine, and counts what was lost', async () => {
    const end = `${'X'.repeat(59)}OOOO- X`;
    const { element, text, click } = await puzzle(`position="${end}" goal="play-out"`, ['h8']);
    expect(text()).to.contain('play to the end');
    click('h8');
    await eventually(() => element.result !== undefined);
    await element.updateComplete;
    expect(element.result).to.deep.include({ solved: true, mistakes: 0, lost: 0 });
    expect(text()).to.contain('You finish with +64, the best possible result. Perfect.');
  });

  it('takes two estimates for equal that differ by less than they mean', async () => {
    const end = `${'X'.repeat(56)}-OXXXXO- X`;
    const estimates = { apart: 0.5, certainty: 'heuristic' as const };
    const { element, click } = await puzzle(`position="${end}" goal="play-out"`, ['a8'], estimates);
    click('h8');
    await eventually(() => {
      // The puzzle takes no move before the first one is judged.
      click('a8');
      return element.result !== undefined;
    });
    expect(element.result).to.deep.include({ solved: true, mistakes: 0, lost: 0 });
  });

  it('is solved by the keyboard alone', async () => {
    const { element } = await puzzle(`position="${POSITION}" solution="a4"`);
    element.board.focusSquare('a4');
    await sendKeys({ press: 'Enter' });
    await eventually(() => element.result?.solved === true);
  });

  it('keeps the last puzzle when it is given nonsense, and says what was wrong', async () => {
    const { element, place, text } = await puzzle(`position="${POSITION}" solution="a4"`);
    const announced: string[] = [];
    place.addEventListener('othello-error', (event) => announced.push(event.detail.message));
    element.solution = 'a4a4';
    await element.updateComplete;
    expect(announced).to.have.length(1);
    expect(announced[0]).to.contain('a4');
    expect(text()).to.contain('find the best move');
    element.solution = undefined;
    element.goal = 'worst' as 'best';
    await element.updateComplete;
    expect(announced[1]).to.contain('goal takes one of best, win, draw, play-out, not');
    element.position = undefined;
    element.goal = undefined;
    await element.updateComplete;
    expect(text()).to.contain('There is no position to solve.');
  });

  it('stands on a phone between its question and the answer, which moves no button', async () => {
    const { element, place, click, text } = await puzzle(`position="${POSITION}" solution="a4"`);
    place.style.width = '336px';
    const at = (part: string): DOMRect =>
      element.shadowRoot!.querySelector(`[part="${part}"]`)!.getBoundingClientRect();
    await element.updateComplete;
    const [question, board, bar] = [at('question'), at('board'), at('bar')];
    expect(question.bottom).to.be.at.most(board.top);
    click(element.board.legalMoves.find((square) => square !== 'a4')!);
    await eventually(() => text().includes('Try another move.'));
    expect(at('bar').top).to.be.at.least(at('board').bottom);
    expect(at('message').top).to.be.at.least(at('bar').bottom - 1);
    expect(at('bar').top - at('board').top).to.be.closeTo(bar.top - board.top, 1);
  });

  it('speaks the language of the page', async () => {
    const { element, place, text } = await puzzle(`position="${POSITION}" solution="a4"`);
    place.lang = 'cs';
    await eventually(() => text().includes('Černý je na tahu: najděte nejlepší tah.'));
    element.hint();
    await eventually(() => text().includes('Je to jedno z označených polí'));
    place.lang = 'fr';
    await eventually(() => text().includes('C’est l’une des cases marquées'));
  });
});
