/** The script of the analysis page: makes its parts and connects them; each part is a module of its own. */
import '../../src/elements/index.js';
import '../../src/elements/companions/controls/define.js';
import '../../src/elements/companions/evaluation/define.js';
import '../../src/elements/companions/graph/define.js';
import '../../src/elements/companions/lines/define.js';
import '../../src/elements/companions/moves/define.js';
import '../../src/elements/companions/openings/define.js';
import '../../src/elements/companions/review/define.js';
import { gameToJson, readGameJson } from '../../src/core/formats/json/game-json.js';
import { Game } from '../../src/core/rules.js';
import { hasLibrary, LibraryClient } from '../library/client.js';
import type { OpenedGame } from '../library/opened-game.js';
import { ANALYSE } from '../locales/analyse.js';
import { keepReceivedHash, receivedHash } from '../share/received-hash.js';
import { language, onLanguage, receivedLink, startSite } from '../site.js';
import { define } from '../define.js';
import { ChaptersBar } from './chapters/bar.js';
import { Chapters, type Chapter } from './chapters/chapters.js';
import { chaptersOfLink, type LinkedChapters } from './chapters/link.js';
import { AnalysisGame } from './analysis-game.js';
import { acceptDrops } from './opened/drops.js';
import { GamesExplorer, type WantedGame } from './explorer/explorer.js';
import { SearchedFirstBook } from './explorer/searched-first-book.js';
import { acceptHandedOver } from './opened/handed-over.js';
import { awaitedMoment, linkedIn, type Linked } from './opened/linked-review.js';
import { EngineChoice } from './engine-choice/choice.js';
import { OwnEngine } from './engine-choice/own-engine.js';
import { EngineSwitch } from './engine-switch.js';
import { exampleGame, isExample } from './opened/example-game.js';
import { Folds } from './folds.js';
import { GameHeading } from './game-heading.js';
import {
  hasHandedReview,
  hasStoredReview,
  hasStoredReviews,
  storeAnalysis,
  prepareToKeep,
  restoreAnalysis,
  type Restored,
} from './stored/analysis.js';
import { KeepGame } from './keep-game.js';
import { MarkTools } from './marks/mark-tools.js';
import { listenForKeys, listenForWheel, type KeyActions } from './page-keys.js';
import { GamesPanel } from './panels/games-panel.js';
import { PlayPanel } from './panels/play-panel.js';
import { SetUpPanel } from './panels/set-up-panel.js';
import type { SharePanel } from './panels/share-panel.js';
import type { ReaderStrength } from './reader-strength.js';
import { PlaceRemark } from './marks/place-remark.js';
import type { ReviewStory } from './story/review-story.js';
import type { AwaitedMoment } from './story/story-reading.js';
import { Tabs, type TabId } from './tabs.js';
import { WayBack } from './way-back.js';
import { TurnButton } from './turn-button.js';
import { TwoPasses } from './two-passes.js';
import { BestMove } from './best-move.js';
import { late } from '../late.js';

/** A game of so many moves that was opened has a story; fewer are an opening to explore. */
const LEAST_REVIEWED = 20;
/** The analysis is stored when nothing has changed for this long, in milliseconds. */
const KEEP_AFTER = 300;

const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;

const board = document.querySelector('othello-board')!;
const lines = document.querySelector('othello-lines')!;
const review = document.querySelector('othello-review')!;
const moves = document.querySelector('othello-moves')!;

