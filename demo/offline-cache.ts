/** The cache in which the service worker finds the engine: its files come when they are first used, or asked for. */
export const ENGINE_CACHE = 'othello-engine';
