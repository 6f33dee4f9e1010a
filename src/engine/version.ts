/** The release whose search and weights these are: results of different ones must not be mixed. */
export const ENGINE_VERSION = '0.1.0';
