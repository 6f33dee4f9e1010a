/**
 * The address of a worker that a board may use, for the engine of a board and for companions that open one of the same
 * kind. It keeps an attribute that a stranger wrote from loading code.
 */
import { EngineError } from '../../core/engine/engine.js';

/** What decides a board's engine address: its element and its class. */
interface Addressed {
  readonly engineUrl?: string | URL | undefined;
  getAttribute(name: string): string | null;
  readonly constructor: unknown;
}

/** The class's settings for all boards of a page; `engineTimeout` in milliseconds. */
export interface EngineLocation {
  readonly engineUrl?: string | URL | undefined;
  readonly engineOrigins?: readonly string[];
  readonly engineTimeout?: number | undefined;
}

/**
 * The address of a board's worker; by default the package's own. A property is set by the page's code, but an attribute
 * may come from an untrusted reader: it may name the page's origin, that of the package's script, and those that the
 * page allows.
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
  // A file has an opaque origin, like a data: address.
  const isReal = /^https?:$/.test(protocol) || protocol === location.protocol;
  if (isReal && allowed.includes(origin)) return engineUrl;
  throw new EngineError(
    'worker-blocked',
    `engine-url ${String(engineUrl)}: an attribute may name this page's origin and that of the script; ` +
      'others have to be in OthelloBoard.engineOrigins, or set by a script as engineUrl',
  );
}

/** Parses an address relative to the page; an invalid one as `about:blank`. */
function parsed(address: string | URL): URL {
  try {
    return new URL(address, document.baseURI);
  } catch {
    return new URL('about:blank');
  }
}

/** The origin of the package's script; unknown in a bundle that is not a module. */
function scriptOrigin(): string | undefined {
  const own = import.meta.url as string | undefined;
  return own && parsed(own).origin;
}
