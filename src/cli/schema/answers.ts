/**
 * What the commands print with `--json`, and the data of the tools' answers. From these types and their comments
 * `npm run generate` writes `schema.json`. `schema.ts` prints the schemas, and `mcp/tool.ts` gives them to agents.
 */
import type { Effort, ReviewLimits } from 'othello-board/analysis.js';
import type { EngineMove, HumanMove } from 'othello-board/engine/node.js';
import type { Square } from 'othello-board/rules.js';
import type { AnalyzedGame, AnalyzedMove, AnalyzedPosition, GivenLimits } from '../commands/analyze.js';
import type { BridgeAddress } from '../commands/bridge.js';
import type { ConvertedGames } from '../commands/convert.js';
import type { GameStatistics } from '../commands/database/stats.js';
import type { ListedGame, ListedTotal, UnreadGame } from '../commands/games.js';
import type { GtpAnswer, GtpOutput } from '../commands/gtp/gtp-answer.js';
import type { PositionChoices } from '../commands/human.js';
import type { CreatedJob } from '../commands/jobs/jobs-command.js';
import type { JobStatus } from '../commands/jobs/job.js';
import type { RunTotal } from '../commands/jobs/run-progress.js';
import type { MatchStatus, RoundRobinStatus } from '../commands/match/status.js';
import type { LeafCount } from '../commands/perft.js';
import type { PrintedPuzzle, PuzzlesTotal } from '../commands/puzzles.js';
import type { ExplainedMove } from '../commands/review/explain.js';
import type { PlayerReport } from '../commands/review/report.js';
import type { ReviewedGameRow, ReviewedMoveRow } from '../commands/review/review.js';
import type { SolvedPosition, SolvedTotal } from '../commands/solve.js';
import type { UnreadPosition } from '../io/streams/input.js';

/** A line that each command prints with `--json`. */
export interface CommandAnswers {
  solve: SolvedPosition | UnreadPosition | SolvedTotal;
  games: ListedGame | UnreadGame | ListedTotal;
  stats: GameStatistics;
  analyze: AnalyzedMove | AnalyzedGame | AnalyzedPosition;
  review: ReviewedMoveRow | ReviewedGameRow;
  report: PlayerReport;
  explain: ExplainedMove;
  human: PositionChoices | UnreadPosition;
  match: MatchStatus | RoundRobinStatus;
  puzzles: PrintedPuzzle | PuzzlesTotal;
  jobs: CreatedJob | RunTotal | JobStatus;
  perft: LeafCount;
  bridge: BridgeAddress;
  gtp: GtpAnswer | GtpOutput;
}

/** The data of an answer of each tool. */
export interface ToolAnswers {
  analyse: Omit<AnalyzedPosition, 'game'> & Cuttable;
  review: ReviewAnswer & Cuttable;
  explain: ExplainedMove & LimitedReview & Cuttable;
  solve: SolveAnswer & Cuttable;
  convert: ConvertedGames & Cuttable;
  play: PlayAnswer & Cuttable;
  human: HumanAnswer & Cuttable;
  puzzle: PuzzleAnswer & Cuttable;
  picture: PictureAnswer & Cuttable;
}

/** What is left out of a long answer. */
export interface Cut {
  /** The resource that has the whole answer. */
  uri: string;
  /** How much of a list or a text is given: elements or characters. */
  members: Readonly<Record<string, { given: number; of: number }>>;
}

interface Cuttable {
  /** What is left out of this answer, if it is long. */
  cut?: Cut;
}

interface LimitedReview {
  /** With these limits the searches can be repeated. */
  limits: Omit<ReviewLimits, 'threads'> & { effort: Effort };
}

interface ReviewAnswer extends LimitedReview, Omit<ReviewedGameRow, 'game'> {
  /** The position before the first move: 64 squares, a1 to h1 first (X black, O white, - empty), and the side to move. */
  start: string;
  plies: readonly ReviewedMoveRow[];
}

interface At {
  /** 64 squares, a1 to h1 first (X black, O white, - empty), and the side to move. */
  position: string;
}

interface SolveAnswer extends At, Pick<SolvedPosition, 'score' | 'best' | 'proven' | 'line' | 'nodes'> {
  /** With these limits the search can be repeated. */
  limits: GivenLimits;
}

interface PlayAnswer extends At {
  /** With these limits the search can be repeated. */
  limits: GivenLimits;
  move: EngineMove;
  /** The position after the move, which the next question takes. */
  after: string;
  /** The moves of the other side there; empty if the game is over. */
  legalMoves: readonly Square[];
}

interface HumanAnswer extends At {
  /** In points; 1500 is the mean of tournament players. */
  strength: number;
  /** The likeliest first. */
  moves: readonly HumanMove[];
}

interface PuzzleAnswer {
  /** The number of a puzzle that ships, and how many there are. */
  number?: number;
  of?: number;
  puzzles: readonly PrintedPuzzle[];
}

interface PictureAnswer extends At {
  format: 'svg' | 'png';
  /** The picture as text, unless it is a PNG. */
  svg?: string;
}
