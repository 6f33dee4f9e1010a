/** Reads commands while a search runs, so that sessions of GTP (Go Text Protocol) and NBoard hear `stop` at once. */

/** Maximum number of lines read ahead; beyond that, the writer has to wait. */
const MOST_AHEAD = 1000;

/**
 * Number of turns of the event loop that suffice to read pending input and its end: the end of a pipe is known after
 * one, of a file after three.
 */
const TURNS = 3;

/** Resolves when the input that was written together with the last line has been read, and its end if it has come. */
export async function nextTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/**
 * The lines of an input in order, while reading continues: a slow command learns what comes after it.
 *
 * Pending input is read before a line is yielded, so that the rest of a script, and its end, are known before its
 * command is executed.
 *
 * @param onRead called with each line as soon as it is read, and with `undefined` at the end of the input
 */
export async function* readAhead(
  lines: AsyncIterable<string>,
  onRead: (line: string | undefined) => void,
): AsyncGenerator<string, void> {
  const waiting: string[] = [];
  const state = { over: false, left: false };
  // Each is replaced while one side waits for the other: the writer of lines for their reader, or the reverse.
  let wake = (): void => undefined;
  let taken = (): void => undefined;
  const read = async (): Promise<void> => {
    for await (const line of lines) {
      if (state.left) return;
      waiting.push(line);
      onRead(line);
      wake();
      if (waiting.length >= MOST_AHEAD) await new Promise<void>((resolve) => (taken = resolve));
    }
    onRead(undefined);
  };
  const end = read().finally(() => {
    state.over = true;
    wake();
  });
  // A failing input is reported once its lines are used up.
  end.catch(() => undefined);
  try {
    for (;;) {
      await nextTurns();
      const line = waiting.shift();
      taken();
      if (line !== undefined) yield line;
      else if (state.over) break;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
    await end;
  } finally {
    state.left = true;
    taken();
  }
}
