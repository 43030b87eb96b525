import { createHash } from 'node:crypto';

type Pairs = readonly (readonly [string, string])[];

/** What a browser gets in place of an answer. */
export interface Injected {
  readonly headers: Pairs;
  readonly body: Buffer;
}

/**
 * Gives a document a script to begin with, and allows that one script, by its hash, in the policy of the document, which is
 * otherwise as it was. What is no document stays as it is.
 */
export function inject(headers: Pairs, body: Buffer, script: string): Injected {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const encoding = headers.find(([name]) => name.toLowerCase() === 'content-encoding');
  if (!type.startsWith('text/html') || encoding !== undefined || script === '') return { headers, body };
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const tag = `<script>${script}</script>`;
  const html = body
    .toString('utf8')
    .replace(
      /(<meta[^>]+http-equiv="?content-security-policy"?[^>]*content=")([^"]*)/gi,
      (_whole, start: string, policy: string) => start + allow(policy, hash),
    );
  // Right behind the head's beginning, and where there is none, behind the document type.
  const place = /<head[^>]*>/i.exec(html) ?? /<html[^>]*>/i.exec(html) ?? /<!doctype[^>]*>/i.exec(html);
  const at = place === null ? 0 : place.index + place[0].length;
  return {
    headers: headers.map(([name, value]) =>
      name.toLowerCase() === 'content-security-policy'
        ? ([name, allow(value, hash)] as const)
        : ([name, value] as const),
    ),
    body: Buffer.from(html.slice(0, at) + tag + html.slice(at)),
  };
}

const DIRECTIVE = /\b(script-src(?:-elem)?)\s+([^;]*)/gi;

/** A policy with one more source of scripts. One that says `'none'` says no more than the source then. */
function allow(policy: string, source: string): string {
  return policy.replace(
    DIRECTIVE,
    (_whole, name: string, sources: string) => `${name} ${sources.replace("'none'", '').trim()} ${source}`,
  );
}
