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
