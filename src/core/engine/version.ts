/** The engine's version: callers read `engine.version`, and a page shares workers only between equal ones. */

/** The release of search and weights: results of different releases must not be mixed. */
export const ENGINE_VERSION = '0.1.0';
