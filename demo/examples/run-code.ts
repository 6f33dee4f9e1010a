/** Runs examples in the page. */
import { scriptAddress } from '../whole-page.js';
import { late } from '../late.js';

/** The modules that define the companions. Each is loaded when the reader comes near an example that uses it. */
const DEFINITIONS = import.meta.glob('../../src/elements/companions/*/define.ts');

const running = new WeakMap<HTMLElement, string>();

/** Inserts our own code where it runs; if the same code is running there already, it continues. */
export function runCode(container: HTMLElement, code: string): void {
  if (running.get(container) === code) return;
  running.set(container, code);
  container.innerHTML = code;
  // Scripts must find their elements defined, as on a page of their own.
  void defineWhenNear(container).then(() => {
    if (running.get(container) !== code) return;
    for (const script of container.querySelectorAll('script')) revive(script);
    container.dataset['runs'] = '';
  });
}

/** Scripts inserted as text do not run; new script elements do. */
function revive(script: HTMLScriptElement): void {
  const living = document.createElement('script');
  living.type = script.type;
  living.src = URL.createObjectURL(
    new Blob([withOwnModules(script.textContent)], { type: 'text/javascript' }),
  );
  script.replaceWith(living);
}

/** Removes the code from a place. */
export function stopCode(container: HTMLElement): void {
  running.delete(container);
  container.replaceChildren();
  delete container.dataset['runs'];
}

/** The script that copied pages import from; this page uses the site's own sources instead. */
const REMOTE = scriptAddress('remote');

declare global {
  var othelloRemote: (() => Promise<unknown>) | undefined;
}
globalThis.othelloRemote = () => late(() => import('../../src/elements/companions/remote/remote.js'));

function withOwnModules(script: string): string {
  return script.replace(/import (\{[^{}]*\}) from\s+'([^']*)';/u, (all, names: string, from: string) =>
    from === REMOTE ? `const ${names} = await othelloRemote();` : all,
  );
}

/** Defines the elements in a place when the reader is within a window's height of it. */
function defineWhenNear(container: Element): Promise<void> {
  const names = [...container.querySelectorAll(':not(:defined)')].map(({ localName }) => localName);
  const missing = [...new Set(names)].flatMap((name) => DEFINITIONS[moduleOf(name)] ?? []);
  if (missing.length === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        Promise.all(missing.map((load) => load())).then(() => resolve(), reject);
      },
      { rootMargin: '100%' },
    );
    observer.observe(container);
  });
}

function moduleOf(name: string): string {
  return `../../src/elements/companions/${name.replace('othello-', '')}/define.ts`;
}
