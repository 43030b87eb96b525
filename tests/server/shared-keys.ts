import { generateKeyPairSync } from 'node:crypto';

/** Creates a key for `LICENCE_KEY`. */
export const newLicenseKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** Settings that servers with the same PostgreSQL database must share. */
export const SHARED_KEYS = { jwtSecret: 'one secret that all the processes share', licenseKey: newLicenseKey() };
