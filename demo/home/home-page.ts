/** The script of the home page: the game, then the opponents and the links, which load later. */
import '../../src/elements/companions/game/define.js';
import { define } from '../define.js';
import { CONTACTS, openChannel } from '../live-channel.js';
import { HOME } from '../locales/home.js';
import { isLanguage } from '../locales/language.js';
import { keepLook, storedLook, onLook, USUAL_LOOK } from '../appearance/look.js';
import { language, onLanguage, receivedLink, setLanguage, startSite } from '../site.js';
import { late } from '../late.js';

startSite(HOME);

const game = document.querySelector('othello-game')!;

game.openChannel = openChannel;
game.contacts = CONTACTS;

const welcome = document.querySelector<HTMLElement>('.welcome')!;

/** The opponent of a link like `#opponent=Pip`, whom somebody has played against. */
function playLinked(ladder: HTMLElementTagNameMap['opponent-ladder']): void {
  const name = new URLSearchParams(location.hash.slice(1)).get('opponent');
  if (name === null) return;
  history.replaceState(history.state, '', location.pathname);
  ladder.playNamed(name);
}

// The page shows its game first.
const importOpponents = () =>
  Promise.all([
    import('../opponents/ladder.js'),
    import('../opponents/faces.js'),
    import('../opponents/portrait.js'),
    import('../opponents/standing.js'),
  ]);
void late(importOpponents).then(
  ([{ OpponentLadder }, { OpponentFaces }, { OpponentPortrait }, { onStanding }]) => {
    define('opponent-faces', OpponentFaces);
    define('opponent-portrait', OpponentPortrait);
    define('opponent-ladder', OpponentLadder);
    const ladder = document.querySelector('opponent-ladder')!;
    ladder.game = game;
    playLinked(ladder);
    addEventListener('hashchange', () => playLinked(ladder));
    onStanding(({ next }) => {
      welcome.toggleAttribute('data-known', next.why !== 'first');
    });
    void late(() => import('./home-links.js')).then(({ HomeLinks }) => {
      define('home-links', HomeLinks);
      for (const links of document.querySelectorAll('home-links')) {
        links.addEventListener('first-game', () => ladder.playFirst());
        links.addEventListener('opponents', () => game.open('new-game'));
      }
    });
  },
);
void late(() => import('../today/today.js')).then(({ TodayPuzzle }) => define('today-puzzle', TodayPuzzle));

// The analysis page goes on with the review that says what decided the game.
game.addEventListener('othello-gamereview', ({ detail }) => {
  void late(() => import('../analyse/stored/reviews.js')).then(({ handOver }) => handOver(detail));
});

/** What the game has last complained of. */
let problem = '';
game.addEventListener('othello-error', ({ detail }) => {
  problem = detail.message;
});

/**
 * Opens a link with a game, `#game=f5d6c3`, or to a live one; `&friend=white` is the side of the person who opens it.
 */
async function openLink(): Promise<void> {
  const link = new URLSearchParams(location.hash.slice(1));
  const friend = link.get('friend') ?? undefined;
  const text = link.get('game');
  const table = link.get('live');
  document.documentElement.toggleAttribute('data-today', link.has('today'));
  const isOpened =
    table === null
      ? text === null || (await game.openLink(text, friend))
      : await game.openLive(table, friend);
  const card = isOpened ? document.querySelector('received-link') : receivedLink();
  // A puzzle is not about the game of the page.
  if (card && !link.has('today')) Object.assign(card, isOpened ? { game } : { problem });
  card?.addEventListener('send-back', (event) => {
    const { board, record } = game;
    const hash = new URLSearchParams({ game: text ?? '' }).toString();
    const result = (event as CustomEvent<string>).detail;
    void late(() => import('../share/sheet.js')).then(({ openShare }) =>
      openShare({ kind: 'position', hash, board, moves: record, result }),
    );
  });
}

game.addEventListener('othello-share', (event) => {
  event.preventDefault();
  const { board, record } = game;
  const { hash } = new URL(event.detail.link);
  // A game that is over is opened for analysis, which `review` begins with a review, and another one is played on.
  const shared = board.gameOver
    ? ({ kind: 'game', hash: `game=${encodeURIComponent(record)}&review=` } as const)
    : ({ kind: 'position', hash: hash.slice(1) } as const);
  const sheet = () =>
    Promise.all([
      import('../share/sheet.js'),
      import('../share/result-text.js'),
      import('../opponents/opponents.js'),
    ]);
  void late(sheet).then(([{ openShare }, { resultText }, { OPPONENTS }]) => {
    const { result, engine, level } = board;
    const name = engine === 'none' ? undefined : OPPONENTS.find((one) => one.level === level)?.name;
    const isOwn = result !== undefined && engine !== 'none' && name !== undefined;
    if (!isOwn) return openShare({ ...shared, board, moves: record });
    const you = engine === 'black' ? 'white' : 'black';
    const players = engine === 'black' ? { black: name, white: '' } : { black: '', white: name };
    openShare({
      ...shared,
      // The receiver reads about the same moves.
      ...(board.gameOver && { hash: `${shared.hash}&side=${you}&opponent=${name}` }),
      board,
      moves: record,
      players,
      result: resultText(result, you, name, language()),
    });
  });
});

addEventListener('hashchange', () => void openLink());
void openLink();

// The game follows the look of the pages.
onLook((look) => {
  game.options = look;
});

// The language of the game and of the page are kept the same.
game.addEventListener('othello-options', ({ detail }) => {
  const { language: chosen } = detail.options;
  if (isLanguage(chosen) && chosen !== language()) setLanguage(chosen);
  // Sounds are turned on and off in the game, too, and are one for all pages.
  const stored = storedLook() ?? { look: USUAL_LOOK, properties: {} };
  const { sounds } = detail.options;
  if (sounds !== stored.look.sounds) keepLook({ ...stored, look: { ...stored.look, sounds } });
});
/**
 * Whoever comes back after a game has ended is asked whom to play; a reload shows the end again, and a match, whose
 * standing is shown, goes on.
 */
function askAgain(): void {
  const [entry] = performance.getEntriesByType('navigation');
  const isVisit = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
  const isMatch = game.renderRoot.querySelector('.standing') !== null;
  if (isVisit && !isMatch && location.hash === '' && game.board.gameOver) game.newGame();
}

// The game restores its options with its first rendering; the language of the page may be newer.
void game.updateComplete.then(() => {
  askAgain();
  const stored = storedLook();
  if (stored) game.options = stored.look;
  onLanguage((chosen) => {
    if (game.options.language !== 'auto') game.options = { language: chosen };
  });
});
