import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import { spellOutTypes } from './attribute-types.js';

/** What is used of a custom elements manifest (https://github.com/webcomponents/custom-elements-manifest). */
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
  cssProperties?: { name: string; description?: string; default?: string }[];
  cssStates?: { name: string; description?: string }[];
}

interface Member {
  kind: string;
  name: string;
  privacy?: string;
  static?: boolean;
  readonly?: boolean;
  description?: string;
  parameters?: { name: string; optional?: boolean }[];
}

const FILE = 'custom-elements.json';

/** Writes custom-elements.json and VS Code's data from the elements' doc comments. */
export function writeManifest(): void {
  execFileSync('cem', ['analyze', '--litelement', '--globs', 'src/**/*.ts', '--outdir', '.', '--quiet'], {
    stdio: 'inherit',
  });
  const manifest = JSON.parse(readFileSync(FILE, 'utf8')) as ElementsManifest;
  spellOutTypes(manifest);
  const published = publish(manifest);
  writeFileSync(FILE, `${JSON.stringify(published, null, 1)}\n`);
  generateVsCodeCustomElementData(forEditor(published), {
    outdir: '.',
    htmlFileName: 'vscode.html-custom-data.json',
    cssFileName: null,
    hideLogs: true,
  });
}

/** What an editor is to offer as an attribute's value: words, numbers, yes or no, but no name of a type. */
function forEditor(manifest: ElementsManifest): ElementsManifest {
  const copy = structuredClone(manifest);
  for (const { attributes = [] } of copy.modules.flatMap(({ declarations = [] }) => declarations)) {
    for (const { type } of attributes) {
      if (type && !/^(?:boolean|number|'.*')$|^[\d |]+'/u.test(type.text)) type.text = 'string';
    }
  }
  return copy;
}

/** Only the elements, only what a user can use of them, and the modules as the package has them. */
function publish({ schemaVersion, readme, modules }: ElementsManifest): ElementsManifest {
  const elements = modules
    .map((module) => ({
      ...module,
      path: builtPath(module.path),
      declarations: (module.declarations ?? [])
        .filter((declaration) => declaration.customElement)
        .map(withoutPrivate),
      exports: (module.exports ?? []).map(({ declaration, ...entry }) => ({
        ...entry,
        ...(declaration && {
          declaration: {
            ...declaration,
            ...(declaration.module && { module: builtPath(declaration.module) }),
          },
        }),
      })),
    }))
    .filter((module) => module.declarations.length > 0);
  return { schemaVersion, readme, modules: elements };
}

function withoutPrivate(declaration: Declaration): Declaration {
  const members = (declaration.members ?? []).filter(
    (member) => member.privacy === undefined || member.privacy === 'public',
  );
  // The analyzer takes the parameter of a helper that dispatches events for an event's name.
  const events = (declaration.events ?? []).filter(({ name }) => name.startsWith('othello-'));
  return { ...declaration, members, events };
}

function builtPath(path: string): string {
  return path.replace(/^\/?src\//u, 'dist/lib/').replace(/\.ts$/u, '.js');
}
