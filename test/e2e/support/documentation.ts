import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A code block of the documentation. */
export interface Block {
  readonly language: string;
  readonly code: string;
  /** For a test's name: the file and the line. */
  readonly name: string;
}

/** README.md, and the files of the site's documentation. */
export const DOCUMENTS: readonly string[] = [
  'README.md',
  ...['docs/guides', 'docs/elements'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => join(folder, file))
      .toSorted(),
  ),
];

/**
 * All code blocks of the documentation, in order. A block that occurs in several files, such as the first steps in
 * other languages, is returned once. Blocks marked `still` (` ```js still `) do not run by themselves: they are parts
 * of something else.
 */
export function blocks(...languages: string[]): Block[] {
  const all = DOCUMENTS.flatMap(blocksOf).filter(({ language }) => languages.includes(language));
  return all.filter(({ code }, i) => all.findIndex((one) => one.code === code) === i);
}

/** The languages of code in the documentation. */
export function languages(): string[] {
  return [...new Set(DOCUMENTS.flatMap(blocksOf).map(({ language }) => language))];
}

function blocksOf(file: string): Block[] {
  const found: Block[] = [];
  let open: { fence: string; language: string; lines: string[]; line: number } | undefined;
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const [, fence, info] = /^(`{3,})(.*?)\s*$/u.exec(line) ?? [];
    if (open === undefined) {
      if (fence !== undefined) open = { fence, language: info!, lines: [], line: index + 1 };
    } else if (fence === open.fence && info === '') {
      const { language, lines, line: first } = open;
      found.push({ language, code: lines.join('\n'), name: `${file}, line ${first}` });
      open = undefined;
    } else {
      open.lines.push(line);
    }
  }
  return found;
}

/**
 * The Content-Security-Policies of the guide, in order.
 *
 * @param page adds what the test page needs
 */
export function guidePolicies(page: (policy: string) => string) {
  const [ownHost, otherOrigin, singleFile, trustedTypes] = blocks('http').map(({ code }) =>
    page(code.replace(/\s*\n\s*/gu, ' ').trim()),
  );
  if (trustedTypes === undefined)
    throw new Error('docs/guides/content-security-policy.md has fewer than four policies');
  return { ownHost: ownHost!, otherOrigin: otherOrigin!, singleFile: singleFile!, trustedTypes };
}
