import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { calculateJwkThumbprint } from 'jose';
import type { Config } from '../process/config.ts';
import { keptText } from '../process/data-dir.ts';
import { readSigningKey } from '../process/signing-key.ts';
import { StartError, reason } from '../process/start-error.ts';

/** The file in the data directory that keeps the key, as PEM. */
export const LICENCE_KEY_FILE = 'licence-key.pem';

/** What licences are signed with. */
export interface LicenceKeys {
  readonly privateKey: KeyObject;
  /** The name of the key: the thumbprint of its public half (RFC 7638). */
  readonly kid: string;
  /** The public half, as a set of keys (JWKS). */
  readonly publicKeys: { readonly keys: readonly Readonly<Record<string, unknown>>[] };
}

/**
 * The key of the configuration, or the one kept in the data directory, which is made at the first start. Throws a
 * `StartError` for a file that cannot be read or holds something else.
 */
export async function licenceKeys({
  dataDir,
  licenceKey,
}: Pick<Config, 'dataDir' | 'licenceKey'>): Promise<LicenceKeys> {
  const privateKey = readSigningKey(licenceKey ?? keptKey(dataDir));
  if (privateKey === undefined)
    throw new StartError(
      `${join(dataDir, LICENCE_KEY_FILE)} contains no Ed25519 private key. Delete it; the next start then creates a new key.`,
    );
  const { kty, crv, x } = createPublicKey(privateKey).export({ format: 'jwk' });
  const jwk = { kty, crv, x };
  const kid = await calculateJwkThumbprint(jwk);
  return { privateKey, kid, publicKeys: { keys: [{ ...jwk, kid, alg: 'EdDSA', use: 'sig' }] } };
}

function keptKey(dataDir: string): string {
  const make = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  try {
    return keptText(join(dataDir, LICENCE_KEY_FILE), make);
  } catch (error) {
    throw new StartError(
      `${join(dataDir, LICENCE_KEY_FILE)} can’t be read: ${reason(error)}. Change its owner, or set LICENCE_KEY.`,
      { cause: error },
    );
  }
}
