import { brand } from '@onset/design-system/brand';
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { gonePages, redirects } from '../../site/content/redirects.ts';
import { freePort } from '../setup/free-port.ts';
import { nginxIsHere, startNginx } from '../setup/nginx.ts';
import { startStaticHost } from '../setup/static-host.ts';
import type { StaticHost } from '../setup/static-host.ts';
import { monthly } from '../setup/plans.ts';
import { expectConsole, prepareBrowser } from './browser.ts';
import { engine } from './engine.ts';
import { buy, confirmEmail, logIn, logOut, register, storedKeys } from './people.ts';
import { routes } from './routes.ts';
import { startProcess } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';

const root = join(import.meta.dirname, '../..');
const visit = prepareBrowser();
// Without the header of an IP address, which the API would have to allow for another origin.
const at = (origin: string) => ({ baseURL: origin, extraHTTPHeaders: {} });

let folder: string;
let site: SiteProcess;
let hosts: Readonly<Partial<Record<'netlify' | 'cloudflare' | 'any' | 'nginx', StaticHost>>> = {};
const apiPort = await freePort();
const apiOrigin = `http://localhost:${apiPort}`;
const originOf = (name: keyof typeof hosts): string => hosts[name]?.origin ?? '';

/** Builds the site for an account API at another origin, and serves it from a server and from exports on static hosts. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onset-cross-'));
  // A build outside the repository needs the packages.
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const build = join(folder, 'build');
  const run = (script: string, ...parameters: string[]) =>
    promisify(execFile)(process.execPath, [join(root, script), ...parameters], {
      env: { ...process.env, PUBLIC_API_BASE_URL: apiOrigin, SITE_BUILD_DIR: build },
    });
  await run('scripts/build.ts');
  const exportTo = async (host: string): Promise<string> => {
    await run('scripts/export.ts', '--host', host, '--to', join(folder, host));
    return join(folder, host);
  };
  const [forNetlify = '', forCloudflare = '', forAny = '', forNginx = ''] = await Promise.all(
    ['netlify', 'cloudflare', 'any', 'nginx'].map(exportTo),
  );
  hosts = {
    netlify: await startStaticHost(forNetlify, 'netlify'),
    cloudflare: await startStaticHost(forCloudflare, 'cloudflare'),
    any: await startStaticHost(forAny, 'any'),
    ...(nginxIsHere && { nginx: await startNginx(forNginx) }),
  };
  site = await startProcess({ SITE_BUILD_DIR: build });
});

afterAll(async () => {
  await Promise.all([site, ...Object.values(hosts)].map((each) => each.stop()));
  await rm(folder, { recursive: true, force: true });
});

/** Starts the API for the origins in `CORS_ORIGINS`, until the end of the test. */
async function startApi(env: Readonly<Record<string, string>>): Promise<SiteProcess> {
  const api = await startProcess({ PORT: String(apiPort), ...env });
  onTestFinished(api.stop);
  return api;
}

describe('a site whose account API has another origin', () => {
  test('works from a static host that the API allows', async () => {
    const { dataDir } = await startApi({ CORS_ORIGINS: originOf('cloudflare') });
    const { page } = await visit(at(originOf('cloudflare')));
    const person = await register(page);
    await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Lovelace');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await buy(page, monthly);
    await confirmEmail(page, person, { origin: apiOrigin, dataDir });
    await page.goto('/customer-portal');
    await page.getByRole('heading', { name: `${brand.name} ${monthly.name}` }).waitFor();
    await page.getByRole('button', { name: 'Update card' }).click();
    await page.waitForURL(`${apiOrigin}/demo/paddle/portal?**`);
    await page.goto('/blog');
    const form = page.getByRole('region', { name: 'The next one by email' });
    await form.getByRole('textbox').fill(person.email);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await form.getByText('Check your email', { exact: false }).waitFor();
    await page.goto('/profile');
    await logOut(page);
    await expect.poll(async () => (await storedKeys(page)).filter((key) => key.startsWith('auth_'))).toEqual([]);
  });

  test('fails with an explanation if the API does not allow it', async () => {
    await startApi({});
    const visitor = await visit(at(site.origin));
    await visitor.page.goto('/login');
    await logIn(visitor.page, 'ada@example.com', 'correct horse battery');
    await visitor.page.getByRole('alert').filter({ hasText: 'couldn’t reach the server' }).waitFor();
    expectConsole(visitor, /CORS|ERR_FAILED|status of 403/);
  });
});

if (!nginxIsHere) process.stdout.write('nginx is not installed, so its export is not tested.\n');

/** Headers that a static host sets itself, and `x-robots-tag`, which the test of unknown pages checks. */
const HOST_HEADERS = [
  'accept-ranges',
  'connection',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'reporting-endpoints',
  'server',
  'vary',
  'x-request-id',
  'x-robots-tag',
];

const BROWSER =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';

/** Fetches a path. Returns the response without headers of the host, and without the CSP reports that no static host takes. */
async function get(origin: string, path: string) {
  const response = await fetch(origin + path, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity', 'user-agent': BROWSER, accept: 'text/html' },
  });
  const headers = Object.fromEntries(response.headers);
  for (const name of HOST_HEADERS) delete headers[name];
  const policy = headers['content-security-policy'] ?? '';
  headers['content-security-policy'] = policy.replace('; report-uri /policy-reports', '');
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()).toString('latin1') };
}

/**
 * Returns a response of the server as a static host sends it: the hash of the page's styles is in the page instead of
 * the header, which is the same for all pages.
 */
