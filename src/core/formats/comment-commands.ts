/** Commands that programs write into comments: `[%emt 0:00:02]`, `[%eval 1.5]`, `[%marks d3=A]`. */

const NAME = /\[%(\w{1,20})\s/y;

/**
 * Replaces the commands with these names in a comment. The result of `replace` takes the place of the command and of
 * the blanks after it; `undefined` keeps the command. Takes linear time.
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
    // A command without an end is none, and no other can follow it.
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
