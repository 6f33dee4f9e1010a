/** Callers read it as `engine.version`, and pages share workers only between equal versions. */

/** The release of search and weights: results of different releases must not be mixed. */
export const ENGINE_VERSION = '0.1.0';
