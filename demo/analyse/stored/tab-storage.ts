/**
 * Texts that are stored for this tab and for the next visit. Tabs that are open at the same time do not see each other's;
 * a new one begins with what was stored last.
 */

/** The stored text; `null` if there is none. */
export function storedText(key: string): string | null {
  return sessionStorage.getItem(key) ?? localStorage.getItem(key);
}

/** @throws {DOMException} when the browser does not store it; what was stored before stays */
export function storeText(key: string, text: string): void {
  localStorage.setItem(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Otherwise an older text of this tab would hide the new one.
    sessionStorage.removeItem(key);
  }
}

/** Removes the text. */
export function removeText(key: string): void {
  localStorage.removeItem(key);
  sessionStorage.removeItem(key);
}