const analysis = new AnalysisGame(board);
const engine = new EngineSwitch(board, lines, () => keepSoon());
const own = new OwnEngine(review);
board.engineProvider = own.reviewed;
review.engineProvider = own.plain;
const engineChoice = new EngineChoice(find('#engine-choice') as HTMLDetailsElement, {
  board,
  lines,
  review,
  own,
  restart: (change) => engine.restart(change),
});
const tabs = new Tabs(find('#tabs'), onTab);
const library = new LibraryClient();
const chapters = new Chapters({ game: analysis.game });
const chaptersBar = new ChaptersBar(find('#chapter'), find('#chapters'), chapters, {
  library,
  failed: () => ANALYSE[language()].open.failed,
  nothing: () => ANALYSE[language()].open.nothing,
});
const games = new GamesPanel(find('#games'), library, {
  show: onGame,
  addChapters: async (added) => {
    const panel = await chaptersBar.open();
    await panel.addGames(added.map((game) => ({ game })));
    tabs.show('explore');
  },
  openAddress: (address) => openChapters(chaptersOfLink(address.slice(address.indexOf('#') + 1))),
  showPanel: () => tabs.show('open'),
  position: () => board.position,
  showExample: (game) => {
    showExample(game);
    tabs.show('review');
  },
  empty: () => {
    show(new Game());
    tabs.show('explore');
  },
});
const play = new PlayPanel(find('#play'), board, () => {
  engine.update();
  find('.analysis').toggleAttribute('data-playing', play.playing);
});
const keepGame = new KeepGame(find('#keep'), library, () => gameToJson(analysis.game.record));
const folds = new Folds(find('.analysis'), () => onTab(tabs.current));
const turnButton = new TurnButton(find('#switches'), board);
const setUpDetails = find('#set-up') as HTMLDetailsElement;
const setUp = new SetUpPanel(find('#set-up-inside'), board, (position) => {
  show(new Game({ position }));
  tabs.show('explore');
});
/** Loaded when its tab is shown. */
let share: SharePanel | undefined;
const passes = new TwoPasses(review);
/** What a link from the home page says besides the game. */
let linked: Linked & { readonly hash?: string } = {};
/** Loaded with the first review. */
let reader: ReaderStrength | undefined;
const wayBack = new WayBack(find('#way-back'), show);
define('game-heading', GameHeading);
define('best-move', BestMove);
define('games-explorer', GamesExplorer);
define('mark-tools', MarkTools);
define('place-remark', PlaceRemark);
const heading = document.querySelector('game-heading')!;
Object.assign(document.querySelector('best-move')!, { board, review });
const explorer = document.querySelector('games-explorer')!;
Object.assign(explorer, { library, board, book: new SearchedFirstBook('../book/') });
explorer.addEventListener('open-files', () => tabs.show('open'));
explorer.addEventListener('wanted', (event) => {
  const { id, game, ply } = (event as CustomEvent<WantedGame>).detail;
  if (game) void onGame({ game: { ...game, ply } }, undefined, false);
  else void games.openStored(id, ply, false);
});
const tools = document.querySelector('mark-tools')!;
for (const part of [tools, document.querySelector('place-remark')!]) part.analysis = analysis;
setUpDetails.addEventListener('toggle', () => onTab(tabs.current));

/** Number of games requested for the board. Of several that are being read, the last one counts. */
let requests = 0;

/** Puts another game on the board, and ends everything that belongs to the last one. */
function show(game: Game): void {
  requests++;
  play.stop();
  review.stop();
  const before = analysis.game;
  analysis.game = game;
  heading.toggleAttribute('data-own', !isExample(game));
  keepReceivedHash(undefined);
  wayBack.onReplaced(before, game);
  chapters.replaceGame(game, wayBack.before);
}

/** The chapter on the board. */
let shown = chapters.current;

chapters.subscribe(() => {
  const { current, list } = chapters;
  find('.analysis').toggleAttribute('data-chapters', list.length > 1);
  if (current.id !== shown.id) showChapter(current);
  shown = current;
  void share?.update();
  keepSoon();
});

/** Puts another chapter on the board, at the place where it was left, with its review. */
function showChapter(chapter: Chapter): void {
  const ids = chapters.list.map(({ id }) => id);
  // A deleted chapter may be restored, so its review is kept.
  reviewKeeper?.keepReviewOf(shown.id, review.result, [...ids, shown.id]);
  requests++;
  play.stop();
  review.stop();
  analysis.game = chapter.game;
  wayBack.restore(chapter.before);
  void restoreReviewOf(chapter.game, chapter.id);
}

/** The tab that was shown last. */
let lastTab: TabId | undefined;

