/** Sentences one after the other, empty ones left out; no space follows a full stop of Japanese or Chinese. */
export function joinSentences(sentences: readonly (string | false | undefined)[]): string {
  return sentences
    .filter(Boolean)
    .join(' ')
    .replaceAll(/([。！？]) /g, '$1');
}
