import { html, nothing, render } from 'lit';
import { DOCS } from '../locales/docs.js';
import { onLanguage } from '../site.js';
import { versionLinks } from './versions.js';

/** Lists the versions of the documentation below the guides. */
export function listVersions(container: HTMLElement, root: string, versions: unknown): void {
  const links = versionLinks(root, versions);
  container.hidden = links.length === 0;
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
      container,
    );
  });
}
