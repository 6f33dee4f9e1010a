/** The folder of the engine's files, where nothing has bundled the package: that which has `lib` with its modules. */
export function moduleFolder(): string | undefined {
  return /^(https?:.*\/)lib\/engine\/module-folder\.js/.exec(import.meta.url)?.[1];
}
