import { qwikVite } from '@builder.io/qwik/optimizer';
import { build } from 'vite';

await build({
  root: import.meta.dirname,
  base: '/some/where/',
  logLevel: 'warn',
  plugins: [qwikVite({ csr: true })],
});
