import { Fragment } from 'react';
import { Island } from './island.tsx';
import type { Page } from './page.ts';
import type { PageSection } from './section.ts';

/** Draws the sections of a page in order. */
export function PageView({ page }: { page: Page }) {
  return page.sections.map((section, index) => (
    // A page's list never changes, so a place in it is a name.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {isIsland(section) ? <Island section={section} id={`${section.name}-${index}`} /> : section.render()}
    </Fragment>
  ));
}

type IslandSection = Parameters<typeof Island>[0]['section'];

function isIsland(section: PageSection): section is IslandSection {
  return section.alive !== undefined;
}
