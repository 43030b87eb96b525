import { renderToStaticMarkup } from 'react-dom/server';
import type { ZodObject, ZodType } from 'zod';
import type { ContentFile } from '../content/content-file.ts';
import { legalFiles, legalTextSchema } from '../content/legal-texts.ts';
import { postFiles, postSchema } from '../content/posts.ts';
import { plansSchema } from '../content/plans.schema.ts';
import { gonePageSchema, redirectSchema } from '../content/redirects.ts';
import { CHANGE_KINDS, releaseFiles, releases, releaseSchema } from '../content/releases.ts';
import { compareVersions } from '../content/versions.ts';
import { facts, unknownFact } from './facts.ts';
import { fileNameError } from './page-paths.ts';
import { describeExpected, findClosest, formatPath, issueMessages } from './page-issue.ts';
import type { PageIssue } from './page-issue.ts';
import { renderSection } from './page-view.tsx';
import type { Page, PageSection } from './page.ts';

/*
 * Checks of the site's files that their schemas can't make, for the development server, the build and the tests. The page
 * editor uses the checks of pages.
 */

/** Targets of links. */
export interface LinkTargets {
  /** Paths of all pages. */
  readonly paths: ReadonlySet<string>;
  /** Returns the IDs on the page at a path; `undefined` if they aren't known, because the page has issues. */
  readonly getAnchors: (path: string) => ReadonlySet<string> | undefined;
  /** Returns true if there is a file at a path. */
  readonly isFile: (path: string) => boolean;
}

/**
 * Returns the issues of a valid page that its schema can't find: its heading outline, broken links, and timecodes that
 * don't ascend. `html` contains its sections, `file` is its source.
 */
export function pageIssuesBeyondSchema(page: Page, file: string, html: string, targets: LinkTargets): PageIssue[] {
  return [
    ...outlineErrors(html).map((message) => ({ file, location: '', message })),
    ...findBrokenLinks(page, file, html, targets),
    ...findTimecodeIssues(page, file),
  ];
}

function findBrokenLinks(page: Page, file: string, html: string, targets: LinkTargets): PageIssue[] {
  const broken = new Map(
    findHrefs(html).flatMap((href) => {
      const message = linkError(href, page.path, targets);
      return message === undefined ? [] : [[href, message] as const];
    }),
  );
  if (broken.size === 0) return [];
  const sectionIssues = page.sections.flatMap((section, index) => {
    const hrefs = new Set(findHrefs(renderToStaticMarkup(renderSection(section))));
    return [...broken]
      .filter(([href]) => hrefs.has(href))
      .flatMap(([href, message]) => {
        const paths = findLinkPaths(section.content, href).map((path) => ['content', ...path]);
        return (paths.length === 0 ? [[]] : paths).map((inSection) => {
          const path = ['sections', index, ...inSection];
          return { href, file, location: formatLocation(path, section), path, message };
        });
      });
  });
  const found = new Set(sectionIssues.map(({ href }) => href));
  const others = [...broken].filter(([href]) => !found.has(href));
  return [
    ...sectionIssues.map(({ href: _href, ...issue }) => issue),
    ...others.map(([, message]) => ({ file, location: '', message })),
  ];
}

/** Returns the message about a link on the page `from`; `undefined` if it has a target. */
export function linkError(href: string, from: string, { paths, getAnchors, isFile }: LinkTargets): string | undefined {
  const [path = '', anchor] = href.split('#');
  if (/^(?:https:|mailto:)/.test(href) || isFile(path)) return undefined;
  const target = path.replace(/\?.*$/, '') || from;
  if (!paths.has(target)) return describeMissingPage(target, paths);
  const anchors = getAnchors(target);
  if (anchor === undefined || anchors === undefined || anchors.has(anchor)) return undefined;
  const name = findClosest(anchor, [...anchors]);
  const advice = name === undefined ? 'Use the ID of one of its sections.' : `Did you mean #${name}?`;
  return `links to ${href}, but ${target === from ? 'this page' : target} has no ID “${anchor}”. ${advice}`;
}

