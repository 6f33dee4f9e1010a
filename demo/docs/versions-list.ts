import { html, nothing, render } from 'lit';
import { DOCS } from '../locales/docs.js';
import { onLanguage } from '../site.js';
import { versionLinks } from './versions.js';

/** Lists the versions of the documentation below the guides, where the site has more than one. */
export async function listVersions(place: HTMLElement): Promise<void> {
  // Every page names the manifest, which lies at the root of its site, wherever that is.
  const { href } = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
  const root = new URL('.', href).href;
  // Without a network, and where a host has no such list, there is nothing to choose from.
  const versions: unknown = await fetch(`${root}versions.json`)
    .then((answer) => (answer.ok ? answer.json() : []))
    .catch(() => []);
  const links = versionLinks(root, versions);
  place.hidden = links.length === 0;
  onLanguage((language) => {
    const words = DOCS[language];
    render(
      html`<p class="group">${words.versions}</p>
        <ul role="list">
          ${links.map(
            ({ version, href: to, isShown }) =>
              html`<li>
                <a href=${to} aria-current=${isShown ? 'true' : nothing}>${version ?? words.newest}</a>
              </li>`,
          )}
        </ul>`,
      place,
    );
  });
}
