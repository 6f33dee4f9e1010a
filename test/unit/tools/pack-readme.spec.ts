import { describe, expect, test } from 'vitest';
import { packedReadme, repositoryPage } from '../../../tools/release/pack-readme.js';

const SOURCE = { repository: 'https://github.com/somebody/board', ref: 'v1.2.3', folder: '.' };

describe('the README on the page of a registry', () => {
  test('has whole addresses: files and folders of the repository at the tag, pictures as they are', () => {
    const text =
      '[a](docs/guides/install.md#one) [b](docs/elements) ![c](docs/board.png) [d](https://x.example/) [e](#f)';
    const page = 'https://github.com/somebody/board';
    expect(packedReadme(text, SOURCE)).toBe(
      `[a](${page}/blob/v1.2.3/docs/guides/install.md#one) [b](${page}/tree/v1.2.3/docs/elements) ` +
        `![c](${page}/raw/v1.2.3/docs/board.png) [d](https://x.example/) [e](#f)`,
    );
  });

  test('names a file that is not there', () => {
    expect(() => packedReadme('[a](docs/gone.md)', SOURCE)).toThrow('docs/gone.md');
  });
});

describe('the page of the repository that package.json names', () => {
  test('is one of GitHub', () => {
    expect(() => repositoryPage('https://example.com/board.git')).toThrow(
      'git+https://github.com/OWNER/NAME.git',
    );
  });
});
