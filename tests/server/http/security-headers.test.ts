import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pagePolicies } from '../../../site/server/http/security-headers.ts';
import type { PagePolicy, VendorSettings } from '../../../site/server/http/security-headers.ts';
import { post } from '../calls.ts';
import { startSite } from '../site.ts';

const containing = (text: string) => expect.stringContaining(text) as string;

test.for([
  ['/', 'self'],
  ['/nowhere', 'self'],
  ['/assets/app-1a2b.js', 'none'],
  ['/assets/none.js', 'none'],
  ['/api/commons', 'none'],
  ['/api/nope', 'none'],
  ['/healthz', 'none'],
  ['/pricing/', 'none'],
  ['/%', 'none'],
] as const)('every response has the security headers: %s', async ([path, source]) => {
  const site = await startSite({
    files: { 'assets/app-1a2b.js': 'export {};', 'pricing/index.html': '<!doctype html><p>Prices</p>' },
    config: { trustedProxies: 1 },
  });
  const { headers } = await site.send(path, { headers: { 'x-forwarded-proto': 'https' } });
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(`^default-src '${source}'; .*frame-ancestors 'none'`) as string,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': containing('camera=()'),
    'strict-transport-security': containing('max-age='),
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
});

test.for([
  ['host', 'max-age=31536000'],
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=31536000; includeSubDomains; preload'],
] as const)('HSTS=%s is sent over HTTPS only', async ([hsts, value]) => {
  const site = await startSite({ config: { trustedProxies: 1, hsts } });
  for (const path of ['/', '/api/commons', '/nowhere']) {
    const overHttps = await site.send(path, { headers: { 'x-forwarded-proto': 'https' } });
    expect(overHttps.headers['strict-transport-security']).toBe(value);
    expect((await site.send(path)).headers).not.toHaveProperty('strict-transport-security');
  }
});

describe('Referrer-Policy', () => {
  const files = { 'reset-password/index.html': '<p>New password</p>', 'login/index.html': '<p>Log in</p>' };
  const policyOf = async (path: string) =>
    (await (await startSite({ files })).send(path, { headers: { accept: 'text/html' } })).headers['referrer-policy'];

  test.for([
    '/reset-password',
    '/reset-password?code=1234',
    '/reset-password/?code=1234',
    '/api/auth/email-confirmation?confirmation=1234',
    '/nowhere?code=1234',
    '/login?redirect=%2Fprofile&confirmation=1234',
  ])('hides a URL with a code: %s', async (path) => {
    expect(await policyOf(path)).toBe('no-referrer');
  });

  test.for(['/login?confirmed=1', '/reset-passwords', '/api/commons?sort=code'])(
    'shows other URLs: %s',
    async (path) => {
      expect(await policyOf(path)).toBe('strict-origin-when-cross-origin');
    },
  );

  test('hides every URL with a query in an email', async () => {
    const site = await startSite({ files, config: { emailConfirmation: true } });
    const person = { username: 'alice', email: 'alice@example.test', password: 'password of alice' };
    await post(site, '/api/auth/local/register', person);
    await post(site, '/api/auth/forgot-password', { email: person.email });
    const texts = (await site.mailed()).map(({ text }) => text).join('\n');
    const links = [...texts.matchAll(/https?:\/\/[^/\s]+(\/\S+\?\S+)/g)].map(([, path]) => path ?? '');
    expect(links.length).toBeGreaterThanOrEqual(2);
    for (const link of links) expect((await site.send(link)).headers['referrer-policy']).toBe('no-referrer');
  });
});

test.for([
  ['/share.png', 'cross-origin'],
  ['/favicon.svg', 'cross-origin'],
  ['/site.json', 'same-origin'],
] as const)('only images may be used by other sites, in link previews: %s', async ([path, policy]) => {
  const site = await startSite({ files: { 'share.png': 'an image', 'favicon.svg': '<svg/>', 'site.json': '{}' } });
  expect((await site.send(path)).headers['cross-origin-resource-policy']).toBe(policy);
});

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

const HEAD = 'begin()';
const PAGE = `<!doctype html><script>${HEAD}</script><script>steal()</script><p>Hello</p>`;
const render = (): Promise<Response> =>
  Promise.resolve(new Response(PAGE, { status: 404, headers: { 'Content-Type': 'text/html' } }));

/** Returns the directives of a policy by name. */
function directives(policy: unknown): Record<string, string> {
  const parts = String(policy).split('; ');
  return Object.fromEntries(parts.map((part) => [part.split(' ', 1)[0] ?? '', part.replace(/^\S+ ?/, '')]));
}

