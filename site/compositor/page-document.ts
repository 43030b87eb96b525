import type { Wake } from '@onset/design-system/sections/section';
import type * as z from 'zod';
import type { MiddlewareName } from './middleware.ts';
import type { registry } from './registry.ts';
import type { Validity } from './validity.ts';

type Registry = typeof registry;

/** The sections a page may list: all but the parts of the layout. */
export type PageSectionName = {
  [Name in keyof Registry]: Registry[Name] extends { readonly layout: true } ? never : Name;
}[keyof Registry];

/** What a page says in a section, before defaults. */
export type ContentOf<Name extends PageSectionName> = z.input<Registry[Name]['schema']>;

/**
 * A section of a page. `id` is its anchor, unique on the page. `alive` says when a section that needs React hydrates,
 * instead of the registry's value; `false` prevents it. `startsTab` is the anchor of a tab of the
 * page, with the sections from here to the next tab. It is shown if the URL's fragment points to it or into it; the first
 * tab is shown by default.
 */
type SectionDocument<Name extends PageSectionName> = {
  readonly section: Name;
  readonly id: string;
  readonly content: ContentOf<Name>;
  readonly startsTab?: string;
} & (Registry[Name] extends { readonly wakes: Wake } ? { readonly alive?: Wake | false } : unknown);

/**
 * A page as its file says it: plain data, the same after a way through JSON. Texts may name facts, as in
 * `{{price.yearly}}` (`content/facts.ts`). The file's name below `site/pages` is the page's path.
 */
export interface PageDocument {
  /** For editors of JSON files; nothing reads it. */
  readonly $schema?: string;
  /** Up to 60 characters. The brand is added to it, except on the home page. */
  readonly title: string;
  /** For search results and shared links: 20 to 160 characters. */
  readonly description: string;
  /** Keeps the page out of search engines and of the site map. */
  readonly noindex?: boolean;
  /** Whether the layout has its dark overlay on this page; it has, unless told. */
  readonly overlay?: boolean;
  /** `false` removes the header's links and action, so that less leads away from a purchase. */
  readonly navigation?: boolean;
  /** Rules that run in the browser before the page. */
  readonly middleware?: readonly MiddlewareName[];
  /** When the page is there. A page that is not is a 404. */
  readonly validity?: Validity;
  readonly sections: readonly { [Name in PageSectionName]: SectionDocument<Name> }[PageSectionName][];
}
