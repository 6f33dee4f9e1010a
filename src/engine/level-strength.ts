/**
 * How much stronger each level is than the weakest, in Elo points: measured in games between neighbours by
 * `npm run ladder`, see docs/guides/measurements.md.
 */
export const ELO_ABOVE_FIRST = [0, 204, 393, 609, 804, 1043, 1285, 1529, 1738, 1953] as const;
