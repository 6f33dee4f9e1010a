/** Whether the user asks for less motion. A DOM of tests may not know. */
export function prefersReducedMotion(): boolean {
  const page = globalThis as { matchMedia?: (query: string) => Pick<MediaQueryList, 'matches'> };
  return page.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
