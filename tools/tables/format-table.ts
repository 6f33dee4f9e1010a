/** The table of what each format can hold, in `docs/guides/formats.md`: as `convert` reports it, with the format's own names. */
import { FACT_KINDS, holds, type FactKind, type WrittenFormat } from '../../src/core/formats/holds.js';

const FORMATS: readonly WrittenFormat[] = [
  'PGN',
  'SGF',
  'GGF',
  'WTHOR',
  'Othello Quest',
  'transcript',
  'OBF',
];

type Names = Readonly<Partial<Record<WrittenFormat, string>>>;

/** A format's names for a kind of fact, if they are not obvious. */
const NAMES: Readonly<Partial<Record<FactKind, Names>>> = {
  event: { SGF: '`EV`' },
  site: { SGF: '`PC`', GGF: '`PC`', WTHOR: 'as the event' },
  'site beside an event': { SGF: '`PC`', GGF: '`PC`' },
  round: { SGF: '`RO`' },
  date: { WTHOR: 'the year' },
  rating: { SGF: '`BR` `WR`', GGF: '`RB` `RW`' },
  'rating in words': { SGF: '`BR` `WR`', GGF: '`RB` `RW`' },
  'time control': { SGF: '`TM`', GGF: '`TI`' },
  increment: { SGF: '`OT`', GGF: '`TI`' },
  'opening by lot': { PGN: '`[Variant "XOT"]`' },
  'time of a move': { PGN: '`[%emt]`', SGF: '`EMT`, our own' },
  clock: { PGN: '`[%clk]`', SGF: '`BL` `WL`' },
  evaluation: { PGN: '`[%eval]`', SGF: '`V`' },
  comment: { SGF: '`C`' },
  'name of a place': { PGN: '`[%name]`', SGF: '`N`' },
  mark: { PGN: '`[%marks]`', SGF: 'as above' },
  arrow: { PGN: '`[%arrows]`', SGF: '`AR`' },
  'sign beside a move': { PGN: '`$1`', SGF: '`TE` `BM` `IT` `DO` `NAG`' },
  'other tag': {
    PGN: 'yes',
    SGF: 'of one or two capitals',
    GGF: 'of one or two capitals',
    WTHOR: 'score of best play',
    'Othello Quest': 'number, status',
  },
};

/** The table as Markdown. */
export function formatTable(): string {
  const rows = FACT_KINDS.map((kind) => [kind, ...FORMATS.map((format) => cell(kind, format))]);
  return [['of a game', ...FORMATS], FORMATS.map(() => '---').concat('---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function cell(kind: FactKind, format: WrittenFormat): string {
  const name = NAMES[kind]?.[format];
  if (kind === 'other tag') return name ?? 'no';
  return holds(format, kind) ? (name ?? 'yes') : 'no';
}
