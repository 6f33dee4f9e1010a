import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { ReviewDetail } from '../../../src/elements/companions/review/review.js';
import type { ErrorDetail } from '../../../src/elements/board/events.js';
import { reviewFromJson, reviewToJson } from '../../../src/core/analysis.js';
import { Game } from '../../../src/core/rules.js';
import { eventually } from '../board/support.js';
import { reviewTable } from './analysis-support.js';

const MOVES = 'f5d6c3d3';

/** A complete review. */
async function reviewed(moves = MOVES, values?: Readonly<Record<string, number>>) {
  const all = await reviewTable(moves, undefined, values);
  all.button('othello-review', 'Review this game')!.click();
  await eventually(() => all.find('othello-review').result.status === 'complete');
  await all.find('othello-review').updateComplete;
  await all.find('othello-graph').updateComplete;
  return all;
}

/** Clicks a square of the board, as a person does. */
function click(board: HTMLElement, square: string): void {
  board.shadowRoot!.querySelector<HTMLElement>(`[part~="${square}"]`)!.click();
}

describe('the review', () => {
  it('begins at the press of a button, tells how it goes, and sums up both sides', async () => {
    const { find, textOf, button } = await reviewTable(MOVES);
    const reported: ReviewDetail[] = [];
    find('othello-review').addEventListener('othello-review', (event) => reported.push(event.detail));
    expect(find('othello-graph').shadowRoot!.textContent).to.contain('Review the game to see who was ahead');
    button('othello-review', 'Review this game')!.click();
    await eventually(() => find('othello-review').result.status === 'complete');
    await find('othello-review').updateComplete;
    expect(reported[0]!.status).to.equal('running');
    expect(reported.at(-1)!.status).to.equal('complete');
    expect(reported.at(-1)!.plies.map((ply) => ply!.square)).to.deep.equal(['f5', 'd6', 'c3', 'd3']);
    const text = textOf('othello-review');
    expect(text).to.contain('The review is complete.');
    expect(text).to.contain('Accuracy 100%');
    expect(text).to.contain('Discs lost 0 12');
    expect(text).to.contain('Blunder ?? 0 1');
    expect(button('othello-review', 'Review this game')).to.equal(undefined);
    // What to look at comes before what is counted.
    const order = ['Accuracy', 'Turning points', 'Discs lost', 'Blunder'].map((words) => text.indexOf(words));
    expect(order).to.deep.equal(order.toSorted((a, b) => a - b));
  });

  it('names on a phone what it counts in one line each', async () => {
    const { find } = await reviewed();
    const review = find('othello-review');
    review.style.width = '336px';
    const rows = [...review.shadowRoot!.querySelectorAll('tbody th[scope=row]')];
    expect(rows.length).to.be.greaterThan(6);
    for (const row of rows) {
      const lines = document.createRange();
      lines.selectNodeContents(row);
      const { fontSize } = getComputedStyle(row);
      expect(lines.getBoundingClientRect().height, row.textContent).to.be.below(2 * parseFloat(fontSize));
    }
  });

  it('has nothing to review before the first move', async () => {
    const { board, textOf, button } = await reviewTable('');
    expect(textOf('othello-review')).to.contain('There are no moves to review yet.');
    expect(button('othello-review', 'Review this game')!.disabled).to.equal(true);
    board.play('f5');
    await eventually(() => !button('othello-review', 'Review this game')!.disabled);
  });

  it('is cancelled at once, and gone on with', async () => {
    const { find, state, button, textOf } = await reviewTable(MOVES);
    state.hold = true;
    button('othello-review', 'Review this game')!.click();
    await eventually(() => state.requested > 0);
    await eventually(() => button('othello-review', 'Cancel') !== undefined);
    button('othello-review', 'Cancel')!.click();
    await find('othello-review').updateComplete;
    expect(textOf('othello-review')).to.contain('The review was stopped at 0%.');
    state.hold = false;
    button('othello-review', 'Continue the review')!.click();
    await eventually(() => find('othello-review').result.status === 'complete');
    // The engine is the page's: only the board it was set on may close it.
    expect(state.closed).to.equal(0);
  });

  it('searches for the reasons of a restored review once it is in sight, not if a listener hides it', async () => {
    const { board, find: findDone } = await reviewed();
    const json = reviewToJson({ ...findDone('othello-review').result, explanations: [] });
    board.parentElement!.remove();
    const { find, state } = await reviewTable(MOVES);
    const review = find('othello-review');
    review.scrollIntoView();
    review.addEventListener('othello-review', () => (review.hidden = true), { once: true });
    // It is in sight when it is restored.
    await eventually(() => review.getBoundingClientRect().height > 0);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    review.restore(reviewFromJson(json, find('othello-board').game));
    await review.updateComplete;
    expect(review.result.status).to.equal('complete');
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    expect(state.requested).to.equal(0);
    review.hidden = false;
    review.scrollIntoView();
    await eventually(() => state.requested > 0);
  });

  it('shows the reasons of a restored review at once, also for another strength', async () => {
    const { board, find: findDone } = await reviewed();
    await eventually(() => findDone('othello-review').result.explanations.some(Boolean));
    const { result } = findDone('othello-review');
    const json = JSON.parse(JSON.stringify(reviewToJson(result))) as unknown;
    board.parentElement!.remove();
    const { find, state } = await reviewTable(MOVES);
    const review = find('othello-review');
    review.restore(reviewFromJson(json, find('othello-board').game));
    expect(review.result.explanations).to.deep.equal(result.explanations);
    review.strength = 1500;
    await review.updateComplete;
    expect(review.result.explanations).to.deep.equal(result.explanations);
    expect(state.requested).to.equal(0);
  });

  it('has the graph drawn with new values alone, and what comes in one after another together', async () => {
    const { find, state, button } = await reviewTable(MOVES);
    const graph = find('othello-graph');
    await graph.updateComplete;
    let drawn = 0;
    const update = graph.requestUpdate.bind(graph);
    graph.requestUpdate = (...change) => {
      drawn++;
      update(...change);
    };
    state.reports = 50;
    button('othello-review', 'Review this game')!.click();
    await eventually(() => find('othello-review').result.status === 'complete');
    await graph.updateComplete;
    // Eight searches, each with fifty reports. Searches for reasons may have started.
    expect(state.requested).to.be.at.least(8);
    expect(drawn).to.be.within(2, 12);
  });

  it('keeps the focus where its buttons change', async () => {
    const { find, state, button } = await reviewTable(MOVES);
    const focused = (): Element | null => find('othello-review').shadowRoot!.activeElement;
    state.hold = true;
    const start = button('othello-review', 'Review this game')!;
    start.focus();
    start.click();
    await eventually(() => focused() === button('othello-review', 'Cancel'));
    button('othello-review', 'Cancel')!.click();
    await eventually(() => focused() === button('othello-review', 'Continue the review'));
    state.hold = false;
    button('othello-review', 'Continue the review')!.click();
    await eventually(() => find('othello-review').result.status === 'complete');
    await eventually(() => focused()?.getAttribute('part') === 'summary');
  });

  it('says why it failed, and tries again', async () => {
    const { find, state, button, textOf } = await reviewTable(MOVES);
    state.fault = new Error('the line is down');
    const errors: ErrorDetail[] = [];
    find('othello-review').addEventListener('othello-error', ({ detail }) => errors.push(detail));
    button('othello-review', 'Review this game')!.click();
    await eventually(() => textOf('othello-review').includes('The review failed: the line is down'));
    const failed = { code: 'engine-crashed', message: 'the line is down', cause: state.fault };
    expect(errors).to.deep.equal([failed]);
    state.fault = undefined;
    button('othello-review', 'Try again')!.click();
    await eventually(() => find('othello-review').result.status === 'complete');
  });

  it('says what is wrong with its attributes', async () => {
    const { find, button, textOf } = await reviewTable(MOVES);
    find('othello-review').setAttribute('exact-from', '99');
    await find('othello-review').updateComplete;
    button('othello-review', 'Review this game')!.click();
    await eventually(() =>
      textOf('othello-review').includes('exactFrom takes a number from 0 to 60, not 99'),
    );
  });

  it('begins by itself where the page wishes', async () => {
    const { find } = await reviewTable(MOVES);
    find('othello-review').auto = true;
    await eventually(() => find('othello-review').result.status === 'complete');
  });

  it('forgets a game that is gone, and goes on with moves that are new', async () => {
    const { board, find, button } = await reviewed();
    board.goTo(4);
    board.play(board.legalMoves[0]!);
    await eventually(() => button('othello-review', 'Continue the review') !== undefined);
    button('othello-review', 'Continue the review')!.click();
    await eventually(() => find('othello-review').result.status === 'complete');
    board.moves = 'd3';
    await eventually(() => button('othello-review', 'Review this game') !== undefined);
    expect(find('othello-review').result.plies).to.deep.equal([undefined]);
  });

  it('starts at once for a game that the board has just been given', async () => {
    const { board, find } = await reviewed();
    const other = new Game();
    for (const move of ['c4', 'c3'] as const) other.play(move);
    board.game = other;
    const review = find('othello-review');
    expect(review.result.plies.map(Boolean)).to.deep.equal([false, false]);
    review.start();
    await eventually(() => review.result.status === 'complete');
    expect(review.result.plies.map((ply) => ply!.square)).to.deep.equal(['c4', 'c3']);
  });

  it('reports the review of another game, however alike the two are', async () => {
    const { board, find } = await reviewed(MOVES, {});
    const [first, other] = [board.game, new Game()];
    for (const move of ['c4', 'c3', 'd3', 'c5'] as const) other.play(move);
    const review = find('othello-review');
    board.game = other;
    review.start();
    await eventually(() => review.result.status === 'complete');
    const reported: string[] = [];
    review.addEventListener('othello-review', ({ detail: { status, plies } }) =>
      reported.push(`${status} ${plies.map((ply) => ply?.square).join('')}`),
    );
    await review.updateComplete;
    board.game = first;
    await eventually(() => reported.includes('complete f5d6c3d3'));
  });

  it('stays as it is while a side line is tried, which has a review of its own when it is asked for', async () => {
    const { board, find, button, textOf } = await reviewed();
    const { black, white, plies, explanations } = find('othello-review').result;
    board.goTo(2);
    board.play('c4');
    await find('othello-review').updateComplete;
    await eventually(() => button('othello-review', 'Review this line') !== undefined);
    expect(find('othello-review').result).to.deep.equal({
      status: 'complete',
      plies,
      explanations,
      black,
      white,
      effort: 'thorough',
    });
    expect(textOf('othello-review')).to.contain('The review is complete.');
    button('othello-review', 'Review this line')!.click();
    await eventually(() => button('othello-review', 'Review this line') === undefined);
    await eventually(() => find('othello-review').result.status === 'complete');
    expect(find('othello-review').result.plies.map((ply) => ply?.square)).to.deep.equal(['f5', 'd6', 'c4']);
  });

  it('says of a game that goes on how much of it is known', async () => {
    const { board, button, textOf } = await reviewed();
    board.goTo(4);
    board.play(board.legalMoves[0]!);
    await eventually(() => button('othello-review', 'Continue the review') !== undefined);
    expect(textOf('othello-review')).to.contain('The review was stopped at 80%.');
  });

  it('stops showing a line when the reader steps through the game', async () => {
    const { board, button } = await reviewed();
    button('othello-review', 'Show the refutation of 2. White d6')!.click();
    await eventually(() => button('othello-review', 'Stop') !== undefined);
    board.goTo(3);
    await eventually(() => button('othello-review', 'Stop') === undefined);
    expect(board.preview).to.equal(undefined);
    expect(board.ply).to.equal(3);
  });

  it('lists the moves that turned the game, goes to them, and shows what refutes them', async () => {
    const { board, textOf, button } = await reviewed();
    expect(textOf('othello-review')).to.contain('2. White d6 ?? blunder');
    expect(textOf('othello-review')).to.contain('was better by 12 discs');
    board.goTo(0);
    button('othello-review', '2. White d6 ?? blunder')!.click();
    expect(board.ply).to.equal(2);
    button('othello-review', 'Show the refutation of 2. White d6')!.click();
    expect(board.ply).to.equal(1);
    expect(board.preview).to.be.a('string');
    const first = board.preview;
    await eventually(() => board.preview !== undefined && board.preview !== first);
    await eventually(() => button('othello-review', 'Stop') !== undefined);
    button('othello-review', 'Stop')!.click();
    expect(board.preview).to.equal(undefined);
    expect(board.moves).to.equal(MOVES);
  });

  it('says that no single move turned a game in which none lost much', async () => {
    const { textOf } = await reviewed('f5d6', { d6: -50, f4: -44, f6: -44 });
    expect(textOf('othello-review')).to.contain('No single move turned the game.');
  });

  it('does not say so of a game in which one move lost much', async () => {
    const { textOf } = await reviewed('f5d6', { d6: -60, f4: -44, f6: -44 });
    expect(textOf('othello-review')).to.contain('was better by 16 discs');
    expect(textOf('othello-review')).not.to.contain('No single move');
  });

  it('says why a move was bad, in the language of the page, when it is asked', async () => {
    const { place, find, textOf, button } = await reviewed();
    const why = button('othello-review', 'Why? 2. White d6')!;
    expect(why.getAttribute('aria-expanded')).to.equal('false');
    why.click();
    await find('othello-review').updateComplete;
    expect(why.getAttribute('aria-expanded')).to.equal('true');
    await eventually(() =>
      /The computer prefers [a-h][1-8] by 12 discs: [a-h][1-8]/.test(textOf('othello-review')),
    );
    place.lang = 'cs';
    await eventually(() => /Podle počítače je [a-h][1-8] lepší o 12 kamenů/.test(textOf('othello-review')));
    why.click();
    await find('othello-review').updateComplete;
    expect(textOf('othello-review')).not.to.contain('Podle počítače');
  });

  it('keeps the reasons open when the move is refined, and closes them when it is no longer bad', async () => {
    const values: Record<string, number> = { d6: -12 };
    const { find, textOf, button } = await reviewed(MOVES, values);
    const review = find('othello-review');
    const isOpen = (): boolean =>
      button('othello-review', 'Why? 2. White d6')?.getAttribute('aria-expanded') === 'true';
    button('othello-review', 'Why? 2. White d6')!.click();
    await eventually(() => textOf('othello-review').includes('by 12 discs'));
    const refine = async (value: number, effort: typeof review.effort): Promise<void> => {
      values['d6'] = value;
      review.effort = effort;
      review.start();
      await eventually(() => review.result.effort === effort && review.result.status === 'complete');
      await review.updateComplete;
    };
    await refine(-14, 'deepest');
    expect(isOpen()).to.equal(true);
    await eventually(() => textOf('othello-review').includes('by 14 discs'));
    await refine(0, 'quick');
    expect(isOpen()).to.equal(false);
    expect(textOf('othello-review')).not.to.contain('The computer prefers');
  });

  it('says how many players as strong as the reader choose a bad move, also once that is known', async () => {
    const { find, engine, textOf, button } = await reviewed();
    const requested: unknown[] = [];
    engine.human = (position, { strength, before }) => {
      requested.push([strength, before?.length]);
      const share = 1 / position.legalMoves.length;
      return Promise.resolve(position.legalMoves.map((move) => ({ move, probability: share })));
    };
    const review = find('othello-review');
    button('othello-review', 'Why? 2. White d6')!.click();
    await eventually(() => textOf('othello-review').includes('The computer prefers'));
    expect(textOf('othello-review')).not.to.contain('Of players');
    review.strength = 1400;
    const announced = 'Among players of your strength, 33% choose d6 here and 33% choose';
    await eventually(() => textOf('othello-review').includes(announced));
    expect(requested).to.deep.equal([[1400, 1]]);
    await eventually(() => review.result.explanations[1]?.people?.strength === 1400);
  });

  it('finds the reasons of all moves that are worse than good in the background', async () => {
    const { find } = await reviewed();
    const review = find('othello-review');
    await eventually(() => review.result.explanations[1] !== undefined);
    const { plies, explanations } = review.result;
    expect(explanations.map((one) => one?.move)).to.deep.equal([undefined, 'd6', undefined, undefined]);
    expect(explanations[1]!.loss).to.equal(plies[1]!.loss);
  });

  it('finds them anew for readers of another strength, and after it was moved within the page', async () => {
    const { find, engine } = await reviewed();
    engine.human = (position) =>
      Promise.resolve(
        position.legalMoves.map((move) => ({ move, probability: 1 / position.legalMoves.length })),
      );
    const review = find('othello-review');
    await eventually(() => review.result.explanations[1] !== undefined);
    review.strength = 1400;
    await eventually(() => review.result.explanations[1]?.people?.strength === 1400);
    review.strength = 1500;
    const place = review.parentElement!;
    await review.updateComplete;
    review.remove();
    place.append(review);
    await eventually(() => review.result.explanations[1]?.people?.strength === 1500);
  });

  it('shows a reason on the board: its squares, and the two lines move by move', async () => {
    const { board, find, button } = await reviewed();
    board.marks = 'a1=circle';
    button('othello-review', 'Why? 2. White d6')!.click();
    const inReview = (selector: string) => [
      ...find('othello-review').shadowRoot!.querySelectorAll<HTMLElement>(selector),
    ];
    await eventually(() => inReview('.reason[aria-pressed=true]').length === 1);
    const { reasons } = find('othello-review').result.explanations[1]!;
    expect(board.ply).to.equal(1);
    expect(board.marks.map(({ square }) => square)).to.deep.equal(reasons[0]!.squares);

    const [own, other] = inReview('.line');
    expect(own!.getAttribute('aria-label')).to.equal('d6, as played');
    expect(other!.getAttribute('aria-label')).to.equal(`${reasons[0]!.other[0]!}, better`);
    const step = own!.querySelector<HTMLElement>('.step')!;
    step.click();
    await find('othello-review').updateComplete;
    expect(step.getAttribute('aria-pressed')).to.equal('true');
    expect(board.preview?.slice(0, 64)).to.equal(board.places[1]!.position.play('d6').board);
    step.click();
    expect(board.preview).to.equal(undefined);
    other!.querySelector<HTMLElement>('.step')!.click();
    expect(board.preview).to.be.a('string');

    // Continuing the game restores the board.
    board.goTo(3);
    await eventually(() => inReview('[aria-pressed=true]').length === 0);
    expect(board.preview).to.equal(undefined);
    expect(board.marks.map(({ square }) => square)).to.deep.equal(['a1']);
    await expect(find('othello-review')).to.be.accessible();
  });

  it('lists the other moves that could have been better, each with its reasons', async () => {
    const { find, textOf, button } = await reviewed('f5d6c3d3', { d6: -12, d3: -5 });
    expect(textOf('othello-review')).to.contain('1 other move could have been better');
    expect(find('othello-review').shadowRoot!.querySelectorAll('[part=other-moves] li')).to.have.length(1);
    button('othello-review', 'Why? 4. White d3')!.click();
    await eventually(() => /The computer prefers [a-h][1-8] by 5 discs/.test(textOf('othello-review')));
  });

  it('lists the key moments of the page in place of the turning points', async () => {
    const { find } = await reviewed('f5d6c3d3', { d6: -12, d3: -5 });
    const review = find('othello-review');
    const listed = (part: string) =>
      [...review.shadowRoot!.querySelectorAll(`[part=${part}] .go`)].map(({ textContent }) =>
        textContent.trim(),
      );
    review.moments = [4];
    await review.updateComplete;
    expect(listed('turning-points').join()).to.contain('4. White d3');
    expect(listed('other-moves').join()).to.contain('2. White d6');
  });

  it('is made again with another effort when the reader chooses one', async () => {
    const { find, state, button } = await reviewed();
    const review = find('othello-review');
    const requested = state.requested;
    const select = review.shadowRoot!.querySelector('select')!;
    expect([...select.options].map(({ textContent }) => textContent)).to.deep.equal([
      'quick',
      'thorough',
      'deepest',
    ]);
    expect(select.value).to.equal('thorough');
    select.value = 'quick';
    select.dispatchEvent(new Event('change'));
    await eventually(() => button('othello-review', 'Review again') !== undefined);
    expect(review.effort).to.equal('quick');
    button('othello-review', 'Review again')!.click();
    await eventually(() => review.result.status === 'complete' && state.requested > requested);
    await eventually(() => button('othello-review', 'Review again') === undefined);
  });

  it('is not complete when it is cancelled while it is made again with another effort', async () => {
    const { find, state, button, textOf } = await reviewed();
    const review = find('othello-review');
    const select = review.shadowRoot!.querySelector('select')!;
    select.value = 'deepest';
    select.dispatchEvent(new Event('change'));
    await eventually(() => button('othello-review', 'Review again') !== undefined);
    state.hold = true;
    button('othello-review', 'Review again')!.click();
    await eventually(() => button('othello-review', 'Cancel') !== undefined);
    button('othello-review', 'Cancel')!.click();
    await eventually(() => textOf('othello-review').includes('The review was stopped at 0%.'));
    // What is stored is no deeper than it was.
    expect(review.result).to.include({ status: 'stopped', effort: 'thorough' });
    expect(review.result.plies.every((ply) => ply?.coarse === false)).to.equal(true);
    state.hold = false;
    button('othello-review', 'Continue the review')!.click();
    await eventually(() => review.result.status === 'complete');
    expect(review.result.effort).to.equal('deepest');
  });

  it('is in the language of the page', async () => {
    const { place, textOf } = await reviewed();
    place.lang = 'cs';
    await eventually(() => textOf('othello-review').includes('Rozbor je hotový.'));
    expect(textOf('othello-review')).to.contain('Ztráta kamenů');
    place.lang = 'fr';
    await eventually(() => textOf('othello-graph').includes('Évaluation au fil de la partie'));
  });

  it('has no fault that axe finds', async () => {
    const { place } = await reviewed();
    await expect(place).to.be.accessible();
  });
});

