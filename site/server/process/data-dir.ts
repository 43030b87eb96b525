import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartError, reason } from './start-error.ts';

/** Files of the keys in the data directory, which the first startup creates. */
export const KEY_FILES = { jwtSecret: 'jwt-secret', licenseKey: 'licence-key.pem' };

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
    writeFileSync(probe, randomBytes(PROBE_SIZE), { mode: 0o600 });
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

/** Names of files and folders that the server creates in the data directory, with temporary files of keys and SQLite. */
const OWN_NAMES =
  /^(?:outbox|assets|(?:jwt-secret|licence-key\.pem)(?:\.\d+\.[0-9a-f]{8})?|(?:server\.lock|demo-checkout\.db|onset\.sqlite(?:\.(?:before-restore|restoring)-\d+)?)(?:-(?:wal|shm|journal))?)$/;

/**
 * Makes the files and folders that the server created in the data directory private, because an earlier version or a
 * copy may have left them readable. Other files stay unchanged. Returns the names of those that all users can read.
 */
export function restrictDataDir(dataDir: string): string[] {
  const isReachable = (statSync(dataDir).mode & 0o001) !== 0;
  return readdirSync(dataDir).filter((name) => {
    const path = join(dataDir, name);
    if (OWN_NAMES.test(name)) makeTreePrivate(path);
    const stats = lstatSync(path, { throwIfNoEntry: false });
    return isReachable && stats?.isSymbolicLink() === false && (stats.mode & 0o004) !== 0;
  });
}

/** Errors of a file that is gone, belongs to another user, or is on a file system with fixed modes. */
export const FIXED_MODES = ['ENOENT', 'ENOTDIR', 'EPERM', 'EACCES', 'EROFS', 'EINVAL', 'ENOSYS', 'ENOTSUP'];

/** Makes a file or a folder with its contents private. Skips links and files of other owners. */
function makeTreePrivate(path: string): void {
  try {
    const stats = lstatSync(path);
    if (stats.isDirectory()) for (const name of readdirSync(path)) makeTreePrivate(join(path, name));
    if (stats.isDirectory() || stats.isFile()) makePrivate(path);
  } catch (error) {
    if (!FIXED_MODES.includes(reason(error))) throw error;
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
  const file = join(dataDir, KEY_FILES.jwtSecret);
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
  if (existsSync(join(dataDir, KEY_FILES.jwtSecret))) return loadSecret(dataDir);
  throw new StartError(`There is no key. Set JWT_SECRET, or set DATA_DIR to the directory of the server.`);
}

/**
 * Removes the permissions of all users but the owner from a file or folder, because a copy or a backup may have made it
 * readable for everyone. Leaves a private one unchanged, and one of another owner that only its group can use, as on a
 * volume with an `fsGroup` of Kubernetes. Otherwise throws the errors of `chmod`.
 */
export function makePrivate(file: string): void {
  const stats = statSync(file);
  if ((stats.mode & 0o077) === 0) return;
  try {
    chmodSync(file, stats.isDirectory() ? 0o700 : 0o600);
  } catch (error) {
    if (reason(error) !== 'EPERM' || (stats.mode & 0o007) !== 0) throw error;
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
