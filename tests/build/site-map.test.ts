import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lastCommitDates, robotsTxt, siteMap } from '../../scripts/build/site-map.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

const SITE = 'https://www.example.com';

test('the sitemap lists indexed pages with the dates that are known', () => {
  const xml = siteMap(SITE, [
    { path: '/', noindex: false, modified: '2026-11-18' },
    { path: '/profile', noindex: true, modified: '2026-11-18' },
    { path: '/a&b', noindex: false },
  ]);
  expect(xml.match(/<url>.*<\/url>/g)).toEqual([
    '<url><loc>https://www.example.com/</loc><lastmod>2026-11-18</lastmod></url>',
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
