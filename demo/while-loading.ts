import { SITE } from './locales/site.js';
import { LANGUAGES } from './locales/language.js';

const WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [language, [SITE[language].halfLoaded, SITE[language].reload]]),
);

/**
 * A script in each page that acts where one of the files that the page begins with does not arrive, and so nothing else
 * of it can. A style sheet is asked for once more, the page's script by one reload, for a browser may keep in mind that
 * it failed. If that does not help, or the script is still missing after a while, a sentence with a button says so.
 */
export const WHILE_LOADING = `
{
  const root = document.documentElement;
  const words = ${JSON.stringify(WORDS)};
  const isReloaded = performance.getEntriesByType('navigation')[0]?.type === 'reload';
  const say = () => {
    if (document.querySelector('#half-loaded') || !document.body) return;
    const place = document.createElement('p');
    place.id = 'half-loaded';
    place.setAttribute('role', 'alert');
    const [text, label] = words[root.lang] ?? words.en;
    const button = document.createElement('button');
    button.textContent = label;
    button.addEventListener('click', () => location.reload());
    place.append(text, ' ', button);
    document.body.prepend(place);
    new MutationObserver((_, observer) => {
      if (!('ready' in root.dataset)) return;
      place.remove();
      observer.disconnect();
    }).observe(root, { attributes: true, attributeFilter: ['data-ready'] });
  };
  const whenParsed = (act) =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', act, { once: true }) : act();
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof Element) || 'ready' in root.dataset) return;
      if (target.matches('link[rel=stylesheet]') && !target.dataset.again) {
        const again = target.cloneNode();
        again.dataset.again = '1';
        target.replaceWith(again);
      } else if (target.matches('link[rel=stylesheet]')) whenParsed(say);
      else if (target.matches('script[type=module][src]') && navigator.onLine && !isReloaded) location.reload();
      else if (target.matches('script[type=module][src]')) whenParsed(say);
    },
    true,
  );
  addEventListener('load', () => setTimeout(() => 'ready' in root.dataset || say(), 15000));
}
`;
