import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';

const folder = import.meta.dirname;
/** Where what the bundle fetches lies, if not beside it. */
const [, , publicPath] = process.argv;
const stats = await promisify(webpack)({
  context: folder,
  mode: 'production',
  entry: './main.js',
  output: { path: join(folder, 'dist'), filename: 'main.js', ...(publicPath && { publicPath }) },
});
if (stats.hasErrors()) throw new Error(stats.toString());
copyFileSync(join(folder, 'index.html'), join(folder, 'dist/index.html'));
