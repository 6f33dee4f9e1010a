// Renders the page on the server, and builds the script that takes it over: `node build.js 18`, or 19.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const version = process.argv[2];
/** A package of the project beside this one, which has the version before. */
const before = (name) => join(import.meta.dirname, '../../../../consumers-18/node_modules', name);
const outDir = join(import.meta.dirname, 'dist');
const common = {
  root: import.meta.dirname,
  configFile: false,
  base: './',
  logLevel: 'error',
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: version === '18' ? { alias: { react: before('react'), 'react-dom': before('react-dom') } } : {},
};

await build({
  ...common,
  build: { outDir: `${outDir}-server`, ssr: 'server.jsx' },
  // One React for all, whichever it is.
  ssr: { noExternal: true },
});
const { markup } = await import(join(`${outDir}-server`, 'server.js'));

await build({
  ...common,
  build: {
    outDir,
    rolldownOptions: {
      input: join(import.meta.dirname, 'client.jsx'),
      output: { entryFileNames: 'client.js' },
    },
  },
});
writeFileSync(
  join(outDir, 'index.html'),
  `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>React on a server</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <main id="app">${markup}</main>
    <script type="module" src="./client.js"></script>
  </body>
</html>
`,
);
