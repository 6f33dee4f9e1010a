/** The code of a board with some attributes, for HTML and for each framework. */
import { FIELDS } from './attributes.js';

/** The targets for which the playground writes code: HTML, a bundler, and each framework. */
export const TARGETS = ['html', 'bundler', 'react', 'vue', 'svelte', 'angular', 'astro'] as const;
export type Target = (typeof TARGETS)[number];

/** An attribute and its value, which is empty for a flag. */
type Attribute = readonly [name: string, value: string];

const FLAGS = new Set<string>(FIELDS.filter(({ kind }) => kind === 'flag').map(({ name }) => name));

/** Attributes whose property may be a number, which JSX passes as one. */
const NUMBERS = new Set(['ply', 'handicap', 'level', 'move-time', 'analysis-time', 'pace']);

/** Attributes that need the engine's files, which Angular does not find by itself. */
const NEEDS_ENGINE = /\b(?:best|values|strategy)\b/u;

/**
 * The code of a board with these attributes.
 *
 * @param target HTML, a bundler or a framework
 * @param attributes the attributes that are set; a flag has an empty value
 * @returns the code, ready to be pasted; if a person or the engine plays, all targets but plain HTML also listen for
 *   moves
 */
export function written(target: Target, attributes: Iterable<Attribute>): string {
  const all = [...attributes];
  return WRITERS[target](all, all.some(playing));
}

const playing = ([name]: Attribute): boolean =>
  name === 'interactive' || name === 'engine' || name === 'controls';

const WRITERS: Readonly<Record<Target, (all: readonly Attribute[], plays: boolean) => string>> = {
  html: (all) => tag(all.map(inHtml)),
  bundler: (all, plays) => `${tag(all.map(inHtml))}

<script type="module">
  import 'othello-board';${plays ? `\n${indented(LISTENER)}` : ''}
</script>`,
  react,
  vue: (all, plays) => `<script setup>
import 'othello-board';${plays ? `\n\n${ON_MOVE}` : ''}
</script>

<template>
${indented(tag([...all.map(inHtml), ...(plays ? ['@othello-move="onMove"'] : [])]))}
</template>`,
  svelte: (all, plays) => `<script>
  import 'othello-board';${plays ? `\n\n${indented(ON_MOVE)}` : ''}
</script>

${tag([...all.map(inSvelte), ...(plays ? ['onothello-move={onMove}'] : [])])}`,
  angular,
  astro: (all, plays) => `${tag(all.map(inAstro))}

<script>
  import 'othello-board';${plays ? `\n${indented(LISTENER)}` : ''}
</script>`,
};

const ON_MOVE = `function onMove({ detail }) {
  console.log(detail.square);
}`;

const LISTENER = `
const board = document.querySelector('othello-board');
board.addEventListener('othello-move', ({ detail }) => console.log(detail.square));`;

function react(all: readonly Attribute[], plays: boolean): string {
  const props = all.map(inJsx);
  if (plays) props.push('onOthelloMove={({ detail }) => console.log(detail.square)}');
  const inside = props.length > 1 ? `\n${indented(props.join('\n'))}\n` : ['', ...props, ''].join(' ');
  return `import { OthelloBoard } from 'othello-board/react/board';

export function Board() {
  return (
${indented(`<OthelloBoard${inside}/>`, 4)}
  );
}`;
}

function angular(all: readonly Attribute[], plays: boolean): string {
  const engine = all.some(
    ([name, value]) =>
      name === 'engine' || name === 'analysis' || (name === 'hints' && NEEDS_ENGINE.test(value)),
  );
  // Angular reads {{ in the value of an attribute as an expression.
  const fields = all.filter(([, value]) => value.includes('{{'));
  const attributes = all.map((one) =>
    fields.includes(one) ? `[attr.${one[0]}]="${camelCase(one[0])}"` : inHtml(one),
  );
  if (plays) attributes.push('(othello-move)="onMove($event)"');
  const members = fields.map(([name, value]) => `readonly ${camelCase(name)} = ${JSON.stringify(value)};`);
  if (plays) members.push(ANGULAR_ON_MOVE);
  const names = [...(engine ? ['OthelloBoard'] : []), ...(plays ? ['type MoveDetail'] : [])];
  return `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import ${names.length > 0 ? `{ ${names.join(', ')} } from ` : ''}'othello-board';
${engine ? ANGULAR_ENGINE : ''}
@Component({
  selector: 'app-board',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
${indented(tag(attributes).replace(/[\\`]|\$(?=\{)/gu, '\\$&'), 4)}
  \`,
})
export class Board {${members.length > 0 ? `\n${indented(members.join('\n\n'))}\n` : ''}}`;
}

/** As in the guide: a server has no document, and the builder does not copy the engine's files. */
const ANGULAR_ENGINE = `
// angular.json copies the engine's files there.
if (typeof document !== 'undefined')
  OthelloBoard.engineUrl = new URL('othello/othello-worker.js', document.baseURI);
`;

const ANGULAR_ON_MOVE = `onMove(event: Event): void {
  console.log((event as CustomEvent<MoveDetail>).detail.square);
}`;

function tag(attributes: readonly string[]): string {
  if (attributes.length === 0) return '<othello-board></othello-board>';
  const inside =
    attributes.length > 3 ? `\n${indented(attributes.join('\n'))}\n` : ` ${attributes.join(' ')}`;
  return `<othello-board${inside}></othello-board>`;
}

/** Does not indent values with line breaks: these were written as references. */
function inHtml([name, value]: Attribute): string {
  if (value === '' && FLAGS.has(name)) return name;
  const escaped = value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replace(/[\n\r\t]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
  return `${name}="${escaped}"`;
}

/** Svelte reads { in the value of an attribute as an expression. */
function inSvelte(attribute: Attribute): string {
  return inHtml(attribute).replaceAll('{', '&#123;');
}

/**
 * Astro copies a value with its backslashes into a string of JavaScript, so such a value is written as an expression.
 */
function inAstro(attribute: Attribute): string {
  const [name, value] = attribute;
  return value.includes('\\')
    ? `${name}={${JSON.stringify(value).replaceAll('<', '\\u003c')}}`
    : inHtml(attribute);
}

/** The property of React's components: text, a number, or a flag. */
function inJsx([name, value]: Attribute): string {
  const property = camelCase(name);
  if (value === '' && FLAGS.has(name)) return property;
  if (NUMBERS.has(name) && /^[1-9]\d{0,8}$|^0$/u.test(value)) return `${property}={${value}}`;
  return /["&\\\p{Cc}]/u.test(value) ? `${property}={${JSON.stringify(value)}}` : `${property}="${value}"`;
}

/** Converts `move-numbers` to the property `moveNumbers`. */
function camelCase(name: string): string {
  return name.replace(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase());
}

function indented(lines: string, by = 2): string {
  return lines.replace(/^(?=.)/gmu, ' '.repeat(by));
}
