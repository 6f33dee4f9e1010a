/** Stores the state of a fit on disk beside its result, so that an interrupted fit can continue. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Progress of a fit. */
export interface FitProgress {
  /** Number of finished epochs. */
  epoch: number;
  /** Mean errors in discs on the first part's validation before the fine part, by number of discs; empty until then. */
  biases: readonly (readonly [discs: number, bias: number])[];
}

const pathOf = (out: string): string => `${out}.state`;

/** Stores the numbers of a fit; the old file stays until the new one is complete. */
export function keepFit(
  out: string,
  options: object,
  numbers: readonly Float32Array[],
  progress: FitProgress,
): void {
  const head = Buffer.from(`${JSON.stringify({ options, progress })}\n`);
  const parts = numbers.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength));
  writeFileSync(`${pathOf(out)}.part`, Buffer.concat([head, ...parts]));
  renameSync(`${pathOf(out)}.part`, pathOf(out));
}

/** Restores stored numbers if they belong to the same options; otherwise the fit starts anew. */
export function recallFit(
  out: string,
  options: object,
  numbers: readonly Float32Array[],
): FitProgress | undefined {
  if (!existsSync(pathOf(out))) return undefined;
  const bytes = readFileSync(pathOf(out));
  let at = bytes.indexOf('\n') + 1;
  const head = JSON.parse(bytes.toString('utf8', 0, at)) as { options: object; progress: FitProgress };
  if (JSON.stringify(head.options) !== JSON.stringify(options)) return undefined;
  for (const part of numbers) {
    const target = new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
    target.set(bytes.subarray(at, at + part.byteLength));
    at += part.byteLength;
  }
  return head.progress;
}

/** Deletes the state of a finished fit. */
export function forgetFit(out: string): void {
  rmSync(pathOf(out), { force: true });
}
