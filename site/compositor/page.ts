import type { Hydration } from '@onset/design-system/sections/section';
import type { MiddlewareName } from './middleware.ts';
import type { PageSectionName, Validity } from './page-document.ts';

/** Section of a page, with valid content and all facts replaced. */
export interface PageSection {
  readonly name: PageSectionName;
  /** Anchor, unique on the page. */
  readonly id: string;
  /** The props of the section except `id`, as JSON. */
  readonly content: Readonly<Record<string, unknown>>;
  /** Time at which React hydrates it; `undefined` for never. */
  readonly hydrate: Hydration | undefined;
  /** Anchor of the tab that begins here. */
  readonly startsTab?: string;
}

/** Valid page. Head, structured data, layout and sitemap are derived from it. */
export interface Page {
  /** Path, such as `/`, `/pricing` or `/blog/first-post`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly noindex: boolean;
  readonly overlay: boolean;
  readonly navigation: boolean;
  readonly middleware: readonly MiddlewareName[];
  readonly validity: Validity | undefined;
  readonly sections: readonly PageSection[];
}

/** Returns true if a page is available at a time, in milliseconds since 1970. Without a validity, it always is. */
export function isAvailable({ validity }: Pick<Page, 'validity'>, now: number): boolean {
  const { from, until } = validity ?? {};
  return (from === undefined || now >= Date.parse(from)) && (until === undefined || now < Date.parse(until));
}
