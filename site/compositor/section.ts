import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { PageFacts, SectionView, StructuredData } from '@onset/design-system/sections/section-view';

/** When an island of a document is made alive: at the visitor's first touch, when it is seen, when nothing else is on. */
export type Alive = 'interaction' | 'visible' | 'idle';

/** What a page may say of a section besides its content. */
export interface SectionOptions {
  /** Makes the section an island: a document has React hydrate it, and it alone, from its props. */
  readonly alive?: Alive;
  /** The anchor of the section. */
  readonly id?: string;
}

/** A section of a page, as data: its name and its props; and what can be made of it. */
export interface PageSection {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly alive: Alive | undefined;
  readonly render: () => ReactNode;
  readonly structuredData: (page: PageFacts) => StructuredData[];
}

/**
 * A section of a page: a view with its props, which are held against the view's own when the page is compiled.
 * What is alive must have props that are the same after a journey through JSON, because the browser has them from the
 * document; anything else throws.
 */
export function section<Props extends object>(
  view: SectionView<Props>,
  props: NoInfer<Props>,
  { alive, id }: SectionOptions = {},
): PageSection {
  const all = id === undefined ? props : { ...props, id };
  if (alive !== undefined) requireSerialisable(all, view.sectionName);
  return {
    name: view.sectionName,
    props: Object.fromEntries(Object.entries(all)),
    alive,
    render: () => createElement(view, all),
    structuredData: (page) => view.structuredData?.(all, page) ?? [],
  };
}

function requireSerialisable(value: unknown, path: string): void {
  if (value === null || value === undefined || ['string', 'number', 'boolean'].includes(typeof value)) return;
  const plain = typeof value === 'object' && [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value));
  if (!plain) throw new TypeError(`${path} is no plain data, and cannot be part of an island`);
  for (const [key, part] of Object.entries(value)) requireSerialisable(part, `${path}.${key}`);
}
