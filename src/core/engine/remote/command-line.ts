/** A line's first word, and the rest. */
export function splitCommand(line: string): [command: string, rest: string] {
  const text = line.trim();
  const end = text.search(/\s/);
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end).trimStart()];
}
