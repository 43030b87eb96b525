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
 * Creates the data directory (mode 0700, because it contains password hashes and a signing key) and checks that it is
 * writable. Throws a `StartError` that names DATA_DIR.
 */
export function prepareDataDir(dataDir: string): void {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    createDir(resolve(dataDir));
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
 * Creates a directory and its parents. Node's `recursive` option never returns if a file system such as /proc fails
 * with ENOENT.
 */
export function createDir(dir: string): void {
  if (existsSync(dir)) return;
  if (!existsSync(dirname(dir))) createDir(dirname(dir));
  mkdirSync(dir, { mode: 0o700 });
}

/**
 * Returns the key of the access tokens in `dataDir/jwt-secret`, which is created at the first startup. Throws a
 * `StartError` if the file can't be read or is too short.
 */
export function loadSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  try {
    const secret = loadOrCreate(file, () => randomBytes(48).toString('base64url')).trim();
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
 * Returns a text that is created once and stored in a file of mode 0600. The file is created atomically, so two
 * processes that start at the same time get the same text. Throws the errors of the file system.
 */
export function loadOrCreate(file: string, make: () => string): string {
  if (!existsSync(file)) createOnce(file, make());
  makePrivate(file);
  return readFileSync(file, 'utf8');
}

/**
 * Returns the key of a server that was started with this configuration before. Throws a `StartError` if there is none.
 */
export function existingSecret({ jwtSecret, dataDir }: { jwtSecret: string | undefined; dataDir: string }): string {
  if (jwtSecret !== undefined) return jwtSecret;
  if (existsSync(join(dataDir, 'jwt-secret'))) return loadSecret(dataDir);
  throw new StartError(`There is no key. Set JWT_SECRET, or set DATA_DIR to the directory of the server.`);
}

/**
 * Removes the permissions of all users but the owner, because a file from a backup may be readable by everyone. Leaves
 * a private file unchanged, and one of another owner that only its group can use, as on a volume with an `fsGroup` of
 * Kubernetes. Otherwise throws the errors of `chmod`.
 */
export function makePrivate(file: string): void {
  const { mode } = statSync(file);
  if ((mode & 0o077) === 0) return;
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    if (reason(error) !== 'EPERM' || (mode & 0o007) !== 0) throw error;
  }
}

/** Creates an empty file that only its owner can read and write. Throws EEXIST if it exists. */
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
