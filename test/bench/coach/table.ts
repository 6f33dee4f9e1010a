/** The table that `npm run -w training bench:coach` prints from its file of results. */
import type { ReasonKind } from '../../../src/core/coach/reasons/reason.js';
import { GROUPS, type Bounds } from './bad-moves.js';
import { sentencesIn, wordsIn } from './audit.js';
import type { Measured } from './measure.js';

/** The goals: per cent, or for false sentences their number. */
const BARS = { specific: '≥ 85 %', wrong: '0', visible: '≥ 60 %', repeated: '≥ 90 %', against: '≤ 5 %' };
/** The goals of the audit. */
const AUDIT_BARS = {
  misleading: '≤ 2 %',
  undecided: '≤ 5 %',
  free: '≥ 80 %',
  silent: '≤ 10 %',
  words: '≤ 18',
};
/** The share of the loss below which an answer is not its cause. */
const LEAST_SHARE = 0.2;

export function tableOf(results: readonly Measured[], { middle, strong }: Bounds): string {
  const columns = [...GROUPS.map((group) => results.filter((result) => result.group === group)), results];
  const row = (name: string, bar: string, of: (some: readonly Measured[]) => string): string =>
    `| ${[name, bar, ...columns.map(of)].join(' | ')} |`;
  const kinds = (some: readonly Measured[], of: (result: Measured) => readonly ReasonKind[] | undefined) =>
    some.reduce((sum, result) => sum + (of(result)?.length ?? 0), 0);
  const estimates = (some: readonly Measured[]): Measured[] => some.filter(({ repeated }) => repeated);
  return [
    `| bad moves of players | bar | below ${middle} | ${middle} to ${strong - 1} | ${strong} and more | all |`,
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    row('moves that lose six discs or more', '', (some) => String(some.length)),
    row('a specific reason', BARS.specific, (some) =>
      share(some.filter(({ given }) => given.length > 0).length, some.length),
    ),
    row(
      'strictly false sentences',
      BARS.wrong,
      (some) =>
        `${some.reduce((sum, { wrong }) => sum + wrong.length, 0)} of ${some.reduce((sum, { sentences }) => sum + sentences, 0)}`,
    ),
    row('first reason visible within three plies', BARS.visible, (some) =>
      share(some.filter(({ visible }) => visible).length, some.length),
    ),
    row('reasons repeated four plies deeper or proven', BARS.repeated, (some) => {
      const proven = some.filter(({ repeated }) => !repeated);
      const confirmed = kinds(proven, ({ given }) => given) + kinds(some, ({ repeated }) => repeated);
      return share(
        confirmed,
        kinds(some, ({ given }) => given),
      );
    }),
    row('of those that are not proven', BARS.repeated, (some) =>
      share(
        kinds(some, ({ repeated }) => repeated),
        kinds(estimates(some), ({ given }) => given),
      ),
    ),
    row('the same with the best move of the deeper search', '', (some) =>
      share(
        kinds(some, ({ again }) => again),
        kinds(estimates(some), ({ given }) => given),
      ),
    ),
    row('sentences that mislead', AUDIT_BARS.misleading, (some) =>
      share(
        some.reduce((sum, { audit }) => sum + audit.misleading.length, 0),
        some.reduce((sum, { audit }) => sum + audit.texts.length, 0),
      ),
    ),
    row('first reasons that explain less than a fifth', AUDIT_BARS.undecided, (some) => {
      const named = some.flatMap(({ audit }) => audit.share ?? []);
      return `${share(named.filter((one) => one < LEAST_SHARE).length, named.length)} of ${named.length}`;
    }),
    row('free moves used up: said', AUDIT_BARS.free, isGiven('freeMove')),
    row('corners in one line only: silent', AUDIT_BARS.silent, silentOf('corner')),
    row('passes in one line only: silent', AUDIT_BARS.silent, silentOf('pass')),
    row('words of a sentence', AUDIT_BARS.words, (some) => {
      const words = some.flatMap(({ audit }) => audit.texts.flatMap(sentencesIn).map(wordsIn));
      return (words.reduce((sum, count) => sum + count, 0) / words.length).toFixed(1);
    }),
    row('sentences over 25 words, in three languages', '0', (some) =>
      String(some.reduce((sum, { audit }) => sum + audit.long.length, 0)),
    ),
    row('reasons against best moves', BARS.against, (some) =>
      share(some.filter(({ against }) => against.length > 0).length, some.length),
    ),
    '',
    kindTable(results),
    '',
    ...countedBy(results.flatMap(({ audit }) => audit.misleading)),
    '',
    'Missing in the first reason:',
    ...countedBy(results.flatMap(({ audit }) => audit.missing)),
    '',
    ...results.flatMap(({ wrong, position, explanation: { move } }) =>
      wrong.map((fault) => `- ${position} ${move}: ${fault}`),
    ),
  ].join('\n');
}

/** How many of those that have something to say say it. */
function isGiven(name: 'freeMove' | 'corner' | 'pass') {
  return (some: readonly Measured[]): string => {
    const all = some.filter(({ audit }) => audit[name] !== undefined);
    return `${share(all.filter(({ audit }) => audit[name]).length, all.length)} of ${all.length}`;
  };
}

function silentOf(name: 'corner' | 'pass') {
  return (some: readonly Measured[]): string => {
    const all = some.filter(({ audit }) => audit[name] !== undefined);
    return `${share(all.filter(({ audit }) => !audit[name]).length, all.length)} of ${all.length}`;
  };
}

/** How often each kind is given, comes first, and is repeated. */
export function kindTable(results: readonly Pick<Measured, 'given' | 'repeated'>[]): string {
  const head = ['| kind | said | first | not proven | repeated |', '| --- | ---: | ---: | ---: | ---: |'];
  return [...head, ...kindRows(results)].join('\n');
}

function kindRows(results: readonly Pick<Measured, 'given' | 'repeated'>[]): string[] {
  const names = [...new Set(results.flatMap(({ given }) => given))];
  const count = (
    kind: ReasonKind,
    of: (result: Pick<Measured, 'given' | 'repeated'>) => readonly ReasonKind[] | undefined,
  ): number => results.filter((result) => of(result)?.includes(kind)).length;
  return names
    .map((kind) => ({
      kind,
      given: count(kind, ({ given }) => given),
      first: count(kind, ({ given }) => given.slice(0, 1)),
      doubtful: count(kind, ({ given, repeated }) => repeated && given),
      repeated: count(kind, ({ repeated }) => repeated),
    }))
    .toSorted((a, b) => b.given - a.given)
    .map(
      ({ kind, given, first, doubtful, repeated }) =>
        `| ${kind} | ${share(given, results.length)} | ${share(first, results.length)} | ${doubtful} | ${share(repeated, doubtful)} |`,
    );
}

function countedBy(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => `- ${name}: ${names.filter((one) => one === name).length}`);
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((part * 100) / whole).toFixed(1)} %`;
}
