/** Sends a text with a link: by the system's own sheet where there is one, else by the clipboard. */

/** What is sent. */
export interface Shared {
  readonly text: string;
  readonly url: string;
}

/** `closed` if the person closed the sheet, `failed` if the browser allows neither. */
export type ShareOutcome = 'shared' | 'copied' | 'closed' | 'failed';

export async function share(shared: Shared): Promise<ShareOutcome> {
  // The types claim that every browser has it, but not all do.
  const { canShare } = navigator as Partial<Navigator>;
  if (canShare?.call(navigator, shared) === true) {
    try {
      await navigator.share(shared);
      return 'shared';
    } catch (error) {
      if ((error as Error).name === 'AbortError') return 'closed';
    }
  }
  try {
    await navigator.clipboard.writeText(`${shared.text}\n${shared.url}`);
    return 'copied';
  } catch {
    return 'failed';
  }
}
