import { describe, expect, it } from 'vitest';
import { momentsOf } from '../../../../demo/analyse/story/story-facts.js';
import { Walk } from '../../../../demo/analyse/story/story-walk.js';
import type { Moment, PlyReview, Story } from '../../../../src/core/analysis.js';

const moment = (ply: number, loss = 8) =>
  ({ kind: 'loss', plies: [], main: { ply, loss, node: { ply } } }) as unknown as Moment;
const storyOf = (...moments: readonly Moment[]) =>
  ({ moments, praise: { black: [], white: [] } }) as unknown as Story;

const walkOf = (plies: () => readonly PlyReview[], shown?: Moment) =>
  new Walk(() => ({
    you: undefined,
    side: undefined,
    found: { plies: plies(), effort: 'quick' },
    isFinal: true,
    shown,
  }));

describe('a list of moments that is read', () => {
  it('stays as it is when a longer search is over, and gets what that has found besides when one asks for it', () => {
    const [third, ninth] = [moment(3), moment(9)];
    let plies: readonly PlyReview[] = [];
    const walk = walkOf(() => plies, third);
    walk.take(storyOf(ninth, third), false);
    walk.hold();
    walk.see(third);
    // The longer search sees no loss in the ninth move, which was not opened, and another bad move.
    const before = plies;
    plies = [{ ...ninth.main, loss: 0 }];
    walk.take(storyOf(moment(6), moment(3)), true);
    expect(walk.moments).toEqual([third, ninth]);
    expect(walk.basisOf(third).plies).toBe(before);
    expect(walk.others.map(({ main }) => main.ply)).toEqual([6]);
    walk.extend();
    expect(walk.moments.map(({ main }) => main.ply)).toEqual([3, 6, 9]);
    expect(walk.others).toEqual([]);
    expect(walk.unseen).toEqual([1, 2]);
    // At the end, the labels are those of the story that is then shown.
    walk.refresh();
    expect(walk.basisOf(third).plies).toBe(plies);
  });

  it('is the same after a reload, also with a move that the story does not name', () => {
    const linked = moment(5);
    const walk = walkOf(() => []);
    walk.see(linked);
    walk.take(storyOf(moment(9)), false);
    walk.hold();
    walk.solve(5, 'c4');
    const again = walkOf(() => []);
    again.restore(walk.kept!, storyOf(moment(9), moment(12)), (ply) => (ply === 5 ? linked : undefined));
    expect(again.moments.map(({ main }) => main.ply)).toEqual([5, 9]);
    expect(again.unseen).toEqual([1]);
    expect(again.foundBy(5)).toBe('c4');
  });

  it('is not taken while the review lacks one of its moves, nor begun while there is none', () => {
    const kept = { list: [5, 9], seen: [], solved: [[5]] } as const;
    const walk = walkOf(() => []);
    walk.hold();
    expect(walk.kept).toBeUndefined();
    walk.restore(kept, storyOf(moment(9)), () => undefined);
    expect(walk.kept).toBeUndefined();
    walk.take(storyOf(moment(5), moment(9)), false);
    walk.hold();
    expect(walk.kept?.list).toEqual([5, 9]);
  });
});

describe('the moments of a game', () => {
  const valued = (ply: number, before: number, loss: number) => {
    const { main, ...one } = moment(ply, loss);
    const values = { before, after: before - loss, certainty: 'exact' };
    return { ...one, main: { ...main, ...values } } as unknown as Moment;
  };

  it('are no slips by which a game was only won or lost by a little more', () => {
    const [turn, slip, rout] = [valued(40, 8, 12), valued(52, 26, 4), valued(54, 20, 36)];
    const chosen = momentsOf(
      { moments: [turn, slip, rout], praise: { black: [], white: [] } },
      undefined,
      [],
    );
    expect(chosen).toEqual([turn, rout]);
  });

  it('have the one in which the game turned, also if the reader made enough bad moves', () => {
    const of = (ply: number, color: string) => {
      const one = moment(ply);
      return { ...one, main: { ...one.main, color } } as unknown as Moment;
    };
    const [turn, own, other] = [of(39, 'white'), [3, 9, 11].map((ply) => of(ply, 'black')), of(41, 'white')];
    const listOf = (...moments: readonly Moment[]) =>
      momentsOf({ moments, praise: { black: [], white: [] } }, 'black', []).map(({ main }) => main.ply);
    expect(listOf(turn, ...own, other)).toEqual([3, 9, 11, 39]);
    expect(listOf(...own, other)).toEqual([3, 9, 11]);
  });

  it('name the move at which the game turned as its story does, also if the reader made a bad move beside it', () => {
    const [own, other] = [
      { ...moment(40, 12).main, color: 'black' },
      { ...moment(41, 9).main, color: 'white' },
    ];
    const turned = {
      ...moment(41, 9),
      main: other,
      plies: [own, other],
      explanations: [{}, {}],
      facts: [undefined, undefined],
    } as unknown as Moment;
    const listed = (turn?: Story['turn']) =>
      momentsOf({ moments: [turned], praise: { black: [], white: [] }, ...(turn && { turn }) }, 'black', []);
    expect(listed({ kind: 'moment', moment: turned }).map(({ main }) => main.ply)).toEqual([41]);
    expect(listed().map(({ main }) => main.ply)).toEqual([40]);
  });
});
