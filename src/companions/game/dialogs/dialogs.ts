import {
  html,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type TemplateResult,
} from 'lit';
import type { GameStrings } from '../../../locales/game/strings.js';
import type { Color } from '../../../rules/color.js';
import type { Ending } from '../ending.js';
import { namesOf } from '../names.js';
import type { Options } from '../options.js';
import type { Session } from '../session.js';
import type { GameSetup } from '../setup.js';
import { endForm } from './end.js';
import { isComplete, newGameForm, readForm } from './new-game.js';
import { optionsForm } from './options.js';
import { restartForm } from './restart.js';
import { shareForm } from './share.js';
import { sheetForm } from './sheet.js';

/** The dialogs; each is opened by its name. */
export const DIALOGS = ['new-game', 'options', 'end', 'restart', 'sheet', 'share'] as const;
export type DialogName = (typeof DIALOGS)[number];

/** How long the last position is looked at before the result is told, in milliseconds. */
const LAST_LOOK = 700;

/** What the dialogs show. */
export interface DialogView {
  readonly words: GameStrings;
  readonly language: string;
  readonly session: Session;
  readonly options: Options;
  readonly names: Readonly<Record<Color, string>>;
  readonly ending: Ending | undefined;
  readonly link: string;
  readonly moves: string;
}

/** Whom they tell. */
export interface DialogOwner {
  view(): DialogView;
  /** A dialog is open, so the game is to wait; or none is any more. */
  wait(on: boolean): void;
  start(setup: GameSetup): void;
  choose(options: Options): void;
  /** Opens a game from a text; resolves to what is wrong with it, if anything. */
  load(text: string): Promise<string | undefined>;
  /** A dialog was closed by a button with a value, or without one. */
  answered(name: DialogName, answer: string): void;
}

/** All dialogs of the game: what has been typed into them so far, opening and closing. */
export class Dialogs implements ReactiveController {
  /** What "New game" is filled in with, and whether that is enough to start. */
  #draft: GameSetup | undefined;
  #complete = true;
  /** What came of the last press in "Share". */
  #note = '';
  /** Opened as soon as no other one is open. */
  #next: DialogName | undefined;
  readonly #timers = new Map<DialogName, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly host: ReactiveControllerHost & { readonly renderRoot: ParentNode },
    private readonly owner: DialogOwner,
  ) {
    host.addController(this);
  }

  /** Opens a dialog; that of the end only after one. */
  open(name: DialogName): void {
    if (name === 'end' && !this.owner.view().ending) return;
    this.#note = '';
    if (name === 'new-game') this.#draft = this.owner.view().session.setup;
    this.owner.wait(true);
    this.host.requestUpdate();
    const dialog = this.#dialog(name);
    if (dialog.open) return;
    dialog.showModal();
    // As the Tab key would: of a group of choices the one that is taken, not the first.
    dialog.querySelector<HTMLInputElement>('[type=radio]:checked')?.focus();
  }

  /** Opens a dialog that nobody asked for: not on top of another. */
  openNext(name: DialogName): void {
    if (this.#isOpen) this.#next = name;
    else this.open(name);
  }

  /** Opens a dialog after a look at the board, unless it is closed before. */
  openSoon(name: DialogName): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.set(
      name,
      setTimeout(() => this.openNext(name), LAST_LOOK),
    );
  }

  close(name: DialogName): void {
    clearTimeout(this.#timers.get(name));
    if (this.#next === name) this.#next = undefined;
    this.#dialog(name).close();
  }

  hostDisconnected(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  hostUpdated(): void {
    const form = this.#dialog('new-game').querySelector('form');
    const complete = form !== null && isComplete(form);
    if (complete === this.#complete) return;
    this.#complete = complete;
    this.host.requestUpdate();
  }

  render(): TemplateResult {
    const view = this.owner.view();
    const forms: Readonly<Record<DialogName, unknown>> = {
      'new-game': this.#newGame(view),
      options: optionsForm(view.words, view.options, (options) => this.owner.choose(options)),
      end: view.ending ? endForm({ ...view, ending: view.ending }) : nothing,
      restart: restartForm(view.words),
      sheet: sheetForm(view.words, view.session.match, namesOf(view.session.setup, view.words)),
      share: this.#share(view),
    };
    return html`${DIALOGS.map(
      (name) =>
        html`<dialog
          id=${name}
          part="dialog"
          aria-labelledby="${name}-title"
          @close=${() => this.#closed(name)}
          @click=${closeByButton}
        >
          ${forms[name]}
        </dialog>`,
    )}`;
  }

  #newGame({ words, language, session }: DialogView): TemplateResult {
    const draft = this.#draft ?? session.setup;
    return newGameForm({
      words,
      language,
      draft,
      complete: this.#complete,
      changed: (form) => {
        this.#draft = readForm(form, draft, words);
        this.#complete = isComplete(form);
        this.host.requestUpdate();
      },
      start: (form) => {
        this.#dialog('new-game').close();
        this.owner.start(readForm(form, draft, words));
      },
    });
  }

  #share({ words, link, moves }: DialogView): TemplateResult {
    return shareForm({
      words,
      link,
      moves,
      note: this.#note,
      copy: (text) => void this.#copy(text),
      load: (text) => void this.#load(text),
    });
  }

  async #copy(text: string): Promise<void> {
    const { share } = this.owner.view().words;
    try {
      await navigator.clipboard.writeText(text);
      this.#noted(share.copied);
    } catch {
      this.#noted(share.notCopied);
    }
  }

  async #load(text: string): Promise<void> {
    const problem = await this.owner.load(text);
    if (problem === undefined) this.#dialog('share').close();
    else this.#noted(problem);
  }

  #noted(text: string): void {
    this.#note = text;
    this.host.requestUpdate();
  }

  #closed(name: DialogName): void {
    const dialog = this.#dialog(name);
    const answer = dialog.returnValue;
    dialog.returnValue = '';
    const next = this.#next;
    this.#next = undefined;
    this.owner.wait(this.#isOpen);
    if (next) this.openNext(next);
    this.owner.answered(name, answer);
  }

  get #isOpen(): boolean {
    return this.host.renderRoot.querySelector('dialog[open]') !== null;
  }

  #dialog(name: DialogName): HTMLDialogElement {
    return this.host.renderRoot.querySelector<HTMLDialogElement>(`dialog#${name}`)!;
  }
}

/** Buttons that only close their dialog. */
function closeByButton(event: Event): void {
  const button = (event.target as Element).closest('[data-close]');
  if (button) (event.currentTarget as HTMLDialogElement).close();
}