function onTab(tab: TabId): void {
  if (lastTab === 'review' && tab === 'explore') void leaveReview();
  // A game that is not over waits for its review until somebody looks.
  if (lastTab && lastTab !== 'review' && tab === 'review') {
    leaveSideLine();
    reviewUnfinished();
  }
  lastTab = tab;
  heading.isOpening = tab === 'open';
  if (tab === 'open' && hasLibrary()) void games.showLibrary();
  if (tab === 'explore' && folds.isOpen('known')) explorer.show();
  // Out of sight, no tool may draw.
  if (tab !== 'explore' || !folds.isOpen('remark')) tools.tool = undefined;
  setUp.activate(tab === 'open' && setUpDetails.open);
  void story?.then((shown) => (shown.isShown = tab === 'review'));
  engine.isShown = tab === 'explore';
  if (tab === 'share') void showShare();
  // While it was hidden it could not be scrolled to the current move.
  if (tab === 'explore' || tab === 'review') moves.requestUpdate();
}

/** A review shows the line that it is about, and not one that was tried in place of it. */
function leaveSideLine(): void {
  const { game } = board;
  const reviewed = review.result.plies.findLast((ply) => ply !== undefined)?.node;
  if (!reviewed || game.nodes.includes(reviewed)) return;
  const tried = [game.root, ...game.nodes.slice(0, game.ply)];
  board.goTo(reviewed);
  board.goTo(tried.findLast((node) => node === game.root || game.nodes.includes(node))!);
}

/** Reviews the moves of a game that was broken off; one that is over reviews itself when it is opened. */
function reviewUnfinished(): void {
  const last = board.game.nodes.at(-1);
  if (last && !last.result && review.result.status === 'idle' && !play.playing) passes.start();
}

/**
 * Explores from the moment that the review shows; at the end of a game, where nothing can be searched, from its first.
 */
async function leaveReview(): Promise<void> {
  const shown = await story;
  const isAtMoment = shown?.at !== undefined || shown?.awaited !== undefined;
  if (shown?.toExplore && (isAtMoment || board.game.result)) board.goTo(shown.toExplore);
}

async function showShare(): Promise<void> {
  const { SharePanel } = await late(() => import('./panels/share-panel.js'));
  share ??= new SharePanel(find('#panel-share'), analysis, chapters, async () => (await story)?.course);
  share.draw(ANALYSE[language()]);
}

/**
 * Shows a game that was read; invalid parts are left out. A large game is built in pieces, so that the page stays
 * responsive.
 */
async function onGame(
  { game: json, orientation }: OpenedGame,
  _id: number | undefined,
  isToReview: boolean,
): Promise<void> {
  const number = ++requests;
  const { players, moment, received, hash } = linked;
  linked = {};
  const { game } = await readGameJson({ ...json, ...players }, { onProblem: () => undefined });
  if (number !== requests) return;
  show(game);
  if (received) keepReceivedHash(hash);
  if (received ?? story) void loadStory().then((shown) => (shown.received = received));
  const awaited = moment && awaitedMoment(game, moment);
  // The review begins with it, so that it comes before a review that is there at once.
  const shown = awaited && showAtOnce(game, awaited);
  if (orientation) board.orientation = orientation;
  const isOver = game.nodes.at(-1)?.result !== undefined;
  const isLong = tabs.current === 'open' && game.nodes.length >= LEAST_REVIEWED;
  const isReviewed = isToReview || isOver || isLong;
  // While its story is sought, the end of the game is on the board.
  if (isReviewed && !awaited && (game.ply === 0 || received)) board.goTo(board.length);
  if (tabs.current === 'open') tabs.show(isReviewed ? 'review' : 'explore');
  if (isReviewed) void Promise.resolve(shown).then(() => reviewOpened(game));
  // The page is still where the list of games was.
  scrollTo({ top: 0 });
}

/** Shows the moment of a link, which needs no review. */
async function showAtOnce(game: Game, moment: AwaitedMoment): Promise<void> {
  const shown = await loadStory();
  await shown.updateComplete;
  if (analysis.game === game) shown.showAtOnce(moment);
}

