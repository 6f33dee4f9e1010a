import { html, type TemplateResult } from 'lit';
import type { GameStrings } from '../../../locales/strings/game.js';
import { LANGUAGE_NAMES, type Language } from '../../../locales/languages.js';
import { readOptions, type Options } from '../options.js';
import { checkbox, choicesOf, select, type FormOption } from './form.js';

/** The form of the options. Each change applies at once. */
export function optionsForm(
  strings: GameStrings,
  options: Options,
  languages: readonly Language[],
  changed: (options: Options) => void,
): TemplateResult {
  const t = strings.options;
  const read = (event: Event): void => changed(readOptionsForm(event.currentTarget as HTMLFormElement));
  return html`<form method="dialog" @input=${read}>
    <h2 id="options-title">${t.title}</h2>
    <div class="columns">
      ${select('language', t.language, options.language, [
        ['auto', t.auto],
        ...languages.map((one): FormOption => [one, LANGUAGE_NAMES[one]]),
      ])}
      ${select('theme', t.theme, options.theme, choicesOf(t.themes))}
      ${select('color', t.color, options.color, choicesOf(t.colors))}
      ${select('discs', t.discs, options.discs, choicesOf(t.discStyles))}
      ${select('coordinates', t.coordinates, options.coordinates, choicesOf(t.coordinateStyles))}
      ${select('speed', t.speed, options.speed, choicesOf(t.speeds))}
    </div>
    <fieldset>
      <legend>${t.show}</legend>
      ${checkbox('legal', t.legal, options.legal)} ${checkbox('last', t.last, options.last)}
      ${checkbox('flips', t.flips, options.flips)} ${checkbox('strategy', t.strategy, options.strategy)}
      ${checkbox('values', t.values, options.values)}
      ${checkbox('ownSideBelow', t.ownSideBelow, options.ownSideBelow)}
    </fieldset>
    <fieldset>
      <legend>${t.help}</legend>
      ${checkbox('advice', t.advice, options.advice)} ${checkbox('coach', t.coach, options.coach)}
      ${checkbox('passByClick', t.passByClick, options.passByClick)}
      ${checkbox('sounds', t.sounds, options.sounds)}
    </fieldset>
    <div class="actions"><button class="main">${t.done}</button></div>
  </form>`;
}

function readOptionsForm(form: HTMLFormElement): Options {
  const data = new FormData(form);
  const read: Record<string, unknown> = Object.fromEntries(data);
  for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]')) read[box.name] = box.checked;
  return readOptions(read);
}
