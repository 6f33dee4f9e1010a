import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: 'demo',
  server: { fs: { allow: ['..'] } },
  test: {
    root: import.meta.dirname,
    include: ['test/unit/**/*.spec.ts', 'test/fuzz/**/*.spec.ts'],
    testTimeout: 60_000,
  },
});
