import { describe, expect, test } from 'vitest';
import type { ExportedFile, ExportedSite, Headers } from '../../scripts/export/exported-site.ts';
import { cloudflare } from '../../scripts/export/hosts/cloudflare.ts';
import { netlify } from '../../scripts/export/hosts/netlify.ts';
import { pagePolicies } from '../../site/server/http/security-headers.ts';
import { headersOfFile, readHeaderFile, readRedirectFile } from '../setup/host-rules.ts';

/** The policies of a site that sells, counts and advertises: the longest there are. */
const policy = pagePolicies({
  inlineScripts: ['a', 'b', 'c'].map((each) => `sha256-${each.repeat(43)}=`),
  apiOrigin: 'https://api.a-rather-long-name-of-a-host.example.com',
  publicSettings: {
    paddle: { environment: 'production' },
    measurementId: 'G-ABC',
    adsConversion: 'AW-1/a',
    profitwellToken: 'token',
  },
});
const CLOSED = "default-src 'none'";

const page = (path: string): ExportedFile => ({
  path,
  name: `${path.slice(1) || 'index'}.html`,
  source: '',
  headers: headers(policy(path, true)),
});
const file = (path: string, more: Headers = {}): ExportedFile => ({
  path,
  name: path.slice(1),
  source: '',
  headers: { ...headers(CLOSED), ...more },
});

function headers(csp: string): Headers {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': csp,
  };
}

const EMBEDDED = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
const FOREVER = { 'Cache-Control': 'immutable' };
const posts = Array.from({ length: 1000 }, (_, index) => `/blog/post-${index}`);

/** A site with everything in it that there is: pages with policies of their own, pictures among films, a thousand posts. */
const site: ExportedSite = {
  files: [
    ...['/', '/pricing', '/checkout', '/success', '/customer-portal', '/features', '/blog', ...posts].map(page),
    ...['/index.md', '/pricing.md', ...posts.map((path) => `${path}.md`)].map((path) =>
      file(path, { 'Content-Type': 'text/markdown' }),
    ),
    ...posts.map((path) => file(`/share${path}.png`, EMBEDDED)),
    ...Array.from({ length: 200 }, (_, index) => file(`/assets/part-${index}.js`, FOREVER)),
    file('/media/film.mp4'),
    file('/media/clip.mp4'),
    file('/media/film.avif', EMBEDDED),
    file('/icon.png', EMBEDDED),
    file('/robots.txt'),
  ],
  unknown: headers(policy('/404', true)),
  redirects: Array.from({ length: 2000 }, (_, index) => ({
    from: `/old-${index}`,
    to: '/pricing',
    status: 301 as const,
  })),
  gone: [{ path: '/beta', name: '410/beta.html', html: '<p>Gone</p>' }],
  siteUrl: 'https://onset.example',
  apiBaseUrl: '',
  changes: [],
};

const lower = (values: Headers): Headers =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]));

describe.each([
  ['netlify', netlify],
  ['cloudflare', cloudflare],
] as const)('the files for %s', (reading, host) => {
  const { inside } = host(site, '/srv/site');
  const blocks = readHeaderFile(inside['_headers'] ?? '', reading);

  test('are read by the host to the last line, and say what the server says', () => {
    for (const { path, headers: wanted } of [...site.files, { path: '/nowhere', headers: site.unknown }])
      expect(headersOfFile(blocks, path, reading), `at ${path}`).toEqual(lower(wanted));
  });

  test('lead where the server leads', () => {
    const lines = readRedirectFile(inside['_redirects'] ?? '', reading).filter(({ status }) => status !== 404);
    expect(lines).toEqual(site.redirects);
  });
});

describe('more than a host takes is told, and not exported', () => {
  test.for([
    [
      'too many rules',
      { files: Array.from({ length: 101 }, (_, at) => ({ ...page(`/a-${at}`), headers: headers(`only ${at}`) })) },
      '_headers would have 102 rules. Cloudflare Pages reads at most 100.',
    ],
    [
      'too long a policy',
      { unknown: headers(`img-src ${'https://a.example '.repeat(120)}`) },
      /_headers, line \d+, would have \d+ characters\. Cloudflare Pages reads at most 2000/,
    ],
  ] as const)('%s, for Cloudflare Pages', ([, changed, message]) => {
    expect(() => cloudflare({ ...site, ...changed }, '/srv/site')).toThrow(message);
  });
});
