/** What a crawl of the site found. */
export interface Crawl {
  /** Every page, and in how many steps it is reached from the home page. */
  readonly pages: ReadonlyMap<string, number>;
  /** Links, pictures and anchors that are not there, each with the page it stands on. */
  readonly broken: readonly string[];
}

/** Follows every link of the site from its home page, and asks for every file its pages name. */
export async function crawl(origin: string): Promise<Crawl> {
  const pages = new Map([['/', 0]]);
  const broken: string[] = [];
  const known = new Map<string, Promise<Response>>();
  const sources = new Map<string, string>();
  const ask = (path: string): Promise<Response> => {
    const asked = known.get(path) ?? fetch(origin + path, { headers: { Accept: 'text/html' } });
    known.set(path, asked);
    return asked;
  };
  const anchors: { from: string; path: string; anchor: string }[] = [];
  for (const [path, steps] of pages) {
    const response = await ask(path);
    const html = await response.text();
    sources.set(path, html);
    for (const target of targetsOf(html, origin + path)) {
      const { pathname, search, hash } = target;
      const answer = await ask(pathname + search);
      if (answer.status !== 200) broken.push(`${path} → ${pathname}: ${answer.status}`);
      const isPage = answer.headers.get('Content-Type')?.startsWith('text/html') === true;
      if (answer.status === 200 && isPage && !pages.has(pathname)) pages.set(pathname, steps + 1);
      if (hash !== '' && isPage) anchors.push({ from: path, path: pathname, anchor: hash.slice(1) });
    }
  }
  for (const { from, path, anchor } of anchors)
    if (sources.get(path)?.includes(`id="${anchor}"`) !== true)
      broken.push(`${from} → ${path}#${anchor}: no such anchor`);
  return { pages, broken: [...new Set(broken)] };
}

/** Everything of this site that a page names: links, pictures, films, scripts, styles. */
function targetsOf(html: string, base: string): URL[] {
  const named = [...html.matchAll(/\b(?:href|src|poster|content)="([^"]*)"/g)].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );
  const sets = [...html.matchAll(/\bsrcset="([^"]*)"/gi)].flatMap(([, value = '']) =>
    value.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
  );
  return (
    [...named, ...sets]
      .filter((value) => /^(?:\/|#|https?:)/.test(value))
      .map((value) => new URL(value, base))
      // The build names its own origin, and this test serves it from another.
      .map((url) => (url.origin === BUILT_FOR ? new URL(url.pathname + url.search + url.hash, base) : url))
      .filter((url) => url.origin === new URL(base).origin)
  );
}

/** The origin of a build that was told no other. */
const BUILT_FOR = 'http://localhost:3000';
