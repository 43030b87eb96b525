import { createPrivateKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/**
 * Reads a private key of Ed25519 (PKCS8, as PEM or as its base64 alone; `\n` may stand for a line's end, as in files of
 * settings). `undefined` for anything else.
 */
export function readSigningKey(text: string): KeyObject | undefined {
  const base64 = text.replace(/-----(?:BEGIN|END) PRIVATE KEY-----|\\n|\s/g, '');
  try {
    const key = createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' });
    return key.asymmetricKeyType === 'ed25519' ? key : undefined;
  } catch {
    return undefined;
  }
}
