import { createHmac, createPrivateKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { StartError, reason } from './start-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings that hold a secret: each may be in a file, which its name with `_FILE` names. */
const SECRETS = [
  'JWT_SECRET',
  'LICENCE_KEY',
  'DATABASE_URL',
  'SMTP_URL',
  'PADDLE_API_KEY',
  'PADDLE_WEBHOOK_SECRET',
  'GA_API_SECRET',
  'METRICS_TOKEN',
] as const;

/**
 * The environment with what the files of its secrets hold, without the line's end at theirs; so containers are given
 * secrets that no list of variables shows. Throws a `StartError` for a file that cannot be read, is empty, or stands
 * beside the variable itself.
 */
export function withSecretFiles(env: Environment): Environment {
  const read = SECRETS.flatMap((name) => {
    const file = env[`${name}_FILE`];
    if (file === undefined || file === '') return [];
    if (env[name] !== undefined && env[name] !== '')
      throw new StartError(`${name} and ${name}_FILE are both set. Set only one of them.`);
    return [[name, contentOf(`${name}_FILE`, file)] as const];
  });
  return { ...env, ...Object.fromEntries(read) };
}

function contentOf(setting: string, file: string): string {
  let content: string;
  try {
    content = readFileSync(file, 'utf8').trimEnd();
  } catch (error) {
    throw new StartError(
      `${setting} is ${JSON.stringify(file)}, which can’t be read (${reason(error)}). Set it to a readable file.`,
      { cause: error },
    );
  }
  if (content === '')
    throw new StartError(`${setting} is ${JSON.stringify(file)}, which is empty. Write the secret into it.`);
  return content;
}

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

/**
 * A hash only this site can compute: HMAC-SHA-256, as 43 characters of base64url. `purpose` keeps what is hashed for
 * one use from being of any use for another.
 */
export type KeyedHash = (purpose: string, text: string) => string;

/** The keyed hash of a secret. */
export function keyedHash(secret: string): KeyedHash {
  return (purpose, text) => createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');
}