function describeMissingPage(path: string, paths: ReadonlySet<string>): string {
  const name = findClosest(path, [...paths]);
  const advice = name === undefined ? 'Link to an existing page.' : `Did you mean ${name}?`;
  return `links to ${path}, which doesn’t exist. ${advice}`;
}

/** Returns the paths of a link in a section's content: properties, and texts with a link in Markdown. */
function findLinkPaths(value: unknown, href: string): (string | number)[][] {
  if (typeof value === 'string') return value === href || value.includes(`](${href})`) ? [[]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    findLinkPaths(part, href).map((path) => [Array.isArray(value) ? Number(key) : key, ...path]),
  );
}

/** Returns the issues of timecodes in lists that aren't later than the one before. */
function findTimecodeIssues({ sections }: Pick<Page, 'sections'>, file: string): PageIssue[] {
  return sections.flatMap((section, index) =>
    findLateTimecodes(section.content, undefined, ['sections', index, 'content']).map(({ path, message }) => ({
      file,
      location: formatLocation(path, section),
      path,
      message,
    })),
  );
}

type ContentPath = readonly (string | number)[];

function findLateTimecodes(
  value: unknown,
  before: string | undefined,
  path: ContentPath,
): { readonly path: ContentPath; readonly message: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) =>
      findLateTimecodes(entry, getTimecode(value[index - 1]), [...path, index]),
    );
  const timecode = getTimecode(value);
  const isLate = timecode !== undefined && before !== undefined && timecode <= before;
  return [
    ...(isLate
      ? [
          {
            path: [...path, 'timecode'],
            message: `is ${timecode}, which isn’t later than ${before}. Use a later timecode.`,
          },
        ]
      : []),
    ...Object.entries(value).flatMap(([key, part]) => findLateTimecodes(part, undefined, [...path, key])),
  ];
}

function getTimecode(value: unknown): string | undefined {
  const timecode: unknown =
    typeof value === 'object' && value !== null && 'timecode' in value ? value.timecode : undefined;
  return typeof timecode === 'string' ? timecode : undefined;
}

const formatLocation = (path: ContentPath, { name, id }: Pick<PageSection, 'name' | 'id'>): string =>
  `${formatPath(path)} (${name} “${id}”)`;

/** Returns the URLs of all links in HTML. */
export const findHrefs = (html: string): string[] =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

/** Returns the IDs of all elements in HTML. */
export const findIds = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id));

/** Heading of a rendered page. */
export interface Heading {
  readonly level: number;
  readonly text: string;
}

