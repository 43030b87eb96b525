import { Unstyled } from '@storybook/addon-docs/blocks';
import { Field } from '@onset/design-system/primitives/field';
import { groupByPurpose, matchesSection, purposes } from '@onset/design-system/sections/section-docs';
import { useState } from 'react';
import { storyUrl, useFirstStories, useStory } from './use-stories.ts';
import { sectionDocs } from './section-docs.tsx';
import { StoryPreview } from './story-preview.tsx';

/**
 * Live previews of all sections, grouped by purpose. A change of a design token is immediately visible in all previews.
 */
export function SectionGallery() {
  const [query, setQuery] = useState('');
  const sections = useFirstStories('Sections/').flatMap(({ id, importPath, title: path }) => {
    const name = /([^/]+)\.stories\.tsx$/.exec(importPath)?.[1] ?? '';
    const docs = sectionDocs[name];
    return docs ? [{ ...docs, id, name, title: path.slice('Sections/'.length) }] : [];
  });
  const matchingSections = sections.filter((section) => matchesSection(section, query));
  return (
    <Unstyled>
      <div className="@container grid gap-16 text-body text-ink">
        <div className="grid max-w-prose gap-2">
          <Field
            label="Search sections"
            name="query"
            type="search"
            hint="By name, purpose or another word for it, such as “social proof”"
            onChange={({ target }) => setQuery(target.value)}
          />
          <output className="text-small text-ink-muted">
            {matchingSections.length === 0 && sections.length > 0
              ? `No sections match “${query}”`
              : matchingSections.length === 1
                ? '1 section'
                : `${matchingSections.length} sections`}
          </output>
        </div>
        {groupByPurpose(matchingSections).map(({ purpose, members }) => (
          <section key={purpose} aria-labelledby={purpose} className="border-t border-line pt-6">
            <h2 id={purpose} className="text-subheading font-strong">
              {purposes[purpose]}
            </h2>
            <ul className="mt-6 grid gap-x-6 gap-y-10 @md:grid-cols-2 @xl:grid-cols-3">
              {members.map(({ id, title, summary }) => (
                <li key={id} className="relative grid content-start gap-3">
                  <div className="overflow-clip rounded-md border border-line">
                    <LazyStoryPreview id={id} label={title} />
                  </div>
                  <div className="grid gap-1">
                    <a
                      href={storyUrl(id.replace(/--.*/, '--docs'), 'docs')}
                      target="_top"
                      className="font-strong underline-offset-4 after:absolute after:inset-0 hover:underline"
                    >
                      {title}
                    </a>
                    <p className="text-small text-ink-muted">{summary}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Unstyled>
  );
}

interface LazyStoryPreviewProps {
  id: string;
  label: string;
  crop?: number;
  width?: number;
}

/** Preview of a story by its ID. Until the story is loaded, an empty box of the same size is shown. */
export function LazyStoryPreview({ id, label, crop = 0.625, width = 1200 }: LazyStoryPreviewProps) {
  const story = useStory(id);
  if (story === undefined) return <div className="bg-sunken" style={{ aspectRatio: `1 / ${crop}` }} />;
  return <StoryPreview story={story} label={label} crop={crop} width={width} />;
}
