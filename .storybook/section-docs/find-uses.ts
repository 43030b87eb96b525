import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { toId } from 'storybook/internal/csf';
import type { SectionUse } from './section-use.ts';

/** Code that makes pages out of posts, releases and legal texts: it names sections as page files do. */
const MAKERS = 'site/compositor/generated-pages.ts';

/**
 * Where the sections are used: read from the text of the page files, because Storybook does not import the site. The
 * story of a page is the one whose file imports that page.
 */
export function findUses(root: string): Readonly<Record<string, readonly SectionUse[]>> {
  const stories = storiesOfPages(root);
  const pages = filesIn(join(root, 'site/pages')).map((path) => {
    const file = relative(root, path);
    return { file, at: pathOf(file), storyId: stories.get(file), names: namesIn(path) };
  });
  const maker = join(root, MAKERS);
  const made = existsSync(maker)
    ? [{ file: MAKERS, at: 'posts, lists of posts, legal texts', names: namesIn(maker) }]
    : [];
  const uses: Record<string, SectionUse[]> = {};
  for (const { names, ...use } of [...pages, ...made]) for (const name of names) (uses[name] ??= []).push(use);
  return uses;
}

/** The files and folders whose change changes the answer. */
export const watchedFolders = ['site/pages', 'stories/pages', 'site/compositor'] as const;

const namesIn = (path: string): Set<string> =>
  new Set(
    [...readFileSync(path, 'utf8').matchAll(/["']?section["']?:\s*["']([a-z-]+)["']/g)].map(([, name = '']) => name),
  );

/** The path a visitor types for a page file: `site/pages/index.ts` is `/`. */
const pathOf = (file: string): string =>
  `/${file.slice('site/pages/'.length).replace(/\.(?:ts|json)$/, '')}`.replace(/\/index$/, '/').replace('//', '/');

/** The id of the first story of each page, by the page's file. */
function storiesOfPages(root: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of filesIn(join(root, 'stories/pages'))) {
    const text = readFileSync(path, 'utf8');
    const page = /from '\.\.\/\.\.\/(site\/pages\/[^']+)'/.exec(text)?.[1];
    const title = /title: '([^']+)'/.exec(text)?.[1];
    const story = /^export const (\w+) = /m.exec(text)?.[1];
    if (page !== undefined && title !== undefined && story !== undefined)
      found.set(page, toId(title, story.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-')));
  }
  return found;
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:tsx?|json)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .toSorted()
    : [];
