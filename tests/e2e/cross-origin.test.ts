import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gonePages, redirects } from '../../site/content/redirects.ts';
import { freePort } from '../setup/free-port.ts';
import { nginxIsHere, startNginx } from '../setup/nginx.ts';
import { startStaticHost } from '../setup/static-host.ts';
import type { StaticHost } from '../setup/static-host.ts';
import { expectConsole, prepareBrowser } from './browser.ts';
import { engine } from './engine.ts';
import { buy } from './demo-form.ts';
import { confirmEmail, newPerson, register, storedKeys } from './people.ts';
import { startProcess } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';

const root = join(import.meta.dirname, '../..');
const entry = join(import.meta.dirname, 'elsewhere-entry.ts');
const visit = prepareBrowser();
// Without an address of their own: a header a page sends to another origin is one more that origin must allow.
const elsewhere = (origin: string) => ({ baseURL: origin, extraHTTPHeaders: {} });

let folder: string;
let site: SiteProcess;
let hosts: Readonly<Partial<Record<'netlify' | 'cloudflare' | 'any' | 'nginx', StaticHost>>> = {};
let apiPort: number;

/**
 * A site built for an account API at another origin. It is served by one process, and from exports of it by hosts of
 * files; the API by another process.
 */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onset-cross-'));
  apiPort = await freePort();
  // The packages, for a server build that lies outside the project.
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const build = join(folder, 'build');
  const run = (script: string, ...parameters: string[]) =>
    promisify(execFile)(process.execPath, [join(root, script), ...parameters], {
      env: { ...process.env, PUBLIC_API_BASE_URL: `http://localhost:${apiPort}`, SITE_BUILD_DIR: build },
    });
  await run('scripts/build.ts');
  const exported = async (host: string): Promise<string> => {
    await run('scripts/export.ts', '--host', host, '--to', join(folder, host));
    return join(folder, host);
  };
  const [forNetlify, forCloudflare, forAny, forNginx] = await Promise.all(
    ['netlify', 'cloudflare', 'any', 'nginx'].map(exported),
  );
  hosts = {
    netlify: await startStaticHost(forNetlify ?? '', 'netlify'),
    cloudflare: await startStaticHost(forCloudflare ?? '', 'cloudflare'),
    any: await startStaticHost(forAny ?? '', 'any'),
    ...(nginxIsHere && { nginx: await startNginx(forNginx ?? '') }),
  };
  site = await startProcess({ PORT: '0', DATA_DIR: join(folder, 'site'), SITE_BUILD_DIR: build }, entry);
});

afterAll(async () => {
  await Promise.all([site, ...Object.values(hosts)].map((each) => each.stop()));
  await rm(folder, { recursive: true, force: true });
});

/** Starts the API at the address the site was built for. */
function startApi(env: Readonly<Record<string, string>>): Promise<SiteProcess> {
  return startProcess({ PORT: String(apiPort), DATA_DIR: join(folder, 'api'), ...env });
}

describe('a site whose account API has another origin', () => {
  test('works from a static host that the API allows', async () => {
    const origin = originOf('cloudflare');
    const api = await startApi({ CORS_ORIGINS: origin });
    try {
      const visitor = await visit(elsewhere(origin));
      const { page } = visitor;
      const person = newPerson();
      await register(page, person);
      await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Lovelace');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText('Saved', { exact: true }).waitFor();
      await buy(page, 'monthly');
      await confirmEmail(page, person, { origin: `http://localhost:${apiPort}`, dataDir: join(folder, 'api') });
      await page.goto('/customer-portal');
      await page.getByRole('heading', { name: 'Onset Monthly' }).waitFor();
      await page.getByRole('button', { name: 'Update card' }).click();
      await page.waitForURL(`http://localhost:${apiPort}/demo/paddle/portal?**`);
      await page.goto('/blog');
      const form = page.getByRole('region', { name: 'The next one by email' });
      await form.getByRole('textbox').fill(person.email);
      await form.getByRole('button', { name: 'Subscribe' }).click();
      await form.getByText('Check your email', { exact: false }).waitFor();
      await page.goto('/profile');
      await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
      await expect.poll(async () => (await storedKeys(page)).filter((key) => key.startsWith('auth_'))).toEqual([]);
    } finally {
      await api.stop();
    }
  });

  test('fails clearly where the API does not', async () => {
    const api = await startApi({});
    try {
      const visitor = await visit(elsewhere(site.origin));
      const { page } = visitor;
      await page.goto('/login');
      await page.getByLabel('Email or username').fill('ada@example.com');
      await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('alert').filter({ hasText: 'couldn’t reach the server' }).waitFor();
      expectConsole(visitor, /CORS|ERR_FAILED|status of 403/);
    } finally {
      await api.stop();
    }
  });
});

const originOf = (name: keyof typeof hosts): string => hosts[name]?.origin ?? '';

if (!nginxIsHere) process.stdout.write('nginx is not on this machine: what is exported for it is not tried.\n');

