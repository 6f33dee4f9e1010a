export const HELP = `Usage: othello-engine COMMAND [OPTIONS]

Commands:
  solve FILE.obf      solve positions exactly, a line each; - reads standard input
  games FILE…         list the games of files: PGN, GGF, SGF, WTHOR, OBF, Othello Quest,
                      transcripts by line; - reads standard input
  convert FILE…       write the games of files in the format of --to
  analyze GAME…       the value and the loss of each move of games, or of each move of a
                      position; a transcript such as f5d6c3, or files of any format
  review GAME…        every move with its value, loss and class, and each side's accuracy; a
                      game is a transcript, a file, or - for standard input
  explain POSITION MOVE
                      why a move is bad or good; a position is 64 squares and the side to
                      move, or the moves that lead there
  puzzles FILE…       the puzzles in the games of files: one right move at every step, solved
                      exactly
  picture GAME        a position of a game as SVG, or PNG with --out FILE.png
  perft N             count the leaves of the game tree, 1 to N plies deep
  nboard              serve NBoard and its like: the NBoard protocol, version 2
  bridge -- COMMAND…  put a program that speaks GTP or the NBoard protocol behind a WebSocket on
                      this machine, for pages; needs the package ws
  gtp                 play by the Go Text Protocol, version 2, on standard input and output

Options:
  --depth N           look N plies ahead, 1-60          (solve, analyze, review, explain, gtp)
  --nodes N           visit about N nodes a position    (solve, analyze, review, explain, gtp)
  --time MS           think MS milliseconds a position  (solve, analyze, review, explain, gtp)
  --level L           play as level 1-10, or easy, medium, hard, expert, master  (gtp)
  --language L        en, fr or cs                      (explain, review --json)
  --to FORMAT         pgn, ggf, sgf, wthor, obf, transcript or json  (convert)
  --out FILE          write there, not to standard output; beside a file of WTHOR its lists
                      of names  (convert, picture)
  -o FILE             the same
  --ply N             the position after N moves  (picture)
  --position P        count from this position: a board and its side, or moves  (perft)
  --port N            listen there, 8123 by default; 0 for any that is free  (bridge)
  --origin URL        let pages of this origin in, beside those of this machine; may be given
                      several times  (bridge)
  --goal G            score, wld (who wins: 1, 0 or -1), or wld-score (that first)  (solve)
  --threads N         work with N threads, at most 16
  --table MB          megabytes of the transposition table, 1-1024; 64 by default
  --json              one JSON object a line
  -h, --help          this text
  -V, --version       the version

Scores are disc differences for the side to move, empty squares to the winner.

With --depth, --nodes or --time a score may stay unproven; its line then says so.

Exit codes: 0 done; 1 a position's score differs from its file's, a game of a file cannot be
read, or the engine failed; 2 the command line, a file or a transcript cannot be understood.
`;
