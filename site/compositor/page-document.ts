import type { Hydration } from '@onset/design-system/sections/section';
import type * as z from 'zod';
import type { MiddlewareName } from './middleware.ts';
import type { registry } from './registry.ts';

type Registry = typeof registry;

/** Sections that a page may contain: all except the parts of the layout. */
export type PageSectionName = {
  [Name in keyof Registry]: Registry[Name] extends { readonly layout: true } ? never : Name;
}[keyof Registry];

/** Content of a section in a page file, without defaults. */
type ContentOf<Name extends PageSectionName> = z.input<Registry[Name]['schema']>;

/**
 * Section of a page. `id` is its anchor, unique on the page. `hydrate` is the time at which a section that needs React
 * hydrates, instead of the registry's value; `false` prevents it. `startsTab` is the anchor of a tab with the sections
 * from here to the next tab. A tab is shown if the URL's fragment points to it or into it; by default, the first one is.
 */
type SectionDocument<Name extends PageSectionName> = {
  readonly section: Name;
  readonly id: string;
  readonly content: ContentOf<Name>;
  readonly startsTab?: string;
} & (Registry[Name] extends { readonly hydrate: Hydration } ? { readonly hydrate?: Hydration | false } : unknown);

/** Period in which a page is available, as ISO 8601 dates. Days begin in UTC. */
export interface Validity {
  readonly from?: string | undefined;
  /** First day on which the page is no longer available. */
  readonly until?: string | undefined;
}

/**
 * Content of a page file. It can be converted to JSON without loss. Texts may contain facts, such as `{{price.yearly}}`
 * (`content/facts.ts`). The path of the page is the file's name below `site/pages`.
 */
export interface PageDocument {
  /** Used only by editors of JSON files. */
  readonly $schema?: string;
  /** Up to 60 characters. The brand is added to it, except on the home page. */
  readonly title: string;
  /** Shown in search results and for shared links. 20 to 160 characters. */
  readonly description: string;
  /** Excludes the page from search engines and from the sitemap. */
  readonly noindex?: boolean;
  /** `false` removes the layout's dark overlay. */
  readonly overlay?: boolean;
  /** `false` removes the header's links and action and most links of the footer, which would distract from a purchase. */
  readonly navigation?: boolean;
  /** Rules that run in the browser before the page. */
  readonly middleware?: readonly MiddlewareName[];
  /** Outside this period, the server responds with 404. */
  readonly validity?: Validity;
  readonly sections: readonly { [Name in PageSectionName]: SectionDocument<Name> }[PageSectionName][];
}
