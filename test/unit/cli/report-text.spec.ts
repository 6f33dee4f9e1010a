import { describe, expect, it } from 'vitest';
import { en } from '../../../demo/locales/learn/en.js';
import { LESSONS, reportText } from '../../../src/cli/review/report-text.js';
import { makeReport, type Report } from '../../../src/core/report/player-report.js';

describe('the report of the command line', () => {
  it('calls lessons what the course calls them', () => {
    expect(en.course.titles).toMatchObject(LESSONS);
  });

  it('says of few games that they show no weakness, and not that there is none', () => {
    const text = (games: number): string => reportText(['Ana'], { ...makeReport([]), games });
    expect(text(7)).toContain('Fewer than 8 games do not show a weakness.');
    expect(text(8)).toContain('Nothing stands out: as far as 8 games tell');
  });

  it('tells a strength with its interval, and how near more games would come, but not how near fewer', () => {
    const strength = { points: 1480, low: 1352, high: 1608, games: 30 };
    const text = (strengthWith: Report['strengthWith']): string =>
      reportText(['Ana'], { ...makeReport([]), strength, strengthWith });
    expect(text([])).toContain('strength about 1480, from 1352 to 1608 in nine cases of ten, by 30 games;');
    expect(text([])).not.toContain('would tell');
    const more = text([
      { games: 100, reach: 99 },
      { games: 1000, reach: 81 },
    ]);
    expect(more.match(/would tell.*/g)).toEqual(['would tell it within 99 points']);
  });
});
