import { expect, test } from 'vitest';
import { useSite } from './support/site-page.js';

const site = useSite();

/** Licences that parts of the site may have. */
const ALLOWED = ['MIT', 'ISC', 'BSD-3-Clause', 'Apache-2.0'];

test('the licences of all that the bundler put into the site of others are part of it', async () => {
  const answer = await fetch(`${site.url}third-party.md`);
  expect(answer.ok).toBe(true);
  const sections = (await answer.text()).split(/^## /mu).slice(1);
  const named = sections.map((section) => /^(\S+) - \S+ \(([^)]+)\)\n([^]*)$/u.exec(section)!.slice(1));
  expect(named.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'lit',
      'lit-html',
      '@lit/reactive-element',
      'valibot',
      'idb',
      'minisearch',
      'ts-fsrs',
    ]),
  );
  expect(named.filter(([, licence]) => !ALLOWED.includes(licence!))).toEqual([]);
  expect(named.filter(([, , text]) => !/copyright/iu.test(text!)).map(([name]) => name)).toEqual([]);
});
