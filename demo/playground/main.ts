import { render } from 'lit';
import '../../src/index.js';
import { codeBlock } from '../code.js';
import { PLAYGROUND } from '../locales/playground.js';
import { language, onLanguage, startSite } from '../site.js';
import { wholePage } from '../whole-page.js';
import { FIELDS } from './attributes.js';
import { controls, read, tagOf, type Settings } from './controls.js';
import { record } from './record.js';

const form = document.querySelector<HTMLFormElement>('#form')!;
const tag = document.querySelector<HTMLElement>('#tag')!;
const board = document.createElement('othello-board');

let settings = settingsOfLink();

function settingsOfLink(): Settings {
  const found = new URLSearchParams(location.hash.slice(1));
  return found.size > 0 ? found : new URLSearchParams({ interactive: '', hints: 'legal last flips' });
}

/** Puts the settings on the board, into the code and into the link. */
function apply(): void {
  for (const { name } of FIELDS) {
    const value = settings.get(name);
    if (value === null) board.removeAttribute(name);
    else if (board.getAttribute(name) !== value) board.setAttribute(name, value);
  }
  const strings = PLAYGROUND[language()];
  const code = tagOf(settings);
  const buttons = [
    { label: strings.copy, text: code },
    { label: strings.copyPage, text: wholePage(code, { title: 'Othello', lang: language() }) },
  ];
  render(codeBlock(code, buttons, { label: strings.code, copied: strings.copied }), tag);
  history.replaceState(null, '', `#${settings.toString()}`);
}

function draw(): void {
  render(controls(settings, PLAYGROUND[language()]), form);
  apply();
}

document.querySelector('#stage')!.append(board);
record(board, document.querySelector('#events')!);
form.addEventListener('input', () => {
  settings = read(form);
  apply();
});
form.addEventListener('submit', (event) => event.preventDefault());
addEventListener('hashchange', () => {
  settings = settingsOfLink();
  draw();
});

startSite(PLAYGROUND);
onLanguage(draw);
