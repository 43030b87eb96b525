import type { ComponentProps, ComponentType } from 'react';
import type { Thing } from 'schema-dts';
import type { ZodObject } from 'zod';

/** Page data that a section needs to create structured data. */
export interface PageFacts {
  /** Canonical URL of the page. */
  readonly url: string;
  /** Origin of the site, without a slash at the end. */
  readonly siteUrl: string;
  /** Name of the product. */
  readonly brand: string;
}

/** Object in the JSON-LD of a page, with the types of schema.org. */
export type StructuredData = Exclude<Thing, string>;

/**
 * Props of a section's component. `Content` is plain JSON from a page or story. `Behavior` is state and callbacks from
 * a connected section. All other props are set on the root element.
 */
export type SectionProps<Content, Behavior = unknown> = Content &
  Behavior &
  Omit<ComponentProps<'section'>, keyof Content | keyof Behavior | 'children'>;

/**
 * Condition for the hydration of an island. `interaction`: the visitor interacts with the island. `visible`: the island
 * is visible, and the visitor has interacted with any part of the page. `session`: the page is idle, if the visitor is
 * signed in or the URL has data for the island; otherwise the same as `visible`. `load`: the page is idle; for islands
 * that show nothing before hydration.
 */
export type Hydration = 'interaction' | 'visible' | 'session' | 'load';

/** Entry of the section registry. */
export interface RegisteredSection {
  readonly view: ComponentType<never>;
  /** Schema of the content, a strict object that rejects unknown properties. */
  readonly schema: ZodObject;
  /** Creates structured data from the content. */
  readonly structuredData?: (content: never, page: PageFacts) => StructuredData[];
  /** Condition for the hydration, if the section needs React in the browser. A page can override it. */
  readonly hydrate?: Hydration;
  /** True for sections of the layout, such as the header. They are on every page, so a page can't list them. */
  readonly layout?: true;
}
