// Whether a browser starts on this machine, and if not, why.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The oldest version with all that the pages under test use (`:state()` of custom elements). */
const OLDEST = 125;

/** The first start after an installation reads everything from the disk. */
const PATIENCE_MS = 90_000;

const PAGE = 'data:text/html,<body><script>document.body.textContent=navigator.userAgent</script>';

/**
 * Starts a browser once, without a window. That a file is there and can be run says little: it may be a note
 * that something is to be installed first, or lack the system's libraries.
 *
 * @param {string} path
 * @param {readonly string[]} parameters
 * @returns {{ version: string, fault?: never } | { version?: never, fault: string }}
 */
export function tryChromium(path, parameters) {
  const profile = mkdtempSync(join(tmpdir(), 'othello-profile-'));
  try {
    const { stdout, stderr, status, error } = spawnSync(
      path,
      [...parameters, '--headless', `--user-data-dir=${profile}`, '--dump-dom', PAGE],
      { encoding: 'utf8', timeout: PATIENCE_MS, killSignal: 'SIGKILL' },
    );
    const version = /Chrome\/(\d+)/u.exec(stdout ?? '')?.[1];
    if (version === undefined) return { fault: fault(path, stderr ?? '', status, error) };
    if (Number(version) < OLDEST) return { fault: `version ${version} is older than ${OLDEST}` };
    return { version };
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/**
 * @param {string} path
 * @param {string} stderr
 * @param {number | null} status
 * @param {Error | undefined} error
 * @returns {string}
 */
function fault(path, stderr, status, error) {
  const libraries = missingLibraries(path, stderr);
  if (libraries.length > 0) {
    return `shared libraries are missing: ${libraries.join(', ')}. Debian and Ubuntu install them with "sudo npx playwright-core install-deps chromium".`;
  }
  const last = stderr.trim().split('\n').slice(-3).join(' ');
  return `does not start (${error?.message ?? `status ${String(status)}`}). ${last}`.trim();
}

/**
 * @param {string} path
 * @param {string} stderr names the first one that is missing
 * @returns {string[]}
 */
function missingLibraries(path, stderr) {
  const first = /error while loading shared libraries: ([^:\s]+):/u.exec(stderr)?.[1];
  if (first === undefined) return [];
  const { stdout } = spawnSync('ldd', [path], { encoding: 'utf8' });
  const all = [...(stdout ?? '').matchAll(/^\s*(\S+) => not found/gmu)].map(([, name]) => name ?? '');
  return [...new Set([first, ...all])];
}
