import { html, nothing, type TemplateResult } from 'lit';
import type { GameStrings } from '../../../../core/locales/strings/game.js';
import { LANGUAGE_NAMES } from '../../../../core/locales/languages.js';
import { readOptions, type Options } from '../session/options.js';
import type { GameSession } from '../session/session.js';
import { checkbox, choicesOf, select, type FormOption } from './form.js';

/** The form of the options. Each change applies at once. */
export function optionsForm(
  { strings, options, env }: GameSession,
  changed: (options: Options) => void,
): TemplateResult {
  const t = strings.options;
  const read = (event: Event): void =>
    changed(readOptions({ ...options, ...valuesOf(event.currentTarget as HTMLFormElement) }));
  return html`<form method="dialog" @input=${read}>
    <h2 id="options-title">${t.title}</h2>
    ${env.offersAppearance() ? appearance(t, options) : nothing}
    <div class="columns">
      ${select('language', t.language, options.language, [
        ['auto', t.auto],
        ...env.languages().map((one): FormOption => [one, LANGUAGE_NAMES[one]]),
      ])}
      ${select('speed', t.speed, options.speed, choicesOf(t.speeds))}
    </div>
    <fieldset>
      <legend>${t.show}</legend>
      ${checkbox('legal', t.legal, options.legal)} ${checkbox('last', t.last, options.last)}
      ${checkbox('flips', t.flips, options.flips)} ${checkbox('strategy', t.strategy, options.strategy)}
      ${checkbox('values', t.values, options.values)}
    </fieldset>
    <fieldset>
      <legend>${t.help}</legend>
      ${checkbox('advice', t.advice, options.advice)} ${checkbox('coach', t.coach, options.coach)}
      ${checkbox('passByClick', t.passByClick, options.passByClick)}
    </fieldset>
    <div class="actions"><button class="main">${t.done}</button></div>
  </form>`;
}

/** How the game looks and sounds. */
function appearance(t: GameStrings['options'], options: Options): TemplateResult {
  return html`<div class="columns">
      ${select('theme', t.theme, options.theme, choicesOf(t.themes))}
      ${select('color', t.color, options.color, choicesOf(t.colors))}
      ${select('discs', t.discs, options.discs, choicesOf(t.discStyles))}
      ${select('coordinates', t.coordinates, options.coordinates, choicesOf(t.coordinateStyles))}
    </div>
    <div>
      ${checkbox('ownSideBelow', t.ownSideBelow, options.ownSideBelow)}
      ${checkbox('sounds', t.sounds, options.sounds)}
    </div>`;
}

function valuesOf(form: HTMLFormElement): Readonly<Record<string, unknown>> {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  return {
    ...Object.fromEntries(new FormData(form)),
    ...Object.fromEntries(boxes.map(({ name, checked }) => [name, checked])),
  };
}
