import { expect, it } from 'vitest';
import { lookupTags } from '../../../src/core/locales/lookup-tags.js';

it.each([
  ['fr-ca', ['fr-ca', 'fr-latn', 'fr']],
  ['zh-cn', ['zh-cn', 'zh-hans', 'zh']],
  ['zh-tw', ['zh-tw', 'zh-hant', 'zh']],
  ['no tag', ['no tag']],
])('the strings for %s are sought under the nearest name first: %j', (tag, tags) => {
  expect(lookupTags(tag)).toEqual(tags);
});
