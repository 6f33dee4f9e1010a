/** The editor of a custom theme in the documentation: colours and sizes to choose, a board, and the CSS to copy. */
import { html, render, type TemplateResult } from 'lit';
import { codeBlock } from '../code.js';
import { DOCS, type DocsStrings } from '../locales/docs.js';
import { language, onLanguage } from '../site.js';

/** The themes that a custom theme can start from. */
const THEMES = ['classic', 'wood', 'slate', 'paper', 'contrast'] as const;

/** Colours to choose, with the values of the theme `classic`. */
const COLOURS = {
  board: '#2c7a58',
  line: '#12392a',
  frame: '#23302b',
  legal: '#e6f4ea',
  last: '#ffb454',
  mark: '#fff6d8',
  coordinate: '#b9c9c1',
} as const;

/** Sizes and durations to choose. */
const SIZES = [
  { id: 'discSize', name: 'disc-size', min: 60, max: 96, step: 1, unit: '%', start: 82 },
  { id: 'radius', name: 'radius', min: 0, max: 2, step: 0.1, unit: 'rem', start: 0.4 },
  { id: 'flipDuration', name: 'flip-duration', min: 0, max: 900, step: 20, unit: 'ms', start: 360 },
] as const;

let theme: (typeof THEMES)[number] = 'classic';
let scheme: 'light' | 'dark' | 'both' = 'both';
/** The chosen values by property; other properties keep the theme's values. */
const chosen = new Map<string, string>();

const board = document.createElement('othello-board');
board.setAttribute('moves', 'f5d6c3d3c4f4');
board.setAttribute('interactive', '');
board.setAttribute('marks', 'e3=A');
board.setAttribute('hints', 'legal last');

/** The code for a board that looks like this. */
function written(): string {
  const rules = [...chosen].map(([name, value]) => `  ${name}: ${value};`);
  const schemeRule = scheme === 'both' ? [] : [`  color-scheme: ${scheme};`];
  return `<style>
  othello-board {
${[...schemeRule, ...rules].map((rule) => `  ${rule}`).join('\n')}
  }
</style>
<othello-board interactive theme="${theme}"></othello-board>`.replace(
    /<style>\n {2}othello-board \{\n\n {2}\}\n<\/style>\n/u,
    '',
  );
}

function apply(): void {
  board.setAttribute('theme', theme);
  board.style.cssText = '';
  if (scheme !== 'both') board.style.colorScheme = scheme;
  for (const [name, value] of chosen) board.style.setProperty(name, value);
}

function choose(name: string, value: string): void {
  chosen.set(name, value);
  draw();
}

/** The editor; there is one on a page. */
let container: HTMLElement;

function draw(): void {
  const words = DOCS[language()];
  apply();
  render(
    html`<form
        class="editor"
        aria-label=${words.themeEditor}
        @submit=${(event: Event) => event.preventDefault()}
      >
        ${selectOf(words.theme, THEMES, theme, (value) => {
          theme = value;
        })}
        ${selectOf(
          words.scheme,
          ['both', 'light', 'dark'] as const,
          scheme,
          (value) => {
            scheme = value;
          },
          words.schemes,
        )}
        ${Object.entries(COLOURS).map(([id, start]) => colourOf(id as keyof typeof COLOURS, start, words))}
        ${SIZES.map((size) => sizeOf(size, words))}
        <p><button type="button" class="plain" @click=${reset}>${words.themeReset}</button></p>
      </form>
      <div class="result">${board}</div>
      ${codeBlock(written(), [{ label: words.copy, text: written() }], {
        label: words.codeOf.replace('{title}', words.themeEditor),
        copied: words.copied,
      })}`,
    container,
  );
}

function reset(): void {
  chosen.clear();
  theme = 'classic';
  scheme = 'both';
  draw();
}

function selectOf<Value extends string>(
  label: string,
  values: readonly Value[],
  now: Value,
  take: (value: Value) => void,
  names?: Readonly<Record<Value, string>>,
): TemplateResult {
  return html`<label
    >${label}
    <select
      .value=${now}
      @change=${({ target }: Event) => {
        take((target as HTMLSelectElement).value as Value);
        draw();
      }}
    >
      ${values.map(
        (value) =>
          html`<option value=${value} ?selected=${value === now} translate=${names ? 'yes' : 'no'}>
            ${names?.[value] ?? value}
          </option>`,
      )}
    </select></label
  >`;
}

function colourOf(id: keyof typeof COLOURS, start: string, { properties }: DocsStrings): TemplateResult {
  const name = `--othello-${id}-color`;
  return html`<label
    >${properties[id]}
    <input
      type="color"
      .value=${chosen.get(name) ?? start}
      @input=${({ target }: Event) => choose(name, (target as HTMLInputElement).value)}
  /></label>`;
}

function sizeOf(size: (typeof SIZES)[number], { properties }: DocsStrings): TemplateResult {
  const { id, min, max, step, unit, start } = size;
  const name = `--othello-${size.name}`;
  return html`<label
    >${properties[id]}
    <input
      type="range"
      min=${min}
      max=${max}
      step=${step}
      .value=${String(Number.parseFloat(chosen.get(name) ?? String(start)))}
      @input=${({ target }: Event) => choose(name, `${(target as HTMLInputElement).value}${unit}`)}
  /></label>`;
}

/** Inserts the editor. */
export function startThemeEditor(at: HTMLElement): void {
  container = at;
  onLanguage(draw);
}
