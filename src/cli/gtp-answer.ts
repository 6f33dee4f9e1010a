/** Answers of a GTP session, and how the protocol writes them. */

/** What a session says to a command. */
export interface GtpAnswer {
  /** The number that the controller gave its command, `null` where it gave none. */
  id: string | null;
  ok: boolean;
  text: string;
  /** More follows until the next line is heard: an analysis has begun. */
  goesOn?: true;
  /** It was begun before: what was found on the way stands behind its first line. */
  begun?: true;
}

/** An answer as the protocol writes it. */
export function gtpText({ id, ok, text, goesOn, begun }: GtpAnswer): string {
  // Nothing can be refused any more where it was begun: then it only ends.
  if (begun) return ok ? `${text}\n\n` : '\n';
  return `${ok ? '=' : '?'}${id ?? ''}${text && ' '}${text}\n${goesOn ? '' : '\n'}`;
}
