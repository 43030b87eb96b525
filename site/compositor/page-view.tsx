import { FailedPartTemplates } from '@onset/design-system/primitives/failed-part';
import { createElement, Fragment } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Island } from './island.tsx';
import type { Page, PageSection } from './page.ts';
import { registry } from './registry.ts';

interface PageViewProps {
  page: Page;
  /** How a section is drawn: as the site does, unless told. */
  draw?: (section: PageSection) => ReactNode;
}

/** Renders the sections of a page in order, in tabs where the page has them. */
export function PageView({ page, draw = drawSection }: PageViewProps) {
  const [beforeTabs = [], ...tabs] = splitIntoTabs(page.sections);
  const render = (section: PageSection) => (
    <Fragment key={section.id}>
      {section.hydrate === undefined ? (
        draw(section)
      ) : (
        <Island section={section} hydrate={section.hydrate}>
          {draw(section)}
        </Island>
      )}
    </Fragment>
  );
  return (
    <>
      {beforeTabs.map(render)}
      {tabs.map((sections, index) => (
        <div key={sections[0]?.id} id={sections[0]?.startsTab} data-tab={index === 0 ? 'first' : ''}>
          {sections.map(render)}
        </div>
      ))}
      {page.sections.some(mayLoad) && <FailedPartTemplates />}
    </>
  );
}

/** Splits sections where a tab starts; the first group is before the first tab. */
function splitIntoTabs(sections: readonly PageSection[]): PageSection[][] {
  const groups: PageSection[][] = [[]];
  for (const section of sections) {
    if (section.startsTab) groups.push([]);
    groups.at(-1)?.push(section);
  }
  return groups;
}

/** Returns true if a section hydrates automatically to load data of a visitor, so it may show that it is loading. */
const mayLoad = ({ hydrate }: PageSection): boolean => hydrate === 'session' || hydrate === 'load';

/** The view of a section with its content. */
export function drawSection({ name, id, content }: PageSection): ReactNode {
  // The content has passed the schema of this very section, which is where the props of its view come from.
  const view = registry[name].view as ComponentType<Readonly<Record<string, unknown>>>;
  return createElement(view, { ...content, id });
}
