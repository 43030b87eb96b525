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

/** Draws the sections of a page in order. */
export function PageView({ page, draw = drawSection }: PageViewProps) {
  return (
    <>
      {page.sections.map((section) => (
        <Fragment key={section.id}>
          {section.wakes === undefined ? (
            draw(section)
          ) : (
            <Island section={section} wakes={section.wakes}>
              {draw(section)}
            </Island>
          )}
        </Fragment>
      ))}
      {page.sections.some(mayLoad) && <FailedPartTemplates />}
    </>
  );
}

/** Whether a section may say that it is loading: what is fetched for a visitor wakes by itself. */
const mayLoad = ({ wakes }: PageSection): boolean => wakes === 'personal' || wakes === 'load';

/** The view of a section with its content. */
export function drawSection({ name, id, content }: PageSection): ReactNode {
  // The content has passed the schema of this very section, which is where the props of its view come from.
  const view = registry[name].view as ComponentType<Readonly<Record<string, unknown>>>;
  return createElement(view, { ...content, id });
}
