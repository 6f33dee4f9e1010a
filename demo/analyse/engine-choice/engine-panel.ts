/**
 * The panel in which the user chooses the engine of the analysis page: the page's own with its limits, or a program on
 * their machine behind a WebSocket.
 */
import { html, nothing, render, type TemplateResult } from 'lit';
import type { Engine, EngineError } from '../../../src/core/engine.js';
import type { OthelloBoard } from '../../../src/elements/element.js';
import { fill, plural } from '../../../src/core/locales.js';
import type { OthelloLines } from '../../../src/elements/companions/lines/lines.js';
import type { OthelloReview } from '../../../src/elements/companions/review/review.js';
import { ANALYSE, type AnalyseStrings } from '../../locales/analyse.js';
import { language } from '../../site.js';
import { isLocalAddress, withFallback } from './fallback.js';
import { DEPTHS, keepLimits, storedLimits, limitedEngine, THREADS, TIMES, type OwnLimits } from './limits.js';
import { late } from '../../late.js';
import type { OwnEngine } from './own-engine.js';

/** How long a program may take to identify itself, and to answer anything that needs no search, in milliseconds. */
const PATIENCE = 10_000;

/** Default seconds for the lines of a position. */
const LINES_TIME = 60;

const PROTOCOLS = ['GTP', 'NBoard'] as const;
type Protocol = (typeof PROTOCOLS)[number];

/** The parts of the page that the choice uses. */
export interface EngineChoiceContext {
  readonly board: OthelloBoard;
  readonly lines: OthelloLines;
  readonly review: OthelloReview;
  readonly own: OwnEngine;
  /** Restarts a running analysis with another engine. */
  restart(change: () => void): Promise<void>;
}

/** Which engine is in use, or why the program is not; then the page's own goes on. */
type Status =
  | { readonly kind: 'own' | 'connecting' }
  | { readonly kind: 'connected'; readonly name: string }
  | {
      readonly kind: 'failed';
      readonly problem: 'address' | 'connection' | 'answer';
      readonly address: string;
    };

/** The choice of the engine: the page's own with limits, or a program on this machine behind the bridge. */
export class EngineChoicePanel {
  readonly #container: HTMLElement;
  readonly #context: EngineChoiceContext;
  /** The limits of the page's own engine, which the browser keeps. */
  #limits = storedLimits();
  /** Whether the form for a program is shown; it need not be connected. */
  #isProgram = false;
  #protocol: Protocol = 'GTP';
  #address = 'ws://localhost:8123';
  #status: Status = { kind: 'own' };
  /** The connected program. */
  #program: Engine | undefined;
  /** Counts the attempts to connect: one that answers after another choice is closed. */
  #tries = 0;

