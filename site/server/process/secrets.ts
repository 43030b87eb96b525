import { createHmac, createPrivateKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { StartError, reason } from './start-error.ts';

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns a value without spaces and quotation marks around it, which `docker run --env-file` keeps. */
export const withoutQuotes = (value: string): string => value.trim().replace(/^(["'])(.*)\1$/s, '$2');

/**
 * Returns the environment with the contents of the files of `secrets`, without the line break at their end, so that
 * secrets of containers aren't visible as variables. Throws a `StartError` for a file that can't be read, for an empty
 * file of a secret that isn't optional, and if both variables are set.
 */
export function withSecretFiles(
  env: Environment,
  secrets: readonly { readonly variable: string; readonly isOptional?: boolean }[],
): Environment {
  const read = secrets.flatMap(({ variable: name, isOptional = false }) => {
    const file = withoutQuotes(env[`${name}_FILE`] ?? '');
    if (file === '') return [];
    if (env[name] !== undefined && env[name] !== '')
      throw new StartError(`${name} and ${name}_FILE are both set. Set only one of them.`);
    const content = contentOf(`${name}_FILE`, file);
    if (withoutQuotes(content) === '' && !isOptional)
      throw new StartError(`${name}_FILE is ${JSON.stringify(file)}, which is empty. Write the secret into it.`);
    return [[name, content] as const];
  });
  return { ...env, ...Object.fromEntries(read) };
}

function contentOf(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd();
  } catch (error) {
    throw new StartError(
      `${setting} is ${JSON.stringify(file)}, which can’t be read (${reason(error)}). Set it to a readable file.`,
      { cause: error },
    );
  }
}

/**
 * Reads a private Ed25519 key (PKCS8, as PEM or as its base64; `\n` may replace line breaks, as in environment files).
 * Returns `undefined` for anything else.
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

/** Computes an HMAC-SHA-256 as 43 characters of base64url. `purpose` keeps hashes of different uses apart. */
export type KeyedHash = (purpose: string, text: string) => string;

/** Creates the keyed hash of a secret. */
export function keyedHash(secret: string): KeyedHash {
  return (purpose, text) => createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');
}