function asExported({ status, headers, body }: Awaited<ReturnType<typeof get>>): Awaited<ReturnType<typeof get>> {
  const policy = headers['content-security-policy'] ?? '';
  const styles = policy.split('; ').find((each) => each.startsWith('style-src-elem '));
  if (styles === undefined) return { status, headers, body };
  const meta = `<meta http-equiv="Content-Security-Policy" content="${styles}"/>`;
  const exported = body.replace(/(?<=<meta charSet="utf-8"\/?>)/i, meta);
  return {
    status,
    headers: {
      ...headers,
      'content-security-policy': policy.replace(styles, styles.replace(/'sha256-[^']+'/, "'unsafe-inline'")),
      ...(headers['content-length'] && { 'content-length': String(exported.length) }),
    },
    body: exported,
  };
}

describe.each(['netlify' as const, 'cloudflare' as const, ...(nginxIsHere ? (['nginx'] as const) : [])])(
  'the export for %s',
  (name) => {
    /** Pages that can have a code in their URL. Static hosts always send them the headers for one. */
    const withCodes = ['confirm-email', 'login', 'newsletter', 'reset-password', 'undo-email-change', 'unsubscribe'];

    test('has every page and file of the server, with the same bytes and headers', async () => {
      const client = join(folder, 'build/client');
      const paths = readdirSync(client, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile() && !/\.(?:br|gz|zst)$/.test(file.name))
        .map((file) => join(file.parentPath, file.name).slice(client.length))
        .filter((path) => !path.startsWith('/.vite/'))
        .map((path) => path.replace(/^\/index\.html$/, '/').replace(/\/index\.html$/, ''));
      expect(paths.length).toBeGreaterThan(150);
      for (const path of paths) {
        const url = withCodes.includes(path.slice(1)) ? `${path}?code=a` : path;
        const [ours, theirs] = [await get(site.origin, url), await get(originOf(name), url)];
        expect(ours.status, `at ${path}`).toBe(200);
        expect(theirs, `at ${path}`).toEqual(asExported(ours));
      }
    });

    test('responds to unknown, moved and removed pages as the server does', async () => {
      const notFound = asExported(await get(site.origin, '/404'));
      for (const path of ['/nowhere', '/blog/nowhere', '/pricing/nowhere'])
        expect(await get(originOf(name), path), `at ${path}`).toEqual({ ...notFound, status: 404 });
      const { headers } = await fetch(`${originOf(name)}/nowhere`);
      // The HTML has `noindex` too, for hosts that can't send the header.
      expect(headers.get('x-robots-tag')).toBe(name === 'nginx' ? 'noindex' : null);

      expect(redirects.length).toBeGreaterThan(5);
      for (const { from } of redirects) {
        const [ours, theirs] = await Promise.all(
          [site.origin, originOf(name)].map(async (origin) => {
            const response = await fetch(`${origin}${from}?a=b%20c`, { redirect: 'manual' });
            return [response.status, response.headers.get('location')];
          }),
        );
        expect(theirs, `from ${from}`).toEqual(ours);
        expect([301, 302]).toContain(ours?.[0]);
      }
      for (const { path, words } of gonePages) {
        const { status, body } = await get(originOf(name), path);
        expect(status).toBe(name === 'nginx' ? 410 : 404);
        expect(Buffer.from(body, 'latin1').toString().includes(words)).toBe(name !== 'cloudflare');
      }
    });
  },
);

// `scripts/test.mjs` knows the beginning of this title, and that of the test in `tests/build/export.test.ts`.
test.runIf(nginxIsHere)(
  'the export for nginx sends crawlers the status of the server and no error screen',
  async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
    for (const path of ['/nowhere', '/404', ...gonePages.map((page) => page.path)]) {
      const [ours, theirs] = await Promise.all(
        [site.origin, originOf('nginx')].map(async (origin) => {
          const response = await fetch(origin + path, { headers });
          const html = await response.text();
          return [response.status, html.includes('data-section="error-screen"'), html.includes('href="/pricing"')];
        }),
      );
      expect(theirs, `at ${path}`).toEqual(ours);
      expect(ours?.slice(1), `at ${path}`).toEqual([false, true]);
    }
  },
);

test('the export for hosts without headers has the pages of the server, with their policies in the HTML', async () => {
  const policy =
    /<meta http-equiv="Content-Security-Policy" content="[^"]+"\/>(?:<meta name="referrer" content="no-referrer"\/>)?/;
  for (const path of [
    '/',
    '/pricing',
    '/login',
    '/blog',
    '/404',
    ...routes.filter((path) => path.startsWith('/blog/')),
  ]) {
    const [ours, theirs] = [await get(site.origin, path), await get(originOf('any'), path)];
    expect(theirs.body).toMatch(policy);
    expect(theirs.body.replace(policy, '')).toBe(ours.body);
  }
});

test('the policy in the HTML stops an inline script and nothing of the site, and a page redirects', async () => {
  await startApi({ CORS_ORIGINS: originOf('any') });
  const visitor = await visit(at(originOf('any')));
  const { page } = visitor;
  await page.goto('/login');
  await page.getByLabel('Email or username').fill('ada');
  await page.getByText('Password', { exact: true }).waitFor();
  expect(visitor.consoleErrors).toEqual([]);
  await page
    .evaluate(() => {
      const script = document.createElement('script');
      script.append('document.title = "Taken over"');
      document.body.append(script);
    })
    .catch(() => undefined);
  expect(await page.title()).not.toBe('Taken over');
  // Playwright's WebKit doesn't log a script that another script added.
  if (engine !== 'webkit') expectConsole(visitor, /Content Security Policy|TrustedScript|injection sink/);
  await page.goto('/terms');
  await page.waitForURL('**/terms-and-conditions');
  await page.getByRole('heading', { level: 1 }).waitFor();
});
