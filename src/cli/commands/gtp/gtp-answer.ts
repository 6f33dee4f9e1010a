/**
 * Answers of a session of GTP, the Go Text Protocol, and their text form. `GtpSession` gives them, and `gtp-command.ts`
 * prints them.
 */

/** The answer to a command. */
export interface GtpAnswer {
  /** The number of the command, `null` if it had none. */
  id: string | null;
  ok: boolean;
  text: string;
  /** More output follows until the next line of input: an analysis has started. */
  goesOn?: true;
  /** The first line was written before; search output came after it. */
  begun?: true;
}

/** Output of a search before its answer. */
export interface GtpOutput {
  info: string;
}

/** Prints an answer as the protocol requires. */
export function gtpText({ id, ok, text, goesOn, begun }: GtpAnswer): string {
  // After the first line of a success, an error can no longer be reported. Controllers wait for a line `play`; KataGo
  // has this word for a search that was ended.
  if (begun) return `${ok ? text : 'play cancelled'}\n\n`;
  return `${ok ? '=' : '?'}${id ?? ''}${text && ' '}${text}\n${goesOn ? '' : '\n'}`;
}
