/**
 * Writes the board's events into the page's `<output>`. It is a separate file, because a strict policy allows no inline
 * script.
 */
export const LISTENER = `
const log = document.querySelector('output');
const write = (text) => log.append(text + ';');
document.addEventListener('othello-move', ({ detail }) => write(detail.by + ' ' + detail.square));
document.addEventListener('othello-error', ({ detail }) => write('error ' + detail.code + ': ' + detail.message.replaceAll(';', ',')));
document.addEventListener('securitypolicyviolation', (event) =>
  write('violation ' + event.effectiveDirective + ' ' + event.blockedURI));
`;

/** The board of most tests. */
export const BOARD = '<othello-board engine="white" level="1"></othello-board>';

/** A page with a board and the listener. `script` is the address of the board's script. */
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
