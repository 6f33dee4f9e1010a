/** The documentation of other releases, which the site keeps in folders `v/VERSION`, each a complete site. */

/** A link to one of them. */
export interface VersionLink {
  /** The release; `undefined` for the newest state. */
  readonly version?: string;
  readonly href: string;
  /** Whether it is the current one. */
  readonly isShown: boolean;
}

/**
 * Links to the documentation of the newest state and of all releases; empty if there are no others.
 *
 * @param root address of the current site, with a slash at its end
 * @param versions content of `versions.json`
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
