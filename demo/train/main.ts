import { html, nothing, render, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { WideBook } from '../../src/book.js';
import '../../src/companions/define/openings.js';
import '../../src/companions/define/puzzle.js';
import { loadCoachWords, type CoachStrings, type ReasonKind } from '../../src/coach.js';
import { fill, plural } from '../../src/locales.js';
import { puzzleCount, shippedPuzzles } from '../../src/puzzles.js';
import { TRAIN, type TrainStrings } from '../locales/train.js';
import {
  deleteTraining,
  exportTraining,
  importTraining,
  isOpening,
  keepAttempt,
  readTraining,
  type Training,
} from '../progress/store.js';
import { language, onLanguage, startSite } from '../site.js';
import { OpeningDrill } from './openings.js';
import { progressView } from './progress.js';
import { MORE_GAMES } from './games-table.js';
import { nextExercise, SOURCES, type Choice, type Exercise, type Source } from './puzzles.js';

const choicePlace = document.querySelector<HTMLElement>('#choice')!;
const progressPlace = document.querySelector<HTMLElement>('#progress')!;
const element = document.querySelector('othello-puzzle')!;
const openings = document.querySelector('othello-openings')!;
openings.book = new WideBook('../book/');
const drill = new OpeningDrill(
  document.querySelector<HTMLElement>('#drill')!,
  document.querySelector<HTMLElementTagNameMap['othello-board']>('#opening')!,
  openings,
  () => void refresh(),
);

/** So many parts of a file that make no sense are named. */
const NAMED = 5;

let training: Training = { games: [], attempts: [], puzzles: [] };
let isKept = true;
let choice: Choice = { source: 'today', themes: [], difficulty: 0 };
let exercise: Exercise | undefined;
let coach: CoachStrings | undefined;
/** How many games are listed. */
let shownGames = 10;
/** What was said last about games and data. */
let told = '';

/** Takes the next puzzle of the choice. */
function ask(): void {
  exercise = nextExercise(choice, training.puzzles, new Date(), exercise);
  element.hidden = !exercise;
  if (exercise) element.puzzle = exercise.puzzle;
  draw();
}

async function refresh(): Promise<void> {
  try {
    training = await readTraining();
    drill.due = training.puzzles.filter((one) => isOpening(one) && one.due <= Date.now());
  } catch {
    isKept = false;
  }
  draw();
}

function draw(): void {
  render(choiceView(), choicePlace);
  render(guard([training, told, language(), isKept, shownGames], below), progressPlace);
}

// --- What is asked -----------------------------------------------------------------------------------------

function choiceView(): TemplateResult {
  const words = TRAIN[language()];
  const now = Date.now();
  const counts: Partial<Record<Source, number>> = {
    due: training.puzzles.filter((one) => !isOpening(one) && one.due <= now).length,
    mistakes: training.puzzles.filter(({ own }) => own).length,
  };
  const filtered = choice.source === 'all' || choice.source === 'play-out';
  return html`<div>
      <label for="source">${words.source}</label>
      <select id="source" @change=${onSource}>
        ${SOURCES.map(
          (source) =>
            html`<option value=${source} ?selected=${source === choice.source}>
              ${fill(words.sources[source], { n: counts[source] ?? 0 })}
            </option>`,
        )}
      </select>
    </div>
    ${filtered ? filters() : nothing}
    ${
      choice.source === 'today'
        ? nothing
        : html`<button type="button" class="plain" @click=${ask}>${words.next}</button>`
    }
    <p role="status">${about()}</p>`;
}

/** Themes by their names: kinds of one name are one theme. */
function themes(): Map<string, ReasonKind[]> {
  const found = new Map<string, ReasonKind[]>();
  for (const kind of new Set(shippedPuzzles().map(({ theme }) => theme))) {
    const name = coach?.kinds[kind] ?? kind;
    found.set(name, [...(found.get(name) ?? []), kind]);
  }
  return new Map([...found].sort(([a], [b]) => a.localeCompare(b, language())));
}

function filters(): TemplateResult {
  const words = TRAIN[language()];
  return html`<div>
      <label for="theme">${words.theme}</label>
      <select id="theme" @change=${onTheme}>
        <option value="">${words.anyTheme}</option>
        ${[...themes()].map(
          ([name, kinds]) =>
            html`<option value=${kinds.join()} ?selected=${kinds.join() === choice.themes.join()}>
              ${name}
            </option>`,
        )}
      </select>
    </div>
    <div>
      <label for="difficulty">${words.difficulty}</label>
      <select id="difficulty" @change=${onDifficulty}>
        <option value="0">${words.anyDifficulty}</option>
        ${Array.from({ length: 10 }, (_, at) => at + 1).map(
          (level) => html`<option value=${level} ?selected=${level === choice.difficulty}>${level}</option>`,
        )}
      </select>
    </div>`;
}

function about(): string {
  const words = TRAIN[language()];
  const { source } = choice;
  if (!exercise) return source === 'due' || source === 'mistakes' ? words.none[source] : words.none.all;
  const { number, difficulty } = exercise;
  if (number === undefined || difficulty === undefined) return source === 'mistakes' ? words.fromGame : '';
  return fill(words.number, { n: number + 1, total: puzzleCount(), level: difficulty });
}

function choose(change: Partial<Choice>): void {
  choice = { ...choice, ...change };
  exercise = undefined;
  ask();
}

function onSource({ target }: Event): void {
  choose({ source: (target as HTMLSelectElement).value as Source });
}

function onTheme({ target }: Event): void {
  const { value } = target as HTMLSelectElement;
  choose({ themes: value === '' ? [] : (value.split(',') as ReasonKind[]) });
}

function onDifficulty({ target }: Event): void {
  choose({ difficulty: Number((target as HTMLSelectElement).value) });
}

element.addEventListener('othello-puzzleend', ({ detail }) => {
  const { position, solution = '', goal = 'best' } = exercise!.puzzle;
  const puzzle = {
    position: position.toString(),
    solution: typeof solution === 'string' ? solution : solution.join(''),
    goal,
  };
  keepAttempt(puzzle, detail, new Date()).then(refresh, () => {
    isKept = false;
    draw();
  });
});

// --- Progress and data -------------------------------------------------------------------------------------

function below(): TemplateResult {
  const words = TRAIN[language()];
  const unread = training.games.filter(({ accuracy }) => accuracy === undefined);
  return html`<h2 class="chapter">${words.progress}</h2>
    ${isKept ? progressView(training, words, language(), { count: shownGames, showMore }) : html`<p>${words.noStore}</p>`}
    ${
      unread.length > 0
        ? html`<p>
            <button type="button" class="plain" @click=${() => void lookThrough()}>
              ${plural(words.search, unread.length, language())}
            </button>
          </p>`
        : nothing
    }
    <p role="status">${told}</p>
    <h2 class="chapter">${words.data}</h2>
    <p>${words.stays}</p>
    <div class="actions">
      <button type="button" class="plain" @click=${() => void save()}>${words.save}</button>
      <button type="button" class="plain" @click=${pick}>${words.load}</button>
      <input type="file" accept=".json,application/json" hidden @change=${onFile} />
      <button type="button" class="plain" @click=${() => void forget()}>${words.delete}</button>
    </div>`;
}

function showMore(): void {
  shownGames += MORE_GAMES;
  draw();
}

function tell(text: string): void {
  told = text;
  draw();
}

async function lookThrough(): Promise<void> {
  const words = TRAIN[language()];
  const unread = training.games.filter(({ accuracy }) => accuracy === undefined);
  try {
    const { findMistakes } = await import('../progress/games.js');
    const found = await findMistakes(unread, (done) =>
      tell(fill(words.searching, { n: done + 1, total: unread.length })),
    );
    await refresh();
    tell(plural(words.found, found, language()));
  } catch (error) {
    tell(fill(words.searchFailed, { problem: (error as Error).message }));
  }
}

async function save(): Promise<void> {
  const url = URL.createObjectURL(new Blob([await exportTraining()], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `othello-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

function pick(): void {
  progressPlace.querySelector<HTMLInputElement>('input[type=file]')!.click();
}

async function onFile({ target }: Event): Promise<void> {
  const input = target as HTMLInputElement;
  const [file] = input.files ?? [];
  input.value = '';
  if (!file) return;
  const words = TRAIN[language()];
  try {
    const bad = await importTraining(await file.text(), (share) =>
      tell(fill(words.loading, { n: Math.floor(100 * share) })),
    );
    await refresh();
    tell(bad.length === 0 ? words.loaded : leftOut(bad, words));
  } catch {
    tell(words.notLoaded);
  }
}

/** Which parts of a file were left out: the first of them by name. */
function leftOut(bad: readonly string[], words: TrainStrings): string {
  const list = bad.slice(0, NAMED).join(', ') + (bad.length > NAMED ? ' …' : '');
  return fill(plural(words.loadedPart, bad.length, language()), { list });
}

async function forget(): Promise<void> {
  const words = TRAIN[language()];
  if (!confirm(words.deleteSure)) return;
  await deleteTraining();
  await refresh();
  tell(words.deleted);
}

startSite(TRAIN);
onLanguage((chosen) => {
  draw();
  drill.draw();
  void loadCoachWords(chosen).then((words) => {
    coach = words;
    draw();
  });
});
ask();
drill.start();
void refresh().then(() => drill.repeatFirst());
