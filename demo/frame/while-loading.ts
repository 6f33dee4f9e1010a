import { SITE } from '../locales/site.js';
import { LANGUAGES } from '../locales/language.js';

const WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [language, [SITE[language].halfLoaded, SITE[language].reload]]),
);

/**
 * A script in each page that acts where one of the files that the page begins with does not arrive, and so nothing else
 * of it can. A style sheet is asked for once more, the page's script by one reload, for a browser may keep in mind that
 * it failed. If that does not help, or the script is still missing after a while, a sentence with a button says so; where
 * the script arrives after all, the sentence goes, unless a style sheet is lost.
 */
export const WHILE_LOADING = `
{
  const root = document.documentElement;
  const words = ${JSON.stringify(WORDS)};
  const isReloaded = performance.getEntriesByType('navigation')[0]?.type === 'reload';
  const say = (isLasting) => {
    if (document.querySelector('#half-loaded') || !document.body) return;
    const message = document.createElement('p');
    message.id = 'half-loaded';
    message.setAttribute('role', 'alert');
    const [text, label] = words[root.lang] ?? words.en;
    const button = document.createElement('button');
    button.textContent = label;
    button.addEventListener('click', () => location.reload());
    message.append(text, ' ', button);
    document.body.prepend(message);
    if (isLasting) return;
    new MutationObserver((_, observer) => {
      if (!('ready' in root.dataset)) return;
      message.remove();
      observer.disconnect();
    }).observe(root, { attributes: true, attributeFilter: ['data-ready'] });
  };
  const whenParsed = (act) =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', act, { once: true }) : act();
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const isScript = target.matches('script[type=module][src]') && !('ready' in root.dataset);
      // What is added later is of a part, for which the page's script speaks.
      const isStyle = target.matches('link[rel=stylesheet]') && document.readyState !== 'complete';
      if (isStyle && !target.dataset.again) {
        const again = target.cloneNode();
        again.dataset.again = '1';
        target.replaceWith(again);
      } else if (isStyle) whenParsed(() => say(true));
      else if (isScript && navigator.onLine && !isReloaded) location.reload();
      else if (isScript) whenParsed(() => say(false));
    },
    true,
  );
  addEventListener('load', () => setTimeout(() => 'ready' in root.dataset || say(false), 15000));
}
`;
