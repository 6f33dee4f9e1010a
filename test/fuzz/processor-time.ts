/** Seconds of the processor's time: other programs on the machine do not count. */
export async function secondsOf(read: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  try {
    await read();
  } catch {
    // How it is refused is tested elsewhere; here it must not take long.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
