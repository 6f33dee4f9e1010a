import { LEVEL_NAMES } from 'othello-board/engine/node.js';

export const HELP = `Usage: othello-engine COMMAND [OPTIONS]

Commands:
  solve FILE.obf      solve positions exactly, one line each; - reads standard input
  games FILE…         list the games of files: PGN, GGF, SGF, WTHOR, OBF, Othello Quest,
                      transcripts by line; - reads standard input
  convert FILE…       convert the games of files to the format of --to or the extension of --out
  merge FILE…         write the games of all files into one
  dedupe FILE…        write each game once: of several records of a game, under any symmetry of
                      the board, the most complete one
  filter FILE…        write the games that meet all conditions: --player, --years, --event,
                      --opening, --result, --position, --plies
  stats FILE…         count results, years, players, events and openings in files of games
  analyze GAME…       print the value and the loss of each move of games, or of each move of a
                      position; a transcript such as f5d6c3, or files of any format
  review GAME…        print the story of a game and its key moments, value, loss and class of
                      every move, why it was bad, and each side's accuracy; a game is a
                      transcript, a file, or - for standard input
  report FILE…        report on the games of the player --me: what costs most, strength, accuracy
                      by part of the game, opening, colour and result
  explain POSITION MOVE
                      say why a move is bad or good; a position is 64 squares and the side to
                      move, or the moves that lead there
  human FILE.obf      print how likely people of --strength choose each move, one line a position
  match A B           play games between two players, each opening with both colours, and estimate
                      the difference in Elo; a player is level:1-10, level:400-2100, depth:N,
                      nodes:N, time:MS, gtp:COMMAND or nboard:COMMAND
  puzzles FILE…       find puzzles in files of games: one right move at each step, solved exactly
  picture GAME        draw a position of a game as SVG, or as PNG with --out FILE.png
  jobs create KIND FILE… --store DIR
                      split a large amount of work into units: review or puzzles for files of
                      games, solve for files of positions (OBF)
  jobs run --store DIR
                      work on the units without a result, with --threads, by the workers of
                      --queue, or on a --part of them; with --out, merge at the end
  jobs status --store DIR
                      show how many units are done, and why others failed; --watch repeats it
  jobs merge --store DIR --out FILE
                      write the results in the order of the input
  worker --queue URL  take units from a queue
  perft N             count the leaves of the game tree, 1 to N plies deep
  nboard              serve NBoard and similar programs: the NBoard protocol, version 2
  bridge -- COMMAND…  connect a program that speaks GTP or the NBoard protocol to a WebSocket on
                      this machine, for pages
  mcp                 serve agents by the Model Context Protocol on standard input and output
  gtp                 play by the Go Text Protocol, version 2, on standard input and output

Options:
  --depth N           search to depth N, 1-60  (solve, analyze, review, report, explain, gtp, jobs)
  --nodes N           visit about N nodes in each position
                                                (solve, analyze, review, report, explain, gtp, jobs)
  --time MS           search each position for MS milliseconds
                                 (solve, analyze, review, explain, gtp, programs of match)
  --level L           play like level 1-10, like people with 400-2100 points, or like
                      ${LEVEL_NAMES.join(', ')}  (gtp)
  --effort E          quick, thorough or deepest, if no limit is given
                                                (review, report, explain, jobs create review)
  --exact-from N      prove values from N empty squares on, 0-60; fewer take less time
                                                              (review, jobs create review)
  --me NAME           the player's name as it is in the games; may be given several times  (report)
  --resume FILE       store reviews in this file, and continue from it  (report)
  --language L        cs, de, en, es, fr, it, ja or zh-Hans
                                                        (review, explain, jobs create review)
  --to FORMAT         pgn, ggf, sgf, wthor, quest, obf, transcript or json; by default the format
                      of the extension of --out or, except for convert, of the first game
                      (convert, merge, dedupe, filter)
  --encoding NAME     of text, such as windows-1250; by default it is recognised
                      (games, convert, merge, dedupe, filter, stats, analyze, review,
                      report, puzzles, jobs create)
  --strict            write nothing if the format cannot store everything in the games
                                                          (convert, merge, dedupe, filter)
  --out FILE          write to this file instead of standard output; WTHOR's lists of names are
                      written beside it  (convert, merge, dedupe, filter, picture, jobs, match:
                      a PGN from which it continues)
  -o FILE             the same
  --ply N             the position after N moves  (picture); N moves of an opening, 8 by default
                      (match)
  --sort KEY          by date, event, round, black, white, moves or score  (games, merge, dedupe,
                      filter)
  --reverse           in reverse order  (with --sort)
  --player NAME       a player whose name has these words; given twice, both play  (filter, stats)
  --years Y           1998, 1998-2004, 1998- or -2004  (filter, stats)
  --event TEXT        an event or a place with these words  (filter, stats)
  --opening O         through this opening, by its name or its moves  (filter, stats)
  --result R          black, white, draw, unknown, or a score such as 40-24  (filter, stats)
  --plies N           number of moves: 60, 40-60, 40- or -60  (filter, stats)
  --position P        count from this position: a board and its side, or moves  (perft); games
                      that reach it, under any symmetry of the board  (filter, stats)
  --strength N        in points; 1500, the default of human, is the mean of tournament players.
                      With it, review and explain say how many players of that strength choose
                      the same moves  (human, review, explain, jobs create review)
  --games N           an even number, 100 by default  (match)
  --openings FILE     positions, or games whose first moves are played; by default even starts
                      from the book  (match)
  --sprt E0,E1        stop as soon as one of two differences in Elo is accepted  (match)
  --seed N            each number gives other games; 1 by default  (match)
  --port N            the port to listen on, 8123 by default; 0 for any free one  (bridge)
  --origin URL        also accept pages of this origin, besides those of this machine; may be given
                      several times  (bridge)
  --store DIR         the folder of a job: its manifest, and a file of results for each run  (jobs)
  --unit N            games or positions in a unit, 1 and 4 by default  (jobs create)
  --queue URL         a Redis server, such as redis://localhost:6379  (jobs run, worker)
  --queue-password FILE
                      the server's password; by default OTHELLO_QUEUE_PASSWORD  (jobs run, worker)
  --queue-ca FILE     certificates for rediss://, as PEM  (jobs run, worker)
  --priority N        units of jobs with smaller numbers are worked on first  (jobs run)
  --unit-time S       abort a unit after S seconds  (jobs run, worker)
  --metrics PORT      serve /metrics for Prometheus and /healthz on this port of this machine, or
                      at HOST:PORT  (jobs run, worker)
  --failed            only the units that failed before  (jobs run)
  --watch             repeat until all units are done or failed  (jobs status)
  --ahead N           units in the queue at the same time, 256 by default  (jobs run)
  --part I/N          every Nth unit, from the Ith on  (jobs run)
  --lease S           after S seconds without a sign of life a worker's units go to others, 30 by
                      default  (worker)
  --goal G            score, wld (who wins: 1, 0 or -1), or wld-score (that first)  (solve, jobs)
  --threads N         work with N threads, at most 64; a search uses at most 16
  --table MB          size of the transposition table in megabytes, 1-1024; 64 by default
  --json              print one JSON object a line
  -h, --help          print this text
  -V, --version       print the version

Scores are disc differences for the side to move; empty squares go to the winner.

With --depth, --nodes or --time a score may be unproven; its line says so then.

Exit codes: 0 success; 1 a position's score differs from the file's, a game of a file cannot be
read, a unit has no result, or the engine failed; 2 the command line, a file or a transcript
cannot be understood.
`;
