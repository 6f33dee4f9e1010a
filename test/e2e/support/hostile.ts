import type { Page } from 'playwright-core';

/** Texts that have broken out of some renderer: markup, script addresses, templates, controls, sizes. */
const CORPUS: readonly string[] = [
  '<img src=x onerror="owned=1">',
  '"><script>owned=1</script>',
  "'><svg/onload=owned=1>",
  'javascript:owned=1',
  '</style><script>owned=1</script>',
  '${owned=1}',
  '{{constructor.constructor("owned=1")()}}',
  '<!--',
  ']]>',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty=A __proto__=B',
  'd3=<b>x</b>',
  'd3=A'.repeat(5000),
  'f5d6c3'.repeat(3000),
  '\u0000',
  '\ud800',
  '\u202ef5d6',
  'X'.repeat(63),
  'X'.repeat(65),
  '-'.repeat(64),
  'X'.repeat(64),
  'O'.repeat(64),
  'NaN',
  '-1',
  '1e309',
  '999999999999999999999',
  'f5 f5 f5',
  'pass pass pass',
  'a1b2c3d4',
  'zz99',
  '٣',
  'data:text/html,<script>owned=1</script>',
  'c4-f4:<i>',
  'c4-c4 a1-h8:9 i9-z0',
];

const ALPHABET = '<>"\'&=/\\:;,.-_ \n\tabcdefghXO12345678{}$`()[]%#!?\u0000\u00ff\u2028\ud83d\ude00';

/** This many texts from the corpus and at random, the same in every run. */
export function hostileTexts(count: number): string[] {
  // A linear congruential generator.
  let state = 20261120;
  const random = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    // The low bits of such a generator have short periods.
    return Math.floor((state / 2 ** 32) * below);
  };
  return Array.from({ length: count }, () =>
    random(3) === 0
      ? CORPUS[random(CORPUS.length)]!
      : Array.from({ length: random(80) }, () => ALPHABET[random(ALPHABET.length)]).join(''),
  );
}

/** Adds `foreign()` to a page: lists content, through all shadow roots, that only injected markup can have created. */
export async function watchForForeign(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const elements = 'script, img, iframe, object, embed, link, meta, base, style:not(:empty)';
    const look = (root: Document | ShadowRoot): string[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        ...(root instanceof ShadowRoot && element.matches(elements) ? [element.outerHTML] : []),
        ...[...element.attributes]
          .filter(
            ({ name, value }) =>
              name.startsWith('on') ||
              (/^(?:href|src)$/u.test(name) && /^\s*(?:javascript|data):/iu.test(value)),
          )
          .filter(() => root instanceof ShadowRoot)
          .map(({ name, value }) => `${element.localName} ${name}="${value}"`),
        ...(element.shadowRoot ? look(element.shadowRoot) : []),
      ]);
    Object.assign(globalThis, { foreign: () => ('owned' in globalThis ? ['owned'] : look(document)) });
  });
}
