/**
 * Identities on a channel on which anyone may listen and send: an identity is a sender that can sign with a key.
 * Messages are signed by it (`outbox.ts`) and checked (`inbox.ts`), so that only the two players can move.
 */

/** A player who can sign. */
export interface Identity {
  /** The public id: the first 132 bits of the hash of the key, in 22 characters. */
  readonly id: string;
  /** The public key, for checking signatures. */
  readonly key: string;
  /** Restores the identity after a reload. Anyone who has it can play in its place. */
  readonly secret: string;
  /** The signature of a text, in base64url. */
  sign(text: string): Promise<string>;
}

/** Makes and checks signatures. */
export interface Identities {
  /** Creates a new identity, or restores the one of a secret. An invalid secret is ignored. */
  identity(secret?: string): Promise<Identity>;
  /** The id of the signer of a text; `undefined` if the signature is invalid. */
  signer(key: string, signature: string, text: string): Promise<string | undefined>;
}

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' } as const;
/** A key is the two coordinates of a point; a secret has one more number in front. */
const SECRET = /^([\w-]{43})\.([\w-]{43})\.([\w-]{43})$/;
const KEY = /^([\w-]{43})\.([\w-]{43})$/;
/** Number of imported keys in the cache. */
const MOST_KEYS = 50;

/** Signatures by the browser's own cryptography (ECDSA, P-256). */
export class BrowserIdentities implements Identities {
  /** Imported keys by their text, the oldest first; `undefined` for a text that is no key. */
  readonly #signers = new Map<
    string,
    Promise<{ readonly id: string; readonly key: CryptoKey } | undefined>
  >();

  async identity(secret = ''): Promise<Identity> {
    return (await restored(secret)) ?? (await restored(await newSecret()))!;
  }

  async signer(key: string, signature: string, text: string): Promise<string | undefined> {
    const known = this.#signers.get(key) ?? signerOf(key);
    this.#signers.set(key, known);
    const [oldest] = this.#signers.keys();
    if (this.#signers.size > MOST_KEYS) this.#signers.delete(oldest!);
    const signer = await known;
    const bytes = bytesOf(signature);
    if (!signer || !bytes) return undefined;
    const isSigned = await crypto.subtle.verify(SIGNATURE, signer.key, bytes, encoded(text));
    return isSigned ? signer.id : undefined;
  }
}

/** A new key pair, as the text from which it can be restored. */
async function newSecret(): Promise<string> {
  const { privateKey } = await crypto.subtle.generateKey(CURVE, true, ['sign', 'verify']);
  const { d, x, y } = await crypto.subtle.exportKey('jwk', privateKey);
  return `${d}.${x}.${y}`;
}

/** The identity of a secret; `undefined` for a text that is no secret. */
async function restored(secret: string): Promise<Identity | undefined> {
  const [, d, x, y] = SECRET.exec(secret) ?? [];
  if (d === undefined) return undefined;
  const key = `${x}.${y}`;
  try {
    const own = await crypto.subtle.importKey(
      'jwk',
      { kty: 'EC', crv: 'P-256', d, x: x!, y: y! },
      CURVE,
      false,
      ['sign'],
    );
    const sign = async (text: string): Promise<string> =>
      textOf(new Uint8Array(await crypto.subtle.sign(SIGNATURE, own, encoded(text))));
    return { id: await idOf(key), key, secret, sign };
  } catch {
    // The numbers are not a point of the curve.
    return undefined;
  }
}

/** A public key for checking signatures, with its id; `undefined` for a text that is no key. */
async function signerOf(text: string): Promise<{ readonly id: string; readonly key: CryptoKey } | undefined> {
  const [, x, y] = KEY.exec(text) ?? [];
  if (x === undefined) return undefined;
  try {
    const key = await crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y: y! }, CURVE, false, [
      'verify',
    ]);
    return { id: await idOf(text), key };
  } catch {
    return undefined;
  }
}

/** The id of a public key: 22 characters of base64url, six bits each, of its hash. */
async function idOf(key: string): Promise<string> {
  return textOf(new Uint8Array(await crypto.subtle.digest('SHA-256', encoded(key)))).slice(0, 22);
}

function encoded(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** Encodes bytes as base64url, the form of keys. */
function textOf(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) =>
    sign === '+' ? '-' : sign === '/' ? '_' : '',
  );
}

/** The reverse of `textOf`; `undefined` for other text. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (unit) => unit.charCodeAt(0));
  } catch {
    return undefined;
  }
}
