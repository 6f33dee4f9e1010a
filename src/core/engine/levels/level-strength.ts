/** The strength of the levels in points, as the dialog and the panel of `<othello-game>` say it to players. */

/**
 * How much stronger each level is than the weakest, in Elo points: measured in games between neighbours by
 * `npm run -w training ladder`, see docs/guides/measurements.md.
 */
export const ELO_ABOVE_FIRST = [0, 221, 410, 626, 821, 1054, 1315, 1559, 1768, 1983] as const;

/**
 * Whom the levels 1 to 6 play like, in points of people (`levels.ts`); higher ones play better than people. Players
 * that draw their moves lie closer together than those people: levels 400 points apart are about 300 Elo apart.
 */
export const POINTS_OF_LEVELS = [950, 1120, 1320, 1570, 1850, 2150] as const;
