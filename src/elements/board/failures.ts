/**
 * Reports errors of a board's engine to the page. The engine's player, the analysis and the commands of keys call it, so
 * that a page sees one `othello-error` for each failure.
 */
import type { EngineContext } from './context.js';
import type { ErrorDetail } from './events.js';
import type { LoadError } from './lazy.js';

/** Reports an error to the page, unless it has been reported. */
export function reportFailure({ events }: EngineContext, error: unknown): void {
  const { code, message, isReported } = error as Error & { code?: ErrorDetail['code'] } & Partial<LoadError>;
  if (isReported) return;
  events.reportError(code ?? 'engine-crashed', message, error);
}

/** The same for a failed engine: from now on a person plays its side. A stopped search is not a failure. */
export function reportEngineFailure(context: EngineContext, error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (!context.model.engineFailed) context.model.failEngine();
  reportFailure(context, error);
}
