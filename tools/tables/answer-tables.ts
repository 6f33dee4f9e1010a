/** The lists of fields in `docs/guides/answers.md`, from the schemas of the answers. */
import type { Schema } from 'ts-json-schema-generator';

/** The parts of a schema that the lists show. */
interface Part {
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Part[];
  readonly items?: Part;
  readonly properties?: Readonly<Record<string, Part>>;
  readonly additionalProperties?: boolean | Part;
  readonly required?: readonly string[];
}

/** A section for the commands, one for the tools, and one for what several answers have. */
export function answerTables({ definitions = {} }: Schema): string {
  const parts = definitions as Readonly<Record<string, Part>>;
  const { CommandAnswers: commands, ToolAnswers: tools, ...others } = parts;
  const squares = others['Square']!.enum!;
  const texts = Object.entries(others).map(([name, part]) => {
    const values = part.enum ?? [];
    const shown = values === squares ? [`${code(squares[0])} to ${code(squares.at(-1))}`] : values.map(code);
    return part.properties || part.anyOf
      ? section(name, part)
      : `### ${plain(name)}\n\n${part.description ?? ''}\n\n${shown.join(', ')}`;
  });
  return [
    '## Lines of the commands',
    members(commands!),
    '## Data of the tools',
    ...Object.entries(tools!.properties!).map(([name, part]) => section(`The tool ${name}`, part)),
    '## Types',
    ...texts,
  ].join('\n\n');
}

function section(name: string, part: Part): string {
  const fields = part.anyOf
    ? `One of:\n\n${part.anyOf.map((one) => members(one)).join('\n\n')}`
    : members(part);
  return [`### ${plain(name)}`, ...(part.description ? [part.description] : []), fields].join('\n\n');
}

/** A table of the members of an object. */
function members({ properties = {}, required = [] }: Part): string {
  const rows = Object.entries(properties).map(([name, part]) => {
    const mark = required.includes(name) ? '' : '?';
    return `| \`${name}\`${mark} | ${typeOf(part)} | ${(part.description ?? '').replaceAll(/\s+/gu, ' ')} |`;
  });
  return ['| field | type | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

function typeOf(part: Part): string {
  if (part.$ref) return linked(part.$ref.split('/').at(-1)!);
  if (part.anyOf) return part.anyOf.map(typeOf).join(' or ');
  if (part.const !== undefined) return code(part.const);
  if (part.enum) return part.enum.map(code).join(', ');
  if (part.type === 'array') return `list of ${typeOf(part.items ?? {})}`;
  if (part.properties)
    return `object of ${Object.entries(part.properties)
      .map(([name, one]) => `\`${name}\` (${typeOf(one)})`)
      .join(', ')}`;
  if (typeof part.additionalProperties === 'object')
    return `object of ${typeOf(part.additionalProperties)} by name`;
  return [part.type ?? 'any'].flat().join(' or ');
}

/** `ReportRow<GamePart>` as words of a heading. */
const plain = (name: string): string => name.replaceAll(/[<>]/gu, ' ').trim();
const linked = (name: string): string =>
  `[${plain(name)}](#${plain(name)
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/gu, '-')})`;
const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