/** Reviews a game; that of the home page begins with the review that the end of the game shows. */
async function reviewOpened(game: Game): Promise<void> {
  const handed = hasHandedReview() ? (await loadReviewKeeper()).handedReview(game) : undefined;
  if (analysis.game !== game || review.result.status !== 'idle') return;
  if (handed) passes.goOn(handed);
  else passes.start();
}

/** The element with the story, loaded with the first review. */
let story: Promise<ReviewStory> | undefined;

function loadStory(): Promise<ReviewStory> {
  return (story ??= late(() => import('./story/review-story.js')).then(({ ReviewStory }) => {
    define('review-story', ReviewStory);
    const graph = document.querySelector('othello-graph')!;
    return Object.assign(document.querySelector('review-story')!, {
      board,
      review,
      graph,
      isShown: tabs.current === 'review',
    });
  }));
}

/**
 * Opens a link with a game, `#game=f5d6c3`, optionally to be reviewed, `&review`; other pages of the site link to games
 * of the library, `#stored=12&ply=30`.
 */
function openLink(): boolean {
  const parameters = new URLSearchParams(location.hash.slice(1));
  const text = parameters.get('game');
  const stored = parameters.get('stored');
  const chaptersLinked = chaptersOfLink(location.hash.slice(1));
  if (!text && !stored && !chaptersLinked) return false;
  const isToReview = parameters.has('review') && !chaptersLinked;
  linked = { ...linkedIn(parameters), hash: location.hash };
  if (chaptersLinked) openChapters(chaptersLinked);
  else if (text) games.open([{ link: text }], isToReview);
  else void games.openStored(Number(stored), Number(parameters.get('ply') ?? 0), isToReview);
  tabs.show(isToReview ? 'review' : 'explore');
  // The analysis is stored, so a reload must not begin with the link again.
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}

/** Opens the chapters of a link beside the existing ones; loads their module. */
function openChapters(linked: LinkedChapters | undefined): boolean {
  if (!linked) return false;
  void Promise.all([late(() => import('./chapters/open-link.js')), chaptersBar.open()])
    .then(async ([{ openLinkedChapters }, panel]) => {
      const hasRoom = await openLinkedChapters(linked, chapters, library);
      if (!hasRoom) panel.sayFull();
      tabs.show('explore');
    })
    .catch((error: unknown) => games.fail(error as Error));
  return true;
}

let keeping: ReturnType<typeof setTimeout> | undefined;

/** Stores reviews; loaded with the first one. */
let reviewKeeper: typeof import('./stored/reviews.js') | undefined;
/** Whether the review differs from what is stored. */
let hasReviewNews = false;

async function loadReviewKeeper(): Promise<typeof import('./stored/reviews.js')> {
  return (reviewKeeper ??= await late(() => import('./stored/reviews.js')));
}

function keepNow(): void {
  clearTimeout(keeping);
  const { list, index, current } = chapters;
  chaptersBar.isStored =
    storeAnalysis({
      game: analysis.game,
      ...((list.length > 1 || current.name) && { chapters: { list, index } }),
      engine: engine.on,
      turned: board.orientation === 'white',
      reviewing: isReviewing(),
    }) || list.length === 1;
  if (!hasReviewNews || !reviewKeeper) return;
  reviewKeeper.keepReview(review.result);
  hasReviewNews = false;
}

/** Whether a review is running, or still explains moves. */
function isReviewing(): boolean {
  const { status } = review.result;
  if (status !== 'complete') return status === 'running';
  return reviewKeeper?.lacksReasons(review.result) ?? false;
}

/** Stores the analysis some time after the last change; a large game is serialized in pieces. */
function keepSoon(): void {
  clearTimeout(keeping);
  const timer = setTimeout(() => {
    void prepareToKeep(chapters.list.map(({ game }) => game)).then(() => {
      if (timer === keeping) keepNow();
    });
  }, KEEP_AFTER);
  keeping = timer;
}

startSite(ANALYSE);

