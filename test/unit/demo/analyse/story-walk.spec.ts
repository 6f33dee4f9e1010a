import { describe, expect, it } from 'vitest';
import { Walk } from '../../../../demo/analyse/story/story-walk.js';
import type { Moment, PlyReview, Story } from '../../../../src/core/analysis.js';

const moment = (ply: number, loss = 8) =>
  ({ kind: 'loss', plies: [], main: { ply, loss, node: { ply } } }) as unknown as Moment;
const storyOf = (...moments: readonly Moment[]) => ({ moments }) as unknown as Story;

describe('a list of moments that is read', () => {
  it('stays as it is when a longer search is over, and gets what that has found besides, as new', () => {
    const [third, ninth] = [moment(3), moment(9)];
    let plies: readonly PlyReview[] = [];
    const walk = new Walk(() => ({ you: undefined, side: undefined, plies, isFinal: true, shown: third }));
    walk.take(storyOf(ninth, third), { isRead: false, isSettled: false });
    walk.hold();
    walk.see(third);
    // The longer search sees no loss in the ninth move, which was not opened, and another bad move.
    plies = [{ ...ninth.main, loss: 0 }];
    const longer = storyOf(moment(6), moment(3));
    walk.take(longer, { isRead: true, isSettled: false });
    expect(walk.moments).toEqual([third, ninth]);
    walk.take(longer, { isRead: true, isSettled: true });
    expect(walk.moments.map(({ main }) => main.ply)).toEqual([3, 6, 9]);
    expect([3, 6, 9].filter((ply) => walk.isNew(ply))).toEqual([6]);
    walk.see(walk.moments[1]!);
    expect(walk.isNew(6)).toBe(false);
  });
});
