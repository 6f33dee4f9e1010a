import type { EngineContext } from './context.js';
import type { ErrorDetail } from './events.js';
import type { LoadError } from './lazy.js';

/** Tells the page why something could not be done, unless it has been told. */
export function reportFailure({ events }: EngineContext, error: unknown): void {
  const { code, message, isReported } = error as Error & { code?: ErrorDetail['code'] } & Partial<LoadError>;
  if (isReported) return;
  events.reportError(code ?? 'engine-crashed', message, error);
}

/** The same where the engine has failed: from now on a person plays its side. A search that was stopped is no failure. */
export function reportEngineFailure(context: EngineContext, error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (!context.model.engineFailed) context.model.failEngine();
  reportFailure(context, error);
}
