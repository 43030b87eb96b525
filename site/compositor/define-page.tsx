import type { ReactNode } from 'react';
import type { MetaDescriptor } from 'react-router';
import { headOf } from './head.ts';
import { requireMiddleware } from './middleware.ts';
import type { Page, PageHandle, PageKind, ValidityCheck } from './page.ts';
import { PageView } from './page-view.tsx';
import type { PageSection } from './section.ts';

/** What a page file says. */
export interface PageDefinition {
  /** As in the file's name: `/pricing` in `pages/pricing.tsx`. */
  readonly path: `/${string}`;
  /** Short; the brand is added to it, except on the home page. */
  readonly title: string;
  /** One or two sentences for search results and shared links. */
  readonly description: string;
  readonly sections: readonly PageSection[];
  /** `document` unless told; see `PageKind`. */
  readonly kind?: PageKind;
  readonly noindex?: boolean;
  /** The dark overlay, there unless told. */
  readonly overlay?: boolean;
  /** Names of middleware to run before the page. */
  readonly middleware?: readonly string[];
  /**
   * The page's validity check. It runs at the build, which leaves an invalid page out, and on the server for each
   * request of a page that was left out.
   */
  readonly validate?: ValidityCheck;
}

/** What a page file exports: `export const { meta, handle } = page; export default page.View;`. */
export interface DefinedPage {
  readonly meta: () => MetaDescriptor[];
  readonly handle: PageHandle;
  readonly View: () => ReactNode;
}

/**
 * Makes a route of a page: its head, its view, and the page itself as data. Throws where the page could never work: an
 * unknown middleware, an island on a page that is alive as a whole, two sections with one anchor.
 */
export function definePage({
  kind = 'document',
  noindex = false,
  overlay = true,
  middleware = [],
  validate,
  ...rest
}: PageDefinition): DefinedPage {
  const page: Page = { ...rest, kind, noindex, overlay, middleware, validate };
  requireMiddleware(middleware);
  requireNoIslandsInApp(page);
  requireOwnAnchors(page);
  return {
    meta: () => headOf(page),
    handle: { page, hydrate: kind === 'app' },
    View: () => <PageView page={page} />,
  };
}

function requireNoIslandsInApp({ path, kind, sections }: Page): void {
  const island = sections.find(({ alive }) => alive !== undefined);
  if (kind === 'app' && island)
    throw new Error(`${path} is an app, alive as a whole: its section ${island.name} needs no "alive"`);
}

function requireOwnAnchors({ path, sections }: Page): void {
  const ids = sections.flatMap(({ props: { id } }) => (typeof id === 'string' ? [id] : []));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`${path} has two sections with the id ${twice}`);
}
