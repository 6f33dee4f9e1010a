/** A text, or the forms that it has by number. */
export type Text = string | Readonly<Record<string, string>>;

/** Every text of a table by its path, `menu.newGame`. The forms of a plural are one text. */
export function textsIn(table: object, path = ''): Map<string, Text> {
  const found = new Map<string, Text>();
  for (const [key, value] of Object.entries(table) as [string, unknown][]) {
    const name = path + key;
    if (typeof value === 'string') found.set(name, value);
    else if (isPlural(value, name)) found.set(name, value);
    else for (const [inner, text] of textsIn(value as object, `${name}.`)) found.set(inner, text);
  }
  return found;
}

/** The sentences of a text in all its forms. */
export function formsOf(text: Text): readonly string[] {
  return typeof text === 'string' ? [text] : Object.values(text);
}

/** The coach's `corners`, for one and for several, are two texts, not plural forms. */
function isPlural(value: unknown, name: string): value is Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null && 'other' in value && name !== 'corners';
}
