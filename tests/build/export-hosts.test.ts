import { expect, test } from 'vitest';
import type { ExportedFile, ExportedSite, Headers } from '../../scripts/export/exported-site.ts';
import { cloudflare } from '../../scripts/export/hosts/cloudflare.ts';
import { pagePolicies } from '../../site/server/http/security-headers.ts';

/** The longest policies: those of a site with payments, analytics and advertising. */
const policy = pagePolicies({
  inlineScripts: ['a', 'b', 'c'].map((each) => `sha256-${each.repeat(43)}=`),
  inlineStyles: {},
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

/** A large site: pages with different policies, images among videos, 1,000 posts, 2,000 redirects. */
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
  crawlerPage: '<ul></ul>',
  siteUrl: 'https://onset.example',
  apiBaseUrl: '',
  changes: [],
};

test('an export of a large site fits the limits of Cloudflare Pages', () => {
  const { inside } = cloudflare(site, '/srv/site');
  expect(inside['_headers']?.match(/^\//gm)?.length).toBeLessThanOrEqual(100);
  expect(inside['_redirects']?.match(/^\/old-/gm)).toHaveLength(2000);
});

test.for([
  [
    { files: Array.from({ length: 101 }, (_, at) => ({ ...page(`/a-${at}`), headers: headers(`only ${at}`) })) },
    '_headers would have 102 rules. Cloudflare Pages reads at most 100.',
  ],
  [
    { unknown: headers(`img-src ${'https://a.example '.repeat(120)}`) },
    /_headers, line \d+, would have \d+ characters\. Cloudflare Pages reads at most 2000/,
  ],
] as const)('an export for Cloudflare Pages fails if the host would ignore a part of it: $1', ([changed, message]) => {
  expect(() => cloudflare({ ...site, ...changed }, '/srv/site')).toThrow(message);
});
