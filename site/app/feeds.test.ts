import { getDownloadName } from '@onset/design-system/brand';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { hasSample } from '../../tests/setup/samples.ts';
import { posts } from '../content/posts.ts';
import { releases } from '../content/releases.ts';
import type { Release } from '../content/releases.ts';
import { appcast, feedFiles, rss } from './feeds.ts';

const siteUrl = 'https://onset.example';
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => name === 'item',
});

type Item = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
const readItems = (xml: string): Item[] =>
  (parser.parse(xml) as { rss: { channel: { item?: Item[] } } }).rss.channel.item ?? [];

/** Matches dates of RFC 822, which RSS and Sparkle use. */
const DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} 00:00:00 \+1400$/;

test.for(Object.entries(feedFiles()))('%s is valid XML', ([, xml]) => {
  expect(XMLValidator.validate(xml)).toBe(true);
});

test('the feed of posts links to each post with an absolute URL', () => {
  const items = readItems(rss({ siteUrl, posts, releases }));
  expect(items).toHaveLength(Math.min(30, posts.length));
  for (const { link, guid, pubDate, title, description } of items) {
    expect(link).toMatch(/^https:\/\/onset\.example\/blog\/[a-z0-9-]+$/);
    expect(guid).toEqual({ '#text': link, '@isPermaLink': 'true' });
    expect(pubDate).toMatch(DATE);
    expect([title, description]).not.toContain('');
  }
});

const SIGNATURE = `${'a'.repeat(86)}==`;

/** The site's releases with URLs of a release host, and signatures. */
const hosted = releases.map((each) => ({
  ...each,
  bytes: Math.max(each.bytes, 1_000_000),
  edSignature: each.edSignature ?? SIGNATURE,
  href: `https://downloads.onset.example/${getDownloadName(each.version)}.dmg`,
}));

test('the feed of the updater has all properties that Sparkle needs for each release', () => {
  const items = readItems(appcast({ siteUrl, posts, releases: hosted }));
  expect(items).toHaveLength(releases.length);
  for (const each of items) {
    const version = each['sparkle:version'];
    if (typeof version !== 'string') throw new Error('no version');
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(each['sparkle:shortVersionString']).toBe(version);
    expect(each['sparkle:minimumSystemVersion']).toMatch(/^\d+\.\d+\.\d+$/);
    expect(each['sparkle:releaseNotesLink']).toBe(`${siteUrl}/changelog#v${version}`);
    expect(each['pubDate']).toMatch(DATE);
    expect(each['enclosure']).toEqual({
      '@url': expect.stringMatching(/^https:\/\/downloads\.onset\.example\/[^/]+-[\d.]+\.dmg$/),
      '@length': expect.stringMatching(/^\d{7,}$/),
      '@type': 'application/octet-stream',
      '@sparkle:edSignature': expect.stringMatching(/^[A-Za-z0-9+/]{86}==$/),
    });
  }
});

test('the feed of the updater is empty if no release host is configured', () => {
  expect(readItems(feedFiles()['appcast.xml'] ?? '')).toEqual([]);
});

test.runIf(hasSample('releases'))('releases are sorted by the numbers of their versions, newest first', () => {
  expect(releases[0]?.version).toBe('1.12.0');
  expect(releases.map(({ version }) => version).indexOf('1.9.0')).toBeGreaterThan(2);
});

const [first] = releases;
const release = (changed: Partial<Release>): Release => ({
  ...(first as Release),
  edSignature: SIGNATURE,
  ...changed,
});

test('the feed of the updater omits releases without a signature and marks security updates as critical', () => {
  const feed = (changed: Partial<Release>): Item[] =>
    readItems(appcast({ siteUrl, posts, releases: [release(changed)] }));
  expect(feed({ edSignature: undefined })).toEqual([]);
  expect(feed({ security: true, version: '1.7.1' })[0]?.['sparkle:criticalUpdate']).toEqual({
    '@sparkle:version': '1.7.1',
  });
  expect(feed({ security: undefined })[0]).not.toHaveProperty('sparkle:criticalUpdate');
});

test('the feed of posts escapes titles', () => {
  const [post] = posts;
  if (!post) return;
  const xml = rss({ siteUrl, releases, posts: [{ ...post, title: 'A <b> & "c"</title>' }] });
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(readItems(xml)[0]?.['title']).toBe('A <b> & "c"</title>');
});

test('the dates of both feeds name the right day and are not in the future for the newest day that the build accepts', () => {
  const [post] = posts;
  if (!post) return;
  const day = '2026-11-18';
  const earliestBuild = Date.parse('2026-11-17T10:00:00Z');
  const source = { siteUrl, posts: [{ ...post, date: day, updated: undefined }], releases: [release({ date: day })] };
  const dates = [rss(source), appcast(source)].flatMap((xml) =>
    [...xml.matchAll(/<(?:pubDate|lastBuildDate)>(.*)<\//g)].map(([, date = '']) => date),
  );
  expect(dates).toEqual(Array(3).fill('Wed, 18 Nov 2026 00:00:00 +1400'));
  for (const date of dates) expect(Date.parse(date)).toBeLessThanOrEqual(earliestBuild);
});
