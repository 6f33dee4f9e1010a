/** The input of the notes of a release. */
export interface Release {
  readonly version: string;
  readonly changelog: string;
  /** The API reports of the previous release, if there was one, and of this one. */
  readonly apiBefore: string | undefined;
  readonly apiNow: string;
  /** The gzipped sizes of the published files, before and now, in bytes by name. */
  readonly sizesBefore: Readonly<Record<string, number>>;
  readonly sizesNow: Readonly<Record<string, number>>;
}

/** The notes of a release: its part of the changelog, what changed in the API, and how large the files are. */
export function releaseNotes(release: Release): string {
  const { version, changelog, apiBefore, apiNow, sizesBefore, sizesNow } = release;
  return [
    changelogOf(changelog, version),
    '## API',
    apiBefore === undefined
      ? 'The first release that has a report.'
      : changesText(apiChanges(apiBefore, apiNow)),
    '## Sizes, gzip',
    sizesTable(sizesBefore, sizesNow),
  ].join('\n\n');
}

/** The section of a changelog for a version. */
export function changelogOf(changelog: string, version: string): string {
  const parts = changelog.split(/^## /mu);
  const part = parts.find((one) => one.startsWith(`[${version}]`));
  if (part === undefined) throw new Error(`CHANGELOG.md has no section [${version}]`);
  return part.slice(part.indexOf('\n')).trim();
}

/** The added and removed names of an API, each with its element or module. */
export function apiChanges(before: string, now: string): { added: string[]; removed: string[] } {
  const [old, current] = [namesOf(before), namesOf(now)];
  return {
    added: current.filter((name) => !old.includes(name)),
    removed: old.filter((name) => !current.includes(name)),
  };
}

function namesOf(report: string): string[] {
  let heading = '';
  const names: string[] = [];
  for (const line of report.split('\n')) {
    const [, level, title] = /^(#+) (.+)$/u.exec(line) ?? [];
    if (level !== undefined) heading = title!;
    else if (line.startsWith('- ')) names.push(`${heading}: ${line.slice(2)}`);
  }
  return names;
}

function changesText({ added, removed }: { added: string[]; removed: string[] }): string {
  if (added.length + removed.length === 0) return 'Unchanged.';
  const part = (title: string, names: readonly string[]): string[] =>
    names.length > 0 ? [`${title}\n\n${names.map((name) => `- ${name}`).join('\n')}`] : [];
  return [...part('**Gone (breaking):**', removed), ...part('New:', added)].join('\n\n');
}

function sizesTable(before: Readonly<Record<string, number>>, now: Readonly<Record<string, number>>): string {
  const rows = Object.entries(now).map(([name, bytes]) => {
    const old = before[name];
    const change = old === undefined ? 'new' : signed(bytes - old);
    return `| ${name} | ${bytes.toLocaleString('en')} | ${change} |`;
  });
  return ['| file | bytes | change |', '| --- | --- | --- |', ...rows].join('\n');
}

function signed(difference: number): string {
  return difference === 0
    ? '±0'
    : `${difference > 0 ? '+' : '−'}${Math.abs(difference).toLocaleString('en')}`;
}
