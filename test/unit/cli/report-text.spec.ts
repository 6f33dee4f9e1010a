import { describe, expect, it } from 'vitest';
import { en } from '../../../demo/locales/learn/en.js';
import { LESSONS } from '../../../src/cli/report-text.js';

describe('the report of the command line', () => {
  it('calls lessons what the course calls them', () => {
    expect(en.course.titles).toMatchObject(LESSONS);
  });
});
