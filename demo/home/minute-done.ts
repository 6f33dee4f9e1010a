/** Whether the first minute was gone through to its end, stored only in this browser. */

const KEY = 'othello-minute';

/** Where nothing can be stored, it is offered again. */
export function isMinuteDone(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function keepMinute(): void {
  try {
    localStorage.setItem(KEY, 'done');
  } catch {
    // It is offered again.
  }
}