onLanguage((chosen) => {
  const words = ANALYSE[chosen];
  tabs.draw(words);
  find('#review-head').textContent = words.tabs.review;
  find('#all-moves summary').textContent = words.story.all;
  find('#set-up summary').textContent = words.setUp.title;
  find('#to-review').textContent = words.toReview;
  find('#to-report').textContent = words.toReport;
  for (const panel of [games, play, setUp, wayBack, chaptersBar, engineChoice, folds, turnButton, keepGame])
    panel.draw(words);
  share?.draw(words);
  reader?.draw();
});

review.addEventListener('othello-review', function ask({ detail }) {
  if (detail.status === 'idle') return;
  review.removeEventListener('othello-review', ask);
  void late(() => import('./reader-strength.js')).then(({ ReaderStrength }) => {
    reader = new ReaderStrength(find('#reader'), review);
    reader.draw();
  });
});

review.addEventListener('othello-review', ({ detail: { status } }) => {
  // What failed, and the button to try again, stand there.
  if (status === 'failed') (find('#all-moves') as HTMLDetailsElement).open = true;
});

// Mistakes of the user enter the training by themselves; a quick first pass would store some that are none.
review.addEventListener('othello-review', ({ detail: { status } }) => {
  const note = find('#own-mistakes');
  if (status === 'idle') note.hidden = true;
  if (status !== 'complete') return;
  // By then, the thorough pass has begun after the quick one, unless it has nothing left to search.
  queueMicrotask(() => {
    const { status: now, plies } = review.result;
    if (now !== 'complete' || passes.isFirst) return;
    void late(() => import('./take-mistakes.js')).then(({ takeMistakes }) =>
      takeMistakes(analysis.game, plies, note),
    );
  });
});

// The story is drawn once a review has begun; then everything else stands behind "All moves".
review.addEventListener('othello-review', function tell({ detail }) {
  if (detail.status === 'idle') return;
  review.removeEventListener('othello-review', tell);
  (find('#all-moves') as HTMLDetailsElement).open = false;
  void loadStory();
});

// On a phone, only show the graph if it has values.
review.addEventListener('othello-review', ({ detail }) => {
  const isReviewed = detail.plies.some(Boolean);
  find('.analysis').toggleAttribute('data-reviewed', isReviewed);
  hasReviewNews = true;
  // A running review changes ten times a second; it is stored when the page is left.
  const isSettled = detail.status !== 'running';
  if (isReviewed) void loadReviewKeeper().then(() => isSettled && keepSoon());
  else if (reviewKeeper) keepSoon();
});

find('#to-review').addEventListener('click', () => tabs.show('review'));
heading.addEventListener('own-game', () => tabs.show('open'));
board.addEventListener('othello-change', onChange);

function onChange(): void {
  heading.game = analysis.game;
  find('.analysis').toggleAttribute('data-empty', board.game.nodes.length === 0);
  find('.analysis').toggleAttribute('data-over', board.game.result !== undefined);
  find('.analysis').toggleAttribute('data-remark', analysis.annotation.text !== '');
  void share?.update();
  games.onPositionChange();
  chaptersBar.update();
  keepGame.onChange();
  keepSoon();
}
addEventListener('hashchange', openLink);

acceptDrops(find('#drop'), () => ANALYSE[language()].open.dropHere, games);
acceptHandedOver((sources) => games.receive(sources));

const actions: KeyActions = {
  goTo: (target) => {
    if (setUp.active) return;
    const { ply, length } = board;
    board.goTo({ first: 0, back: ply - 1, forward: ply + 1, last: length }[target]);
  },
  // Where its values are not in sight, they come into sight.
  toggleEngine: () => {
    const isShown = tabs.current === 'explore';
    tabs.show('explore');
    if (isShown || !engine.on) engine.toggle();
  },
  showKeys: () =>
    void late(() => import('./keys-dialog.js')).then(({ showKeys }) => showKeys(ANALYSE[language()])),
};
listenForKeys(board, actions);
listenForWheel(board, actions);

