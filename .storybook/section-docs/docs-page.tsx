import { Controls, Description, DocsContext, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { Suspense, lazy, useContext } from 'react';
import { findSection } from '../find-section.ts';

// Imported lazily, because stories on the canvas and in tests don't need the docs of the sections.
const SectionPage = lazy(() => import('./section-page.tsx'));

/**
 * Docs page of a component. Sections have their own layout. Other components show their first story with its controls,
 * and then their other stories. Pages without a component, such as the colors, show only their stories.
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

/**
 * Docs page with Storybook's default blocks. For a component, the first story is shown with its controls, and the list
 * below contains only the other stories.
 */
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
