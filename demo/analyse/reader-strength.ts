/**
 * How strong the reader plays, in points, by the games against levels that the site has kept; `undefined` without one, or where the
 * browser keeps nothing.
 */
export async function readerStrength(): Promise<number | undefined> {
  try {
    const [{ readTraining }, { pointsOf, resultsOf, strengthOf }] = await Promise.all([
      import('../progress/store.js'),
      import('../progress/strength.js'),
    ]);
    const { games } = await readTraining();
    const strength = strengthOf(resultsOf(games));
    return strength && pointsOf(strength);
  } catch {
    // What people choose is said beside the reasons: without it nothing else is missing.
    return undefined;
  }
}
