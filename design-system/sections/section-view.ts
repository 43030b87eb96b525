import type { ReactNode } from 'react';

/** What a section may know of the page it is on, to describe itself to machines. */
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
 * A section: a plain function from props to markup, with its name and, where it has something to say to machines, its
 * part of the page's structured data.
 */
export interface SectionView<Props> {
  (props: Props): ReactNode;
  /** As in `data-section` and in the registry. */
  sectionName: string;
  structuredData?: (props: Props, page: PageFacts) => StructuredData[];
}
