/** Describes the elements for editors: custom-elements.json and what is made of it. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import { spellOutTypes } from './tables/attribute-types.js';

/** The part in use of a custom elements manifest (https://github.com/webcomponents/custom-elements-manifest). */
export interface ElementsManifest {
  schemaVersion: string;
  readme: string;
  modules: ManifestModule[];
}

export interface ManifestModule {
  path: string;
  declarations?: Declaration[];
  exports?: { kind: string; name: string; declaration?: { name: string; module?: string } }[];
}

export interface Declaration {
  kind: string;
  name: string;
  customElement?: boolean;
  tagName?: string;
  superclass?: { name: string };
  description?: string;
  members?: Member[];
  attributes?: {
    name: string;
    fieldName?: string;
    description?: string;
    type?: { text: string };
    default?: string;
  }[];
  events?: { name: string; description?: string; type?: { text: string } }[];
  slots?: { name: string; description?: string }[];
  cssParts?: { name: string; description?: string }[];
  cssProperties?: { name: string; description?: string; default?: string; type?: { text?: string } }[];
  cssStates?: { name: string; description?: string }[];
}

interface Member {
  kind: string;
  name: string;
  privacy?: string | undefined;
  static?: boolean;
  readonly?: boolean;
  description?: string;
  type?: { text: string } | undefined;
  default?: string;
  parameters?: { name: string; optional?: boolean }[];
}

/** The files that describe the elements, for programs, VS Code and JetBrains' editors. */
const FILE = 'custom-elements.json';
const EDITOR_FILE = 'vscode.html-custom-data.json';
const WEB_TYPES_FILE = 'web-types.json';

/** Writes custom-elements.json, and VS Code's and JetBrains' data, from the elements' doc comments. */
export function writeManifest(): void {
  const options = [
    ...[
      '--globs',
      'src/elements/**/*.ts',
      '--exclude',
      'src/elements/server/**',
      'src/elements/page-script/**',
    ],
    ...['--outdir', '.', '--quiet'],
  ];
  execFileSync('cem', ['analyze', '--litelement', ...options], { stdio: 'inherit' });
  const manifest = JSON.parse(readFileSync(FILE, 'utf8')) as ElementsManifest;
  spellOutTypes(manifest);
  const published = publish(manifest);
  writeData(FILE, published);
  generateVsCodeCustomElementData(forEditor(published), {
    outdir: '.',
    htmlFileName: EDITOR_FILE,
    cssFileName: null,
    hideLogs: true,
    // The data covers HTML, CSS and events; methods are in the module's types.
    hideMethodDocs: true,
  });
  generateJetBrainsWebTypes(forEditor(published), {
    outdir: '.',
    webTypesFileName: WEB_TYPES_FILE,
    // The package names the file itself.
    packageJson: false,
    hideLogs: true,
    // They have entries of their own.
    hideEventDocs: true,
    hideMethodDocs: true,
    hideSlotDocs: true,
    hideCssPartsDocs: true,
    hideCssPropertiesDocs: true,
  });
  const data = JSON.parse(readFileSync(EDITOR_FILE, 'utf8')) as EditorData;
  writeData(EDITOR_FILE, finish(data, published));
  writeData(WEB_TYPES_FILE, JSON.parse(readFileSync(WEB_TYPES_FILE, 'utf8')));
}

/** For programs: without white space, which would be 1 % of the package. */
function writeData(file: string, data: unknown): void {
  writeFileSync(file, `${JSON.stringify(data)}\n`);
}

/** The part of VS Code's data that is changed here. */
interface EditorData {
  tags: {
    name: string;
    description: string;
    attributes: { name: string; values?: unknown[]; valueSet?: string }[];
  }[];
}

