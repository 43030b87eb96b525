import { gonePageSchema, redirectSchema } from '../content/redirects.schema.ts';
import { expectation, issueMessages, placeText } from './page-issue.ts';
import type { PageIssue } from './page-issue.ts';
import type { Page } from './page.ts';

const FILE = 'site/content/redirects.ts';

/** What a server answers itself, or keeps its files below: an address there would never be asked for here. */
const TAKEN = [
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

/** The lists of `site/content/redirects.ts`, before anything is known of them. */
export interface RedirectLists {
  readonly redirects: readonly unknown[];
  readonly gonePages: readonly unknown[];
}

/**
 * What is wrong with the redirects and the pages that are gone: each by itself, with each other, and with what there is,
 * `pages` and the names of other `files` such as `/rss.xml`. A way is one step long: chains and loops are told, and so is
 * a target that is not there, or not always.
 */
export function redirectIssues(
  { redirects, gonePages }: RedirectLists,
  pages: readonly Pick<Page, 'path' | 'validity'>[],
  files: readonly string[],
): PageIssue[] {
  const there = new Map(pages.map((page) => [page.path, page]));
  const parsed = redirects.map((entry) => redirectSchema.safeParse(entry).data);
  const gone = gonePages.map((entry) => gonePageSchema.safeParse(entry).data?.path);
  const sources = [...parsed.map((entry) => entry?.from), ...gone];
  const issue = (list: string, index: number, property: string, message: string): PageIssue => ({
    file: FILE,
    place: placeText([list, index, property]),
    message,
  });

  const ofSource = (source: string, at: number): string[] => [
    ...(there.has(source) ? [`is ${source}, which is a page. Use a path without a page.`] : []),
    ...(TAKEN.includes(source.split('/')[1] ?? '')
      ? [
          `is ${source}, where the server answers. Use a path that isn’t below ${TAKEN.map((name) => `/${name}`).join(', ')}.`,
        ]
      : []),
    ...(sources.indexOf(source) < at ? [`is ${source}, which is already in the list. List each path once.`] : []),
  ];

  const ofTarget = (from: string, to: string): string[] => {
    if (to === from) return [`is ${to}, which redirects to itself. Use another path.`];
    if (gone.includes(to)) return [`is ${to}, which was removed. Use an existing page.`];
    const next = parsed.find((entry) => entry?.from === to);
    if (next !== undefined) return [`is ${to}, which redirects to ${next.to}. Use the final path.`];
    const page = there.get(to);
    if (page === undefined && !files.includes(to))
      return [`is ${to}, which doesn’t exist. Use a page${files.length > 0 ? ` or ${files.join(', ')}` : ''}.`];
    return page?.validity === undefined
      ? []
      : [`is ${to}, which is only available for a limited time. Use a permanent page.`];
  };

  return [
    ...redirects.flatMap((entry, index) => ofSchema(entry, 'redirects', index)),
    ...gonePages.flatMap((entry, index) => ofSchema(entry, 'gonePages', index)),
    ...parsed.flatMap((entry, index) =>
      entry === undefined
        ? []
        : [
            ...ofSource(entry.from, index).map((m) => issue('redirects', index, 'from', m)),
            ...ofTarget(entry.from, entry.to).map((m) => issue('redirects', index, 'to', m)),
          ],
    ),
    ...gone.flatMap((path, index) =>
      path === undefined
        ? []
        : ofSource(path, redirects.length + index).map((m) => issue('gonePages', index, 'path', m)),
    ),
  ];
}

/** What is wrong with an entry by itself. */
function ofSchema(entry: unknown, list: 'redirects' | 'gonePages', index: number): PageIssue[] {
  const schema = list === 'redirects' ? redirectSchema : gonePageSchema;
  const { error } = schema.safeParse(entry, { error: expectation });
  if (error === undefined) return [];
  return issueMessages(entry, error, schema).map(({ path, message }) => ({
    file: FILE,
    place: placeText([list, index, ...path]),
    message,
  }));
}
