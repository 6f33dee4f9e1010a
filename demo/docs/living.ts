import { render } from 'lit';
import { copyButtons, type CopyButton } from '../code.js';
import { runCode, stopCode } from '../examples/run-code.js';
import { DOCS } from '../locales/docs.js';
import { language } from '../site.js';
import { wholePage } from '../whole-page.js';

/** The scripts of a complete page; the site defines the elements itself. */
const SCRIPTS = /<script\b(?=[^<>]*\bsrc=)[^<>]*><\/script>\s*/gu;

/** Runs the examples of the page in the current language, and gives each block of code its buttons. */
export function enliven(): void {
  for (const block of document.querySelectorAll<HTMLElement>('.code')) {
    const label = block.querySelector('pre')!.ariaLabel!;
    const code = block.querySelector('code')!.textContent;
    const words = DOCS[language()];
    const buttons: CopyButton[] = [{ label: words.copy, text: code }];
    const live = block.parentElement!.querySelector<HTMLElement>(':scope > [data-live]');
    if (live) {
      const text = wholePage(code.replace(SCRIPTS, ''), { title: label, lang: language() });
      buttons.push({ label: words.copyPage, text });
    }
    const strings = { label: words.codeOf.replace('{title}', label), copied: words.copied };
    render(copyButtons(buttons, strings), block.querySelector<HTMLElement>('.copy')!);
    if (live && live.getClientRects().length > 0) runCode(live, code.replace(SCRIPTS, ''));
    else if (live) stopCode(live);
  }
}
