export const HELP = `Usage: othello-engine COMMAND [OPTIONS]

Commands:
  solve FILE.obf      solve positions exactly, a line each; - reads standard input
  analyze TRANSCRIPT  the value and the loss of each move of a game, such as f5d6c3d3c4;
                      - reads standard input
  perft N             count the leaves of the game tree, 1 to N plies deep
  gtp                 play by the Go Text Protocol, version 2, on standard input and output

Options:
  --depth N           look N plies ahead, 1-60          (solve, analyze, gtp)
  --nodes N           visit about N nodes a position    (solve, analyze, gtp)
  --time MS           think MS milliseconds a position  (solve, analyze, gtp)
  --level L           play as level 1-10, or easy, medium, hard, expert, master  (gtp)
  --goal G            score, wld (who wins: 1, 0 or -1), or wld-score (that first)  (solve)
  --threads N         work with N threads, at most 16
  --table MB          megabytes of the transposition table, 1-1024; 64 by default
  --json              one JSON object a line
  -h, --help          this text
  -V, --version       the version

Scores are disc differences for the side to move, empty squares to the winner.

With --depth, --nodes or --time a score may stay unproven; its line then says so.

Exit codes: 0 done; 1 a position's score differs from its file's, or the engine failed;
2 the command line, a file or a transcript cannot be understood.
`;
