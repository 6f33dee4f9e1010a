/** How many letters of Latin-1 a name has room for in the lists of the WTHOR database; the byte behind them stays zero. */
export const WTHOR_LETTERS = { players: 19, tournaments: 25 } as const;
