import vue from '@vitejs/plugin-vue';
import { build } from 'vite';

const isCustomElement = (tag) => tag.startsWith('othello-');
await build({
  root: import.meta.dirname,
  base: './',
  logLevel: 'warn',
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
});
