import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Shortens the finished scripts once more: terser saves about 1 % of what Vite's own minifier leaves (gzip). */
export function shorten(): Plugin {
  return {
    name: 'othello-shorten',
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { code } = await minify(chunk.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 3, unsafe_arrows: true },
        });
        chunk.code = code!;
      }
    },
  };
}
