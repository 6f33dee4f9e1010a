import { EngineError } from './engine.js';
import { workerUrl } from './worker-url.js';

/** What says where a board's engine lies: its element, and the class of that. */
interface Addressed {
  readonly engineUrl?: string | URL | undefined;
  getAttribute(name: string): string | null;
  readonly constructor: unknown;
}

/** What the class says for all boards of a page. */
export interface EngineLocation {
  readonly engineUrl?: string | URL | undefined;
  readonly engineOrigins?: readonly string[];
  readonly engineTimeout?: number | undefined;
}

/**
 * Where the worker of a board's engine lies; nothing: where the package has it. What a script sets is the page's word, but an
 * attribute may be a stranger's, in a page that shows what its readers write: it may name the page's origin, that of the
 * package's script, and those that the page allows.
 *
 * @throws {EngineError} `worker-blocked` for an attribute with any other address
 */
export function engineAddress(board: Addressed): string | URL | undefined {
  const { engineUrl } = board;
  const { engineUrl: common, engineOrigins = [] } = board.constructor as EngineLocation;
  if (!engineUrl) return common;
  if (String(engineUrl) !== board.getAttribute('engine-url')) return engineUrl;
  const { protocol, origin } = parsed(engineUrl);
  const allowed = [location.origin, ...engineOrigins.map((url) => parsed(url).origin), scriptOrigin()];
  // An opened file is of no origin, as is a data: address.
  const isReal = /^https?:$/.test(protocol) || protocol === location.protocol;
  if (isReal && allowed.includes(origin)) return engineUrl;
  throw new EngineError(
    'worker-blocked',
    `engine-url ${String(engineUrl)}: an attribute may name this page's origin and that of the script; ` +
      'others have to be in OthelloBoard.engineOrigins, or set by a script as engineUrl',
  );
}

/** The parts of an address as the page reads it; those of an empty page where it is none. */
function parsed(address: string | URL): URL {
  return new URL(URL.canParse(address, document.baseURI) ? address : 'about:blank', document.baseURI);
}

/** Where the package's script comes from; a bundle that is no module does not know. */
function scriptOrigin(): string | undefined {
  try {
    return parsed(workerUrl()).origin;
  } catch {
    return undefined;
  }
}
