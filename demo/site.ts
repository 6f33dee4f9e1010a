/// <reference types="vite/client" />
// What all pages of the site share: the language, and the site without a network.
import { startAppearance } from './appearance/appearance.js';
import { isLanguage, LANGUAGE_KEY, type Language } from './locales/language.js';
import { followLook } from './appearance/look.js';
import { SITE } from './locales/site.js';
import { define } from './define.js';
import { late } from './late.js';

/** The strings of a page in each language; texts among them can be named in its HTML. */
type Words = Readonly<Record<Language, object>>;

const root = document.documentElement;
const listeners = new Set<(language: Language) => void>();
let own: Words | undefined;

/** The language of the page: the stored choice, else the browser's, else English. */
export function language(): Language {
  return isLanguage(root.lang) ? root.lang : 'en';
}

/** Calls back with the current language, and whenever it changes. */
export function onLanguage(listener: (language: Language) => void): void {
  listeners.add(listener);
  listener(language());
}

/** Sets the language of the page and stores it. Elements follow the page's `lang`. */
export function setLanguage(chosen: Language): void {
  root.lang = chosen;
  try {
    localStorage.setItem(LANGUAGE_KEY, chosen);
  } catch {
    // Without storage, the choice applies to this page only.
  }
  translate();
  for (const listener of listeners) listener(chosen);
}

/** Fills elements such as `data-text="learn"` and `data-label="pages"` with strings of the language. */
function translate(): void {
  const chosen = language();
  const words = { ...SITE[chosen], ...own?.[chosen] } as Readonly<Record<string, unknown>>;
  for (const element of document.querySelectorAll<HTMLElement>('[data-text], [data-label]')) {
    const { text, label } = element.dataset;
    if (text) element.textContent = String(words[text]);
    if (label) element.ariaLabel = String(words[label]);
  }
  document.title = document.querySelector('title')!.dataset[chosen]!;
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]')!;
  description.content = description.dataset[chosen]!;
  document.querySelector<HTMLSelectElement>('#language')!.value = chosen;
  root.dataset['ready'] = '';
}

/** Errors that show that a file of the page is damaged, or is gone with an older build. */
const MISSING_FILE: ReadonlySet<string> = new Set([
  'load-failed',
  'worker-blocked',
  'wasm-unavailable',
  'weights-invalid',
]);

/** Pages whose boards have the chosen look; boards of the documentation look as their code says. */
const HAS_BOARDS_TO_PLAY: ReadonlySet<string | undefined> = new Set(['home', 'train', 'analyse', 'learn']);

/** Starts what all pages share; each page calls it once with its own strings. */
export function startSite(words: Words): void {
  own = words;
  translate();
  document.querySelector('#language')!.addEventListener('change', ({ target }) => {
    const { value } = target as HTMLSelectElement;
    if (isLanguage(value)) setLanguage(value);
  });

  startAppearance();
  if (HAS_BOARDS_TO_PLAY.has(root.dataset['page'])) followLook();
  document.querySelector('#appearance')!.addEventListener('click', () => {
    void late(() => import('./appearance/dialog.js')).then(({ openAppearance }) =>
      openAppearance(language()),
    );
  });
  // Only pages for authors have this menu.
  const forAuthors = document.querySelector<HTMLDetailsElement>('.for-authors');
  if (forAuthors) closeOnTheWayOut(forAuthors);

  greetReader();
  addEventListener('hashchange', greetReader);

  document.addEventListener('othello-change', (event) => {
    // A game that was opened or looked at again has not just ended.
    if (event.detail.reason === 'result') void keepGame(event).catch(() => undefined);
  });

  document.addEventListener('othello-error', ({ detail: { code } }) => {
    if (MISSING_FILE.has(code)) void onMissingFile(true);
  });
  // What is imported late is asked for once more, but not its style sheet.
  const failed = new Set<string>();
  addEventListener('vite:preloadError', ({ payload: { message } }) => {
    if (failed.has(message) || message.includes('CSS')) void onMissingFile(false);
    failed.add(message);
  });
  const engineUsed = new Promise<Event>((resolve) =>
    document.addEventListener('othello-engineready', resolve, { once: true }),
  );

  // Files for visits without a network are fetched once the page itself is loaded.
  // A browser that refuses them shows the site as well, with a network.
  if (import.meta.env.MODE === 'production')
    addEventListener('load', () => void keepForLater(engineUsed).catch(() => undefined));
}

