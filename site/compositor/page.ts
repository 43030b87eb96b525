import type { PageSection } from './section.ts';

/** A `document` is read: nothing of it is hydrated but its islands. An `app` is used: React Router hydrates all of it. */
export type PageKind = 'document' | 'app';

/** Whether a page is there: where it answers false, the visitor gets the 404 page. */
export type ValidityCheck = () => boolean | Promise<boolean>;

/** A page as data: what head, structured data, layout, site map and tests are made from. */
export interface Page {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly kind: PageKind;
  /** Keeps the page out of search engines and of the site map. */
  readonly noindex: boolean;
  /** Whether the layout has the dark overlay on this page. */
  readonly overlay: boolean;
  readonly middleware: readonly string[];
  /** The page's validity check, if it has one. */
  readonly validate: ValidityCheck | undefined;
  readonly sections: readonly PageSection[];
}

/** What every route made by `definePage` carries, so that the layout and the tests find its page. */
export interface PageHandle {
  readonly page: Page;
  readonly hydrate: boolean;
}

/** The page among the handles of the matched routes, the innermost last; nothing where no page matched. */
export function pageAmong(handles: readonly unknown[]): Page | undefined {
  return handles.findLast(isPageHandle)?.page;
}

/** Whether a route's handle is that of a page. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'page' in handle;
}
