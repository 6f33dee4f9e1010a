/**
 * Writes what the board tells the page into the page's `<output>`, as a file of its own: a strict policy
 * allows no script in the page.
 */
export const LISTENER = `
const log = document.querySelector('output');
const write = (text) => log.append(text + ';');
document.addEventListener('othello-move', ({ detail }) => write(detail.by + ' ' + detail.square));
document.addEventListener('othello-error', ({ detail }) => write('error ' + detail.code + ': ' + detail.message.replaceAll(';', ',')));
document.addEventListener('securitypolicyviolation', (event) =>
  write('violation ' + event.effectiveDirective + ' ' + event.blockedURI));
`;

/** The board that most tests play on. */
export const BOARD = '<othello-board engine="white" level="1"></othello-board>';

/** A page with a board and the listener. `script` is where the board's script comes from. */
export function page(script: string, board = BOARD): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>A board</title>
    <link rel="icon" href="data:,">
    <script type="module" src="${script}"></script>
  </head>
  <body>
    ${board}
    <output></output>
    <script src="/listen.js"></script>
  </body>
</html>`;
}
