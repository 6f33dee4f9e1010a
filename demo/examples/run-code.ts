import { scriptAddress } from '../whole-page.js';
import { defineWhenNear } from './elements.js';

const running = new WeakMap<HTMLElement, string>();

/** Inserts our own code where it runs; if the same code is running there already, it continues. */
export function runCode(place: HTMLElement, code: string): void {
  if (running.get(place) === code) return;
  running.set(place, code);
  place.innerHTML = code;
  // Scripts must find their elements defined, as on a page of their own.
  void defineWhenNear(place).then(() => {
    if (running.get(place) !== code) return;
    for (const script of place.querySelectorAll('script')) revive(script);
    place.dataset['runs'] = '';
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
export function stopCode(place: HTMLElement): void {
  running.delete(place);
  place.replaceChildren();
  delete place.dataset['runs'];
}

/** The script that copied pages import from; this page uses the site's own sources instead. */
const REMOTE = scriptAddress('remote');

declare global {
  var othelloRemote: (() => Promise<unknown>) | undefined;
}
globalThis.othelloRemote = () => import('../../src/companions/remote/remote.js');

function withOwnModules(script: string): string {
  return script.replace(/import (\{[^{}]*\}) from\s+'([^']*)';/u, (all, names: string, from: string) =>
    from === REMOTE ? `const ${names} = await othelloRemote();` : all,
  );
}
