import { readFileSync } from 'node:fs';

/** A code block of the README. */
export interface Block {
  readonly language: string;
  readonly code: string;
  /** The heading that it stands under. */
  readonly heading: string;
  /** For a test's name: the heading and the line. */
  readonly name: string;
}

/** All code blocks of the README, in order. */
export function readmeBlocks(): Block[] {
  const blocks: Block[] = [];
  let heading = '';
  let open: { language: string; lines: string[]; line: number } | undefined;
  for (const [index, line] of readFileSync('README.md', 'utf8').split('\n').entries()) {
    const fence = /^```(\S*)\s*$/u.exec(line);
    if (open === undefined) {
      heading = /^#+ (.*)$/u.exec(line)?.[1] ?? heading;
      if (fence) open = { language: fence[1]!, lines: [], line: index + 1 };
    } else if (fence) {
      const { language, lines, line: first } = open;
      blocks.push({ language, code: lines.join('\n'), heading, name: `${heading}, line ${first}` });
      open = undefined;
    } else {
      open.lines.push(line);
    }
  }
  return blocks;
}

/**
 * The README's Content-Security-Policies, in its order.
 *
 * @param page adds what the page needs that they are tried on
 */
export function readmePolicies(page: (policy: string) => string) {
  const [ownHost, otherOrigin, singleFile, trustedTypes] = readmeBlocks()
    .filter(({ language }) => language === 'http')
    .map(({ code }) => page(code.replace(/\s*\n\s*/gu, ' ').trim()));
  if (trustedTypes === undefined) throw new Error('the README has fewer than four policies');
  return { ownHost: ownHost!, otherOrigin: otherOrigin!, singleFile: singleFile!, trustedTypes };
}
