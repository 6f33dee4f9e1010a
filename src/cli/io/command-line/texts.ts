/**
 * The texts of `--help`: what each command and each option does. Help, completion and the parser of options share them.
 */
import { LEVEL_NAMES } from 'othello-board/engine/node.js';

/** What a command does. */
export interface CommandHelp {
  /** Each way to write it, with what that does. */
  readonly forms: readonly (readonly [usage: string, text: string])[];
  /** A command line without the name of the program. */
  readonly example: string;
}

/** The help of each command: its forms, its options, an example. */
export const COMMAND_HELP = {
  solve: {
    forms: [['solve FILE.obf', 'solve the positions in an OBF file exactly; use - for standard input']],
    example: 'solve positions.obf --json',
  },
  games: {
    forms: [
      [
        'games FILE…',
        'list the games in files: PGN, GGF, SGF, WTHOR, OBF, Othello Quest, or a transcript on each line; use - for standard input',
      ],
    ],
    example: 'games WTH_2024.wtb --sort date',
  },
  convert: {
    forms: [
      [
        'convert FILE…',
        'convert the games in files to the format named by --to or by the extension of --out',
      ],
    ],
    example: 'convert games.pgn --out games.sgf',
  },
  merge: {
    forms: [['merge FILE…', 'write the games of all files into one file']],
    example: 'merge games.pgn other.ggf --sort date --out all.pgn',
  },
  dedupe: {
    forms: [
      [
        'dedupe FILE…',
        'write each game once, from its most complete record, whichever way the board was turned',
      ],
    ],
    example: 'dedupe all.pgn --out once.pgn',
  },
  filter: {
    forms: [
      [
        'filter FILE…',
        'write the games that meet all conditions: --player, --years, --event, --opening, --result, --position, --plies',
      ],
    ],
    example: 'filter all.pgn --player Tamenori --years 1998-2004 --out his.pgn',
  },
  stats: {
    forms: [['stats FILE…', 'count results, years, players, events and openings in files of games']],
    example: 'stats all.pgn --opening Tiger',
  },
  analyze: {
    forms: [
      [
        'analyze GAME…',
        'print the value and the loss of each move in a game, or of each legal move in a position; a game is a transcript such as f5d6c3, or a file of any format',
      ],
    ],
    example: 'analyze f5d6c3d3c4 --depth 12',
  },
  review: {
    forms: [
      [
        'review GAME…',
        "print the story of a game and its key moments; the value, loss and class of every move, and why it was bad; and each side's accuracy. A game is a transcript, a file, or - for standard input",
      ],
    ],
    example: 'review game.pgn --effort thorough --language fr',
  },
  report: {
    forms: [
      [
        'report FILE…',
        'report on the games of the player named by --me: what costs them most, how strong they are, and their accuracy by part of the game, opening, colour and result',
      ],
    ],
    example: 'report games.pgn --me "Ana Ruiz" --resume reviews',
  },
  explain: {
    forms: [
      [
        'explain POSITION MOVE',
        'say why a move is bad or good; a position is 64 squares and the side to move, or the moves that lead there',
      ],
    ],
    example: 'explain f5d6c3 g5 --depth 12',
  },
  human: {
    forms: [
      [
        'human FILE.obf',
        'print how likely players of --strength are to choose each move, one line per position',
      ],
    ],
    example: 'human positions.obf --strength 1400',
  },
  match: {
    forms: [
      [
        'match A B…',
        'play games between two players, each opening with both colours, and estimate the difference in Elo; a player is level:1-10, level:400-2100, depth:N, nodes:N, time:MS, gtp:COMMAND or nboard:COMMAND',
      ],
    ],
    example: 'match level:8 "gtp:./edax -gtp" --games 20 --clock 300+2 --out match.pgn',
  },
  puzzles: {
    forms: [['puzzles FILE…', 'find puzzles in files of games: one best move at each step, solved exactly']],
    example: 'puzzles games.pgn --json',
  },
  picture: {
    forms: [['picture GAME', 'draw a position of a game as SVG, or as PNG with --out FILE.png']],
    example: 'picture f5d6c3 --ply 2 --out preview.png',
  },
  jobs: {
    forms: [
      [
        'jobs create KIND FILE… --store DIR',
        'split a large amount of work into units: review or puzzles for files of games, solve for files of positions (OBF)',
      ],
      [
        'jobs run --store DIR',
        'run the units that have no result yet, on this machine with --threads or on the workers of --queue, or only a --part of them; with --out, merge the results at the end',
      ],
      ['jobs status --store DIR', 'show how many units are done, and why others failed; --watch repeats it'],
      ['jobs merge --store DIR --out FILE', 'write the results in the order of the input'],
    ],
    example: 'jobs create review games.pgn --nodes 100000 --store reviews',
  },
  worker: {
    forms: [['worker --queue URL', 'take units from a queue and run them']],
    example: 'worker --queue redis://localhost:6379 --threads 8',
  },
  perft: {
    forms: [['perft N', 'count the leaves of the game tree, 1 to N plies deep']],
    example: 'perft 10 --threads 4',
  },
  nboard: {
    forms: [['nboard', 'play over the NBoard protocol, version 2, for NBoard and similar programs']],
    example: 'nboard --threads 4',
  },
  bridge: {
    forms: [
      [
        'bridge -- COMMAND…',
        'connect a program that speaks GTP or the NBoard protocol to a WebSocket on this machine, for pages',
      ],
    ],
    example: 'bridge --port 8123 -- ./edax -gtp',
  },
  mcp: {
    forms: [['mcp', 'serve agents over the Model Context Protocol, on standard input and output']],
    example: 'mcp',
  },
  gtp: {
    forms: [['gtp', 'play over the Go Text Protocol, version 2, on standard input and output']],
    example: 'gtp --level 5',
  },
  schema: {
    forms: [
      [
        'schema [COMMAND]',
        'print the JSON Schema of a line that a command prints with --json, of the answers of mcp, or of all',
      ],
    ],
    example: 'schema review',
  },
  completion: {
    forms: [
      ['completion SHELL', 'print a script that makes bash, zsh or fish complete commands and options'],
    ],
    example: 'completion bash > ~/.local/share/bash-completion/completions/othello-engine',
  },
} as const satisfies Readonly<Record<string, CommandHelp>>;

