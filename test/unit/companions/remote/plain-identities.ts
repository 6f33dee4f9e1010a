import type { Identities, Identity } from '../../../../src/elements/companions/remote/messages/identity.js';

/**
 * Identities whose signatures cannot be forged without the secret, but without the delay of a browser's cryptography.
 */
export class PlainIdentities implements Identities {
  readonly #secrets = new Map<string, string>();

  identity(secret = `s${this.#secrets.size}`): Promise<Identity> {
    const id = `id-${secret}`.padEnd(22, '-');
    this.#secrets.set(id, secret);
    const sign = (text: string): Promise<string> => Promise.resolve(signatureOf(secret, text));
    return Promise.resolve({ id, key: id, secret, sign });
  }

  signer(key: string, signature: string, text: string): Promise<string | undefined> {
    const secret = this.#secrets.get(key);
    const isSigned = secret !== undefined && signatureOf(secret, text) === signature;
    return Promise.resolve(isSigned ? key : undefined);
  }
}

function signatureOf(secret: string, text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of secret + text) hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(16);
}
