import type { Wake } from '@onset/design-system/sections/section';
import type { MiddlewareName } from './middleware.ts';
import type { PageSectionName } from './page-document.ts';
import type { Validity } from './validity.ts';

/** A section of a page whose content has passed its schema, with every fact put in. */
export interface PageSection {
  readonly name: PageSectionName;
  /** The anchor, its own on the page. */
  readonly id: string;
  /** What the page says, plain JSON: the view's props but for `id`. */
  readonly content: Readonly<Record<string, unknown>>;
  /** When React hydrates it; never where this is undefined. */
  readonly wakes: Wake | undefined;
  /** The anchor of the tab that begins here. */
  readonly startsTab?: string;
}

/** A page that has passed the schemas: what head, structured data, layout, site map and tests are made from. */
export interface Page {
  /** Where it is: `/`, `/pricing`, `/blog/first-post`. */
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
