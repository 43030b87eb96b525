import { describe, expect, test } from 'vitest';
import { createHash } from 'node:crypto';
import { startSite } from '../site.ts';
import { post } from '../calls.ts';
import { pagePolicies } from '../../../site/server/http/security-headers.ts';
import type { PagePolicy, VendorSettings } from '../../../site/server/http/security-headers.ts';

test.for([
  '/',
  '/assets/app-1a2b.js',
  '/assets/none.js',
  '/api/commons',
  '/api/nope',
  '/nowhere',
  '/healthz',
  '/pricing/',
  '/%',
])('every response says how it is to be treated: %s', async (path) => {
  const site = await startSite({
    files: { 'assets/app-1a2b.js': 'export {};', 'pricing/index.html': '<!doctype html><p>Prices</p>' },
    config: { trustedProxies: 1 },
  });
  const overHttps = await site.send(path, { headers: { 'x-forwarded-proto': 'https' } });
  expect(overHttps.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()') as string,
    'strict-transport-security': expect.stringContaining('max-age=') as string,
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
  const overHttp = await site.send(path, { headers: { 'x-forwarded-proto': 'http' } });
  expect(overHttp.headers).not.toHaveProperty('strict-transport-security');
});

test('https is not believed of a visitor', async () => {
  const site = await startSite();
  expect((await site.send('/', { headers: { 'x-forwarded-proto': 'https' } })).headers).not.toHaveProperty(
    'strict-transport-security',
  );
});

test.for([
  ['host', 'max-age=31536000'],
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=31536000; includeSubDomains; preload'],
] as const)(
  'HSTS=%s is said over https, of files and of everything else, and never over http',
  async ([hsts, value]) => {
    const site = await startSite({ config: { trustedProxies: 1, hsts } });
    for (const path of ['/', '/api/commons', '/nowhere']) {
      const overHttps = await site.send(path, { headers: { 'x-forwarded-proto': 'https' } });
      expect(overHttps.headers['strict-transport-security']).toBe(value);
      expect((await site.send(path)).headers).not.toHaveProperty('strict-transport-security');
    }
  },
);

describe('an address that holds a code', () => {
  const files = {
    'reset-password/index.html': '<!doctype html><p>New password</p>',
    'login/index.html': '<p>Log in</p>',
  };

  test.for([
    '/reset-password',
    '/reset-password?code=1234',
    '/reset-password/?code=1234',
    '/api/auth/email-confirmation?confirmation=1234',
    '/nowhere?code=1234',
    '/login?redirect=%2Fprofile&confirmation=1234',
  ])('is told to nobody by the browser: %s', async (path) => {
    const site = await startSite({ files });
    expect((await site.send(path, { headers: { accept: 'text/html' } })).headers['referrer-policy']).toBe(
      'no-referrer',
    );
  });

  test.for(['/login', '/login?confirmed=1', '/reset-passwords', '/api/commons?sort=code'])(
    'is not this one: %s',
    async (path) => {
      const site = await startSite({ files });
      expect((await site.send(path)).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    },
  );

  test('is every address in a mail that has more than a path', async () => {
    const site = await startSite({ files, config: { emailConfirmation: true } });
    const person = { username: 'alice', email: 'alice@example.test', password: 'password of alice' };
    await post(site, '/api/auth/local/register', person);
    await post(site, '/api/auth/forgot-password', { email: person.email });
    const mails = await site.mailed();
    const links = mails.flatMap(({ text }) =>
      [...text.matchAll(/https?:\/\/[^/\s]+(\/\S+\?\S+)/g)].map(([, path]) => path),
    );
    expect(links.length).toBeGreaterThanOrEqual(2);
    const responses = await Promise.all(links.map((link) => site.send(link ?? '')));
    expect(responses.map(({ headers }) => headers['referrer-policy'])).toEqual(links.map(() => 'no-referrer'));
  });
});

test.for([
  ['/share.png', 'cross-origin'],
  ['/favicon.svg', 'cross-origin'],
  ['/site.json', 'same-origin'],
  ['/', 'same-origin'],
] as const)(
  'pictures may be shown by other sites, in previews of a link; nothing else may: %s',
  async ([path, policy]) => {
    const site = await startSite({ files: { 'share.png': 'a picture', 'favicon.svg': '<svg/>', 'site.json': '{}' } });
    expect((await site.send(path)).headers['cross-origin-resource-policy']).toBe(policy);
  },
);

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

const HEAD = 'begin()';
const PAGE = `<!doctype html><script>${HEAD}</script><script>steal()</script><p>Hello</p>`;
const render = (): Promise<Response> =>
  Promise.resolve(new Response(PAGE, { status: 404, headers: { 'Content-Type': 'text/html' } }));

/** A policy as its directives by name. */
function directives(policy: unknown): Record<string, string> {
  const parts = String(policy).split('; ');
  return Object.fromEntries(parts.map((part) => [part.split(' ', 1)[0] ?? '', part.replace(/^\S+ ?/, '')]));
}

describe.each(['/', '/nowhere'])('the policy of the page %s', (path) => {
  const start = () =>
    startSite({ files: { 'index.html': PAGE }, render, inlineScripts: [hashOf(HEAD)], config: { trustedProxies: 1 } });
  const policyOf = async (proto: string): Promise<Record<string, string>> => {
    const response = await (await start()).send(path, { headers: { accept: 'text/html', 'x-forwarded-proto': proto } });
    return directives(response.headers['content-security-policy']);
  };

  test('allows only the inline scripts of the list', async () => {
    expect((await policyOf('http'))['script-src']).toBe(`'self' '${hashOf(HEAD)}'`);
  });

  test('upgrades http URLs on https only, and names the URL for reports', async () => {
    const [http, https] = [await policyOf('http'), await policyOf('https')];
    expect(https).toHaveProperty('upgrade-insecure-requests');
    expect(http).not.toHaveProperty('upgrade-insecure-requests');
    expect([http['report-uri'], http['report-to']]).toEqual(['/policy-reports', undefined]);
    expect([https['report-uri'], https['report-to']]).toEqual(['/policy-reports', 'policy']);
    const response = await (await start()).send(path, { headers: { accept: 'text/html' } });
    expect(response.headers['reporting-endpoints']).toBe('policy="/policy-reports"');
  });
});

const NOTHING: VendorSettings = { paddle: null, measurementId: null, adsConversion: null, profitwellToken: null };
const policies = (settings: Partial<VendorSettings>): PagePolicy =>
  pagePolicies({ inlineScripts: [], apiOrigin: undefined, publicSettings: { ...NOTHING, ...settings } });
const SELLING = ['/pricing', '/checkout', '/success', '/customer-portal'];

describe('the policies where vendors are configured', () => {
  test('with nothing configured, all pages have the same one, and it names no vendor', () => {
    const policy =
      "default-src 'self'; script-src 'self' 'sha256-a'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; " +
      "img-src 'self' data:; connect-src 'self' https://api.onset.example; object-src 'none'; base-uri 'self'; " +
      "form-action 'self'; frame-ancestors 'none'; report-uri /policy-reports; " +
      "require-trusted-types-for 'script'; trusted-types 'none'";
    const policyOf = pagePolicies({
      inlineScripts: ['sha256-a'],
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
  ] as const)('%s brings its own origins to every page, and no others', (setting, value, own, others) => {
    for (const path of ['/', '/profile', '/pricing']) {
      const policy = policies({ [setting]: value })(path, true);
      expect(policy).toMatch(own);
      expect(policy).not.toMatch(others);
      expect(policy).not.toContain('trusted-types');
    }
  });

  test.each(['production', 'sandbox'] as const)('Paddle is on the pages that sell alone: %s', (environment) => {
    const policyOf = policies({ paddle: { environment } });
    for (const path of ['/', '/profile', '/login', '/pricing/x']) {
      expect(policyOf(path, false)).toBe(policies({})(path, false));
    }
    const twins = { production: 'https://buy.paddle.com', sandbox: 'https://sandbox-buy.paddle.com' };
    for (const path of SELLING) {
      const policy = directives(policyOf(path, false));
      expect(policy['frame-src']?.split(' ')).toContain(twins[environment]);
      expect(policy['frame-src']?.split(' ')).not.toContain(
        twins[environment === 'sandbox' ? 'production' : 'sandbox'],
      );
      expect(policy['script-src']?.split(' ')).toContain('https://cdn.paddle.com');
      expect(policy).not.toHaveProperty('require-trusted-types-for');
    }
  });

  test('a policy of vendors lets nothing run that is written into a page, and no text be run', () => {
    const policyOf = policies({
      paddle: { environment: 'production' },
      measurementId: 'G-ABC',
      adsConversion: 'AW-1/x',
      profitwellToken: 'abc',
    });
    const { 'style-src-attr': attributes, ...others } = directives(policyOf('/checkout', true));
    expect(attributes).toBe("'unsafe-inline'");
    expect(JSON.stringify(others)).not.toMatch(/unsafe|[ "]\*|http:|https:[ "]/);
    expect([others['object-src'], others['base-uri'], others['frame-ancestors']]).toEqual([
      "'none'",
      "'self'",
      "'none'",
    ]);
  });
});

test.for(['/pricing/', '/%', '/api/nope', '/assets/none.js'])(
  'a redirect and an error that is no page have a policy that allows nothing: %s',
  async (path) => {
    const files = { 'pricing/index.html': PAGE };
    const site = await startSite({ files });
    expect((await site.send(path)).headers['content-security-policy']).toMatch(/^default-src 'none'; /);
  },
);
