import { describe, expect, test } from 'vitest';
import { yearOf } from '../../../../src/core/formats/common/fact-text.js';

describe('the year of a date', () => {
  test.each([
    ['2014-02-21 20:52:27 GMT', 2014],
    ['1998.01.02', 1998],
    ['2014.??.??', 2014],
    ['21/2/2014', 2014],
    ['Fri 12 Jun 1998, round 9406', 1998],
    ['2003', 2003],
    ['19940612', 1994],
    ['19940612T233400Z', 1994],
    ['20141231235959', 2014],
    ['940612', 1994],
    ['940612.2334', 1994],
    ['031215', 2003],
    // Seconds and milliseconds since 1970, in 1999 and in 2009.
    ['940600000', 1999],
    ['940600000.25', 1999],
    ['1234567890', 2009],
    ['1234567890123', 2009],
    // The first and the last of each way to write one.
    ['500101', 1950],
    ['491231', 2049],
    ['16000101', 1600],
    ['20991231', 2099],
    ['631152000', 1990],
    ['4102444799', 2099],
  ])('%s is %i', (date, year) => {
    expect(yearOf(date)).toBe(year);
  });

  test.each([
    ...['', '????.??.??', '9406', '94061', '9406123', '999999', '12.06.94', '99999999999999', '0'],
    ...['round 9406', '1.5e9', '15991231', '21000101', '941301', '940001', '940600', '940632'],
    ...['631151999', '4102444800'],
  ])('%j tells none', (date) => {
    expect(yearOf(date)).toBeUndefined();
  });

  test('is missing if there is no date', () => {
    expect(yearOf(undefined)).toBeUndefined();
  });
});
