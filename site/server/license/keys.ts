import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { SignJWT, calculateJwkThumbprint } from 'jose';
import type { Entitlement } from '../../contract/billing.ts';
import { DAY } from '../process/clock.ts';
import type { Config } from '../process/config.ts';
import { keptText } from '../process/data-dir.ts';
import { readSigningKey } from '../process/secrets.ts';
import { StartError, reason } from '../process/start-error.ts';

/** The file in the data directory that keeps the key, as PEM. */
const LICENCE_KEY_FILE = 'licence-key.pem';

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

/** Whom a licence is for: the app alone takes it. */
const LICENCE_AUDIENCE = 'onset-app';

/** How long a Mac may go without asking again, and how long after the end of what was paid for. Milliseconds. */
export const LICENCE_LIFETIME = 14 * DAY;
const AFTER_THE_END = DAY;

/** What a licence says. */
interface Licensed {
  /** The document id of the user. */
  readonly user: string;
  /** What the app calls the Mac. */
  readonly device: string;
  readonly entitlement: Entitlement;
  /** How long the Mac may go without asking again, in milliseconds. */
  readonly lifetime: number;
  /** The origin of the site. */
  readonly issuer: string;
}

/** Signs a licence; its claims are told in `docs/guides/app-licenses.md`. Gives back the end of it too, in milliseconds since 1970. */
export async function signLicence(
  { privateKey, kid }: LicenceKeys,
  { user, device, entitlement, lifetime, issuer }: Licensed,
  now: number,
): Promise<{ readonly licence: string; readonly expiresAt: number }> {
  const { plan, until, updatesUntil } = entitlement;
  const end = until === null ? Infinity : Date.parse(until) + AFTER_THE_END;
  // Whole seconds, down: what is told besides it is what stands in it.
  const expires = Math.floor(Math.min(now + lifetime, end) / 1000);
  const licence = await new SignJWT({ device, plan, entitled_until: until, updates_until: updatesUntil })
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'onset-licence+jwt' })
    .setIssuer(issuer)
    .setAudience(LICENCE_AUDIENCE)
    .setSubject(user)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(expires)
    .sign(privateKey);
  return { licence, expiresAt: expires * 1000 };
}