/** Returns the headings of a page's HTML, in order. */
export function findHeadings(html: string): Heading[] {
  return [...html.matchAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1>/gi)].map(([, level, content = '']) => ({
    level: Number(level),
    text: content
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
}

/** Returns the issues of a page's heading outline: not exactly one `h1`, one that isn't first, a skipped level, an empty heading. */
export function outlineErrors(html: string): string[] {
  const headings = findHeadings(html);
  const tops = headings.filter(({ level }) => level === 1).length;
  return [
    ...(tops === 1 ? [] : [`The page has ${tops} h1 elements. Use exactly one.`]),
    ...(tops > 0 && headings[0]?.level !== 1
      ? [`“${headings[0]?.text}” comes before the h1. Begin the page with its h1.`]
      : []),
    ...headings.flatMap(({ level, text }, index) => {
      const above = headings[index - 1]?.level ?? level;
      return level > above + 1 ? [`“${text}” is an h${level} below an h${above}. Don’t skip heading levels.`] : [];
    }),
    ...headings
      .filter(({ text }) => text === '')
      .map(({ level }) => `An h${level} is empty. Give it a text or remove it.`),
  ];
}

/**
 * Returns the issues of the Markdown files in `site/content`. `paths` are those of all pages, to which texts may link.
 * Without `now`, dates in the future are not reported.
 */
export function contentIssues(paths: ReadonlySet<string>, now: number | undefined): PageIssue[] {
  return [
    ...[...postFiles, ...releaseFiles, ...legalFiles].flatMap((file) => findLinkIssues(file, paths)),
    ...[...postFiles, ...releaseFiles].flatMap((file) => findDateIssues(file, now)),
    ...findRepeatedValues(postFiles, 'title'),
    // The updater would reject a release with the hash or the signature of another one.
    ...['sha256', 'edSignature'].flatMap((property) => findRepeatedValues(releaseFiles, property)),
    ...findOrderIssues(releaseFiles),
    ...postFiles.flatMap((file) => [
      ...findFileIssues(file, postSchema),
      ...findUnfilledFacts(file, FRONT_MATTER),
      ...findNameIssues(file, `blog/${file.name}.json`),
    ]),
    ...releaseFiles.flatMap((file) => [
      ...findFileIssues(file, releaseSchema),
      ...findUnfilledFacts(file, RELEASE),
      ...findReleaseIssues(file),
    ]),
    ...legalFiles.flatMap((file) => [
      ...findFileIssues(file, legalTextSchema),
      ...findNameIssues(file, `${file.name}.json`),
    ]),
  ];
}

/** Returns the issues of a file's text and front matter. */
export function findFileIssues(content: ContentFile, schema: ZodObject): PageIssue[] {
  const { file, frontMatter, lines, issues, facts: named } = content;
  const { error } = schema.safeParse(frontMatter, { error: describeExpected });
  // Without any front matter, every property would be reported too.
  const frontMatterIssues =
    error && Object.keys(frontMatter).length > 0 ? issueMessages(frontMatter, error, schema) : [];
  return [
    ...issues.map(({ line, message }) => ({ file, line, location: '', message })),
    ...frontMatterIssues.map(({ path: [name = ''], message }) => {
      const property = String(name);
      return { file, line: lines[property], location: property, message };
    }),
    ...named
      .filter(({ name }) => !Object.hasOwn(facts, name))
      .map(({ name, line }) => ({ file, line, location: '', message: unknownFact(name) })),
  ];
}

/** Parts of files in which facts aren't replaced: the front matter of a post, and a whole release. */
const FRONT_MATTER = 'in the front matter';
const RELEASE = 'in a release';

/** Returns the issues of facts that aren't replaced: readers would see their braces. */
export function findUnfilledFacts(
  { file, facts: named, lines }: ContentFile,
  where: typeof FRONT_MATTER | typeof RELEASE,
): PageIssue[] {
  const frontMatterEnd = Math.max(0, ...Object.values(lines));
  return named
    .filter(({ name, line }) => Object.hasOwn(facts, name) && (where === RELEASE || line <= frontMatterEnd))
    .map(({ name, line }) => ({
      file,
      line,
      location: '',
      message: `contains the fact {{${name}}} ${where}, where facts aren’t inserted. Write the text itself.`,
    }));
}

/** Returns the issue of a file whose name can't be part of a path. `pageFile` is the page file with the same path. */
function findNameIssues({ file }: ContentFile, pageFile: string): PageIssue[] {
  const message = fileNameError(pageFile);
  return message === undefined ? [] : [{ file, location: '', message }];
}

function findReleaseIssues({ file, name, frontMatter }: ContentFile): PageIssue[] {
  const { version } = frontMatter;
  const issue = (message: string): PageIssue => ({ file, location: '', message });
  const release = releases.find((each) => each.version === version);
  return [
    ...(typeof version === 'string' && version !== name
      ? [issue(`contains the release ${version}. Rename it to ${version}.md.`)]
      : []),
    ...(release?.changes ?? [])
      .filter(({ heading }) => !CHANGE_KINDS.includes(heading))
      .map(({ heading }) =>
        issue(`has the heading ${JSON.stringify(heading)}. Use one of ${CHANGE_KINDS.join(', ')}.`),
      ),
    ...(release?.version.endsWith('.0') && !release.illustration
      ? [issue('has no illustration. Name one that shows a part of the app that changed.')]
      : []),
    ...(release?.changes.length === 0
      ? [issue(`has no changes. List them under ## ${CHANGE_KINDS.join(' or ## ')}.`)]
      : []),
  ];
}

/** Offset from UTC of the time zone in which a day begins first. */
const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1000;

/**
 * Returns the issues of a file's dates: none may be in the future, because a file is published immediately, and a text is
 * not updated before its date. Without `now`, only the latter is checked.
 */
export function findDateIssues({ file, frontMatter, lines }: ContentFile, now: number | undefined): PageIssue[] {
  const today = now === undefined ? '9999' : new Date(now + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
  const { date, updated } = frontMatter;
  const issue = (name: string, message: string): PageIssue => ({ file, line: lines[name], location: name, message });
  const inFuture = Object.entries({ date, updated }).flatMap(([name, day]) =>
    typeof day === 'string' && day > today
      ? [
          issue(
            name,
            `is ${day}, which is in the future. Use today or an earlier day, because the page is published immediately.`,
          ),
        ]
      : [],
  );
  const isBefore = typeof date === 'string' && typeof updated === 'string' && updated < date;
  return [
    ...inFuture,
    ...(isBefore ? [issue('updated', `is ${updated}. Use ${date}, the date of the post, or a later day.`)] : []),
  ];
}

/** Returns the issues of files that repeat the value of a property that must be unique. */
export function findRepeatedValues(files: readonly ContentFile[], property: string): PageIssue[] {
  const firsts = new Map<string, string>();
  return files.flatMap(({ file, frontMatter, lines }) => {
    const value = frontMatter[property];
    if (typeof value !== 'string') return [];
    const key = value.trim().toLowerCase();
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, file);
    return first === undefined
      ? []
      : [
          {
            file,
            line: lines[property],
            location: property,
            message: `is also used by ${first}. Use another one.`,
          },
        ];
  });
}

/** Returns the issues of versions dated before an earlier version. A fix of an earlier version may be newer than the next. */
export function findOrderIssues(files: readonly ContentFile[]): PageIssue[] {
  const dated = files.flatMap(({ file, lines, frontMatter: { version, date } }) =>
    typeof version === 'string' && typeof date === 'string' && /^\d+\.\d+\.\d+$/.test(version)
      ? [{ file, line: lines['date'], version, date }]
      : [],
  );
  return dated.flatMap(({ file, line, version, date }) => {
    const [before] = dated
      .filter((other) => compareVersions(other.version, version) < 0)
      .filter((other) => other.version.endsWith('.0') || toMinorVersion(other.version) === toMinorVersion(version))
      .toSorted((a, b) => compareVersions(b.version, a.version));
    return before === undefined || date >= before.date
      ? []
      : [
          {
            file,
            line,
            location: 'date',
            message: `is ${date}. Use ${before.date}, the date of ${before.version}, or a later day.`,
          },
        ];
  });
}

const toMinorVersion = (version: string): string => version.replace(/\.\d+$/, '');

/** Returns the issues of links to pages that don't exist. A path with an extension is a file. */
export function findLinkIssues({ file, links }: ContentFile, paths: ReadonlySet<string>): PageIssue[] {
  return links
    .map(({ href, line }) => ({ path: href.replace(/[?#].*$/, ''), line }))
    .filter(({ path }) => !/\.\w+$/.test(path) && !paths.has(path))
    .map(({ path, line }) => ({ file, line, location: '', message: describeMissingPage(path, paths) }));
}

const REDIRECTS_FILE = 'site/content/redirects.ts';

/** First segments of paths at which the server has routes or files. */
const RESERVED_SEGMENTS = [
  'api',
  'assets',
  'builds',
  'demo',
  'healthz',
  'media',
  'metrics',
  'policy-reports',
  'readyz',
  'search',
  'share',
  'webhooks',
];

/** Lists of `site/content/redirects.ts` before they are checked. */
interface RedirectLists {
  readonly redirects: readonly unknown[];
  readonly gonePages: readonly unknown[];
}

/**
 * Returns the issues of redirects and removed pages: of each entry, and in relation to each other, to `pages` and to other
 * `files` such as `/rss.xml`. Chains and loops are issues, and so is a target that doesn't always exist.
 */
export function redirectIssues(
  { redirects, gonePages }: RedirectLists,
  pages: readonly Pick<Page, 'path' | 'validity'>[],
  files: readonly string[],
): PageIssue[] {
  const pagesByPath = new Map(pages.map((page) => [page.path, page]));
  const parsed = redirects.map((entry) => redirectSchema.safeParse(entry).data);
  const gone = gonePages.map((entry) => gonePageSchema.safeParse(entry).data?.path);
  const sources = [...parsed.map((entry) => entry?.from), ...gone];
  const issue = (list: string, index: number, property: string, message: string): PageIssue => ({
    file: REDIRECTS_FILE,
    location: formatPath([list, index, property]),
    message,
  });

  const findSourceIssues = (source: string, index: number): string[] => [
    ...(pagesByPath.has(source) ? [`is ${source}, which is a page. Use a path without a page.`] : []),
    ...(RESERVED_SEGMENTS.includes(source.split('/')[1] ?? '')
      ? [
          `is ${source}, where the server answers. Use a path that isn’t below ${RESERVED_SEGMENTS.map((name) => `/${name}`).join(', ')}.`,
        ]
      : []),
    ...(sources.indexOf(source) < index ? [`is ${source}, which is already in the list. List each path once.`] : []),
  ];

  const findTargetIssues = (from: string, to: string): string[] => {
    if (to === from) return [`is ${to}, which redirects to itself. Use another path.`];
    if (gone.includes(to)) return [`is ${to}, which was removed. Use an existing page.`];
    const next = parsed.find((entry) => entry?.from === to);
    if (next !== undefined) return [`is ${to}, which redirects to ${next.to}. Use the final path.`];
    const page = pagesByPath.get(to);
    if (page === undefined && !files.includes(to))
      return [`is ${to}, which doesn’t exist. Use a page${files.length > 0 ? ` or ${files.join(', ')}` : ''}.`];
    return page?.validity === undefined
      ? []
      : [`is ${to}, which is only available for a limited time. Use a permanent page.`];
  };

  return [
    ...redirects.flatMap((entry, index) =>
      findSchemaIssues(REDIRECTS_FILE, ['redirects', index], entry, redirectSchema),
    ),
    ...gonePages.flatMap((entry, index) =>
      findSchemaIssues(REDIRECTS_FILE, ['gonePages', index], entry, gonePageSchema),
    ),
    ...parsed.flatMap((entry, index) =>
      entry === undefined
        ? []
        : [
            ...findSourceIssues(entry.from, index).map((message) => issue('redirects', index, 'from', message)),
            ...findTargetIssues(entry.from, entry.to).map((message) => issue('redirects', index, 'to', message)),
          ],
    ),
    ...gone.flatMap((path, index) =>
      path === undefined
        ? []
        : findSourceIssues(path, redirects.length + index).map((message) => issue('gonePages', index, 'path', message)),
    ),
  ];
}

/** Returns the issues of the catalog of plans. */
export const planIssues = (plans: unknown): PageIssue[] =>
  findSchemaIssues('site/content/plans.ts', ['plans'], plans, plansSchema);

/** Returns the issues that a schema reports for a value in a file of the site’s content. */
function findSchemaIssues(
  file: string,
  location: readonly PropertyKey[],
  value: unknown,
  schema: ZodType,
): PageIssue[] {
  const { error } = schema.safeParse(value, { error: describeExpected });
  if (error === undefined) return [];
  return issueMessages(value, error, schema).map(({ path, message }) => ({
    file,
    location: formatPath([...location, ...path]),
    message,
  }));
}