/** A person who sends a link can write a word for whom it is sent to; a game that waits for the reader says it itself. */
function greetReader(): void {
  document.querySelector('received-link')?.remove();
  if (/[#&](?:from|word)=/u.test(location.hash) && !/[#&]live=/u.test(location.hash)) receivedLink();
}

/**
 * What the page says of the link that was opened, in the panel of its game or below its header; of another one, which was
 * opened before a reload.
 */
export function receivedLink({ hash }: { hash: string } = location): HTMLElementTagNameMap['received-link'] {
  const known = document.querySelector('received-link');
  if (known) return known;
  const card = document.createElement('received-link');
  const isToday = /[#&]today\b/u.test(hash);
  const game = document.querySelector(isToday ? 'today-puzzle' : 'othello-game');
  if (game) card.slot = 'notice';
  (game ?? document.querySelector('main')!).prepend(card);
  delete root.dataset['received'];
  card.hash = hash;
  onLanguage((chosen) => (card.language = chosen));
  void late(() => import('./share/received.js')).then(({ ReceivedLink }) =>
    define('received-link', ReceivedLink),
  );
  return card;
}

let isChecking = false;
let isUnreported = false;

/**
 * Says that the site has a newer build, or, where nothing else says it, that a part did not arrive; both with a button
 * that reloads. The page never reloads by itself, because the user may be in the middle of something.
 */
async function onMissingFile(isReportedElsewhere: boolean): Promise<void> {
  isUnreported ||= !isReportedElsewhere;
  // What is imported here may be missing itself.
  if (isChecking) return;
  isChecking = true;
  const isOld = await late(() => import('./offline/new-build.js')).then(
    ({ hasNewerBuild }) => hasNewerBuild(),
    () => false,
  );
  isChecking = false;
  if (!isOld && !isUnreported) return;
  const { outdated, halfLoaded, reload } = SITE[language()];
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'plain';
  button.textContent = reload;
  button.addEventListener('click', () => location.reload());
  document.querySelector('#outdated')!.replaceChildren(`${isOld ? outdated : halfLoaded} `, button);
}

/** Closes the menu of further pages when the pointer or the focus leaves it, or with Escape. */
function closeOnTheWayOut(list: HTMLDetailsElement): void {
  const close = ({ target }: Event): void => {
    if (!list.contains(target as Node)) list.open = false;
  };
  addEventListener('pointerdown', close);
  addEventListener('focusin', close);
  list.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    list.open = false;
    list.querySelector('summary')!.focus();
  });
}

/** An event of the document: a game against the computer or a puzzle has ended, and is stored if there is a store. */
export const TRAINING_STORED = 'training-stored';

/** Stores a finished game in the library; a game against the computer also for the training page. */
async function keepGame(event: Event): Promise<void> {
  const game = event.composedPath().find((at) => at instanceof Element && at.matches('othello-game'));
  const known = game;
  if (!known?.board.gameOver) return;
  const [{ keepEnded }, { keepPlayed }] = await Promise.all([
    late(() => import('./progress/played-games.js')),
    late(() => import('./library/played.js')),
  ]);
  const stored = await Promise.allSettled([keepEnded(known), keepPlayed(known)]);
  document.dispatchEvent(new Event(TRAINING_STORED));
  const isLost = stored.some(({ status }) => status === 'rejected');
  if (isLost) document.querySelector('#outdated')!.textContent = SITE[language()].gameNotStored;
}

async function keepForLater(engineUsed: Promise<unknown>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // The worker is beside the home page, which every page links to.
  const { href } = document.querySelector<HTMLAnchorElement>('.brand')!;
  await navigator.serviceWorker.register(new URL('sw.js', href));
  const { OfflineControl } = await late(() => import('./offline/control.js'));
  const control = new OfflineControl(document.querySelector('#offline')!, () => SITE[language()]);
  await control.start();
  listeners.add(() => control.update());
  // Store the engine once it has been used: the browser has loaded it already.
  await engineUsed;
  await control.keep();
}
