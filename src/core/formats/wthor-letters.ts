/** Number of Latin-1 characters for a name in the lists of the WTHOR database, without the final zero byte. */
export const WTHOR_LETTERS = { players: 19, tournaments: 25 } as const;
