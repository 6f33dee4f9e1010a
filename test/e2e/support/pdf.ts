import { inflateSync } from 'node:zlib';

/** The drawing operators of each page in a PDF by Chromium, as text. */
export function drawnPages(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  const objects = new Map(
    [...text.matchAll(/\b(\d+) 0 obj\n([^]*?)\nendobj/gu)].map(([, id, object]) => [id!, object!]),
  );
  return [...objects.values()]
    .filter((object) => /\/Type \/Page\b/u.test(object))
    .map((object) => inflated(objects.get(/\/Contents (\d+) 0 R/u.exec(object)![1]!)!));
}

function inflated(object: string): string {
  const bytes = object.slice(
    object.indexOf('stream\n') + 'stream\n'.length,
    object.lastIndexOf('\nendstream'),
  );
  return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
}
