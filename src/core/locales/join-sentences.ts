/** Several sentences as one text, for messages of `<othello-game>`. */

/** Joins sentences, leaving out empty ones; without a space after a Japanese or Chinese full stop. */
export function joinSentences(sentences: readonly (string | false | undefined)[]): string {
  return sentences
    .filter(Boolean)
    .join(' ')
    .replaceAll(/([。！？]) /g, '$1');
}
