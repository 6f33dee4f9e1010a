/** Finds out why a worker did not start, which a browser does not say. Loaded when one has failed. */

/** What is known of a worker that did not start. */
export interface FailedStart {
  /** The script's address; unknown in a bundle. */
  readonly address: string | undefined;
  /** What the script threw; may be empty. */
  readonly message: string;
  /** The policy that forbade it. */
  readonly violation: SecurityPolicyViolationEvent | undefined;
}

const RUNS_NOT =
  'is there, but cannot be run: it is damaged, or a Content-Security-Policy does not allow it in script-src';

const ELSEWHERE = 'if othello-worker.js lies elsewhere, say where by engineUrl';

/** Why a worker did not start. */
export interface StartFault {
  /** One sentence with the likely cause, by what was seen, and what helps. */
  readonly why: string;
  /** Whether the script is there now, bypassing all caches: a cached copy may have been damaged. */
  readonly isScriptThere: boolean;
}

/** Looks for the likely cause. Never throws. */
export async function explainFailedStart(failed: FailedStart): Promise<StartFault> {
  const { address, violation, message } = failed;
  const script = address ?? "the bundle's script of the worker";
  const fault = violation ? policyFault(violation) : await scriptFault(address);
  const cause = fault ?? (message ? `failed: ${message}` : RUNS_NOT);
  return {
    why: `the engine's worker did not start: ${script} ${cause}`,
    isScriptThere: fault === undefined && address !== undefined,
  };
}

function policyFault({ effectiveDirective, originalPolicy }: SecurityPolicyViolationEvent): string {
  return (
    `is forbidden by ${effectiveDirective} of the page's Content-Security-Policy (${originalPolicy}): ` +
    'worker-src must allow it (from another origin: blob: and that origin)'
  );
}

/** Fetches the script again, which also refreshes the caches, and says what is wrong with it; `undefined` for a script. */
async function scriptFault(address: string | undefined): Promise<string | undefined> {
  if (location.protocol === 'file:')
    return 'cannot be started by a page that was opened as a file: serve the page, or use othello-all.js';
  if (address === undefined) return `did not arrive, or may not be run by this page: ${ELSEWHERE}`;
  let response: Response;
  try {
    response = await fetch(address, { cache: 'reload' });
  } catch (cause) {
    return unreachableFault(address, cause);
  }
  const { ok, status, headers } = response;
  // Only a response that was read to its end is cached.
  await response.arrayBuffer().catch(() => undefined);
  if (!ok) return `answers ${status}: ${ELSEWHERE}`;
  const type = headers.get('content-type') ?? 'no MIME type';
  if (!/(?:java|ecma)script/iu.test(type)) {
    const why = /html/iu.test(type) ? 'many servers answer so where there is no such file: ' : '';
    return `is served as ${type} instead of text/javascript: ${why}${ELSEWHERE}`;
  }
  const isOwn = new URL(address, document.baseURI).origin === self.origin;
  if (isOwn && crossOriginIsolated && !headers.has('cross-origin-embedder-policy'))
    return 'must be served with Cross-Origin-Embedder-Policy, as the page is';
  return undefined;
}

/** The host does not answer, or the page may not read the answer. */
async function unreachableFault(address: string, cause: unknown): Promise<string> {
  if (new URL(address, document.baseURI).origin !== self.origin) {
    const answers = await fetch(address, { mode: 'no-cors' }).then(
      () => true,
      () => false,
    );
    if (answers)
      return 'may not be read by this page, which is of another origin: it needs the header Access-Control-Allow-Origin';
  }
  return `cannot be reached (${String(cause)}): the network, or connect-src of a Content-Security-Policy; ${ELSEWHERE}`;
}
