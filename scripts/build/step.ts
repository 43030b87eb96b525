import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { PublicConfig } from '../../site/config/public-config.ts';
import type { ListedPage, SiteFacts } from './check-site.ts';

/** Error of a build, whose message says what to fix. */
export class BuildFailure extends Error {
  override readonly name = 'BuildFailure';
}

/** Facts that the steps of a build share. */
export interface Build {
  /** The project's folder. */
  readonly root: string;
  /** Folder of the build. All files in it but those in `client` are for the server. */
  readonly output: string;
  /** Folder of the public files. */
  readonly client: string;
  /** The same for each build of the same sources and settings. */
  readonly id: string;
  readonly config: PublicConfig;
  /** Facts about the pages that this build has rendered. */
  readonly site: SiteFacts;
}

/** Part of a build that checks or writes one kind of file. */
export interface Step {
  /** The files it writes, as error messages name them. */
  readonly writes: string;
  /** Called for each HTML file in `client`, in the order of their URL paths. */
  readonly page?: (page: RenderedPage, build: Build) => void;
  /** Called once, after all pages. */
  readonly site?: (build: Build) => void | Promise<void>;
}

/**
 * Calls the steps for each page, which is parsed once and written with the changes of all steps, then for the site.
 * Pages are processed one at a time, because a parsed page is many times as large as its text, and there may be
 * thousands.
 *
 * @throws {BuildFailure} with the step and the page if a step throws
 */
export async function runSteps(steps: readonly Step[], build: Build): Promise<void> {
  const names = readdirSync(build.client, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ file: join(build.client, name), path: pathOf(name) }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const listed = new Map(build.site.pages.map((page) => [page.path, page]));
  for (const { file, path } of names) {
    const page = new RenderedPage(path, readFileSync(file, 'utf8'), listed.get(path));
    for (const { writes, page: work } of steps) {
      if (work) await attempt(`${writes} of ${path}`, () => work(page, build));
    }
    const html = page.changedHtml();
    if (html !== page.html) writeFileSync(file, html);
  }
  for (const { writes, site: work } of steps) if (work) await attempt(writes, () => work(build));
}

async function attempt(written: string, work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const message =
      error instanceof BuildFailure ? error.message : error instanceof Error ? error.stack : String(error);
    throw new BuildFailure(`Writing the ${written} failed.\n${message}`, { cause: error });
  }
}

const pathOf = (name: string): string => `/${name.split(sep).join('/')}`.replace(/\/index\.html$/, '') || '/';

/** HTML file of the build, parsed. Steps read the tree and change the text, in which the tree's positions are. */
export class RenderedPage {
  /** URL path: `/pricing`, or `/410.html` for an error page. */
  readonly path: string;
  readonly html: string;
  readonly tree: Root;
  /** Facts about the page; undefined for an error page. */
  readonly listed: ListedPage | undefined;
  readonly #changes: { readonly start: number; readonly end: number; readonly text: string }[] = [];

  constructor(path: string, html: string, listed?: ListedPage) {
    this.path = path;
    this.html = html;
    this.tree = fromHtml(html);
    this.listed = listed;
  }

  /**
   * Replaces the characters from `start` to `end`, exclusive. Changes must not overlap; those of equal start are in
   * call order.
   */
  replace(start: number, end: number, text: string): void {
    this.#changes.push({ start, end, text });
  }

  changedHtml(): string {
    let html = '';
    let end = 0;
    for (const change of this.#changes.toSorted((a, b) => a.start - b.start)) {
      if (change.start < end) throw new Error(`Two steps change the same part of ${this.path}.`);
      html += this.html.slice(end, change.start) + change.text;
      end = change.end;
    }
    return html + this.html.slice(end);
  }
}

/** Returns the first element that matches, in document order. */
export const findElement = (node: Nodes, matches: (element: Element) => boolean): Element | undefined =>
  findElements(node, matches)[0];

/** Returns all elements that match, in document order, but none inside another. */
export function findElements(node: Nodes, matches: (element: Element) => boolean): Element[] {
  if (node.type === 'element' && matches(node)) return [node];
  return 'children' in node ? node.children.flatMap((child) => findElements(child, matches)) : [];
}

/**
 * Returns the main element of a page.
 *
 * @throws {Error} if there is none
 */
export function mainElement({ tree, path }: Pick<RenderedPage, 'tree' | 'path'>): Element {
  const main = findElement(tree, ({ tagName }) => tagName === 'main');
  if (!main) throw new Error(`${path} has no main element.`);
  return main;
}

/** Returns the hash of an inline script or style as a content security policy names it. */
export const policyHash = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`;

/** Calls `work` for each item, with at most `concurrency` calls at a time. */
export async function forEachBounded<Item>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const remaining = items.values();
  const takeNext = async (): Promise<void> => {
    for (const item of remaining) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, takeNext));
}
