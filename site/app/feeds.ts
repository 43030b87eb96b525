import { publicConfig } from '../config/public-config.ts';
import { brand } from '@onset/design-system/brand';
import { blogTexts, topics } from '../content/blog.ts';
import { posts } from '../content/posts.ts';
import type { Post } from '../content/posts.ts';
import { releases } from '../content/releases.ts';
import type { Release } from '../content/releases.ts';
import { escapeXml } from './escape-xml.ts';

/** Maximum number of posts in the feed. */
const POSTS_IN_FEED = 30;

/** Data of the feeds. */
interface FeedSource {
  readonly siteUrl: string;
  readonly posts: readonly Post[];
  readonly releases: readonly Release[];
}

/** Returns the feeds by file name: one of posts, and one of releases for the app's updater. */
export function feedFiles(): Readonly<Record<string, string>> {
  // Without a release host, the downloads are text files, which Sparkle must not get.
  const hosted = brand.releaseHost === null ? [] : releases;
  const source = { siteUrl: publicConfig.siteUrl, posts, releases: hosted };
  return { 'rss.xml': rss(source), 'appcast.xml': appcast(source) };
}

/** Returns the newest posts as RSS 2.0. URLs are absolute, because feed readers need them. */
export function rss({ siteUrl, posts: listed }: FeedSource): string {
  const [newest] = listed;
  return feed(
    'xmlns:atom="http://www.w3.org/2005/Atom"',
    element('title', `${brand.name}: ${blogTexts.label}`),
    element('link', `${siteUrl}/blog`),
    element('description', blogTexts.lede),
    element('language', 'en-GB'),
    newest ? element('lastBuildDate', toMidnight(newest.updated ?? newest.date)) : '',
    `<atom:link href="${escapeXml(`${siteUrl}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...listed.slice(0, POSTS_IN_FEED).map(({ slug, title, description, date, tags }) => {
      const url = `${siteUrl}/blog/${slug}`;
      return item(
        element('title', title),
        element('link', url),
        `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
        element('pubDate', toMidnight(date)),
        element('description', description),
        ...tags.map((tag) => element('category', topics[tag].label)),
      );
    }),
  );
}

/**
 * Returns the releases for Sparkle, newest first. Releases without a signature are omitted, because the app would reject
 * them. A security update is critical for all earlier versions. No release requires a processor, because the app is
 * universal.
 */
export function appcast({ siteUrl, releases: listed }: FeedSource): string {
  return feed(
    'xmlns:sparkle="http://www.andymatuschak.org/xml-namespaces/sparkle"',
    element('title', `${brand.name} for Mac`),
    element('link', `${siteUrl}/changelog`),
    element('description', `The versions of ${brand.name} for Mac, newest first.`),
    element('language', 'en-GB'),
    ...listed
      .filter(({ edSignature }) => edSignature !== undefined)
      .map(({ version, date, bytes, minimumSystem, security, href, edSignature = '' }) =>
        item(
          element('title', `Version ${version}`),
          element('link', `${siteUrl}/download`),
          element('sparkle:version', version),
          element('sparkle:shortVersionString', version),
          // Sparkle expects three numbers.
          element('sparkle:minimumSystemVersion', `${minimumSystem}.0`),
          element('sparkle:releaseNotesLink', `${siteUrl}/changelog#v${version}`),
          security ? `<sparkle:criticalUpdate sparkle:version="${escapeXml(version)}"/>` : '',
          element('pubDate', toMidnight(date)),
          `<enclosure url="${escapeXml(href)}" length="${bytes}" type="application/octet-stream" sparkle:edSignature="${escapeXml(edSignature)}"/>`,
        ),
      ),
  );
}

function feed(namespace: string, ...parts: readonly string[]): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" ${namespace}>\n<channel>\n${lines(parts)}\n</channel>\n</rss>\n`;
}

const item = (...parts: readonly string[]): string => `<item>\n${lines(parts)}\n</item>`;

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

const lines = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');

/**
 * Returns the beginning of a day in the first time zone that reaches it (UTC+14), in the format of RFC 822. It names the
 * right day and is never in the future, because the build rejects days that haven't begun there.
 */
const toMidnight = (day: string): string => new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', '+1400');
