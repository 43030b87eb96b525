import type { ComponentProps, ComponentType } from 'react';
import type { Thing } from 'schema-dts';
import type { ZodObject } from 'zod';

/** Facts about the page, from which a section creates structured data. */
export interface PageFacts {
  /** Canonical URL of the page. */
  readonly url: string;
  /** Origin of the site, without a slash at the end. */
  readonly siteUrl: string;
  /** Name of the product. */
  readonly brand: string;
}

/** Node of a page's JSON-LD, typed by the vocabulary of schema.org. */
export type StructuredData = Exclude<Thing, string>;

/**
 * Props of a section's view. `Content` is plain JSON from a page or story. `Behavior` is state and callbacks from a
 * connected section. All other props go to the root element.
 */
export type SectionProps<Content, Behavior = unknown> = Content &
  Behavior &
  Omit<ComponentProps<'section'>, keyof Content | keyof Behavior | 'children'>;

/**
 * Time at which an island hydrates. `interaction`: on the first interaction with it. `visible`: when it is visible,
 * after the first interaction anywhere on the page. `session`: when the page is idle if the visitor is signed in or
 * the URL has data for the island, otherwise as `visible`. `load`: when the page is idle, because it shows nothing
 * before.
 */
export type Hydration = 'interaction' | 'visible' | 'session' | 'load';

/** Entry of the registry. */
export interface RegisteredSection {
  readonly view: ComponentType<never>;
  /** A strict object, which rejects unknown properties. */
  readonly schema: ZodObject;
  /** Creates structured data from the content. */
  readonly structuredData?: (content: never, page: PageFacts) => StructuredData[];
  /** Set if the section needs React in the browser. A page can override it. */
  readonly hydrate?: Hydration;
  /** True for parts of the layout, which are on every page. Pages can't list them. */
  readonly layout?: true;
}
