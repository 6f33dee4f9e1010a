import { describe, expect, it } from 'vitest';
import { en } from '../../../demo/locales/learn/en.js';
import { LESSONS, reportText } from '../../../src/cli/report-text.js';
import { makeReport, type Report } from '../../../src/report/report.js';

describe('the report of the command line', () => {
  it('calls lessons what the course calls them', () => {
    expect(en.course.titles).toMatchObject(LESSONS);
  });

  it('tells a strength with its interval, and how near more games would come, but not how near fewer', () => {
    const strength = { points: 1480, low: 1352, high: 1608, games: 30 };
    const report = (games: number): Report => ({ ...makeReport([]), strength: { ...strength, games } });
    const text = (games: number): string => reportText(['Ana'], report(games));
    expect(text(30)).toContain('strength about 1480, from 1352 to 1608 in nine cases of ten, by 30 games;');
    expect(text(1)).toMatch(/^10 games would tell it within \d+ points$/m);
    expect(text(30)).toMatch(/^100 games would tell it within \d+ points$/m);
    expect(text(30).match(/would tell/g)).toHaveLength(1);
    expect(text(100)).not.toContain('would tell');
  });
});
