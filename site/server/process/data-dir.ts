import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartError, reason } from './start-error.ts';

/** Size of the probe file in bytes: about what a new database needs. */
const PROBE_SIZE = 65_536;

/**
 * Makes the data directory (mode 0700: it holds password hashes and a signing key) and proves it can be written.
 * Throws a `StartError` naming DATA_DIR when it cannot.
 */
export function prepareDataDir(dataDir: string): void {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    makeDir(resolve(dataDir));
    writeFileSync(probe, randomBytes(PROBE_SIZE));
    rmSync(probe);
  } catch (error) {
    if (['ENOSPC', 'EDQUOT'].includes(reason(error))) {
      rmSync(probe, { force: true });
      throw new StartError(
        `The disk that contains DATA_DIR (${resolve(dataDir)}) is full. Free some space, then start again.`,
        {
          cause: error,
        },
      );
    }
    throw new StartError(
      `DATA_DIR (${resolve(dataDir)}) is not writable: ${reason(error)}. Choose another directory or change its owner.`,
      { cause: error },
    );
  }
}

/**
 * Makes a directory and those above it. Node's own `recursive` never returns where a file system such as /proc fails
 * with ENOENT.
 */
export function makeDir(dir: string): void {
  if (existsSync(dir)) return;
  if (!existsSync(dirname(dir))) makeDir(dirname(dir));
  mkdirSync(dir, { mode: 0o700 });
}

/**
 * The key text of the access tokens kept in `dataDir/jwt-secret`, made at the first start.
 * Throws a `StartError` when the file cannot be read or holds too little.
 */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  try {
    const secret = keptText(file, () => randomBytes(48).toString('base64url')).trim();
    if (secret.length >= 32) return secret;
  } catch (error) {
    throw new StartError(`${file} can’t be read: ${reason(error)}. Change its owner, or set JWT_SECRET.`, {
      cause: error,
    });
  }
  throw new StartError(
    `${file} has fewer than 32 characters. Delete it; the next start then creates a new key and logs everyone out.`,
  );
}

/**
 * A text that is made once and kept in a file of mode 0600. The file appears whole or not at all, and of two processes
 * starting at once one wins, so both have the same. Throws what the file system throws.
 */
export function keptText(file: string, make: () => string): string {
  if (!existsSync(file)) createOnce(file, make());
  keepPrivate(file);
  return readFileSync(file, 'utf8');
}

/** The key text of a server that was started with this configuration before. Throws a `StartError` where there is none. */
export function existingSecret({ jwtSecret, dataDir }: { jwtSecret: string | undefined; dataDir: string }): string {
  if (jwtSecret !== undefined) return jwtSecret;
  if (existsSync(join(dataDir, 'jwt-secret'))) return keptSecret(dataDir);
  throw new StartError(`There is no key. Set JWT_SECRET, or set DATA_DIR to the directory of the server.`);
}

/**
 * Takes everybody's rights to a file but its owner's: one restored from a backup may have come back readable for all.
 * A file that is already private is left unchanged. So is one of another owner that only its group can use, as on a volume
 * with an `fsGroup` of Kubernetes. Throws what `chmod` throws otherwise.
 */
export function keepPrivate(file: string): void {
  const { mode } = statSync(file);
  if ((mode & 0o077) === 0) return;
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    if (reason(error) !== 'EPERM' || (mode & 0o007) !== 0) throw error;
  }
}

/** Creates an empty file that only its owner can read and write. Throws EEXIST where something has its name already. */
export function createPrivate(file: string): void {
  closeSync(openSync(file, 'wx', 0o600));
}

function createOnce(file: string, content: string): void {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(draft, content, { mode: 0o600, flag: 'wx', flush: true });
    linkSync(draft, file);
  } catch (error) {
    if (reason(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
