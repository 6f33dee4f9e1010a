/** Where a fit stands, on disk beside its result, so that it can be killed and go on. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** How far a fit has come. */
export interface FitProgress {
  /** Epochs that are done. */
  epoch: number;
  /** Mean errors in discs of the first part's validation before the fine part, by number of discs; empty until then. */
  biases: readonly (readonly [discs: number, bias: number])[];
}

const pathOf = (out: string): string => `${out}.state`;

/** Keeps the numbers of a fit; what was kept before stays until the new file is whole. */
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

/** Takes kept numbers up again, where they are of the same options: another fit begins anew. */
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

/** The fit is done. */
export function forgetFit(out: string): void {
  rmSync(pathOf(out), { force: true });
}
