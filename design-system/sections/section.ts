import type { ComponentProps, ComponentType } from 'react';
import type { ZodObject } from 'zod';

/** What a section may know of the page it is on, to describe itself to search engines. */
export interface PageFacts {
  /** The page's canonical address. */
  readonly url: string;
  /** The site's origin, without a slash at its end. */
  readonly siteUrl: string;
  /** The name of the product the site is about. */
  readonly brand: string;
}

/** One node of a page's JSON-LD (schema.org). */
export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/**
 * The props of a section's view. `Content` is what a page or a story says and is plain JSON; `Behavior` is state and
 * callbacks, which only a connected section gives. All else goes to the section's root element.
 */
export type SectionProps<Content, Behavior = unknown> = Content &
  Behavior &
  Omit<ComponentProps<'section'>, keyof Content | keyof Behavior | 'children'>;

/** When an island is hydrated: at the visitor's first touch, when it is seen, when the page has nothing else to do. */
export type Wake = 'interaction' | 'visible' | 'idle';

/** A section of the registry. */
export interface RegisteredSection {
  readonly view: ComponentType<never>;
  /** Strict: a property it does not know is an error. */
  readonly schema: ZodObject;
  /** What the section tells search engines of its content. */
  readonly structuredData?: (content: never, page: PageFacts) => StructuredData[];
  /** Where the section needs React in the browser: when it wakes, unless the page says otherwise. */
  readonly wakes?: Wake;
  /** A part of the layout, once around every page, which no page lists. */
  readonly layout?: true;
}