describe('learning from mistakes', () => {
  async function learning() {
    const all = await reviewed();
    const { board, button, find } = all;
    const before = { interactive: board.interactive, engine: board.engine, player: board.player };
    button('othello-review', 'White: 1 mistake')!.click();
    await find('othello-review').updateComplete;
    await board.updateComplete;
    return { ...all, before };
  }

  it('stops before the mistake and judges what is tried, without touching the game', async () => {
    const { board, textOf, button, before } = await learning();
    expect(board.ply).to.equal(1);
    expect(textOf('othello-review')).to.contain('Move 2: White played d6 here. Find a better move');
    click(board, 'd6');
    await eventually(() => textOf('othello-review').includes('d6 is the move from the game.'));
    click(board, 'f4');
    await eventually(() => textOf('othello-review').includes('f4 is the best move.'));
    expect(board.moves).to.equal(MOVES);
    button('othello-review', 'Next')!.click();
    await eventually(() => textOf('othello-review').includes('Done: you found 1 of 1 on your own.'));
    button('othello-review', 'Finish')!.click();
    await eventually(() => textOf('othello-review').includes('Turning points'));
    expect({ interactive: board.interactive, engine: board.engine, player: board.player }).to.deep.equal(
      before,
    );
    expect(board.preview).to.equal(undefined);
    expect(board.marks).to.deep.equal([]);
  });

  it('hints in steps, and shows the solution', async () => {
    const { board, textOf, button } = await learning();
    button('othello-review', 'Hint')!.click();
    await eventually(() => textOf('othello-review').includes('The best move is not on the edge.'));
    button('othello-review', 'Hint')!.click();
    await eventually(() => textOf('othello-review').includes('It is one of these: f4, f6.'));
    expect(board.marks.length).to.equal(2);
    button('othello-review', 'Show the solution')!.click();
    await eventually(() => textOf('othello-review').includes('The best move is'));
    expect(board.preview).to.be.a('string');
    button('othello-review', 'Next')!.click();
    await eventually(() => textOf('othello-review').includes('Done: you found 0 of 1 on your own.'));
  });

  it('leaves axe nothing to find, and has the focus', async () => {
    const { find, place } = await learning();
    await eventually(() => find('othello-review').shadowRoot!.activeElement !== null);
    await expect(place).to.be.accessible();
  });

  it('ends with the game that it is about', async () => {
    const { board, textOf } = await learning();
    board.moves = 'd3';
    await eventually(() => textOf('othello-review').includes('Review this game'));
    expect(board.engine).to.equal('none');
  });
});