/** VS Code inserts `interactive`, not `interactive=""`, for an attribute whose values are the set `v`. */
function finish(data: EditorData, { modules }: ElementsManifest): EditorData {
  const elements = modules.flatMap(({ declarations = [] }) => declarations);
  for (const tag of data.tags) {
    const { attributes = [] } = elements.find(({ tagName }) => tagName === tag.name)!;
    const yesOrNo = attributes.filter(({ type }) => type?.text === 'boolean').map(({ name }) => name);
    tag.description = tag.description.replaceAll(' _(default: undefined)_', '');
    for (const attribute of tag.attributes) {
      if (attribute.values?.length === 0) delete attribute.values;
      if (yesOrNo.includes(attribute.name)) attribute.valueSet = 'v';
    }
  }
  return data;
}

/** The values that an editor should offer for an attribute: words, numbers, booleans, but no type names. */
function forEditor(manifest: ElementsManifest): ElementsManifest {
  const copy = structuredClone(manifest);
  for (const { attributes = [] } of copy.modules.flatMap(({ declarations = [] }) => declarations)) {
    for (const attribute of attributes) {
      const { type, default: value } = attribute;
      if (type && !/^(?:boolean|number|'.*')$|^[\d |]+'/u.test(type.text)) type.text = 'string';
      if (value && value !== 'false' && value !== "''") {
        attribute.description = `${attribute.description ?? ''} Default: \`${value.replaceAll("'", '')}\`.`;
      }
    }
  }
  return copy;
}

/** Keeps only the elements and their public API, and names the modules as in the package. */
function publish({ schemaVersion, readme, modules }: ElementsManifest): ElementsManifest {
  const elements = modules.flatMap((module) => {
    const [declaration] = (module.declarations ?? []).filter(({ tagName }) => tagName !== undefined);
    if (!declaration) return [];
    const { name, tagName } = declaration;
    const own = tagName!.replace('othello-', '');
    const path = `dist/lib/${own === 'board' ? 'element' : `${own}-element`}.js`;
    return [
      {
        ...module,
        path,
        declarations: [asUsed(declaration)],
        exports: [{ kind: 'js', name, declaration: { name, module: path } }],
      },
      definition(tagName!, name, path),
    ];
  });
  return { schemaVersion, readme, modules: elements };
}

/** The module that defines an element: an analyzer does not see that `define()` does. */
function definition(tagName: string, name: string, module: string): ManifestModule & { kind: string } {
  const own = tagName.replace('othello-', '');
  const path = `dist/lib/${own === 'board' ? 'index' : own}.js`;
  return {
    kind: 'javascript-module',
    path,
    declarations: [],
    exports: [{ kind: 'custom-element-definition', name: tagName, declaration: { name, module } }],
  };
}

/**
 * The public view of an element: without private members, callbacks of the browser, and base classes that no module
 * exports.
 */
function asUsed(declaration: Declaration): Declaration {
  const inner = new Set(
    (declaration.members ?? []).filter((member) => !isPublic(member)).map(({ name }) => name),
  );
  const attributes = (declaration.attributes ?? [])
    // The analyzer mistakes Lit's reactive state for attributes.
    .filter(({ name, fieldName }) => !inner.has(fieldName ?? name))
    .map(withoutOrigin);
  const types = new Map(attributes.map(({ name, fieldName, type }) => [fieldName ?? name, type]));
  const members = (declaration.members ?? [])
    .filter((member) => isPublic(member) && !/^form[A-Z]/u.test(member.name))
    // The rest is public: no need to say so.
    .map((member) => ({ ...withoutOrigin(member), privacy: undefined }))
    .map((member) => ({ ...member, ...(types.get(member.name) && { type: types.get(member.name) }) }));
  // The analyzer mistakes the parameter of a helper that dispatches events for an event's name.
  const events = (declaration.events ?? [])
    .filter(({ name }) => name.startsWith('othello-'))
    .map(withoutOrigin);
  const { cssProperties } = declaration;
  return {
    ...declaration,
    superclass: { name: 'HTMLElement' },
    attributes,
    members,
    events,
    ...(cssProperties && { cssProperties: cssProperties.map(withoutOrigin) }),
  };
}

function isPublic({ privacy }: Member): boolean {
  return (privacy ?? 'public') === 'public';
}

function withoutOrigin<Entry extends object>(entry: Entry): Entry {
  return { ...entry, inheritedFrom: undefined };
}
