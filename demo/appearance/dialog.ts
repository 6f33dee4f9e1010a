/** The dialog for light or dark, boards, discs, square names, orientation and sounds, for all pages. */
import looks from 'virtual:looks';
import { APPEARANCES, appearance, chooseAppearance } from './appearance.js';
import './dialog.css';
import { APPEARANCE } from '../locales/appearance.js';
import type { Language } from '../locales/language.js';
import { keepLook, storedLook, USUAL_LOOK, type Look, type StoredLook } from './look.js';

const DISCS = ['shaded', 'flat'] as const satisfies readonly Look['discs'][];
const COORDINATES = ['letters', 'numbers', 'none'] as const satisfies readonly Look['coordinates'][];

/** What flat discs change. */
const FLAT = {
  '--othello-black-disc': '#161b19',
  '--othello-white-disc': '#f6f3ea',
  '--othello-disc-shadow': '0 0.28cqw 0.5cqw #0006',
};

const dialog = create('dialog', { id: 'appearance-dialog' });
dialog.setAttribute('aria-labelledby', 'appearance-title');
document.body.append(dialog);
// A click outside closes it, like Escape.
dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());

/** Opens the dialog with the current choices. It is built without lit, which some pages do not have. */
export function openAppearance(language: Language): void {
  dialog.replaceChildren(form(language));
  dialog.showModal();
}

function form(language: Language): HTMLFormElement {
  const words = APPEARANCE[language];
  let look = storedLook()?.look ?? USUAL_LOOK;
  const choose = (change: Partial<Look>): void => {
    look = { ...look, ...change };
    keepLook({ look, properties: propertiesOf(look) });
  };
  return create(
    'form',
    { method: 'dialog' },
    create('h2', { id: 'appearance-title' }, words.title),
    radios(words.page, APPEARANCES, appearance(), (one) => [words.appearances[one]], chooseAppearance),
    radios(
      words.board,
      looks,
      looks.find((one) => one.theme === look.theme && one.color === look.color),
      ({ theme, color, picture: src }) => [
        create('img', { src, alt: '', width: 64, height: 64 }),
        color === 'theme' ? words.themes[theme] : words.colors[color],
      ],
      ({ theme, color }) => choose({ theme, color }),
    ),
    radios(
      words.discs,
      DISCS,
      look.discs,
      (one) => [discsOf(one), words.discStyles[one]],
      (discs) => choose({ discs }),
    ),
    radios(
      words.squares,
      COORDINATES,
      look.coordinates,
      (one) => [words.coordinates[one]],
      (coordinates) => choose({ coordinates }),
    ),
    checkbox(words.ownSideBelow, look.ownSideBelow, (ownSideBelow) => choose({ ownSideBelow })),
    checkbox(words.sounds, look.sounds, (sounds) => choose({ sounds })),
    create('button', { className: 'plain' }, words.done),
  );
}

function radios<Value>(
  legend: string,
  values: readonly Value[],
  chosen: Value | undefined,
  content: (value: Value) => readonly (Node | string)[],
  choose: (value: Value) => void,
): HTMLFieldSetElement {
  const choices = values.map((value) => {
    const input = create('input', { type: 'radio', name: legend, checked: value === chosen });
    input.addEventListener('change', () => choose(value));
    return create('label', {}, input, create('span', {}, ...content(value)));
  });
  return create(
    'fieldset',
    {},
    create('legend', {}, legend),
    create('div', { className: 'choices' }, ...choices),
  );
}

function checkbox(text: string, checked: boolean, choose: (checked: boolean) => void): HTMLLabelElement {
  const input = create('input', { type: 'checkbox', checked });
  input.addEventListener('change', () => choose(input.checked));
  return create('label', { className: 'check' }, input, text);
}

function discsOf(style: Look['discs']): HTMLSpanElement {
  const discs = ['black', 'white'].map((className) => create('i', { className }));
  return create('span', { className: `discs ${style}`, ariaHidden: 'true' }, ...discs);
}

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Converts a look to custom properties for all boards of a page; the default look needs none. */
function propertiesOf({ theme, color, discs }: Look): StoredLook['properties'] {
  const chosen = looks.find((one) => one.theme === theme && one.color === color);
  return { ...chosen?.properties, ...(discs === 'flat' ? FLAT : {}) };
}