describe.each(['netlify' as const, 'cloudflare' as const, ...(nginxIsHere ? (['nginx'] as const) : [])])(
  'exported for %s, the site is the server’s',
  (name) => {
    /** Pages that may be asked for with a code: a host of files keeps every such address from the next page. */
    const withCodes = [
      '/confirm-email',
      '/login',
      '/newsletter',
      '/reset-password',
      '/undo-email-change',
      '/unsubscribe',
    ];

    test('every page and file has the same bytes and the same headers, and nothing is missing', async () => {
      const client = join(folder, 'build/client');
      const paths = readdirSync(client, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(?:br|gz|zst)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).slice(client.length))
        .filter((path) => !path.startsWith('/.vite/'))
        .map((path) => path.replace(/^\/index\.html$/, '/').replace(/\/index\.html$/, ''));
      expect(paths.length).toBeGreaterThan(150);
      for (const path of paths) {
        const asked = withCodes.includes(path) ? `${path}?code=a` : path;
        const [ours, theirs] = [await ask(site.origin, asked), await ask(originOf(name), asked)];
        expect(ours.status, `at ${path}`).toBe(200);
        expect(theirs, `at ${path}`).toEqual(ours);
      }
    });

    test('a page that is nowhere is the page /404, with the status 404 and the policies', async () => {
      const there = await ask(site.origin, '/404');
      for (const path of ['/nowhere', '/blog/nowhere', '/pricing/nowhere'])
        expect(await ask(originOf(name), path), `at ${path}`).toEqual({ ...there, status: 404 });
      const { headers } = await fetch(`${originOf(name)}/nowhere`);
      // The page says it as well, for hosts that cannot.
      expect(headers.get('x-robots-tag')).toBe(name === 'nginx' ? 'noindex' : null);
    });

    test('every redirect leads where the server leads, with its query', async () => {
      expect(redirects.length).toBeGreaterThan(5);
      for (const { from } of redirects) {
        const [ours, theirs] = await Promise.all(
          [site.origin, originOf(name)].map((origin) => fetch(`${origin}${from}?a=b%20c`, { redirect: 'manual' })),
        );
        const lead = (response: Response | undefined) => [response?.status, response?.headers.get('location')];
        expect(lead(theirs), `from ${from}`).toEqual(lead(ours));
        expect([301, 302]).toContain(ours?.status);
      }
    });

    test('a page that is gone is no page of the site any more', async () => {
      for (const { path, words } of gonePages) {
        const { status, body } = await ask(originOf(name), path);
        expect(status).toBe(name === 'nginx' ? 410 : 404);
        expect(Buffer.from(body, 'latin1').toString().includes(words)).toBe(name !== 'cloudflare');
      }
    });

    /** What is said and sent, but for what is of one request, of one encoding, or about reports, which no host of files takes. */
    async function ask(origin: string, path: string) {
      const response = await fetch(origin + path, {
        redirect: 'manual',
        headers: { 'accept-encoding': 'identity', 'user-agent': PERSON, accept: 'text/html' },
      });
      const headers = Object.fromEntries(response.headers);
      for (const own of OF_THE_HOST) delete headers[own];
      const policy = headers['content-security-policy'] ?? '';
      headers['content-security-policy'] = policy.replace('; report-uri /policy-reports', '');
      return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()).toString('latin1') };
    }
  },
);

describe('exported for a host that takes no headers', () => {
  let api: SiteProcess;

  beforeAll(async () => {
    api = await startApi({ CORS_ORIGINS: originOf('any') });
  });

  afterAll(() => api.stop());

  test('the pages are the server’s, but for what they say of themselves', async () => {
    const asked = { headers: { 'user-agent': PERSON, accept: 'text/html' } };
    for (const path of ['/', '/pricing', '/login', '/blog', '/404', '/blog/which-file-for-what']) {
      const [ours, theirs] = await Promise.all(
        [site.origin, originOf('any')].map(async (origin) => (await fetch(origin + path, asked)).text()),
      );
      const said =
        /<meta http-equiv="Content-Security-Policy" content="[^"]+"\/>(?:<meta name="referrer" content="no-referrer"\/>)?/;
      expect(theirs).toMatch(said);
      expect(theirs?.replace(said, '')).toBe(ours);
    }
  });

  test('their own policies stop an inline script, and nothing of the site', async () => {
    const visitor = await visit(elsewhere(originOf('any')));
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
    // The driver of WebKit says nothing of a script that a script put there.
    if (engine !== 'webkit') expectConsole(visitor, /Content Security Policy|TrustedScript|injection sink/);
  });

  test('a redirect is a page that leads on', async () => {
    const { page } = await visit(elsewhere(originOf('any')));
    await page.goto('/terms');
    await page.waitForURL('**/terms-and-conditions');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

/** Headers that a host makes itself, and that of a page that is nowhere, which is looked at alone. */
const OF_THE_HOST = [
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

const PERSON =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
