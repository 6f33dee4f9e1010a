import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishSite } from '../../../tools/release/publish-site.js';

let home: string;
let checkout: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'othello-publish-'));
  checkout = join(home, 'checkout');
  mkdirSync(checkout);
});
afterEach(() => rmSync(home, { recursive: true }));

/** A built site with these files. */
function built(name: string, ...files: readonly string[]): string {
  const folder = join(home, name);
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), name);
  }
  return folder;
}

const assets = (): string[] => readdirSync(join(checkout, 'assets')).sort();
const text = (path: string): string => readFileSync(join(checkout, path), 'utf8');

test('the scripts of the build before stay beside those of the newest, older ones go, and so do pages that are no more', () => {
  publishSite(built('one', 'index.html', 'old/index.html', 'assets/a-1.js'), checkout);
  publishSite(built('two', 'index.html', 'assets/a-2.js'), checkout);
  expect(assets()).toEqual(['a-1.js', 'a-2.js']);
  expect(text('index.html')).toBe('two');
  expect(readdirSync(checkout)).not.toContain('old');
  publishSite(built('three', 'index.html', 'assets/a-3.js'), checkout);
  expect(assets()).toEqual(['a-2.js', 'a-3.js']);
});

test('releases stay in folders of their own, and every one knows all of them, the newest first', () => {
  publishSite(built('main', 'index.html', 'assets/a.js'), checkout);
  for (const version of ['0.9.0', '0.10.0'])
    publishSite(built(version, 'index.html', 'assets/a.js'), checkout, version);
  publishSite(built('later', 'index.html', 'assets/b.js'), checkout);
  expect(text('v/0.9.0/index.html')).toBe('0.9.0');
  expect(text('index.html')).toBe('later');
  for (const place of ['', 'v/0.9.0/', 'v/0.10.0/'])
    expect(JSON.parse(text(`${place}versions.json`))).toEqual(['0.10.0', '0.9.0']);
});
