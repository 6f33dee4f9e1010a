// `npm run -w tools sbom`: the software bill of materials of what `npm install othello-board` brings, in the form of CycloneDX,
// to standard output. By npm's own command, in a copy without development dependencies: with them, `npm sbom` marks
// shared dependencies as development only.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const temporary = mkdtempSync(join(tmpdir(), 'othello-sbom-'));
try {
  const all = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>;
  const ofDevelopment = ['devDependencies', 'peerDependencies', 'peerDependenciesMeta', 'scripts'];
  const manifest = Object.fromEntries(Object.entries(all).filter(([part]) => !ofDevelopment.includes(part)));
  // The bill names the package after its folder.
  const folder = join(temporary, String(manifest['name']));
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  copyFileSync('package-lock.json', join(folder, 'package-lock.json'));
  const npm = (...parameters: readonly string[]): string =>
    execFileSync('npm', parameters, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  npm('install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--silent');
  process.stdout.write(
    npm('sbom', '--package-lock-only', '--sbom-type=library', '--sbom-format=cyclonedx', '--silent'),
  );
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
