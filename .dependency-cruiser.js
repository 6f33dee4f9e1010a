// Which module may import which (`npm run -w tools check:imports`). An import runs only downward: ARCHITECTURE.md has the table.
import { tsImport } from 'tsx/esm/api';

/** The folders of src from the lowest layer up; those of one entry do not import each other. */
const LAYERS = [
  ['rules'],
  ['formats', 'engine', 'locales'],
  ['coach', 'diagram', 'book'],
  ['analysis'],
  ['puzzles', 'report'],
  ['board', 'cli', 'markdown'],
  ['companions', 'page-script'],
  ['frameworks'],
  ['server'],
];

/** What runs in pages, in workers and in Node; .oxlintrc.json keeps the names of the DOM out of it. */
const WITHOUT_PAGE = [
  ...['rules', 'formats', 'locales', 'analysis', 'coach', 'diagram', 'book', 'puzzles', 'report'],
  'engine/(levels|pool|protocol|remote|wasm)',
];

/** A layer's folder and the module of the same name that gives its public part. */
const pathsOf = (folders) => `^src/(core/|elements/)?(${folders.join('|')})(/|\\.ts$)`;

const upward = LAYERS.flatMap((folders, height) =>
  folders.map((folder) => ({
    name: `${folder}-imports-only-downward`,
    severity: 'error',
    from: { path: pathsOf([folder]) },
    to: {
      path: pathsOf([...folders.filter((other) => other !== folder), ...LAYERS.slice(height + 1).flat()]),
      // Texts are typed by what they name, the kinds of reasons and of errors, wherever that is declared.
      ...(folder === 'locales' && { dependencyTypesNot: ['type-only'] }),
    },
  })),
);

/** The sources of what package.json exports. */
const { MODULES, sourceOf } = await tsImport('./tools/exports.ts', import.meta.url);
const EXPORTED = MODULES.map((name) => `^${sourceOf(name).replaceAll('.', '\\.')}$`);

/** What companions may know of the board: its public API, and what belongs to no board. ARCHITECTURE.md says what for. */
const FOR_COMPANIONS = [
  'element/element',
  'engine-address',
  'events',
  'hints',
  'lazy',
  'next-task',
  'square-name',
  'visibility',
  'zoom',
  'markup/values',
  'toolbar/toolbar',
].map((name) => `^src/elements/board/${name}\\.ts$`);

/**
 * Where text from outside is read as a position: attributes and properties, arguments of a command, messages, files and what
 * was stored. All else has a `Position` or a `Game`.
 */
const READS_BOARD_STRINGS = [
  'src/core/formats(/|\\.ts$)',
  'src/elements/board/model/(setup|model)\\.ts$',
  'src/elements/companions/lesson/steps/step\\.ts$',
  'src/elements/companions/puzzle/puzzle-task\\.ts$',
  'src/elements/companions/remote/(messages/record|remote-board)\\.ts$',
  'src/core/puzzles/(puzzle|packed)\\.ts$',
  'src/cli/(commands/(review/explain|jobs/kinds/kind-puzzles)|io/command-line/options)\\.ts$',
  'demo/(train/openings|progress/training)\\.ts$',
].map((path) => `^${path}`);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle-of-values',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circle-of-types-in-the-board',
      severity: 'error',
      from: { path: '^src/elements/board/' },
      to: { circular: true },
    },
    ...upward,
    {
      name: 'rules-import-nothing',
      severity: 'error',
      from: { path: '^src/core/rules/' },
      to: { pathNot: '^src/core/rules/' },
    },
    {
      name: 'the-core-knows-no-elements',
      severity: 'error',
      from: { path: '^src/core/' },
      // Texts are typed by what they name, such as the themes.
      to: { path: '^src/(elements|cli)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'what-has-no-page-imports-neither-elements-nor-node',
      severity: 'error',
      from: { path: pathsOf(WITHOUT_PAGE) },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'], pathNot: '^node_modules/valibot/' },
    },
    {
      name: 'what-ships-imports-nothing-beside-it',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(demo|test|tools|training|assembly)/' },
    },
    {
      name: 'the-demo-uses-what-is-exported',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: '^(src|test|tools|training|assembly)/', pathNot: EXPORTED },
    },
    {
      name: 'the-command-uses-what-is-exported',
      severity: 'error',
      from: { path: '^src/cli/' },
      to: { path: '^src/(core|elements)/', pathNot: EXPORTED },
    },
    {
      name: 'the-command-uses-the-package-by-its-name',
      severity: 'error',
      from: { path: '^src/cli/' },
      to: { path: '^src/(core|elements)/', dependencyTypesNot: ['aliased'] },
    },
    {
      name: 'companions-use-of-the-board-what-is-meant-for-them',
      severity: 'error',
      from: { path: '^src/elements/companions/' },
      to: { path: '^src/elements/board/', pathNot: FOR_COMPANIONS },
    },
    {
      name: 'board-strings-are-read-where-text-comes-in',
      severity: 'error',
      from: { path: '^(src|demo)/', pathNot: READS_BOARD_STRINGS },
      to: { path: '^src/core/formats/notation/board-string\\.ts$' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|dist|src/cli/dist)/' },
  },
};
