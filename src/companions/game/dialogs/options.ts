import { html, type TemplateResult } from 'lit';
import type { GameStrings } from '../../../locales/game/strings.js';
import { readOptions, type Options } from '../options.js';
import { checkbox, choicesOf, select } from './form.js';

/** Languages by their own names. */
const LANGUAGES = { en: 'English', fr: 'Français', cs: 'Čeština' } as const;

/** The form of the options; each change counts at once. */
export function optionsForm(
  words: GameStrings,
  options: Options,
  changed: (options: Options) => void,
): TemplateResult {
  const w = words.options;
  const read = (event: Event): void => changed(readOptionsForm(event.currentTarget as HTMLFormElement));
  return html`<form method="dialog" @input=${read}>
    <h2 id="options-title">${w.title}</h2>
    <div class="columns">
      ${select('language', w.language, options.language, [['auto', w.auto], ...choicesOf(LANGUAGES)])}
      ${select('theme', w.theme, options.theme, choicesOf(w.themes))}
      ${select('color', w.color, options.color, choicesOf(w.colors))}
      ${select('discs', w.discs, options.discs, choicesOf(w.discStyles))}
      ${select('coordinates', w.coordinates, options.coordinates, choicesOf(w.coordinateStyles))}
      ${select('speed', w.speed, options.speed, choicesOf(w.speeds))}
    </div>
    <fieldset>
      <legend>${w.show}</legend>
      ${checkbox('legal', w.legal, options.legal)} ${checkbox('last', w.last, options.last)}
      ${checkbox('flips', w.flips, options.flips)} ${checkbox('strategy', w.strategy, options.strategy)}
      ${checkbox('values', w.values, options.values)}
    </fieldset>
    <fieldset>
      <legend>${w.help}</legend>
      ${checkbox('advice', w.advice, options.advice)}
      ${checkbox('passByClick', w.passByClick, options.passByClick)}
      ${checkbox('sounds', w.sounds, options.sounds)}
    </fieldset>
    <div class="actions"><button class="main">${w.done}</button></div>
  </form>`;
}

function readOptionsForm(form: HTMLFormElement): Options {
  const data = new FormData(form);
  const read: Record<string, unknown> = Object.fromEntries(data);
  for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]')) read[box.name] = box.checked;
  return readOptions(read);
}
