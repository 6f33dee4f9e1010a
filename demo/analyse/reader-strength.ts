/**
 * The user's strength in points, estimated from stored games against levels; `undefined` without such games, or without
 * storage.
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
    // It is only needed for an addition to the reasons.
    return undefined;
  }
}
