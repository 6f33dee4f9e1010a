/** Settles in another task: the browser answers input, and draws, before what comes after. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
