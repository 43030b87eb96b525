import type { ComponentProps, ComponentType } from 'react';
import type { Thing } from 'schema-dts';
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

/** One node of a page's JSON-LD, typed by the vocabulary of schema.org: the compiler refuses a property no type has. */
export type StructuredData = Exclude<Thing, string>;

/**
 * The props of a section's view. `Content` is what a page or a story says and is plain JSON; `Behavior` is state and
 * callbacks, which only a connected section gives. All else goes to the section's root element.
 */
export type SectionProps<Content, Behavior = unknown> = Content &
  Behavior &
  Omit<ComponentProps<'section'>, keyof Content | keyof Behavior | 'children'>;

/**
 * When an island is hydrated. `interaction`: at the visitor's first touch of it. `visible`: when it is seen, once the
 * visitor has moved a pointer, touched, scrolled or pressed a key anywhere on the page; before that nothing is fetched,
 * though it be in the first view. `personal`: when the page has nothing else to do, where it is about this visitor, because
 * somebody is signed in or the address says something; for everybody else as `visible`. `load`: when the page has nothing else to do, for
 * everybody, because the page says nothing until it is awake.
 */
export type Wake = 'interaction' | 'visible' | 'personal' | 'load';

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
