/** The one place in which light or dark, boards, discs, square names, orientation and sounds are chosen, for all pages. */
import { html, render, type TemplateResult } from 'lit';
import { diagramSVG, type DiagramTheme } from '../src/diagram.js';
import { Game } from '../src/rules.js';
import { APPEARANCES, appearance, chooseAppearance, type Appearance } from './appearance.js';
import './appearance-dialog.css';
import { APPEARANCE } from './locales/appearance.js';
import { keepLook, keptLook, USUAL_LOOK, type Look } from './look.js';
import { propertiesOf } from './look-properties.js';
import { language } from './site.js';

const THEMES = ['classic', 'wood', 'slate', 'paper', 'contrast'] as const satisfies readonly DiagramTheme[];
const DISCS = ['shaded', 'flat'] as const satisfies readonly Look['discs'][];
const COORDINATES = ['letters', 'numbers', 'none'] as const satisfies readonly Look['coordinates'][];

const dialog = document.createElement('dialog');
dialog.id = 'appearance-dialog';
dialog.setAttribute('aria-labelledby', 'appearance-title');
document.body.append(dialog);
// A click beside it closes it, as Escape does.
dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());

/** Opens the dialog with what is chosen now. */
export function openAppearance(): void {
  draw();
  dialog.showModal();
}

function draw(): void {
  const words = APPEARANCE[language()];
  const look = keptLook()?.look ?? USUAL_LOOK;
  const choose = (change: Partial<Look>): void => {
    const chosen = { ...look, ...change };
    keepLook({ look: chosen, properties: propertiesOf(chosen) });
    draw();
  };
  render(
    html`<form method="dialog">
      <h2 id="appearance-title">${words.title}</h2>
      ${radios(
        'page',
        words.page,
        APPEARANCES,
        appearance(),
        (one) => html`${words.appearances[one]}`,
        (one) => {
          chooseAppearance(one);
          draw();
        },
      )}
      ${radios(
        'board',
        words.board,
        THEMES,
        look.theme,
        (one) => html`${thumbnail(one)}${words.themes[one]}`,
        (theme) => choose({ theme }),
      )}
      ${radios(
        'discs',
        words.discs,
        DISCS,
        look.discs,
        (one) =>
          html`<span class="discs ${one}" aria-hidden="true"><i class="black"></i><i class="white"></i></span
            >${words.discStyles[one]}`,
        (discs) => choose({ discs }),
      )}
      ${radios(
        'squares',
        words.squares,
        COORDINATES,
        look.coordinates,
        (one) => html`${words.coordinates[one]}`,
        (coordinates) => choose({ coordinates }),
      )}
      ${checkbox(words.ownSideBelow, look.ownSideBelow, (ownSideBelow) => choose({ ownSideBelow }))}
      ${checkbox(words.sounds, look.sounds, (sounds) => choose({ sounds }))}
      <button class="plain">${words.done}</button>
    </form>`,
    dialog,
  );
}

function radios<Value extends string>(
  name: string,
  legend: string,
  values: readonly Value[],
  chosen: Appearance | string,
  content: (value: Value) => TemplateResult,
  choose: (value: Value) => void,
): TemplateResult {
  return html`<fieldset>
    <legend>${legend}</legend>
    <div class="choices">
      ${values.map(
        (value) =>
          html`<label
            ><input
              type="radio"
              name=${name}
              .checked=${value === chosen}
              @change=${() => choose(value)}
            /><span>${content(value)}</span></label
          >`,
      )}
    </div>
  </fieldset>`;
}

function checkbox(text: string, isChosen: boolean, choose: (isChosen: boolean) => void): TemplateResult {
  const onChange = ({ target }: Event): void => choose((target as HTMLInputElement).checked);
  return html`<label class="check"
    ><input type="checkbox" .checked=${isChosen} @change=${onChange} /> ${text}</label
  >`;
}

const pictures = new Map<DiagramTheme, string>();

/** A board of a theme with a few discs on it. */
function thumbnail(theme: DiagramTheme): TemplateResult {
  let source = pictures.get(theme);
  if (source === undefined) {
    const game = new Game();
    for (const move of ['f5', 'd6', 'c3', 'd3', 'c4'] as const) game.play(move);
    source = `data:image/svg+xml,${encodeURIComponent(diagramSVG(game.node, { theme, coordinates: false, size: 64 }))}`;
    pictures.set(theme, source);
  }
  return html`<img src=${source} alt="" width="64" height="64" />`;
}
