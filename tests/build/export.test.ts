import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readOptions } from '../../scripts/export/options.ts';
import { emptyTarget } from '../../scripts/export/target.ts';
import { smallBuild, writeBuild } from '../setup/build.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

const root = join(import.meta.dirname, '../..');

/** A new folder, removed when the test is over, with a build of three pages in it. */
function project(): { readonly dir: string; readonly build: string; readonly to: string } {
  const dir = temporaryDir();
  const build = join(dir, 'build');
  smallBuild(build);
  const page = (words: string): string =>
    `<!doctype html><html><head><meta charset="utf-8"><title>${words}</title></head></html>`;
  writeBuild(
    build,
    {
      'index.html': page('Home'),
      'pricing/index.html': page('Pricing'),
      'login/index.html': page('Log in'),
      '404/index.html': page('Not here'),
      '500.html': page('Broken'),
      'pricing.md': '# Pricing',
      'assets/app-1a2b.js': 'export {};',
      '.vite/manifest.json': '{}',
    },
    { siteUrl: 'https://onset.example', apiBaseUrl: 'https://api.onset.example', legalReviewed: false },
    [],
    { '/pricing': { until: Date.parse('2099-01-01') } },
    { redirects: [{ from: '/plans', to: '/pricing', status: 301 }], gone: [] },
  );
  return { dir, build, to: join(dir, 'out') };
}

/** Runs the command on a build; what it printed, and whether it did what it was asked for. */
async function run(build: string, ...parameters: string[]): Promise<{ done: boolean; said: string }> {
  const env = { ...process.env, SITE_BUILD_DIR: build };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'scripts/export.ts'), ...parameters], {
      env,
    });
    return { done: true, said: stdout };
  } catch (error) {
    return { done: false, said: error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error) };
  }
}

test('pages are files of their own names, and nothing of the build’s own is among them', async () => {
  const { build, to } = project();
  const { done, said } = await run(build, '--to', to);
  expect(done, `said: ${said}`).toBe(true);
  expect(readdirSync(to, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual(
    [
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
    ].toSorted(),
  );
  expect(said).toContain('A page appears or disappears on 2099-01-01. Export again on that day.');
  expect(said).toContain('- The legal pages are a template. Have a lawyer review them');
  expect(said).not.toMatch(/PUBLIC_(?:SITE|API)/);
});

test('what a host without headers cannot be told, pages say themselves, and a redirect is a page', async () => {
  const { build, to } = project();
  await run(build, '--to', to);
  const home = readFileSync(join(to, 'index.html'), 'utf8');
  const policy = /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(
    home,
  )?.[1];
  expect(policy).toContain("connect-src 'self' https://api.onset.example");
  expect(policy).toContain('upgrade-insecure-requests');
  for (const unheard of ['frame-ancestors', 'report-uri', 'report-to']) expect(policy).not.toContain(unheard);
  expect(home).not.toContain('name="referrer"');
  expect(readFileSync(join(to, 'login.html'), 'utf8')).toContain('<meta name="referrer" content="no-referrer"/>');
  const moved = readFileSync(join(to, 'plans.html'), 'utf8');
  expect(moved).toContain('<meta http-equiv="refresh" content="0; url=/pricing">');
  expect(moved).toContain('<link rel="canonical" href="https://onset.example/pricing">');
});

test('browsers are told to insist on https where that was asked for, and not otherwise', async () => {
  const { build, to } = project();
  await run(build, '--to', to, '--host', 'netlify');
  expect(readFileSync(join(to, '_headers'), 'utf8')).not.toContain('Strict-Transport-Security');
  await run(build, '--to', to, '--host', 'netlify', '--hsts', 'subdomains');
  expect(readFileSync(join(to, '_headers'), 'utf8')).toContain(
    'Strict-Transport-Security: max-age=31536000; includeSubDomains\n',
  );
});

describe('the folder', () => {
  test('with anything else in it is left as it is', async () => {
    const { build, to } = project();
    mkdirSync(to);
    writeFileSync(join(to, 'thesis.txt'), 'years of work');
    const { done, said } = await run(build, '--to', to);
    expect(done).toBe(false);
    expect(said).toBe(`${to} is not empty and was not created by this command. Choose an empty folder with --to.\n`);
    expect(readdirSync(to)).toEqual(['thesis.txt']);
  });

  test('that is a file, or holds the project, is none', () => {
    const { dir, to } = project();
    writeFileSync(to, '');
    expect(() => emptyTarget(to, root)).toThrow(`${to} is a file. Choose a folder with --to.`);
    expect(() => emptyTarget(root, root)).toThrow(`${root} contains this project. Choose another folder`);
    expect(() => emptyTarget(dir, join(dir, 'project'))).toThrow(`${dir} contains this project`);
  });

  test('has nothing beside it written over that is no export’s, and stays as it is then', async () => {
    const { build, to } = project();
    const beside = `${to}.nginx-http.conf`;
    writeFileSync(beside, 'limit_req_zone $binary_remote_addr zone=one:10m rate=1r/s;\n');
    const { said } = await run(build, '--host', 'nginx', '--to', to);
    expect(said).toBe(`${beside} was not created by this command. Choose another folder with --to.\n`);
    expect([readFileSync(beside, 'utf8'), existsSync(to)]).toEqual([expect.stringMatching(/^limit_req_zone/), false]);
    rmSync(beside);
    for (const _ of ['first', 'second'])
      expect((await run(build, '--host', 'nginx', '--to', to)).said).toContain('Configuration: ');
  });
});

test.for([
  [['--host', 'geocities'], '--host is "geocities". Use one of any, netlify, cloudflare, nginx'],
  [['--hsts', 'forever'], '--hsts is "forever". Use one of host, subdomains, preload'],
  [['--host'], 'Invalid arguments “--host”. Usage:'],
  [['--to', '--host'], 'Invalid arguments “--to --host”. Usage:'],
  [['--host', 'any', '--host', 'nginx'], 'Invalid arguments'],
  [['out'], 'Invalid arguments “out”'],
] as const)('a call such as %j is told what is expected', ([parameters, message]) => {
  expect(() => readOptions(parameters, root)).toThrow(message);
});

test('a call without parameters is for any host, into site/export, and says nothing of https', () => {
  expect(readOptions([], '/srv')).toEqual({ to: '/srv/site/export', host: 'any', hsts: undefined });
});
