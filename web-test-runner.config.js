import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { chromeLauncher } from '@web/test-runner-chrome';

const tsconfig = fileURLToPath(new URL('./tsconfig.json', import.meta.url));

export default {
  files: 'test/browser/**/*.test.ts',
  nodeResolve: { exportConditions: ['browser', 'development'] },
  concurrency: 2,
  testsFinishTimeout: 300_000,
  plugins: [esbuildPlugin({ ts: true, target: 'es2022', tsconfig })],
  browsers: [
    chromeLauncher({
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
      },
    }),
  ],
  testFramework: { config: { timeout: 20_000 } },
};
