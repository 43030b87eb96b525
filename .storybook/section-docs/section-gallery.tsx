import { Unstyled } from '@storybook/addon-docs/blocks';
import { addressOf } from './address.ts';
import { purposes, sectionDocs } from './all-docs.ts';
import { StoryPicture } from './story-picture.tsx';
import { useFirstStories, useStory } from './use-stories.ts';

/** Every section on one page, live, by what it is for: a change of a token is seen everywhere at once. */
export function SectionGallery() {
  const stories = useFirstStories('Sections/').map((entry) => ({
    ...entry,
    name: /([^/]+)\.stories\.tsx$/.exec(entry.importPath)?.[1] ?? '',
    title: entry.title.slice('Sections/'.length),
  }));
  return (
    <Unstyled>
      <div className="@container grid gap-16 text-body text-ink">
        {Object.entries(purposes).map(([purpose, words]) => (
          <section key={purpose} aria-labelledby={purpose} className="border-t border-line pt-6">
            <h2 id={purpose} className="text-subheading font-strong">
              {words}
            </h2>
            <ul className="mt-6 grid gap-x-6 gap-y-10 @md:grid-cols-2 @xl:grid-cols-3">
              {stories
                .filter(({ name }) => sectionDocs[name]?.purpose === purpose)
                .map(({ id, name, title }) => (
                  <li key={id} className="relative grid content-start gap-3">
                    <div className="overflow-clip rounded-md border border-line">
                      <LazyPicture id={id} label={title} />
                    </div>
                    <div className="grid gap-1">
                      <a
                        href={addressOf(id.replace(/--.*/, '--docs'), 'docs')}
                        target="_top"
                        className="font-strong underline-offset-4 after:absolute after:inset-0 hover:underline"
                      >
                        {title}
                      </a>
                      <p className="text-small text-ink-muted">{sectionDocs[name]?.summary}</p>
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

interface LazyPictureProps {
  id: string;
  label: string;
  crop?: number;
  width?: number;
}

/** A story by its id as a picture; until it is loaded, its place. */
export function LazyPicture({ id, label, crop = 0.625, width = 1200 }: LazyPictureProps) {
  const story = useStory(id);
  if (story === undefined) return <div className="bg-sunken" style={{ aspectRatio: `1 / ${crop}` }} />;
  return <StoryPicture story={story} label={label} crop={crop} width={width} />;
}