test.for(['/', '/nowhere'])('a page allows listed inline scripts and has a URL for reports: %s', async (path) => {
  const inlineScripts = [hashOf(HEAD)];
  const site = await startSite({ files: { 'index.html': PAGE }, render, inlineScripts, config: { trustedProxies: 1 } });
  const headersOver = async (proto: string) =>
    (await site.send(path, { headers: { accept: 'text/html', 'x-forwarded-proto': proto } })).headers;
  const [http, https] = [await headersOver('http'), await headersOver('https')];
  const overHttp = directives(http['content-security-policy']);
  expect(overHttp).toMatchObject({ 'script-src': `'self' '${hashOf(HEAD)}'`, 'report-uri': '/policy-reports' });
  expect(overHttp).not.toHaveProperty('report-to');
  expect(overHttp).not.toHaveProperty('upgrade-insecure-requests');
  expect(directives(https['content-security-policy'])).toEqual({
    ...overHttp,
    'report-to': 'policy',
    'upgrade-insecure-requests': '',
  });
  expect(http['reporting-endpoints']).toBe('policy="/policy-reports"');
});

const NOTHING: VendorSettings = { paddle: null, measurementId: null, adsConversion: null, profitwellToken: null };
const policies = (settings: Partial<VendorSettings>): PagePolicy =>
  pagePolicies({
    inlineScripts: [],
    inlineStyles: {},
    apiOrigin: undefined,
    publicSettings: { ...NOTHING, ...settings },
  });
const SELLING = ['/pricing', '/checkout', '/success', '/customer-portal'];

describe('the policy of pages', () => {
  test('allows the styles of the page itself, and of no other page', () => {
    const policyOf = pagePolicies({
      inlineScripts: [],
      inlineStyles: { '/': 'sha256-home', '/pricing': 'sha256-pricing' },
      apiOrigin: undefined,
      publicSettings: NOTHING,
    });
    const stylesOf = (path: string) => directives(policyOf(path, true))['style-src-elem'];
    expect(stylesOf('/')).toBe("'self' 'sha256-home'");
    expect(stylesOf('/pricing')).toBe("'self' 'sha256-pricing'");
    expect(stylesOf('/nowhere')).toBe("'self'");
  });

  test('names no vendor and is the same for all pages if none is configured', () => {
    const policy =
      "default-src 'self'; script-src 'self' 'sha256-a'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; " +
      "img-src 'self' data:; connect-src 'self' https://api.onset.example; object-src 'none'; base-uri 'self'; " +
      "form-action 'self'; frame-ancestors 'none'; report-uri /policy-reports; " +
      "require-trusted-types-for 'script'; trusted-types 'none'";
    const policyOf = pagePolicies({
      inlineScripts: ['sha256-a'],
      inlineStyles: {},
      apiOrigin: 'https://api.onset.example',
      publicSettings: NOTHING,
    });
    for (const path of ['/', ...SELLING]) expect(policyOf(path, false)).toBe(policy);
    expect(policyOf('/', true)).toBe(`${policy}; upgrade-insecure-requests; report-to policy`);
  });

  test.each([
    ['measurementId', 'G-ABC', /www\.googletagmanager\.com/, /doubleclick|profitwell|paddle/],
    ['adsConversion', 'AW-1/x', /googleads\.g\.doubleclick\.net/, /profitwell|paddle/],
    ['profitwellToken', 'abc', /public\.profitwell\.com/, /google|doubleclick|paddle/],
  ] as const)('allows the origins of %s on every page, and of no other vendor', (setting, value, own, others) => {
    for (const path of ['/', '/profile', '/pricing']) {
      const policy = policies({ [setting]: value })(path, true);
      expect(policy).toMatch(own);
      expect(policy).not.toMatch(others);
      expect(policy).not.toContain('trusted-types');
    }
  });

  test.each(['production', 'sandbox'] as const)('allows Paddle only on pages that sell: %s', (environment) => {
    const policyOf = policies({ paddle: { environment } });
    for (const path of ['/', '/profile', '/login', '/pricing/x']) {
      expect(policyOf(path, false)).toBe(policies({})(path, false));
    }
    const live = 'https://buy.paddle.com';
    const sandbox = 'https://sandbox-buy.paddle.com';
    for (const path of SELLING) {
      const policy = directives(policyOf(path, false));
      const frames = policy['frame-src']?.split(' ').filter((origin) => [live, sandbox].includes(origin));
      expect(frames).toEqual([environment === 'sandbox' ? sandbox : live]);
      expect(policy['script-src']?.split(' ')).toContain('https://cdn.paddle.com');
      expect(policy).not.toHaveProperty('require-trusted-types-for');
    }
  });

  test('allows no inline script, eval or wildcard with all vendors configured', () => {
    const vendors = { measurementId: 'G-ABC', adsConversion: 'AW-1/x', profitwellToken: 'abc' };
    const policyOf = policies({ paddle: { environment: 'production' }, ...vendors });
    const { 'style-src-attr': attributes, ...others } = directives(policyOf('/checkout', true));
    expect(attributes).toBe("'unsafe-inline'");
    expect(JSON.stringify(others)).not.toMatch(/unsafe|[ "]\*|http:|https:[ "]/);
    expect(others).toMatchObject({ 'object-src': "'none'", 'base-uri': "'self'", 'frame-ancestors': "'none'" });
  });
});
