import type { InlineConfig } from 'vite';
import { minifyCss } from './minify-css.js';

/** The oldest JavaScript that all browsers with WebAssembly SIMD understand (Safari 16.4 and later). */
const TARGET = 'es2022';

// Whatever is set where it is built: otherwise the scripts would contain the development build of lit.
process.env['NODE_ENV'] = 'production';

/** What all builds of the package have in common. */
export function options(build: InlineConfig['build'], plugins: InlineConfig['plugins'] = []): InlineConfig {
  return {
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [minifyCss(), plugins],
    build: {
      target: TARGET,
      outDir: 'dist',
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      ...build,
    },
  };
}
