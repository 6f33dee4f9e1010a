/** The folder of the engine's files in an unbundled package: the parent of `lib`. */
export function moduleFolder(): string | undefined {
  return /^(https?:.*\/)lib\/engine\/module-folder\.js/.exec(import.meta.url)?.[1];
}
