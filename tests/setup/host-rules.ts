/** Whose way of reading the two files. */
export type Reading = 'netlify' | 'cloudflare';

/** What Cloudflare Pages reads at most; Netlify documents no such limits. */
const LIMITS = { rules: 100, redirects: 2000, line: 2000 };

const STATUSES: Readonly<Record<Reading, readonly number[]>> = {
  netlify: [200, 301, 302, 303, 307, 308, 404],
  cloudflare: [200, 301, 302, 303, 307, 308],
};

interface HeaderBlock {
  readonly address: string;
  /** Names in small letters; a value of `undefined` takes off what was said before. */
  readonly lines: (readonly [name: string, value: string | undefined])[];
}

/** A line of `_redirects`. */
export interface RedirectLine {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** Reads a `_headers` file; throws for what the host would pass over or complain of. */
export function readHeaderFile(text: string, reading: Reading): readonly HeaderBlock[] {
  const blocks: HeaderBlock[] = [];
  for (const line of linesOf(text, reading)) {
    if (line.startsWith('/')) {
      if (line.split('*').length > 2) throw new Error(`More than one * in ${line}`);
      blocks.push({ address: line, lines: [] });
      continue;
    }
    const block = blocks.at(-1);
    if (block === undefined) throw new Error(`A header before any address: ${line}`);
    const detached = /^! ([\w-]+)$/.exec(line)?.[1];
    const [, name, value] = /^([\w-]+):\s*(\S.*)$/.exec(line) ?? [];
    if (detached !== undefined && reading === 'cloudflare') block.lines.push([detached.toLowerCase(), undefined]);
    else if (name !== undefined && value !== undefined) block.lines.push([name.toLowerCase(), value]);
    else throw new Error(`Neither an address nor a header to ${reading}: ${line}`);
  }
  if (reading === 'cloudflare' && blocks.length > LIMITS.rules) throw new Error(`${blocks.length} rules of headers`);
  const twice = blocks.find(({ address }, index) => blocks.findIndex((each) => each.address === address) !== index);
  if (twice) throw new Error(`Two rules for ${twice.address}`);
  return blocks;
}

/** Reads a `_redirects` file; throws for what the host would pass over or complain of. */
export function readRedirectFile(text: string, reading: Reading): readonly RedirectLine[] {
  const redirects = linesOf(text, reading).map((line): RedirectLine => {
    const [from = '', to = '', status = '', ...more] = line.split(/\s+/);
    if (!from.startsWith('/') || !to.startsWith('/') || more.length > 0) throw new Error(`Not a redirect: ${line}`);
    if (!STATUSES[reading].includes(Number(status))) throw new Error(`No status of ${reading}: ${line}`);
    return { from, to, status: Number(status) };
  });
  if (reading === 'cloudflare' && redirects.length > LIMITS.redirects) throw new Error(`${redirects.length} redirects`);
  return redirects;
}

/** Lines with something on them that is no remark. */
function linesOf(text: string, reading: Reading): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const long = lines.find(({ length }) => reading === 'cloudflare' && length > LIMITS.line);
  if (long !== undefined) throw new Error(`A line of ${long.length} characters`);
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

/** Whether an address is meant by one of a file, where `*` stands for anything. */
export function matchesAddress(written: string, path: string): boolean {
  const [before = '', after] = written.split('*');
  if (after === undefined) return written === path;
  return path.length >= before.length + after.length && path.startsWith(before) && path.endsWith(after);
}

/**
 * The headers at an address. To Netlify a later rule takes the place of an earlier one; Cloudflare Pages, which says
 * `Access-Control-Allow-Origin` by itself, puts the values of all together, but for what was taken off.
 */
export function headersOfFile(
  blocks: readonly HeaderBlock[],
  path: string,
  reading: Reading,
): Readonly<Record<string, string>> {
  const said: Record<string, string> = {};
  const byHost: Record<string, string> = reading === 'cloudflare' ? { 'access-control-allow-origin': '*' } : {};
  for (const { lines } of blocks.filter(({ address }) => matchesAddress(address, path)))
    for (const [name, value] of [...lines].toSorted(
      ([, a], [, b]) => Number(a !== undefined) - Number(b !== undefined),
    )) {
      const before = said[name];
      if (value === undefined) {
        delete said[name];
        delete byHost[name];
      } else said[name] = reading === 'cloudflare' && before !== undefined ? `${before}, ${value}` : value;
    }
  return { ...byHost, ...said };
}
