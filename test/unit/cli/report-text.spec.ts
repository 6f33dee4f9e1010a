import { describe, expect, it } from 'vitest';
import { en } from '../../../demo/locales/learn/en.js';
import { LESSONS, reportText } from '../../../src/cli/commands/review/report-text.js';
import { makeReport, type Report } from '../../../src/core/report/player-report.js';

describe('the report of the command line', () => {
  it('calls lessons what the course calls them', () => {
    expect(en.course.titles).toMatchObject(LESSONS);
  });

  it('asks for more games where few cannot show a weakness', () => {
    const text = (games: number): string => reportText(['Ana'], { ...makeReport([]), games });
    expect(text(7)).toContain('It takes at least 8 games');
    expect(text(8)).toContain('Nothing stands out: in 8 games');
  });

  it('prints a strength with its interval, and how accurate more games would make it', () => {
    const strength = { points: 1480, low: 1352, high: 1608, games: 30 };
    const text = (strengthWith: Report['strengthWith']): string =>
      reportText(['Ana'], { ...makeReport([]), strength, strengthWith });
    expect(text([])).toContain(
      'strength about 1480, between 1352 and 1608 nine times out of ten, from 30 games;',
    );
    expect(text([])).not.toContain('accurate');
    const more = text([
      { games: 100, reach: 99 },
      { games: 1000, reach: 81 },
    ]);
    expect(more.match(/accurate.*/g)).toEqual(['accurate to about ±99 points']);
  });
});
