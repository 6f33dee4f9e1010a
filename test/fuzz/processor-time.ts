/** Processor time in seconds, which excludes other programs. */
export async function secondsOf(read: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  try {
    await read();
  } catch {
    // Errors are tested elsewhere; here reading must be fast.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
