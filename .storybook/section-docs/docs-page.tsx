import { Controls, Description, DocsContext, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { Suspense, lazy, useContext } from 'react';
import { sectionOf } from '../section-of.ts';

// Read once a docs page is: a story in a test or on the canvas has no use for the docs of every section.
const SectionPage = lazy(() => import('./section-page.tsx'));

/**
 * The docs page of a component: that of a section where it is one; else its first story with its controls, and the others.
 * What is no component, such as the colours, has its stories alone.
 */
export function DocsPage() {
  const stories = useContext(DocsContext).componentStories();
  const [name, section] = sectionOf(stories[0]?.component);
  if (section === undefined) return <OtherPage isComponent={stories[0]?.component !== undefined} />;
  const title = stories[0]?.title.split('/').at(-1) ?? name;
  return (
    <Suspense>
      <SectionPage name={name} title={title} section={section} stories={stories} />
    </Suspense>
  );
}

/** Storybook's own parts, without showing the first story twice. */
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
