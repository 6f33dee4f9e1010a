/** The table that `npm run bench:coach` prints from its file of results. */
import type { ReasonKind } from '../../../src/core/coach/reason.js';
import { GROUPS, type Bounds } from './bad-moves.js';
import type { Measured } from './measure.js';

/** The goals: per cent, or for false sentences their number. */
const BARS = { specific: '≥ 85 %', wrong: '0', visible: '≥ 60 %', repeated: '≥ 90 %', against: '≤ 5 %' };

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
      share(some.filter(({ said }) => said.length > 0).length, some.length),
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
      const kept = kinds(proven, ({ said }) => said) + kinds(some, ({ repeated }) => repeated);
      return share(
        kept,
        kinds(some, ({ said }) => said),
      );
    }),
    row('of those that are not proven', BARS.repeated, (some) =>
      share(
        kinds(some, ({ repeated }) => repeated),
        kinds(estimates(some), ({ said }) => said),
      ),
    ),
    row('the same with the best move of the deeper search', '', (some) =>
      share(
        kinds(some, ({ again }) => again),
        kinds(estimates(some), ({ said }) => said),
      ),
    ),
    row('reasons against best moves', BARS.against, (some) =>
      share(some.filter(({ against }) => against.length > 0).length, some.length),
    ),
    '',
    '| kind | said | first | not proven | repeated |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...kindRows(results),
    '',
    ...results.flatMap(({ wrong, position, explanation: { move } }) =>
      wrong.map((fault) => `- ${position} ${move}: ${fault}`),
    ),
  ].join('\n');
}

/** How often each kind is given, comes first, and is repeated. */
function kindRows(results: readonly Measured[]): string[] {
  const names = [...new Set(results.flatMap(({ said }) => said))];
  const count = (kind: ReasonKind, of: (result: Measured) => readonly ReasonKind[] | undefined): number =>
    results.filter((result) => of(result)?.includes(kind)).length;
  return names
    .map((kind) => ({
      kind,
      said: count(kind, ({ said }) => said),
      first: count(kind, ({ said }) => said.slice(0, 1)),
      doubtful: count(kind, ({ said, repeated }) => repeated && said),
      repeated: count(kind, ({ repeated }) => repeated),
    }))
    .toSorted((a, b) => b.said - a.said)
    .map(
      ({ kind, said, first, doubtful, repeated }) =>
        `| ${kind} | ${share(said, results.length)} | ${share(first, results.length)} | ${doubtful} | ${share(repeated, doubtful)} |`,
    );
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((part * 100) / whole).toFixed(1)} %`;
}
