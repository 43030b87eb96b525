import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lastCommitDates, robotsTxt, securityTxt, sitemap } from '../../scripts/build/site-files.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

const SITE = 'https://www.example.com';

test('the sitemap lists indexed pages with the date of the last commit or of the newest entry, whichever is later', () => {
  const page = (path: string, newest?: string, noindex = false) => ({ path, noindex, source: `${path}.ts`, newest });
  const pages = [
    page('/'),
    page('/blog', '2026-11-18'),
    page('/old', '2026-11-01'),
    page('/profile', undefined, true),
    page('/a&b'),
  ];
  const dates = new Map([
    ['/blog.ts', '2026-11-02'],
    ['/old.ts', '2026-11-03'],
    ['/profile.ts', '2026-11-04'],
  ]);
  expect(sitemap(SITE, pages, dates).match(/<url>.*<\/url>/g)).toEqual([
    '<url><loc>https://www.example.com/</loc></url>',
    '<url><loc>https://www.example.com/blog</loc><lastmod>2026-11-18</lastmod></url>',
    '<url><loc>https://www.example.com/old</loc><lastmod>2026-11-03</lastmod></url>',
    '<url><loc>https://www.example.com/a&amp;b</loc></url>',
  ]);
});

test('robots.txt names the sitemap and does not block the site', () => {
  expect(robotsTxt(SITE)).toContain('Sitemap: https://www.example.com/sitemap.xml');
  expect(robotsTxt(SITE)).not.toMatch(/^Disallow: \/$/m);
});

test('lastCommitDates returns the date of the last commit, and nothing for a file with uncommitted changes', () => {
  const root = temporaryDir();
  const git = (date: string, ...parameters: string[]): void => {
    const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
    const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
    execFileSync('git', ['-C', root, ...identity, ...parameters], { stdio: 'ignore', env });
  };
  const write = (name: string, text: string): void => writeFileSync(join(root, name), text);
  for (const name of ['a.ts', 'b.ts']) write(name, '1');
  git('2026-01-02T12:00:00Z', 'init');
  git('2026-01-02T12:00:00Z', 'add', '.');
  git('2026-01-02T12:00:00Z', 'commit', '-m', 'one');
  write('a.ts', '2');
  git('2026-03-04T12:00:00Z', 'commit', '-am', 'two');
  expect(Object.fromEntries(lastCommitDates(root, '.'))).toEqual({ 'a.ts': '2026-03-04', 'b.ts': '2026-01-02' });
  write('b.ts', '3');
  expect([...lastCommitDates(root, '.').keys()]).toEqual(['a.ts']);
});

test('security.txt contains the contact, the date of expiry and its own URL', () => {
  const now = Date.UTC(2026, 10, 22, 13, 14, 15);
  const contact = { securityEmail: 'security@example.com', now };
  expect(
    securityTxt({ ...contact, siteUrl: SITE })
      .trimEnd()
      .split('\n')
      .toSorted(),
  ).toEqual([
    'Canonical: https://www.example.com/.well-known/security.txt',
    'Contact: mailto:security@example.com',
    'Expires: 2027-11-17T00:00:00.000Z',
    'Preferred-Languages: en',
  ]);
  // The standard forbids HTTP URLs.
  expect(securityTxt({ ...contact, siteUrl: 'http://localhost:3000' })).not.toContain('Canonical');
});
