/** The documentation of other releases, which the site keeps in folders `v/VERSION`, each a whole site. */

/** One of them, as it is linked. */
export interface VersionLink {
  /** The release; none for what is newest. */
  readonly version?: string;
  readonly href: string;
  /** Whether it is the one that is read. */
  readonly isShown: boolean;
}

/**
 * Links to the documentation of what is newest and of all releases; none where there is no other.
 *
 * @param root the address of the site that is read, with a slash at its end
 * @param versions what `versions.json` says
 */
export function versionLinks(root: string, versions: unknown): readonly VersionLink[] {
  const known = Array.isArray(versions) ? versions.filter((one) => /^\d[\w.+-]*$/u.test(String(one))) : [];
  const shown = known.map(String).find((one) => root.endsWith(`/v/${one}/`));
  const top = shown === undefined ? root : root.slice(0, -`v/${shown}/`.length);
  if (known.length === 0) return [];
  return [
    { href: `${top}docs/`, isShown: shown === undefined },
    ...known.map(String).map((version) => ({
      version,
      href: `${top}v/${version}/docs/`,
      isShown: version === shown,
    })),
  ];
}
