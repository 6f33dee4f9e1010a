/** Writes many short texts as few long ones, for commands that print or write a line for each game. */

/** Characters to write at a time. */
export const BLOCK = 1 << 16;

/** Joins texts to larger pieces, because writing a piece costs as much as reading a game. */
export async function* inBlocks(
  texts: AsyncIterable<string> | Iterable<string>,
  size = BLOCK,
): AsyncGenerator<string, void> {
  let block = '';
  for await (const text of texts) {
    block += text;
    if (block.length < size) continue;
    yield block;
    block = '';
  }
  if (block !== '') yield block;
}
