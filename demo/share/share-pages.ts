/** The pages that shared links lead through: what apps show of each, which never see what stands behind `#`. */
import { LESSONS } from '../learn/course/lessons.js';
import { en as learn } from '../locales/learn/en.js';
import { en as todayWords } from '../locales/today/en.js';

/** What the preview of a link shows: a position, or a sign where it cannot know which. */
export type SharePicture =
  { readonly moves: string } | { readonly sign: 'play' | 'question' } | { readonly weekday: number };

interface SharePage {
  readonly target: string;
  readonly title: string;
  readonly description: string;
  readonly picture: SharePicture;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** By the name of the page: `lesson-corners` is at `share/lesson-corners/index.html`. */
export const SHARE_PAGES: Readonly<Record<string, SharePage>> = {
  game: {
    target: 'analyse/index.html',
    title: 'A game of Othello',
    description: 'Watch it move by move, and see the moments that decided it.',
    picture: { sign: 'play' },
  },
  position: {
    target: 'index.html',
    title: 'An Othello position: what would you play?',
    description: 'Try your move on the board and play on against the computer.',
    picture: { sign: 'question' },
  },
  ...Object.fromEntries(
    WEEKDAYS.map((weekday, at) => [
      `today-${at + 1}`,
      {
        target: 'index.html',
        title: `${weekday}’s Othello puzzle: ${todayWords.hard[at]!}`,
        description: 'Everyone gets the same puzzle. Can you find the move?',
        picture: { weekday: at },
      },
    ]),
  ),
  ...Object.fromEntries(
    LESSONS.map(({ id, tasks }) => [
      `lesson-${id}`,
      {
        target: 'learn/index.html',
        title: `${learn.course.titles[id]}: an Othello lesson`,
        description: 'A few boards to try out, with an answer to each move.',
        picture: { moves: tasks[0]!.moves },
      },
    ]),
  ),
};