  constructor(container: HTMLElement, context: EngineChoiceContext) {
    this.#container = container;
    this.#context = context;
    if (Object.values(this.#limits).some((chosen) => chosen !== undefined)) this.#useOwn();
  }

  /** Opens the page's own engine with its limits. It is shared and stays open. */
  readonly #openOwn = async (): Promise<Engine> =>
    limitedEngine(await this.#context.own.plain(), this.#limits);

  #useOwn(): void {
    const { board, lines, review, own } = this.#context;
    const isLimited = Object.values(this.#limits).some((chosen) => chosen !== undefined);
    void this.#context.restart(() => {
      board.engineProvider = isLimited ? this.#openOwn : own.reviewed;
      lines.time = (this.#limits.time ?? LINES_TIME) * 1000;
      review.engineProvider = isLimited ? this.#openOwn : own.plain;
    });
  }

  /** Changes limits of the page's own engine, which uses them at once unless a program is connected. */
  #limit(change: OwnLimits): void {
    this.#limits = { ...this.#limits, ...change };
    keepLimits(this.#limits);
    if (this.#status.kind !== 'connected') this.#useOwn();
    this.draw();
  }

  /** Connects to the program at the address in the form; if that fails, the page's own engine goes on. */
  async #connect(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const address = this.#address.trim();
    this.#leave();
    if (!isLocalAddress(address)) {
      this.#tell({ kind: 'failed', problem: 'address', address });
      return;
    }
    const number = ++this.#tries;
    this.#tell({ kind: 'connecting' });
    try {
      const program = await open(this.#protocol, address);
      if (number !== this.#tries) {
        program.close();
        return;
      }
      this.#program = program;
      const { board, lines, review } = this.#context;
      const fail = (error: Error): void => {
        if (program === this.#program) this.#failed(error, address);
      };
      await this.#context.restart(() => {
        board.engineProvider = () => Promise.resolve(withFallback(program, this.#openOwn, fail));
        lines.time = (this.#limits.time ?? LINES_TIME) * 1000;
        // The review needs more than other programs report.
        review.engineProvider = this.#context.own.plain;
      });
      this.#tell({ kind: 'connected', name: program.version ?? address });
    } catch (error) {
      if (number === this.#tries) this.#failed(error as Error, address);
    }
  }

  #failed(error: Error, address: string): void {
    this.#leave();
    const isLost = (error as EngineError).code === 'connection-lost';
    this.#tell({ kind: 'failed', problem: isLost ? 'connection' : 'answer', address });
  }

  /** Returns to the page's own engine. */
  #leave(): void {
    this.#tries++;
    const program = this.#program;
    this.#program = undefined;
    program?.close();
    if (program) this.#useOwn();
    this.#status = { kind: 'own' };
  }

  #tell(status: Status): void {
    this.#status = status;
    this.draw();
  }

  draw(): void {
    const words = ANALYSE[language()].engineChoice;
    render(
      html`<fieldset class="choice">
          <legend>${words.which}</legend>
          ${this.#kind(words.own, false)} ${this.#kind(words.program, true)}
        </fieldset>
        ${this.#isProgram ? this.#programForm(words) : this.#ownLimits(words)}
        <p class="status ${this.#status.kind}" role=${this.#status.kind === 'failed' ? 'alert' : 'status'}>
          ${this.#statusText(words)}
        </p>`,
      this.#container,
    );
  }

  #kind(label: string, isProgram: boolean): TemplateResult {
    const choose = (): void => {
      this.#isProgram = isProgram;
      if (!isProgram) this.#leave();
      this.draw();
    };
    return html`<label
      ><input type="radio" name="engine-kind" .checked=${isProgram === this.#isProgram} @change=${choose} />
      ${label}</label
    >`;
  }

  #ownLimits(words: AnalyseStrings['engineChoice']): TemplateResult {
    const { time, depth, threads } = this.#limits;
    return html`<div class="row">
      ${number(
        words.time,
        words.usual,
        TIMES,
        time,
        (n) => plural(words.seconds, n, language()),
        (chosen) => this.#limit({ time: chosen }),
      )}
      ${number(
        words.depth,
        words.usual,
        DEPTHS,
        depth,
        (n) => plural(words.plies, n, language()),
        (chosen) => this.#limit({ depth: chosen }),
      )}
      ${
        crossOriginIsolated
          ? number(words.threads, words.usual, THREADS, threads, String, (chosen) =>
              this.#limit({ threads: chosen }),
            )
          : nothing
      }
    </div>`;
  }

  #programForm(words: AnalyseStrings['engineChoice']): TemplateResult {
    const command = `npx othello-engine bridge --origin ${location.origin} -- PROGRAM`;
    return html`<p class="quiet">${words.help} <code>${command}</code></p>
      <form class="row" @submit=${(event: SubmitEvent) => void this.#connect(event)}>
        <label
          >${words.protocol}
          <select
            @change=${(event: Event) =>
              (this.#protocol = PROTOCOLS[(event.target as HTMLSelectElement).selectedIndex]!)}
          >
            ${PROTOCOLS.map((one) => html`<option ?selected=${one === this.#protocol}>${one}</option>`)}
          </select></label
        >
        <label
          >${words.address}
          <input
            name="address"
            inputmode="url"
            autocapitalize="off"
            autocomplete="off"
            spellcheck="false"
            .value=${this.#address}
            @input=${(event: Event) => (this.#address = (event.target as HTMLInputElement).value)}
          />
        </label>
        <button class="plain main">${words.connect}</button>
      </form>
      <p class="quiet">${words.limits}</p>`;
  }

  #statusText(words: AnalyseStrings['engineChoice']): string {
    const status = this.#status;
    switch (status.kind) {
      case 'own':
        return '';
      case 'connecting':
        return words.connecting;
      case 'connected':
        return fill(words.connected, { name: status.name });
      case 'failed':
        return `${fill(words.problems[status.problem], { address: status.address })} ${words.goesOn}`;
    }
  }
}

/**
 * Connects to a program behind the bridge.
 *
 * @throws {EngineError} `connection-lost` when nobody answers, another code when the answers are not the protocol's
 */
async function open(protocol: Protocol, address: string): Promise<Engine> {
  const options = { greetingTimeout: PATIENCE, answerTimeout: PATIENCE, reconnectTimeout: 0 };
  return protocol === 'GTP'
    ? (await late(() => import('../../../src/core/engine/gtp.js'))).connectGtp(address, options)
    : (await late(() => import('../../../src/core/engine/nboard.js'))).connectNBoard(address, options);
}

/** A choice of one of some numbers, or none, which is the `usual`. */
function number(
  label: string,
  usual: string,
  numbers: readonly number[],
  chosen: number | undefined,
  textOf: (n: number) => string,
  choose: (n: number | undefined) => void,
): TemplateResult {
  return html`<label
    >${label}
    <select
      @change=${(event: Event) => choose(numbers[(event.target as HTMLSelectElement).selectedIndex - 1])}
    >
      <option ?selected=${chosen === undefined}>${usual}</option>
      ${numbers.map((n) => html`<option ?selected=${n === chosen}>${textOf(n)}</option>`)}
    </select></label
  >`;
}
