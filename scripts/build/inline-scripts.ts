import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the hashes of the inline scripts that pages may have, for the server's policy. */
export function writeInlineScripts(output: string, scripts: readonly string[]): void {
  writeFileSync(join(output, 'inline-scripts.json'), `${JSON.stringify(scripts.map(policyHash))}\n`);
}

/** The pages below `client` that hold an inline script which is none of these, each a line that says what to do. */
export function unlistedScripts(client: string, scripts: readonly string[]): string[] {
  const listed = new Set(scripts.map(policyHash));
  return readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => inlineScriptsOf(readFileSync(join(client, name), 'utf8')).map((script) => ({ name, script })))
    .filter(({ script }) => !listed.has(policyHash(script)))
    .map(
      ({ name, script }) =>
        `${name} has the inline script ${JSON.stringify(script.slice(0, 60))}, which browsers would block. Add it to site/app/inline-scripts.ts.`,
    );
}

/** The hash of a script as a policy names it. The parser turns every line end into a line feed before it is hashed. */
function policyHash(script: string): string {
  return `sha256-${createHash('sha256').update(script.replace(/\r\n?/g, '\n')).digest('base64')}`;
}

/** The text of every inline script a browser would obey: code, import maps and speculation rules. JSON is data. */
function inlineScriptsOf(html: string): string[] {
  const found = html.matchAll(/<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script\s*>/gi);
  return [...found].flatMap(([, attributes = '', script = '']) => {
    if (/(?:^|\s)src\s*=/i.test(attributes)) return [];
    const type = /(?:^|\s)type\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? '';
    return OBEYED.has(type) ? [script] : [];
  });
}

const OBEYED = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'text/ecmascript',
  'application/ecmascript',
  'importmap',
  'speculationrules',
]);
