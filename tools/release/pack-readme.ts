/** Prepares README.md for the page of a registry. */
import { statSync } from 'node:fs';

/** The source of a package, for links into it. */
export interface Source {
  /** The address of the repository's page, `https://github.com/owner/name`. */
  readonly repository: string;
  /** The tag or commit that the package was made of. */
  readonly ref: string;
  /** The folder that relative links start from. */
  readonly folder: string;
}

/** The target of a link or a picture in Markdown; the mark before it tells which of the two. */
const TARGET = /(!?)\[((?:[^[\]\\]|\\.)*)\]\((?!https?:|mailto:|#)([^)\s#]+)(#[^)\s]*)?\)/gu;

/**
 * Makes relative links and pictures of a README absolute: the page of a registry has none of the repository's files.
 *
 * @throws {Error} when a link names a missing file
 */
export function packedReadme(readme: string, { repository, ref, folder }: Source): string {
  return readme.replace(
    TARGET,
    (_link, picture: string, text: string, path: string, anchor: string | undefined) => {
      const entry = statSync(`${folder}/${path}`, { throwIfNoEntry: false });
      if (!entry) throw new Error(`README.md links to ${path}, which is not there`);
      const kind = picture ? 'raw' : entry.isDirectory() ? 'tree' : 'blob';
      return `${picture}[${text}](${repository}/${kind}/${ref}/${path}${anchor ?? ''})`;
    },
  );
}

/** The page of a repository from the address in package.json, `git+https://github.com/owner/name.git`. */
export function repositoryPage(url: string): string {
  const page = /^(?:git\+)?(https:\/\/github\.com\/[^/]+\/[^/]+?)(?:\.git)?$/u.exec(url)?.[1];
  if (page === undefined)
    throw new Error(`package.json has the repository ${url}; expected git+https://github.com/OWNER/NAME.git`);
  return page;
}
