import { scriptAddress } from '../whole-page.js';
import { defineWhenNear } from './elements.js';

const running = new WeakMap<HTMLElement, string>();

/** Puts code of ours into a place where it runs; where the same code runs already, it goes on as it is. */
export function runCode(place: HTMLElement, code: string): void {
  if (running.get(place) === code) return;
  running.set(place, code);
  place.innerHTML = code;
  // As on a page of its own, a script finds its elements defined.
  void defineWhenNear(place).then(() => {
    if (running.get(place) !== code) return;
    for (const script of place.querySelectorAll('script')) revive(script);
    place.dataset['runs'] = '';
  });
}

/** Scripts that come as text do not run; the same ones made anew do. */
function revive(script: HTMLScriptElement): void {
  const living = document.createElement('script');
  living.type = script.type;
  living.src = URL.createObjectURL(
    new Blob([withOwnModules(script.textContent)], { type: 'text/javascript' }),
  );
  script.replaceWith(living);
}

/** Takes the code out of a place again. */
export function stopCode(place: HTMLElement): void {
  running.delete(place);
  place.replaceChildren();
  delete place.dataset['runs'];
}

/** The script from which a copied page imports names; on this page the site's own sources take its place. */
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
