import { LEVEL_NAMES } from '../engine/level-names.js';

export const HELP = `Usage: othello-engine COMMAND [OPTIONS]

Commands:
  solve FILE.obf      solve positions exactly, a line each; - reads standard input
  games FILE…         list the games of files: PGN, GGF, SGF, WTHOR, OBF, Othello Quest,
                      transcripts by line; - reads standard input
  convert FILE…       write the games of files in the format of --to or the ending of --out
  merge FILE…         the games of all files in one
  dedupe FILE…        each game once: of those with the same moves, whichever way the board was
                      turned, the record that says most
  filter FILE…        the games for which all holds that is asked for: --player, --years,
                      --event, --opening, --result, --position, --plies
  stats FILE…         results, years, players, events and openings of the games of files
  analyze GAME…       the value and the loss of each move of games, or of each move of a
                      position; a transcript such as f5d6c3, or files of any format
  review GAME…        every move with its value, loss and class, why it was bad, and each
                      side's accuracy; a game is a transcript, a file, or - for standard input
  report FILE…        what the games of --me say of their play: what costs most, how strong it
                      is, accuracy by part of the game, opening, colour and result
  explain POSITION MOVE
                      why a move is bad or good; a position is 64 squares and the side to
                      move, or the moves that lead there
  human FILE.obf      how likely people of --strength choose each move of positions, a line each
  match A B           games between two players, each opening with both colours, and the
                      difference in Elo; a player is level:1-10, level:1000-2100, depth:N,
                      nodes:N, time:MS, gtp:COMMAND or nboard:COMMAND
  puzzles FILE…       the puzzles in the games of files: one right move at every step, solved
                      exactly
  picture GAME        a position of a game as SVG, or PNG with --out FILE.png
  jobs create KIND FILE… --store DIR
                      cut a large amount of work into units: review or puzzles of files of
                      games, solve of files of positions (OBF)
  jobs run --store DIR
                      work on the units that have no result yet, by --threads, by the workers
                      of --queue, or a --part of them; with --out, merge at the end
  jobs status --store DIR
                      how many units are done, and what was wrong with others; --watch follows it
  jobs merge --store DIR --out FILE
                      the results in the order of the input
  worker --queue URL  take units from a queue; needs the packages bullmq and ioredis
  perft N             count the leaves of the game tree, 1 to N plies deep
  nboard              serve NBoard and its like: the NBoard protocol, version 2
  bridge -- COMMAND…  put a program that speaks GTP or the NBoard protocol behind a WebSocket on
                      this machine, for pages; needs the package ws
  mcp                 serve agents by the Model Context Protocol on standard input and output;
                      needs the packages @modelcontextprotocol/sdk and zod
  gtp                 play by the Go Text Protocol, version 2, on standard input and output

Options:
  --depth N           look N plies ahead, 1-60  (solve, analyze, review, report, explain, gtp, jobs)
  --nodes N           visit about N nodes a position
                                                (solve, analyze, review, report, explain, gtp, jobs)
  --time MS           think MS milliseconds a position  (solve, analyze, review, explain, gtp,
                      programs of match)
  --level L           play as level 1-10, as people of 1000-2100 points, or
                      ${LEVEL_NAMES.join(', ')}  (gtp)
  --effort E          quick, thorough or deepest, where no limit is given
                                                (review, report, explain, jobs create review)
  --exact-from N      prove values from N empty squares on, 0-60; fewer take less time
                                                              (review, jobs create review)
  --me NAME           the player whose games are meant, as the games write the name; may be given
                      several times  (report)
  --resume FILE       keep what was reviewed there, and go on from it  (report)
  --language L        cs, de, en, es, fr, it, ja or zh-Hans
                                                        (review, explain, jobs create review)
  --to FORMAT         pgn, ggf, sgf, wthor, quest, obf, transcript or json; without it what the
                      ending of --out tells, or but for convert the first game
                      (convert, merge, dedupe, filter)
  --strict            write nothing where the format has no place for all that games say
                                                          (convert, merge, dedupe, filter)
  --out FILE          write there, not to standard output; beside a file of WTHOR its lists
                      of names  (convert, merge, dedupe, filter, picture, jobs, match: PGN,
                      in which it goes on)
  -o FILE             the same
  --ply N             the position after N moves  (picture); so many moves of an opening, 8 by
                      default  (match)
  --sort KEY          by date, event, round, black, white, moves or score  (games, merge, dedupe,
                      filter)
  --reverse           the last one first  (with --sort)
  --player NAME       somebody whose name has these words; given twice, both play  (filter, stats)
  --years Y           1998, 1998-2004, 1998- or -2004  (filter, stats)
  --event TEXT        an event or a place with these words  (filter, stats)
  --opening O         that go through an opening, by its name or its moves  (filter, stats)
  --result R          black, white, draw, unknown, or a score such as 40-24  (filter, stats)
  --plies N           of so many moves: 60, 40-60, 40- or -60  (filter, stats)
  --position P        count from this position: a board and its side, or moves  (perft); that come
                      to it, whichever way the board was turned  (filter, stats)
  --strength N        in points: 1500 is the mean of tournament players, which human takes without
                      it; of reviews and explanations the reader's, and how many players of it
                      choose the same moves is told  (human, review, explain)
  --games N           an even number, 100 by default  (match)
  --openings FILE     positions, or games whose first moves are played; else even starts from the
                      book  (match)
  --sprt E0,E1        stop as soon as one of two differences in Elo is decided for  (match)
  --seed N            another number, other games; 1 by default  (match)
  --port N            listen there, 8123 by default; 0 for any that is free  (bridge)
  --origin URL        let pages of this origin in, beside those of this machine; may be given
                      several times  (bridge)
  --store DIR         the folder of a job: its manifest, and a file of results for each run  (jobs)
  --unit N            games or positions in a unit, 1 and 4 by default  (jobs create)
  --queue URL         a Redis server, such as redis://localhost:6379  (jobs run, worker)
  --queue-password FILE
                      the server's password; else OTHELLO_QUEUE_PASSWORD  (jobs run, worker)
  --queue-ca FILE     certificates for rediss://, as PEM  (jobs run, worker)
  --priority N        units of jobs with smaller numbers are worked on first  (jobs run)
  --unit-time S       give a unit up after S seconds  (jobs run, worker)
  --metrics PORT      serve /metrics for Prometheus and /healthz, of this machine alone, or
                      HOST:PORT  (jobs run, worker)
  --failed            only the units that failed before  (jobs run)
  --watch             go on until all units are done or failed  (jobs status)
  --ahead N           units in the queue at the same time, 256 by default  (jobs run)
  --part I/N          every Nth unit, from the Ith on  (jobs run)
  --lease S           after S seconds without a sign of life a worker's units are given to others,
                      30 by default  (worker)
  --goal G            score, wld (who wins: 1, 0 or -1), or wld-score (that first)  (solve, jobs)
  --threads N         work with N threads, at most 16
  --table MB          megabytes of the transposition table, 1-1024; 64 by default
  --json              one JSON object a line
  -h, --help          this text
  -V, --version       the version

Scores are disc differences for the side to move, empty squares to the winner.

With --depth, --nodes or --time a score may stay unproven; its line then says so.

Exit codes: 0 done; 1 a position's score differs from its file's, a game of a file cannot be
read, a unit has no result, or the engine failed; 2 the command line, a file or a transcript
cannot be understood.
`;
