/** Writes the tables of an element (attributes, properties, methods, events …) into its page of the documentation. */
import type { DetailField } from './detail-fields.js';
import type { Declaration, ElementsManifest } from '../manifest.js';

const SECTION = /(<!-- api:([\w-]+) -->\n)(?:(?!<!-- api:)[^])*?(<!-- \/api -->)/gu;

/**
 * A text with each `<!-- api:tag-name --> … <!-- /api -->` in it filled from the manifest.
 *
 * @param fieldsOf the fields of an event's `detail`, by the name of its type
 */
export function fillTables(
  text: string,
  manifest: ElementsManifest,
  fieldsOf: (detail: string) => readonly DetailField[],
): string {
  const elements = manifest.modules.flatMap((module) => module.declarations ?? []);
  return text.replace(SECTION, (_section, begin: string, tag: string, end: string) => {
    const element = elements.find((declaration) => declaration.tagName === tag);
    if (!element) throw new Error(`the manifest has no element ${tag}`);
    return `${begin}\n${tables(element, fieldsOf)}\n\n${end}`;
  });
}

function tables(element: Declaration, fieldsOf: (detail: string) => readonly DetailField[]): string {
  const members = element.members ?? [];
  const attributes = new Set((element.attributes ?? []).map(({ fieldName, name }) => fieldName ?? name));
  const properties = members.filter(({ kind, name }) => kind === 'field' && !attributes.has(name));
  return [
    table(
      'Attributes',
      'Attribute (property)',
      (element.attributes ?? []).map((attribute) => [
        attribute.fieldName === undefined || attribute.fieldName === attribute.name
          ? code(attribute.name)
          : `${code(attribute.name)} (${code(attribute.fieldName)})`,
        withType(attribute),
      ]),
    ),
    table(
      'Properties',
      'Property',
      properties.map((property) => [
        code(property.name) + (property.static ? ' (static)' : '') + (property.readonly ? ', read only' : ''),
        withType(property),
      ]),
    ),
    table(
      'Methods',
      'Method',
      members
        .filter(({ kind }) => kind === 'method')
        .map((method) => [
          code(
            `${method.static ? 'static ' : ''}${method.name}(${(method.parameters ?? []).map(parameter).join(', ')})`,
          ),
          method.description,
        ]),
    ),
    table(
      'Events',
      'Event',
      (element.events ?? []).map(({ name, description, type }) => [
        code(name),
        [description, detailOf(type)].filter(Boolean).join(' '),
      ]),
    ),
    table(
      'Event details',
      'Field',
      [...new Set((element.events ?? []).map(({ type }) => detailName(type)))]
        .filter((detail) => detail !== undefined)
        .flatMap((detail) =>
          fieldsOf(detail).map((field): [string, string] => [
            code(`${detail}.${field.name}`),
            withType({ description: field.description, type: { text: field.type } }),
          ]),
        ),
    ),
    table(
      'Slots',
      'Slot',
      (element.slots ?? []).map(({ name, description }) => [
        name === '' ? '(default)' : code(name),
        description,
      ]),
    ),
    table(
      'Parts',
      'Part',
      (element.cssParts ?? []).map(({ name, description }) => [code(name), description]),
    ),
    table(
      'Custom properties',
      'Custom property',
      (element.cssProperties ?? []).map(({ name, description, default: value }) => [
        code(name),
        value === undefined ? description : `${description ?? ''} (${code(value)})`,
      ]),
    ),
    table(
      'States',
      'State',
      (element.cssStates ?? []).map(({ name, description }) => [code(`:state(${name})`), description]),
    ),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

/** A description with its type and default. */
function withType({ description = '', type, default: value }: Typed): string {
  const facts = [
    type && `Type: ${code(type.text)}`,
    value === undefined ? undefined : `default: ${code(value)}`,
  ].filter(Boolean);
  return [description, facts.length > 0 && `${facts.join('; ')}.`].filter(Boolean).join(' ');
}

interface Typed {
  readonly description?: string;
  readonly type?: { readonly text: string } | undefined;
  readonly default?: string;
}

/** The type of an event's `detail`, which the modules export. */
function detailOf(type: { readonly text: string } | undefined): string {
  const detail = detailName(type);
  return detail === undefined ? '' : `Its \`detail\`: ${code(detail)}.`;
}

function detailName(type: { readonly text: string } | undefined): string | undefined {
  return /^CustomEvent<(.+)>$/u.exec(type?.text ?? '')?.[1];
}

function parameter({ name, optional }: { name: string; optional?: boolean }): string {
  return optional ? `${name}?` : name;
}

function code(text: string): string {
  return `\`${text}\``;
}

function table(
  heading: string,
  title: string,
  rows: [name: string, description: string | undefined][],
): string {
  if (rows.length === 0) return '';
  const lines = rows.map(([name, description]) => `| ${name} | ${cell(description)} |`);
  return [`### ${heading}`, '', `| ${title} | Meaning |`, '| --- | --- |', ...lines].join('\n');
}

/** The text of a cell: one line, with `|` escaped. */
function cell(description = ''): string {
  return description.replace(/\s+/gu, ' ').replaceAll('|', '\\|').trim();
}
