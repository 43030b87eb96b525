import { crawlerPatterns } from '../../../site/contract/crawler.ts';
import { contentType } from '../../../site/server/files/load.ts';
import type { ExportedSite } from '../exported-site.ts';
import { headerRules } from '../header-rules.ts';
import type { HeaderRule, Pattern, Wanted } from '../header-rules.ts';
import { ExportError } from '../options.ts';
import type { Host } from './host-files.ts';

/** nginx on a machine of one's own: what its `http` block includes, and what its `server` block does. */
export const nginx: Host = (site, to) => ({
  inside: { ...Object.fromEntries(site.gone.map(({ name, html }) => [name, html])), 'crawler.html': site.crawlerPage },
  beside: configuration(site, to),
  compressed: 'gz',
  notes: [],
});

/**
 * nginx says the headers of the file it sends, so that an error page has its own wherever it is shown: each header is a
 * variable that is looked up by the file's name.
 */
function configuration(site: ExportedSite, to: string): Readonly<Record<string, string>> {
  const wanted = site.files.map(({ name, headers }) => ({ path: `/${name}`, headers }));
  const errors = ['404.html', 'crawler.html', ...SHOWN, ...site.gone.map(({ name }) => name)].map((name) => `/${name}`);
  const all: readonly Wanted[] = [
    ...wanted.filter(({ path }) => !errors.includes(path)),
    ...errors.map((path) => ({
      path,
      headers: {
        ...(wanted.find((file) => file.path === path)?.headers ?? site.unknown),
        'X-Robots-Tag': 'noindex',
        Vary: 'User-Agent',
      },
    })),
  ];
  // Typed by the block of types below: nginx has the type of a file, and would say a second one.
  const untyped = all.map(({ path, headers }) => ({
    path,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Content-Type')),
  }));
  const rules = headerRules(untyped, site.unknown);
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].toSorted();
  const { block, withCharset } = types(site);
  return {
    '.nginx-http.conf': `${MADE}\n${CRAWLERS}\n${names.map((name) => map(name, rules)).join('\n')}`,
    '.nginx-server.conf': `${MADE}
root ${quoted(to)};
absolute_redirect off;
gzip_static on;
gzip_vary on;
charset utf-8;
charset_types ${withCharset};
types {
${block}}

${names.map((name) => `add_header ${name} $${variable(name)} always;\n`).join('')}
error_page 404 /404.html;
error_page 500 502 504 /500.html;
error_page 503 /503.html;
location = /404.html { internal; ${ERROR_FILE} }
location = /404 { try_files $onset_crawler_page /404.html =404; }
location = /crawler.html { internal; }
${[...SHOWN, 'error.html'].map((name) => `location = /${name} { ${ERROR_FILE} }\n`).join('')}location ^~ /410/ { internal; ${ERROR_FILE} }
location ~ /\\.(?!well-known/) { return 404; }

${site.redirects.map(({ from, to: target, status }) => `location = ${from} { return ${status} ${target}$is_args$args; }\n`).join('')}${site.gone.map(({ path, name }) => `location = ${path} { error_page 410 /${name}; return 410; }\n`).join('')}
location = / { try_files /index.html =404; }
location = /index.html { return 301 /$is_args$args; }
location ~ ^(?<page>/[A-Za-z0-9/._-]*[A-Za-z0-9])(?:/+|\\.html)$ { return 301 $page$is_args$args; }
location / { try_files $uri $uri.html =404; }
`,
  };
}

/** Map from the `User-Agent` of a crawler to the page that replaces error screens. It is empty for browsers. */
const CRAWLERS = `map $http_user_agent $onset_crawler_page {
  default "";
${crawlerPatterns()
  .map((pattern) => `  "~*${escaped(pattern)}" /crawler.html;\n`)
  .join('')}}
`;

/** Escapes a regular expression. Unlike JavaScript, nginx rejects a bare hyphen after a class, as in `[\d-.]`. */
function escaped(pattern: string): string {
  return pattern
    .replaceAll(/(\\[dsw])-/g, '$1\\-')
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"');
}

/** Directive for the file of an error page. */
const ERROR_FILE = 'try_files $onset_crawler_page $uri =404;';

/** Pages of errors that have an address too. */
const SHOWN = ['410.html', '500.html', '503.html'] as const;

const MADE = '# Created by npm run export and overwritten each time. Change it in the project.\n';

/** The values of a header by the file that is sent. Of regular expressions nginx takes the first, of rules the last counts. */
function map(name: string, rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ pattern, headers }) => {
    const value = headers[name];
    return value === undefined ? [] : [`  ${key(pattern)} ${quoted(value)};\n`];
  });
  return `map $uri $${variable(name)} {\n${lines.toReversed().join('')}}\n`;
}

const variable = (name: string): string => `onset_${name.toLowerCase().replaceAll('-', '_')}`;

function key(pattern: Pattern): string {
  if (pattern.kind === 'all') return 'default';
  if (pattern.kind === 'folder') return `~^/${pattern.folder.replaceAll('.', '\\.')}/`;
  return pattern.kind === 'extension' ? `~\\.${pattern.extension}$` : quoted(pattern.path);
}

/** The types that the server gives, by ending, in place of nginx's own; and which of them say their charset. */
function types({ files }: ExportedSite): { readonly block: string; readonly withCharset: string } {
  const byExtension = new Map(
    files.map(({ name }) => [name.slice(name.lastIndexOf('.') + 1), contentType(name).split('; ')] as const),
  );
  const lines = [...byExtension].map(([extension, [type = '']]) => `  ${type} ${extension};\n`);
  const withCharset = [...byExtension.values()].flatMap(([type = '', charset]) =>
    charset === undefined ? [] : [type],
  );
  // nginx has this one on its list already, and warns of a second.
  const listed = [...new Set(withCharset)].filter((type) => type !== 'text/html');
  return { block: lines.toSorted().join(''), withCharset: listed.toSorted().join(' ') };
}

/** A text as nginx reads one; in a map and in `root` a `$` would be a variable, so it may hold none. */
function quoted(text: string): string {
  if (/[$\n]/.test(text))
    throw new ExportError(`${JSON.stringify(text)} can’t be written for nginx. Remove $ and line breaks.`);
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
