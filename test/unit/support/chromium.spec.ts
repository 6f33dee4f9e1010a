import { expect, test } from 'vitest';
import { findChromium } from '../../support/chromium.mjs';

test('a browser that an environment variable names is taken', () => {
  expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBe(process.execPath);
  expect(findChromium({ CHROME_PATH: process.execPath })).toBe(process.execPath);
});

test('one that cannot be run is an error, not a reason to take another', () => {
  expect(() => findChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).toThrow(
    'CHROMIUM_PATH=/nowhere/chromium cannot be run',
  );
});
