import looks from 'virtual:looks';
import type { StoredLook, Look } from './look.js';

const FLAT = {
  '--othello-black-disc': '#161b19',
  '--othello-white-disc': '#f6f3ea',
  '--othello-disc-shadow': '0 0.28cqw 0.5cqw #0006',
};

/** Converts a look to custom properties for all boards of a page; the default look needs none. */
export function propertiesOf({ theme, color, discs }: Look): StoredLook['properties'] {
  const chosen = looks.find((one) => one.theme === theme && one.color === color);
  return { ...chosen?.properties, ...(discs === 'flat' ? FLAT : {}) };
}
