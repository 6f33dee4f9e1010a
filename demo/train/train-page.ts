// The training page: its start, and one way to train at a time, named by the address.
import { html, render } from 'lit';
import { TRAIN } from '../locales/train.js';
import { readSettings } from '../my-games/settings.js';
import { readTraining, type Training } from '../progress/store.js';
import { language, onLanguage, startSite } from '../site.js';
import { MODES, type Mode, type ModeName, type OpenMode, type TrainContext } from './mode.js';
import { sessionSize } from './todays-session.js';
import { startView, type StartFacts } from './start.js';
import { late } from '../late.js';

/** Loads a way to train when it is opened. */
const LOADERS: Readonly<Record<ModeName, () => Promise<OpenMode>>> = {
  session: async () => (await import('./modes/session-mode.js')).open,
  today: async () => (await import('./modes/today-mode.js')).open,
  puzzles: async () => (await import('./modes/puzzles-mode.js')).open,
  games: async () => (await import('./modes/games-mode.js')).open,
  mistakes: async () => (await import('./modes/puzzles-mode.js')).openMistakes,
  endgames: async () => (await import('./modes/puzzles-mode.js')).openEndgames,
  clock: async () => (await import('./modes/clock-mode.js')).open,
  reasons: async () => (await import('./modes/reasons-mode.js')).open,
  counting: async () => (await import('./modes/counting-mode.js')).open,
  coordinates: async () => (await import('./modes/coordinates-mode.js')).open,
  openings: async () => (await import('./modes/openings-mode.js')).open,
  repertoire: async () => (await import('./modes/openings-mode.js')).openRepertoire,
  progress: async () => (await import('./modes/progress-mode.js')).open,
};

const head = document.querySelector<HTMLElement>('#start-head')!;
const startContainer = document.querySelector<HTMLElement>('#start')!;
const modeHead = document.querySelector<HTMLElement>('#mode-head')!;
const title = document.querySelector<HTMLElement>('#mode-title')!;
const storageAlert = document.querySelector<HTMLElement>('#not-stored')!;
const modeFrame = document.querySelector<HTMLElement>('#mode')!;

let training: Training = { games: [], attempts: [], puzzles: [], lines: [] };
let isStored = true;
/** Whether stored data has been read; with many games that takes a while. */
let isRead = false;
let facts: StartFacts | undefined;
let opened: { readonly name: ModeName; readonly mode: Mode } | undefined;

const context: TrainContext = {
  get training() {
    return training;
  },
  get isStored() {
    return isStored;
  },
  refresh: async () => {
    await readStored();
    draw();
  },
  onNotStored: () => {
    isStored = false;
    draw();
  },
};

async function readStored(): Promise<void> {
  try {
    training = await readTraining();
  } catch {
    isStored = false;
  }
  isRead = true;
}

function draw(): void {
  if (!isRead) return drawReading();
  const name = opened?.name;
  head.hidden = startContainer.hidden = name !== undefined;
  modeHead.hidden = modeFrame.hidden = name === undefined;
  storageAlert.hidden = isStored;
  storageAlert.textContent = isStored ? '' : TRAIN[language()].noStore;
  if (name) {
    title.textContent = TRAIN[language()].modes[name].title;
    opened!.mode.draw();
  } else
    render(
      startView(context, facts, () => void lookUp()),
      startContainer,
    );
}

/** Nothing is known yet, and a page of zeros would be wrong. */
function drawReading(): void {
  render(html`<p role="status">${TRAIN[language()].reading}</p>`, startContainer);
}

/** Opens what the address names, otherwise the start. */
async function go(): Promise<void> {
  const { hash } = location;
  const [wanted, detail = ''] = hash.slice(1).split('=', 2);
  const name = MODES.find((mode) => mode === wanted);
  const hadMode = opened !== undefined;
  opened?.mode.close?.();
  opened = undefined;
  if (!name) {
    draw();
    if (hadMode) document.querySelector<HTMLElement>('#main h1')!.focus();
    return lookUp();
  }
  const open = await late(LOADERS[name]);
  if (location.hash !== hash) return;
  const container = document.createElement('div');
  container.className = `mode ${name}`;
  modeFrame.replaceChildren(container);
  opened = { name, mode: open(container, context, detail) };
  draw();
  if (opened.mode.scrollToTop) opened.mode.scrollToTop();
  else scrollTo({ top: 0 });
  title.focus({ preventScroll: true });
}

/** Computes what the start shows. Before the first try, a few of the puzzles are enough. */
async function lookUp(): Promise<void> {
  const { startFacts } = await (training.attempts.length > 0
    ? late(() => import('./facts.js'))
    : late(() => import('./first-facts.js')));
  const now = Date.now();
  facts = startFacts(training, sessionSize(now), now);
  if (!opened) draw();
}

startSite(TRAIN);
draw();
onLanguage(draw);
await readStored();
addEventListener('hashchange', () => void go());
await go();
// A review of the user's games that was running when the page was left continues.
if (readSettings().running)
  void late(() => import('../my-games/run.js')).then(({ reviewRun }) => reviewRun.start());