describe('the graph', () => {
  const slider = (graph: HTMLElement): HTMLElement => graph.shadowRoot!.querySelector('[role=slider]')!;

  it('says the move that is shown, its value and what it gave away', async () => {
    const { board, find } = await reviewed();
    board.goTo(2);
    await eventually(() => slider(find('othello-graph')).getAttribute('aria-valuenow') === '2');
    expect(slider(find('othello-graph')).getAttribute('aria-valuetext')).to.equal(
      '2. White d6: Black +12 (estimate, depth 9). Blunder, 12 discs lost',
    );
  });

  it('is gone through by keys, to the mistakes too', async () => {
    const { board, find } = await reviewed();
    slider(find('othello-graph')).focus();
    for (const [key, ply] of [
      ['Home', 0],
      ['ArrowRight', 1],
      ['End', 4],
      ['PageUp', 2],
      ['ArrowLeft', 1],
      ['PageDown', 2],
    ] as const) {
      await sendKeys({ press: key });
      expect(board.ply, key).to.equal(ply);
    }
  });

  it('goes where it is pressed and dragged, anywhere on it', async () => {
    const { board, find } = await reviewed();
    const plot = slider(find('othello-graph'));
    const { left, right, top } = plot.querySelector('svg')!.getBoundingClientRect();
    const at = (share: number, type: string) =>
      plot.dispatchEvent(
        new PointerEvent(type, {
          clientX: left + share * (right - left),
          clientY: top + 2,
          bubbles: true,
          pointerId: 1,
        }),
      );
    // A pointer that the test invents cannot be captured: Firefox throws.
    plot.setPointerCapture = () => undefined;
    plot.hasPointerCapture = () => true;
    at(0.5, 'pointerdown');
    expect(board.ply).to.equal(2);
    at(0.8, 'pointermove');
    expect(board.ply).to.equal(3);
    at(2, 'pointermove');
    expect(board.ply).to.equal(4);
  });

  it('shows chances instead of discs', async () => {
    const { board, find, button } = await reviewed();
    board.goTo(2);
    button('othello-graph', 'Chances')!.click();
    await eventually(() => /Black 9\d%/.test(slider(find('othello-graph')).getAttribute('aria-valuetext')!));
    expect(find('othello-graph').getAttribute('scale')).to.equal('chances');
  });

  it('has its values in a table', async () => {
    const { find } = await reviewed();
    const rows = [...find('othello-graph').shadowRoot!.querySelectorAll('tbody tr')];
    expect(rows.map((row) => row.querySelector('th')!.textContent)).to.deep.equal([
      '1. Black f5',
      '2. White d6',
      '3. Black c3',
      '4. White d3',
    ]);
    expect(rows[1]!.textContent.replace(/\s+/g, ' ')).to.contain('Black +12 12 blunder');
  });

  it('draws mistakes as parts of the line with a sign, and a side line beside the game', async () => {
    const { board, find } = await reviewed();
    const root = find('othello-graph').shadowRoot!;
    expect(root.querySelectorAll('.segment')).to.have.length(4);
    expect(root.querySelectorAll('.segment.blunder')).to.have.length(1);
    expect(root.querySelector('.sign')!.textContent).to.equal('??');
    expect(root.querySelectorAll('.other')).to.have.length(0);
    board.goTo(2);
    board.play('c4');
    await eventually(() => root.querySelectorAll('.other').length === 4);
    expect(root.querySelectorAll('.segment')).to.have.length(2);
  });

  it('stays as wide as the reviewed game while a side line leaves it at the first move', async () => {
    const { board, find } = await reviewed();
    const root = find('othello-graph').shadowRoot!;
    board.goTo(0);
    board.play('e6');
    await eventually(() => root.querySelectorAll('.other').length === 4);
    expect(root.querySelector('.chart svg')!.getAttribute('viewBox')).to.equal('0 -1 4 2');
    expect(
      Math.max(...[...root.querySelectorAll('.other')].map((line) => Number(line.getAttribute('x2')))),
    ).to.equal(4);
    // A pointer goes no further than the side line does.
    const plot = root.querySelector('.plot')!;
    plot.setPointerCapture = () => undefined;
    const { right, top } = plot.getBoundingClientRect();
    plot.dispatchEvent(
      new PointerEvent('pointerdown', {
        bubbles: true,
        button: 0,
        pointerId: 1,
        clientX: right - 1,
        clientY: top + 5,
      }),
    );
    expect(board.ply).to.equal(1);
  });
});
