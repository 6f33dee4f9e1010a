/** What programs write into comments for each other: `[%emt 0:00:02]`, `[%eval 1.5]`, `[%marks d3=A]`. */

const NAME = /\[%(\w{1,20})\s/y;

/**
 * Goes through the commands of a comment that have one of these names. What a command gives takes its place and that of the
 * blanks behind it; `undefined` leaves it as it is. Each character is looked at once.
 */
export function replaceCommands(
  comment: string,
  names: readonly string[],
  replace: (name: string, value: string) => string | undefined,
): string {
  let kept = '';
  let keptTo = 0;
  for (let at = comment.indexOf('[%'); at >= 0; at = comment.indexOf('[%', at)) {
    NAME.lastIndex = at;
    const [begin, name = ''] = NAME.exec(comment) ?? [];
    if (begin === undefined || !names.includes(name)) {
      at += 2;
      continue;
    }
    const end = comment.indexOf(']', at);
    // What does not end is none, nor is any behind it.
    if (end < 0) break;
    const replacement = replace(name, comment.slice(at + begin.length, end));
    if (replacement !== undefined) {
      kept += comment.slice(keptTo, at) + replacement;
      keptTo = end + 1;
      while (/\s/.test(comment.charAt(keptTo))) keptTo++;
    }
    at = Math.max(end + 1, keptTo);
  }
  return kept + comment.slice(keptTo);
}
