/** Replaces lone `\r`, the line ends of old files, by `\n`. All offsets stay the same. */
export function withNewlines(text: string): string {
  return text.includes('\r') ? text.replace(/\r(?!\n)/g, '\n') : text;
}
