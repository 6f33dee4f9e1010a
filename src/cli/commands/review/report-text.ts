/**
 * A report on a player's reviewed games as plain text: what costs the player more discs than players of the same
 * strength, what less, and tables by opening, colour and so on. Losses are in discs.
 */
import {
  type Deviation,
  LEAST_GAMES,
  type Lesson,
  type Plan,
  type Report,
  type ReportRow,
} from 'othello-board/report.js';
import { columns, count, logLine } from '../../io/words.js';

/**
 * The names of what a player may do worse than others, without openings: causes of losses, parts of the game, habits.
 */
const SUBJECTS: Readonly<Record<Exclude<Deviation['subject'], { kind: 'opening' }>['name'], string>> = {
  corners: 'corners given away',
  'corners-missed': 'corners neither taken nor threatened',
  mobility: 'mobility',
  discs: 'flipping too many discs and building walls',
  tempo: 'free moves used up or given away',
  edges: 'edges',
  parity: 'parity and regions',
  counting: 'counting at the end',
  unexplained: 'other mistakes',
  opening: 'the opening',
  midgame: 'the midgame',
  endgame: 'the endgame',
  'corners-refused': 'not taking corners',
  greed: 'taking the most discs early',
  'moves-given': 'leaving the opponent the most moves',
  'edges-taken': 'playing on the edge whenever possible',
};

/** The titles of the lessons in the site's course. */
export const LESSONS: Readonly<Record<Lesson, string>> = {
  corners: 'Corners',
  xSquares: 'X-squares and C-squares',
  edges: 'Edges',
  mobility: 'Mobility',
  quiet: 'Quiet moves',
  freeMoves: 'Free moves',
  parity: 'Parity',
  counting: 'Counting',
  openings: 'Openings',
  plans: 'Plans',
};

/** Number of moves printed for a weakness. */
const MOST_MOVES = 5;
/** Number of openings printed, most games first. */
const MOST_OPENINGS = 12;
/** Widths of the columns, in characters, as `columns` takes them: left-aligned if negative. */
const WIDTHS = [-26, 6, 9, 11];
const THEME_WIDTHS = [-44, 11];

/** The report as text. @param me the player's names */
export function reportText(me: readonly string[], report: Report): string {
  return [
    head(me, report),
    weaknesses(report),
    list('What you do well', report.merits, versus),
    // Too few games decide whether these differ from others at all.
    list('Possibly a weakness, possibly chance', report.open, (found) => {
      const need = `; about ${count(found.gamesNeeded, 'game')} would settle it`;
      return `${versus(found)}${need}`;
    }),
    themes(report),
    table('part of the game', report.parts),
    table('opening', report.openings.slice(0, MOST_OPENINGS)),
    table('colour', report.colors),
    table("opponent's strength", report.opponents),
    table('result', report.results),
    table('month', report.months),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** The first lines: who, how many games and moves, and the estimated strength. */
function head(
  me: readonly string[],
  { games, moves, accuracy, lossPerMove, strength, strengthWith }: Report,
): string {
  const percent = accuracy === undefined ? '' : `accuracy ${accuracy}%, `;
  const lines = [
    `${me.join(', ')}: ${count(games, 'game')}, ${count(moves, 'move')}`,
    `${percent}${count(lossPerMove, 'disc')} lost per move on average`,
  ];
  if (strength) {
    const { points, low, high, games: used } = strength;
    const [more] = strengthWith;
    lines.push(
      `strength about ${points}, between ${low} and ${high} nine times out of ten, from ${count(used, 'game')}; ` +
        `the tournament average is 1500`,
    );
    if (more) lines.push(`with ${more.games} games it would be accurate to about ±${more.reach} points`);
  }
  return lines.map(logLine).join('');
}

/** The section on what costs most, or why there is none. */
function weaknesses({ weaknesses: found, games, costliest }: Report): string {
  if (found.length > 0) return list('What costs you most', found, versus, true);
  const most = costliest
    ? logLine(`What costs you most: ${nameOf(costliest)}, ${costliest.loss} discs per game`)
    : '';
  if (games < LEAST_GAMES) return `${most}It takes at least ${LEAST_GAMES} games to spot a weakness.\n`;
  return `${most}Nothing stands out: in ${count(games, 'game')} you lost as much as players of your strength do.\n`;
}

/** A section with a numbered line for each finding. @param withMoves whether its worst moves and a plan follow */
function list(
  title: string,
  found: readonly Deviation[],
  lineOf: (found: Deviation) => string,
  withMoves = false,
): string {
  if (found.length === 0) return '';
  const rows = found.map((one, at) => {
    const moves = withMoves ? `${movesOf(one)}${planOf(one.plan)}` : '';
    return `${logLine(`${at + 1}. ${nameOf(one)}: ${lineOf(one)}`)}${moves}`;
  });
  return `${title}\n${rows.join('')}`;
}

/** The name of a finding's subject, such as `corners given away` or `the Tiger opening`. */
function nameOf({ subject }: Pick<Deviation, 'subject'>): string {
  return subject.kind === 'opening' ? `the ${subject.name} opening` : SUBJECTS[subject.name];
}

/** The player's figure beside that of players of the same strength, or of their other games. */
function versus({ subject, loss, expected, games, often }: Deviation): string {
  if (often) {
    const [own, usual] = [often.own, often.usual].map((share) => `${Math.round(100 * share)}%`);
    return `you do it ${own} of the time, and players of your strength ${usual}; these moves cost ${loss} discs per game`;
  }
  if (subject.kind !== 'opening') return `${loss} discs per game; players of your strength lose ${expected}`;
  return `${loss} discs on average in the first 20 moves of ${count(games, 'game')}, and ${expected} in your other games`;
}

/** A line for each of the moves that cost most. */
function movesOf({ moves }: Deviation): string {
  return moves
    .slice(0, MOST_MOVES)
    .map(({ name, ply, square, best, loss }) =>
      logLine(`   ${name}, move ${ply}: ${square} lost ${loss} discs; ${best} was better`),
    )
    .join('');
}

/** A line with what to practise: a lesson, themes of puzzles, a line of moves. */
function planOf({ lesson, puzzles, line }: Plan): string {
  const steps = [
    `the lesson ${LESSONS[lesson]}`,
    ...(puzzles.length > 0 ? [`puzzles of the themes ${puzzles.join(', ')}`] : []),
    ...(line ? [`the line ${line.join('')}`] : []),
  ];
  return logLine(`   plan: ${steps.join('; ')}`);
}

/** The table of discs lost by theme. */
function themes({ themes: found }: Report): string {
  const rows = found.map(({ name, loss }) => columns([SUBJECTS[name], String(loss)], THEME_WIDTHS));
  return columns(['discs lost, by theme', 'per game'], THEME_WIDTHS) + rows.join('');
}

/** A table of games, accuracy and losses, such as by month; empty without rows. */
function table(title: string, rows: readonly ReportRow[]): string {
  if (rows.length === 0) return '';
  const head = columns([title, 'games', 'accuracy', 'discs lost'], WIDTHS);
  const lines = rows.map(({ name, games, accuracy, loss }) => {
    const percent = accuracy === undefined ? '' : `${accuracy}%`;
    return columns([name, String(games), percent, String(loss)], WIDTHS);
  });
  return head + lines.join('');
}
