// Firefox, driven by WebDriver BiDi.
import * as puppeteer from 'puppeteer-core';

/**
 * How Firefox is started for tests.
 *
 * @param {string} path
 * @returns {import('puppeteer-core').LaunchOptions & { browser: 'firefox' }}
 */
export function firefoxOptions(path) {
  return {
    browser: 'firefox',
    executablePath: path,
    headless: true,
    extraPrefsFirefox: {
      // Without a desktop Firefox assumes reduced motion.
      'ui.prefersReducedMotion': 0,
      'intl.accept_languages': 'en-US, en',
    },
  };
}

/** @param {string} path */
export function startFirefox(path) {
  return puppeteer.launch(firefoxOptions(path));
}
