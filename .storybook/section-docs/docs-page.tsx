import { Controls, Description, DocsContext, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { Suspense, lazy, useContext } from 'react';
import { findSection } from '../find-section.ts';

// Loaded with the first docs page, because stories in tests and on the canvas don't need the docs of all sections.
const SectionPage = lazy(() => import('./section-page.tsx'));

/**
 * Docs page of a component. Sections have their own layout. Other components have their first story with its controls,
 * then the others. Pages without a component, such as the colors, have only their stories.
 */
export function DocsPage() {
  const stories = useContext(DocsContext).componentStories();
  const [name, section] = findSection(stories[0]?.component);
  if (section === undefined) return <OtherPage isComponent={stories[0]?.component !== undefined} />;
  const title = stories[0]?.title.split('/').at(-1) ?? name;
  return (
    <Suspense>
      <SectionPage name={name} title={title} section={section} stories={stories} />
    </Suspense>
  );
}

/** Storybook's default blocks, with the first story shown only once. */
function OtherPage({ isComponent }: { isComponent: boolean }) {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {isComponent && (
        <>
          <Primary />
          <Controls />
        </>
      )}
      <Stories title="" includePrimary={!isComponent} />
    </>
  );
}
