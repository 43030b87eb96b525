import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { SignJWT, calculateJwkThumbprint } from 'jose';
import type { Entitlement } from '../../contract/billing.ts';
import { DAY } from '../process/clock.ts';
import type { Config } from '../process/config.ts';
import { KEY_FILES, loadOrCreate } from '../process/data-dir.ts';
import { readSigningKey } from '../process/secrets.ts';
import { StartError, reason } from '../process/start-error.ts';

/** Key pair for licenses. */
export interface LicenseKeys {
  readonly privateKey: KeyObject;
  /** Key ID: the thumbprint of the public key (RFC 7638). */
  readonly kid: string;
  /** Public key, as a JWKS. */
  readonly publicKeys: { readonly keys: readonly Readonly<Record<string, unknown>>[] };
}

/**
 * Returns the configured key, or the one in the data directory, which is generated at first startup. Throws a
 * `StartError` if the file can't be read or contains something else.
 */
export async function licenseKeys({
  dataDir,
  licenseKey,
}: Pick<Config, 'dataDir' | 'licenseKey'>): Promise<LicenseKeys> {
  const privateKey = readSigningKey(licenseKey ?? loadKeyFile(dataDir));
  if (privateKey === undefined)
    throw new StartError(
      `${join(dataDir, KEY_FILES.licenseKey)} contains no Ed25519 private key. Delete it; the next start then creates a new key.`,
    );
  const { kty, crv, x } = createPublicKey(privateKey).export({ format: 'jwk' });
  const jwk = { kty, crv, x };
  const kid = await calculateJwkThumbprint(jwk);
  return { privateKey, kid, publicKeys: { keys: [{ ...jwk, kid, alg: 'EdDSA', use: 'sig' }] } };
}

function loadKeyFile(dataDir: string): string {
  const make = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  try {
    return loadOrCreate(join(dataDir, KEY_FILES.licenseKey), make);
  } catch (error) {
    throw new StartError(
      `${join(dataDir, KEY_FILES.licenseKey)} can’t be read: ${reason(error)}. Change its owner, or set LICENCE_KEY.`,
      { cause: error },
    );
  }
}

/** Audience that only the app accepts. */
const LICENSE_AUDIENCE = 'onset-app';

/** Maximum lifetime of a license, and how long it outlasts the paid period, in milliseconds. */
export const LICENSE_LIFETIME = 14 * DAY;
const EXPIRY_MARGIN = DAY;

/** Data of a license. */
interface Licensed {
  /** Document ID of the user. */
  readonly user: string;
  /** ID of the Mac in the app. */
  readonly device: string;
  readonly entitlement: Entitlement;
  /** Time until the Mac must renew it, in milliseconds. */
  readonly lifetime: number;
  /** Origin of the site. */
  readonly issuer: string;
}

/** Signs a license with the claims in `docs/guides/app-licenses.md`. `expiresAt` is in milliseconds since 1970. */
export async function signLicense(
  { privateKey, kid }: LicenseKeys,
  { user, device, entitlement, lifetime, issuer }: Licensed,
  now: number,
): Promise<{ readonly license: string; readonly expiresAt: number }> {
  const { plan, until, updatesUntil } = entitlement;
  const end = until === null ? Infinity : Date.parse(until) + EXPIRY_MARGIN;
  // Rounded down to seconds, so that `expiresAt` equals `exp`.
  const expires = Math.floor(Math.min(now + lifetime, end) / 1000);
  const license = await new SignJWT({ device, plan, entitled_until: until, updates_until: updatesUntil })
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'onset-licence+jwt' })
    .setIssuer(issuer)
    .setAudience(LICENSE_AUDIENCE)
    .setSubject(user)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(expires)
    .sign(privateKey);
  return { license, expiresAt: expires * 1000 };
}
