/** Lines that are read ahead; beyond, whoever writes them has to wait. */
const MOST_AHEAD = 1000;

/** Turns of the event loop in which an input that is written already is read, and its end met. */
const TURNS = 3;

/** Settles when what was written together with the last line has been read, and the end of the input where it has one by then. */
export async function nextTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/**
 * The lines of an input in their order, while the input is read on: a command that takes long learns what came after it.
 *
 * What is there already is read before a line is given: the rest of a script, and its end, are heard before its command is done.
 *
 * @param heard is told each line as soon as it is read, and `undefined` when the input has ended
 */
export async function* readAhead(
  lines: AsyncIterable<string>,
  heard: (line: string | undefined) => void,
): AsyncGenerator<string, void> {
  const waiting: string[] = [];
  const state = { over: false, left: false };
  let wake = (): void => undefined;
  const read = async (): Promise<void> => {
    for await (const line of lines) {
      if (state.left) return;
      waiting.push(line);
      heard(line);
      wake();
      if (waiting.length >= MOST_AHEAD) await new Promise<void>((resolve) => (taken = resolve));
    }
    heard(undefined);
  };
  let taken = (): void => undefined;
  const end = read().finally(() => {
    state.over = true;
    wake();
  });
  // An input that fails is told of when its lines are used up.
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
