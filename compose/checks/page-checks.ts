import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { initialScriptLimit, totalScriptLimit } from '../../scripts/budgets/script-limits.ts';
import { isSiteFile, layoutIssues } from '../../site/app/site-issues.ts';
import { findIds, findHeadings, pageIssuesBeyondSchema } from '../../site/compositor/checks.ts';
import type { LinkTargets } from '../../site/compositor/checks.ts';
import { fullTitle } from '../../site/compositor/head.ts';
import { allPaths } from '../../site/compositor/pages.ts';
import type { Page } from '../../site/compositor/page.ts';
import { canonicalUrl } from '../../site/compositor/structured-data.ts';
import { toShareImagePath } from '../../site/content/page-asset-paths.ts';
import { drawPage } from '../preview/draw-page.tsx';
import { toIssue } from '../preview/drawable.ts';
import type { Checks } from '../protocol/protocol.ts';
import { drawnOnce } from './drawn-once.ts';
import { linksTo } from './links-to.ts';
import { mainOf } from './main-of.ts';
import { onceAPage } from './once-a-page.ts';
import { textsOf } from './page-texts.ts';
import { readability } from './readability.ts';
import { repeatedSentences } from './repeated-sentences.ts';
import { scriptWeight } from './script-weight.ts';
import { unknownWords } from './spelling.ts';

/** What a page may weigh, HTML and styles together, in bytes as they are sent. */
const DOCUMENT_LIMIT = 40_000;

/** About what the head of a page weighs, which is not drawn here, in bytes as they are sent. */
const HEAD = 1_500;

const root = join(import.meta.dirname, '../..');

/**
 * What there is to say of a page beside whether it can be made: what the tests of the site will say of it.
 *
 * @param leftOut The anchors of sections that cannot be drawn yet: links to them lead somewhere all the same
 * @param signal Ends it when no one waits for the result any more
 */
export async function checkPage(
  page: Page,
  others: readonly Page[],
  leftOut: readonly string[] = [],
  signal?: AbortSignal,
): Promise<Checks> {
  for (const other of others) {
    drawnOnce(other);
    readOnce(other);
    // The first time takes seconds, in which the same process saves pages and keeps drafts.
    await nextTurn();
    signal?.throwIfAborted();
  }
  const body = drawPage(page);
  const main = mainOf(body);
  const anchors = new Set([...findIds(body), ...leftOut]);
  const byPath = new Map(others.map((other) => [other.path, other]));
  const targets: LinkTargets = {
    paths: new Set([...allPaths, page.path]),
    getAnchors(path) {
      const other = byPath.get(path);
      return path === page.path ? anchors : other && drawnOnce(other).anchors;
    },
    isFile: isSiteFile,
  };
  // The header and the footer may link to an ID of this page.
  const ofLayout = layoutIssues(targets).map((issue) => ({ ...issue, location: issue.file }));
  const texts = textsOf(page);
  const words = texts.sections.flatMap((section) => section.texts);
  const { hard, most } = await readability(words);
  return {
    headings: findHeadings(main),
    issues: [...pageIssuesBeyondSchema(page, page.path, main, targets), ...ofLayout].map(toIssue),
    lostLinks: lostLinks(page.path, anchors, others),
    repeated: repeatedSentences([texts, ...others.map(readOnce)])
      .filter(({ paths }) => paths.includes(page.path))
      .map(({ sentence, paths }) => ({ sentence, paths: paths.filter((path) => path !== page.path) })),
    hard: { sentences: [...hard], most },
    unknownWords: await unknownWords(words.join('\n')),
    head: {
      title: fullTitle(page),
      description: page.description,
      url: canonicalUrl(page.path),
      picture: canonicalUrl(toShareImagePath(page.path)),
      isHidden: page.noindex,
      sameTitle: others.filter(({ title }) => title === page.title).map(({ path }) => path),
    },
    weight: await weigh(page, body),
  };
}

/** Links of other pages to an anchor that this page has no more. */
function lostLinks(path: string, anchors: ReadonlySet<string>, others: readonly Page[]): Checks['lostLinks'] {
  const lost = new Map<string, string[]>();
  for (const { href, from } of linksTo(path, others)) {
    const [, anchor] = href.split('#');
    if (anchor === undefined || anchors.has(anchor)) continue;
    lost.set(href, [...(lost.get(href) ?? []), from]);
  }
  return [...lost].map(([href, paths]) => ({ href, paths }));
}

/** Texts of the pages other than the open one, read once per page. */
const readOnce = onceAPage(textsOf);

async function weigh(page: Page, body: string): Promise<Checks['weight']> {
  const assets = join(root, 'site/build/client/assets');
  const names = await readdir(assets).catch(() => []);
  const sheet = names.find((name) => /^app-.*\.css\.br$/.test(name));
  const html = (await promisify(brotliCompress)(body)).length + HEAD;
  const css = sheet === undefined ? undefined : (await readFile(join(assets, sheet))).length;
  const sections = page.sections.map(({ name }) => name);
  const islands = page.sections.filter(({ hydrate }) => hydrate !== undefined).map(({ name }) => name);
  const scripts = await scriptWeight(assets, sections, islands);
  return {
    html,
    ...(css !== undefined && { css }),
    documentLimit: DOCUMENT_LIMIT,
    ...(scripts && { scripts }),
    initialScriptLimit: initialScriptLimit(page.path),
    totalScriptLimit: totalScriptLimit(page.path),
  };
}
