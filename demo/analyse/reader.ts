import { FormatError } from '../../src/formats/format-error.js';
import type { GameRow, OpenedGame, ReaderAnswer, ReaderRequest, UnreadRow } from './opened-game.js';

/** What is told while files are read. */
export interface ReaderListener {
  /** More games, and why others could not be read. */
  onGames(rows: readonly GameRow[], errors: readonly FormatError[]): void;
  onDone(): void;
  /** Nothing, or nothing more, can be read. */
  onFailed(error: Error): void;
}

/** Reads files of games in a worker, one reading at a time. */
export class GameReader {
  #worker: Worker | undefined;
  readonly #opening = new Map<number, (game: OpenedGame) => void>();

  /** Reads texts and files; what was read before, or is being read, is given up. */
  read(sources: readonly (string | File)[], listener: ReaderListener): void {
    this.#worker?.terminate();
    this.#opening.clear();
    const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<ReaderAnswer>) => this.#take(data, listener);
    worker.onerror = ({ message }) => listener.onFailed(new Error(message || 'the reader did not start'));
    this.#ask({ type: 'read', sources });
  }

  /** One of the games that were read, with its side lines and remarks. */
  open(id: number): Promise<OpenedGame> {
    return new Promise((resolve) => {
      this.#opening.set(id, resolve);
      this.#ask({ type: 'open', id });
    });
  }

  #ask(request: ReaderRequest): void {
    this.#worker?.postMessage(request);
  }

  #take(answer: ReaderAnswer, listener: ReaderListener): void {
    switch (answer.type) {
      case 'games':
        return listener.onGames(answer.rows, answer.unread.map(errorOf));
      case 'done':
        return listener.onDone();
      case 'failed':
        return listener.onFailed(answer.unread ? errorOf(answer.unread) : new Error(answer.message));
      case 'game':
        this.#opening.get(answer.id)?.(answer.game);
        this.#opening.delete(answer.id);
    }
  }
}

function errorOf({ format, problem, offset, code, data, place }: UnreadRow): FormatError {
  return new FormatError(format, problem, offset, { code, data, ...(place && { place }) });
}