/** Restores the last visit. Anything opened meanwhile is kept. */
async function restore(): Promise<void> {
  const restored = await restoreAnalysis();
  if (restored.bad.length > 0)
    console.warn(`The stored analysis is damaged, left out: ${restored.bad.join('; ')}`);
  if (requests === 0) showRestored(restored);
  else {
    if (restored.game) wayBack.onReplaced(restored.game, analysis.game);
    restoreChapters(restored);
  }
  // Do not overwrite what has not been read yet.
  addEventListener('pagehide', keepNow);
  const isLinked = openLink();
  if (!isLinked && requests === 0 && !restored.game) showExample(exampleGame());
  if (!restored.engine) engine.toggle();
  onTab(tabs.current);
  if (restored.game === analysis.game) {
    greetAgain();
    if (hasStoredReview()) await restoreReview(restored.game, restored.reviewing);
    // The user left before its review had arrived.
    else if (isExample(restored.game) && !restored.reviewing) reviewExample(restored.game);
    // If the user left while it ran, it goes on.
    if (restored.reviewing && review.result.status === 'idle') passes.start();
  }
  // The review of the example comes a little later.
  if (!isLinked && !isExample(analysis.game)) expectNoStory();
}

/** A game that somebody has sent is still theirs after a reload. */
function greetAgain(): void {
  const hash = receivedHash();
  if (hash === undefined) return;
  receivedLink({ hash });
  const { received } = linkedIn(new URLSearchParams(hash.slice(1)));
  if (received) void loadStory().then((shown) => (shown.received = received));
}

/** Gives up the place of a story, unless a review has begun. */
function expectNoStory(): void {
  if (review.result.status === 'idle') document.querySelector('review-story')!.classList.remove('soon');
}
find('#tabs').addEventListener('click', () => {
  expectNoStory();
  // Whoever goes on with the new game does not go back.
  wayBack.restore(undefined);
});

/** Restores the chapters of the last visit; the current one has the game that is on the board now. */
function restoreChapters({ chapters: restored }: Restored): void {
  const { game } = analysis;
  const before = wayBack.before;
  if (restored) {
    shown = restored.list[restored.index]!;
    chapters.restore(restored.list, restored.index);
  }
  chapters.replaceGame(game, before);
}

/** Shows the stored review of a game; one that was not over goes on. */
async function restoreReview(game: Game, isUnfinished = false): Promise<void> {
  const found = (await loadReviewKeeper()).storedReview(game);
  if (!found || analysis.game !== game || review.result.status !== 'idle') return;
  review.restore(found);
  if (tabs.current === 'review') leaveSideLine();
  if (!isUnfinished) return;
  const isWhole = found.plies.length === board.length && found.plies.every(Boolean);
  if (!isWhole) passes.start();
  else if (found.effort === 'quick') passes.goOn(found);
  // Only explanations are missing.
  else review.start();
}

/** Shows the stored review of a chapter, given by its id. */
async function restoreReviewOf(game: Game, chapter: number): Promise<void> {
  if (!hasStoredReviews()) return;
  const found = (await loadReviewKeeper()).storedReviewOf(chapter, game);
  if (found && analysis.game === game && review.result.status === 'idle') review.restore(found);
}

/** While nobody has opened a game, an example shows what the page does, with the review that comes with it. */
function showExample(game: Game): void {
  show(game);
  board.goTo(board.length);
  reviewExample(game);
}

function reviewExample(game: Game): void {
  void late(() => import('./opened/example-reviews.js'))
    .then(({ exampleReview }) => exampleReview(game))
    .catch(() => undefined)
    .then((found) => {
      if (analysis.game !== game || review.result.status !== 'idle') return;
      if (found) review.restore(found);
      else passes.start();
    });
}

function showRestored(restored: Restored): void {
  const { game, chapters: several, turned } = restored;
  const current = game ?? several?.list[several.index]?.game;
  if (!current) return;
  analysis.game = current;
  restoreChapters(restored);
  if (turned) board.orientation = 'white';
  tabs.show(hasStoredReview() || board.game.nodes.at(-1)?.result ? 'review' : 'explore');
}

void restore();
