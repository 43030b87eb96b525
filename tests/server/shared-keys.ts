import { generateKeyPairSync } from 'node:crypto';

/** A licence key, as `LICENCE_KEY` holds it. */
export const newLicenceKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** What servers that share one PostgreSQL must have in common. */
export const SHARED_KEYS = { jwtSecret: 'one secret that all the processes share', licenceKey: newLicenceKey() };
