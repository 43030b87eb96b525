import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { lastCommitDates, robotsTxt, siteMap } from '../../scripts/build/site-map.ts';
import { temporaryDir } from '../setup/temporary-dir.ts';

const SITE = 'https://www.example.com';

test('lists pages that may be found, with the dates that are known', () => {
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

test('robots.txt lets everybody read pages, and names the site map', () => {
  expect(robotsTxt(SITE)).toContain('Sitemap: https://www.example.com/sitemap.xml');
  expect(robotsTxt(SITE)).not.toMatch(/^Disallow: \/$/m);
});

describe('the date a file was last changed', () => {
  let root = '';
  const git = (...args: string[]): void => {
    execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      stdio: 'ignore',
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    });
  };
  let date = '2026-01-02T12:00:00Z';

  beforeEach(() => {
    root = temporaryDir();
    mkdirSync(join(root, 'pages'));
    for (const name of ['a.ts', 'b.ts']) writeFileSync(join(root, 'pages', name), '1');
  });

  test('is that of its last commit; what is changed and in no commit has none', () => {
    date = '2026-01-02T12:00:00Z';
    git('init');
    git('add', '.');
    git('commit', '-m', 'one');
    date = '2026-03-04T12:00:00Z';
    writeFileSync(join(root, 'pages/a.ts'), '2');
    git('commit', '-am', 'two');
    expect(Object.fromEntries(lastCommitDates(root, 'pages'))).toEqual({
      'pages/a.ts': '2026-03-04',
      'pages/b.ts': '2026-01-02',
    });
    writeFileSync(join(root, 'pages/b.ts'), '3');
    expect([...lastCommitDates(root, 'pages').keys()]).toEqual(['pages/a.ts']);
  });
});
