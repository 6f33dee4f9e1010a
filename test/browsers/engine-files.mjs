// Which files of test/browser a stage runs.
import { readdirSync } from 'node:fs';

/** @typedef {import('./other-engines.mjs').OtherEngineName} OtherEngineName */
/** @typedef {'browser' | OtherEngineName | `${OtherEngineName}-rest`} BrowserStage */

/**
 * The files about what differs between browsers: addresses and workers, storage and channels,
 * custom elements, input and focus, layout, colours and animation, plural forms. `npm test` runs them in all browsers,
 * and the others in Chromium; `npm run test:all` runs all files in all browsers.
 */
const ENGINE_FILES = [
  'paths',
  'board/accessibility',
  'board/copies',
  'board/flips',
  'board/forms',
  'board/game',
  'board/hands',
  'board/life',
  'board/looks',
  'board/permalink',
  'board/upgrade',
  'board/value-tones',
  'companions/friend',
  'companions/game-tabs',
  'companions/live',
  'companions/moves',
  'companions/remote',
  'engine/engine',
  'engine/engine-address',
  'engine/engine-failures',
  'engine/page-worker',
].map((name) => `test/browser/${name}.test.ts`);

/**
 * @param {BrowserStage} stage
 * @returns {string[]} from the project's folder
 */
export function filesOf(stage) {
  const all = readdirSync('test/browser', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `test/browser/${file.replaceAll('\\', '/')}`);
  if (stage === 'browser') return all;
  if (!stage.endsWith('-rest')) return ENGINE_FILES;
  // Only Chromium's protocol can change system settings of the user.
  return all.filter((file) => !ENGINE_FILES.includes(file) && !file.endsWith('.media.test.ts'));
}
