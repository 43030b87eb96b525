import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { readOptions } from '../../scripts/export/options.ts';
import { emptyTarget } from '../../scripts/export/target.ts';
import { smallBuild, writeBuild } from '../setup/build.ts';
import { nginxIsHere, startNginx } from '../setup/nginx.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

const root = join(import.meta.dirname, '../..');
const page = (title: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title></head></html>`;
const FILES = {
  'index.html': page('Home'),
  'pricing/index.html': page('Pricing'),
  'login/index.html': page('Log in'),
  '404/index.html': page('Not here'),
  '500.html': page('Broken'),
  'pricing.md': '# Pricing',
  'assets/app-1a2b.js': 'export {};',
  '.vite/manifest.json': '{}',
};

let dir: string;
let to: string;

/** Writes a build with three pages and a redirect. */
beforeEach(() => {
  dir = temporaryDir();
  to = join(dir, 'out');
  const publicConfig = {
    siteUrl: 'https://onset.example',
    apiBaseUrl: 'https://api.onset.example',
    legalReviewed: false,
  };
  const redirects = { redirects: [{ from: '/plans', to: '/pricing', status: 301 }], gone: [] };
  const validity = { '/pricing': { until: Date.parse('2099-01-01') } };
  writeBuild(smallBuild(join(dir, 'build')), FILES, publicConfig, [], validity, redirects);
});

/** Exports the build to `to`. Returns the standard output, or the error output if the command fails. */
async function exportSite(...parameters: string[]): Promise<{ succeeds: boolean; output: string }> {
  const env = { ...process.env, SITE_BUILD_DIR: join(dir, 'build') };
  const command = [join(root, 'scripts/export.ts'), '--to', to, ...parameters];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, command, { env });
    return { succeeds: true, output: stdout };
  } catch (error) {
    return { succeeds: false, output: String((error as { stderr?: string }).stderr ?? error) };
  }
}

const exported = (name: string): string => readFileSync(join(to, name), 'utf8');

test('npm run export writes pages, redirects and files for any host', async () => {
  const { output } = await exportSite();
  expect(readdirSync(to, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual([
    '.export',
    '.nojekyll',
    '404.html',
    '500.html',
    'assets',
    'assets/app-1a2b.js',
    'index.html',
    'login.html',
    'plans.html',
    'pricing.html',
    'pricing.md',
  ]);
  expect(output).toContain('A page appears or disappears on 2099-01-01. Export again on that day.');
  expect(output).toContain('- The legal pages are a template. Have a lawyer review them');
  expect(output).not.toMatch(/PUBLIC_(?:SITE|API)/);

  // A host that sets no headers: the pages contain the policies.
  const home = exported('index.html');
  const policy = /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(
    home,
  )?.[1];
  expect(policy).toContain("connect-src 'self' https://api.onset.example");
  expect(policy).toContain('upgrade-insecure-requests');
  expect(policy).not.toMatch(/frame-ancestors|report-uri|report-to/);
  expect(home).not.toContain('name="referrer"');
  expect(exported('login.html')).toContain('<meta name="referrer" content="no-referrer"/>');
  expect(exported('plans.html')).toContain('<meta http-equiv="refresh" content="0; url=/pricing">');
  expect(exported('plans.html')).toContain('<link rel="canonical" href="https://onset.example/pricing">');
});

test.for(['netlify', 'cloudflare', 'nginx'])(
  'the export for %s has one policy for all pages, each of which allows only its own styles',
  async (host) => {
    const [home, pricing] = ['a', 'b'].map((each) => `sha256-${each.repeat(43)}=`);
    writeFileSync(join(dir, 'build/inline-styles.json'), JSON.stringify({ '/': home, '/pricing': pricing }));
    expect(await exportSite('--host', host)).toMatchObject({ succeeds: true });
    const configuration = readFileSync(host === 'nginx' ? `${to}.nginx-http.conf` : join(to, '_headers'), 'utf8');
    expect(configuration).toContain("style-src-elem 'self' 'unsafe-inline';");
    expect(configuration).not.toMatch(/style-src-elem[^;]*sha256/);
    const metaOf = (hash: string): string =>
      `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="style-src-elem 'self' '${hash}'"/>`;
    expect(exported('index.html')).toContain(metaOf(home ?? ''));
    expect(exported('pricing.html')).toContain(metaOf(pricing ?? ''));
    expect(exported('login.html')).toContain(`content="style-src-elem 'self'"/>`);
  },
);

test('the export for nginx has compressed pages with their policies', async () => {
  await exportSite('--host', 'nginx');
  expect(gunzipSync(readFileSync(join(to, 'index.html.gz'))).toString()).toBe(exported('index.html'));
});

test('npm run export adds Strict-Transport-Security only if --hsts is set', async () => {
  await exportSite('--host', 'netlify');
  expect(exported('_headers')).not.toContain('Strict-Transport-Security');
  await exportSite('--host', 'netlify', '--hsts', 'subdomains');
  expect(exported('_headers')).toContain('Strict-Transport-Security: max-age=31536000; includeSubDomains\n');
});

test.runIf(nginxIsHere)('the export for nginx sends crawlers a list of links in place of error screens', async () => {
  await exportSite('--host', 'nginx');
  const { origin, stop } = await startNginx(to);
  onTestFinished(stop);
  const read = async (path: string, agent: string) => {
    const response = await fetch(origin + path, { headers: { 'User-Agent': agent } });
    const { status, headers } = response;
    const content = /<(?:title|h1)>([^<]*)/.exec(await response.text())?.[1];
    return [status, headers.get('x-robots-tag'), headers.get('vary')?.includes('User-Agent'), content];
  };
  const BROWSER =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/153.0 Safari/537';
  const list = 'Pages of the site';
  for (const crawler of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'curl/8.7.1']) {
    expect(await read('/nowhere', crawler)).toEqual([404, 'noindex', true, list]);
    expect(await read('/404', crawler)).toEqual([200, 'noindex', true, list]);
    expect(await read('/500.html', crawler)).toEqual([200, 'noindex', true, list]);
    expect(await read('/pricing', crawler)).toEqual([200, null, false, 'Pricing']);
  }
  expect(await read('/nowhere', BROWSER)).toEqual([404, 'noindex', true, 'Not here']);
  expect(await read('/crawler.html', BROWSER)).toEqual([404, 'noindex', true, 'Not here']);
});

describe('the target of npm run export', () => {
  test('is not changed if it contains other files', async () => {
    mkdirSync(to);
    writeFileSync(join(to, 'thesis.txt'), 'years of work');
    expect(await exportSite()).toEqual({
      succeeds: false,
      output: `${to} is not empty and was not created by this command. Choose an empty folder with --to.\n`,
    });
    expect(readdirSync(to)).toEqual(['thesis.txt']);
  });

  test('is not a file or a folder that contains the project', () => {
    writeFileSync(to, '');
    expect(() => emptyTarget(to, root)).toThrow(`${to} is a file. Choose a folder with --to.`);
    expect(() => emptyTarget(root, root)).toThrow(`${root} contains this project. Choose another folder`);
    expect(() => emptyTarget(dir, join(dir, 'project'))).toThrow(`${dir} contains this project`);
  });

  test('has a configuration of nginx beside it, which replaces only one of this command', async () => {
    const beside = `${to}.nginx-http.conf`;
    writeFileSync(beside, 'own configuration');
    const { output } = await exportSite('--host', 'nginx');
    expect(output).toBe(`${beside} was not created by this command. Choose another folder with --to.\n`);
    expect([readFileSync(beside, 'utf8'), existsSync(to)]).toEqual(['own configuration', false]);
    rmSync(beside);
    for (let run = 0; run < 2; run += 1)
      expect((await exportSite('--host', 'nginx')).output).toContain('Configuration: ');
  });
});

test.for([
  [['--host', 'geocities'], '--host is "geocities". Use one of any, netlify, cloudflare, nginx'],
  [['--hsts', 'forever'], '--hsts is "forever". Use one of host, subdomains, preload'],
  [['--host'], 'Invalid arguments “--host”. Usage:'],
  [['--to', '--host'], 'Invalid arguments “--to --host”. Usage:'],
  [['--host', 'any', '--host', 'nginx'], 'Invalid arguments'],
  [['out'], 'Invalid arguments “out”'],
] as const)('readOptions rejects %j and prints the usage', ([parameters, message]) => {
  expect(() => readOptions(parameters, root)).toThrow(message);
});

test('readOptions defaults to any host and the folder site/export', () => {
  expect(readOptions([], '/srv')).toEqual({ to: '/srv/site/export', host: 'any', hsts: undefined });
});
