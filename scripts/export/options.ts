import { join, resolve } from 'node:path';

/** Hosts the export knows. `any` needs nothing of its host: what can be said in a page is said there. */
export const HOSTS = ['any', 'netlify', 'cloudflare', 'nginx'] as const;

export type HostName = (typeof HOSTS)[number];

/** What `npm run export` was asked for. */
export interface ExportOptions {
  /** The folder that is to be served. */
  readonly to: string;
  readonly host: HostName;
  /** For whom browsers are to insist on https; undefined says nothing of it. */
  readonly hsts: HstsScope | undefined;
}

type HstsScope = (typeof HSTS_SCOPES)[number];

const HSTS_SCOPES = ['host', 'subdomains', 'preload'] as const;

/** Reason why nothing was exported, for the user. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
}

export const USAGE = `npm run export                          write the site for any static host to site/export
npm run export -- --host <name>         add the header and redirect files for a host: ${HOSTS.join(', ')}
npm run export -- --to <folder>         to another folder
npm run export -- --hsts <scope>        send Strict-Transport-Security for: ${HSTS_SCOPES.join(', ')}`;

/** Reads the arguments; `root` is the project's folder. Throws an `ExportError` with the usage. */
export function readOptions(parameters: readonly string[], root: string): ExportOptions {
  const given = new Map<string, string>();
  for (let index = 0; index < parameters.length; index += 2) {
    const [name = '', value] = parameters.slice(index, index + 2);
    const known = ['--to', '--host', '--hsts'].includes(name) && !given.has(name);
    if (!known || value === undefined || value === '' || value.startsWith('--'))
      throw new ExportError(`Invalid arguments “${parameters.join(' ').slice(0, 80)}”. Usage:\n${USAGE}`);
    given.set(name, value);
  }
  return {
    to: resolve(given.get('--to') ?? join(root, 'site', 'export')),
    host: oneOf('--host', given.get('--host') ?? 'any', HOSTS),
    hsts: given.has('--hsts') ? oneOf('--hsts', given.get('--hsts') ?? '', HSTS_SCOPES) : undefined,
  };
}

function oneOf<Name extends string>(option: string, value: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === value);
  if (found !== undefined) return found;
  throw new ExportError(`${option} is ${JSON.stringify(value)}. Use one of ${names.join(', ')}.`);
}