/** The name of a command. */
export type CommandName = keyof typeof COMMAND_HELP;

/** What an option does. */
export interface OptionHelp {
  /** Its short form, a letter. */
  readonly short?: string;
  /** What stands for its value; absent if it takes none. */
  readonly value?: string;
  readonly text: string;
  /** The words that it accepts. */
  readonly words?: readonly string[];
}

/** By the names that the commands list, in the order in which they are printed. */
export const OPTION_HELP: Readonly<Record<string, OptionHelp>> = {
  depth: { value: 'N', text: 'search to depth N, 1-60' },
  nodes: { value: 'N', text: 'visit about N nodes in each position' },
  time: { value: 'MS', text: 'search each position for MS milliseconds' },
  level: {
    value: 'L',
    text: `play at level 1-10, like players rated 400-2100, or at ${LEVEL_NAMES.join(', ')}`,
  },
  effort: {
    value: 'E',
    text: 'how long to search if no limit is given: quick, thorough or deepest',
    words: ['quick', 'thorough', 'deepest'],
  },
  exactFrom: {
    value: 'N',
    text: 'prove values once at most N squares are empty, 0-60; a smaller number takes less time',
  },
  me: { value: 'NAME', text: "the player's name in the games; may be given several times" },
  resume: {
    value: 'DIR',
    text: 'store each review or game in this folder when it is finished, and continue from there next time',
  },
  language: {
    value: 'L',
    text: 'the language of the explanations: cs, de, en, es, fr, it, ja or zh-Hans',
    words: ['cs', 'de', 'en', 'es', 'fr', 'it', 'ja', 'zh-Hans'],
  },
  to: {
    value: 'FORMAT',
    text: 'the format to write: pgn, ggf, sgf, wthor, quest, obf, transcript or json; by default the format that the extension of --out names or, except for convert, the format of the first game',
    words: ['pgn', 'ggf', 'sgf', 'wthor', 'quest', 'obf', 'transcript', 'json'],
  },
  encoding: { value: 'NAME', text: 'the encoding of the files, such as windows-1250; detected by default' },
  strict: { text: 'write nothing if the format cannot store everything in the games' },
  out: {
    short: 'o',
    value: 'FILE',
    text: "write to this file instead of standard output; WTHOR's lists of names are written beside it",
  },
  ply: {
    value: 'N',
    text: 'picture: draw the position after N moves; match: play the first N moves of each opening, 8 by default',
  },
  sort: {
    value: 'KEY',
    text: 'sort by date, event, round, black, white, moves or score',
    words: ['date', 'event', 'round', 'black', 'white', 'moves', 'score'],
  },
  reverse: { text: 'sort in reverse order' },
  player: {
    value: 'NAME',
    text: 'games of a player whose name contains these words; if given twice, games between the two players',
  },
  years: { value: 'Y', text: 'games of these years: 1998, 1998-2004, 1998- or -2004' },
  event: { value: 'TEXT', text: 'games of an event or a place whose name contains these words' },
  opening: { value: 'O', text: 'games with this opening, by its name or its moves' },
  result: {
    value: 'R',
    text: 'games with this result: black, white, draw, unknown, or a score such as 40-24',
  },
  plies: { value: 'N', text: 'games with this number of moves: 60, 40-60, 40- or -60' },
  position: {
    value: 'P',
    text: 'count from this position: a board and its side, or moves; for filter and stats, games that reach it, whichever way the board was turned',
  },
  strength: {
    value: 'N',
    text: 'a rating; the tournament average, 1500, is the default for human. With it, review and explain say how many players of that strength choose the same moves',
  },
  clock: {
    value: 'S+I',
    text: 'the time for a game in seconds, with an increment for each move: 300 or 300+2; a side whose time runs out loses',
  },
  roundRobin: { text: 'let three or more players all play each other, and print one table of ratings' },
  games: {
    value: 'N',
    text: 'games of a match, or of each pair of a round robin: an even number, 100 by default',
  },
  openings: {
    value: 'FILE',
    text: 'positions, or games whose first moves are played; by default even starts from the book',
  },
  sprt: { value: 'E0,E1', text: 'stop as soon as one of two differences in Elo is accepted' },
  seed: { value: 'N', text: 'the same number repeats the same games; 1 by default' },
  port: { value: 'N', text: 'the port to listen on, 8123 by default; 0 for any free one' },
  origin: {
    value: 'URL',
    text: 'also accept pages of this origin; pages of this machine are always accepted; may be given several times',
  },
  store: { value: 'DIR', text: 'the folder of a job: its manifest, and a file of results for each run' },
  unit: { value: 'N', text: 'games (1 by default) or positions (4 by default) in a unit' },
  queue: { value: 'URL', text: 'a Redis server, such as redis://localhost:6379' },
  queuePassword: {
    value: 'FILE',
    text: "a file with the server's password; by default the variable OTHELLO_QUEUE_PASSWORD",
  },
  queueCa: { value: 'FILE', text: 'a PEM file with certificates for rediss://' },
  priority: { value: 'N', text: 'jobs with smaller numbers come first' },
  unitTime: { value: 'S', text: 'abort a unit after S seconds' },
  metrics: {
    value: 'PORT',
    text: 'serve /metrics for Prometheus and /healthz on this port of this machine, or at HOST:PORT',
  },
  failed: { text: 'run only the units that failed before' },
  watch: { text: 'repeat until all units are done or failed' },
  ahead: { value: 'N', text: 'keep N units in the queue at the same time, 256 by default' },
  part: { value: 'I/N', text: 'run every Nth unit, from the Ith on' },
  lease: {
    value: 'S',
    text: "give a worker's units to others after S seconds without a sign of life, 30 by default",
  },
  goal: {
    value: 'G',
    text: 'what to prove: score, wld (who wins: 1, 0 or -1), or wld-score (first who wins, then the score)',
    words: ['score', 'wld', 'wld-score'],
  },
  threads: { value: 'N', text: 'use N threads, at most 64; one search uses at most 16' },
  table: { value: 'MB', text: 'size of the transposition table in megabytes, 1-1024; 64 by default' },
  json: { text: 'print one JSON object per line; schema prints its fields' },
  help: { short: 'h', text: 'print this text, or the help of a command' },
  version: { short: 'V', text: 'print the version' },
};
