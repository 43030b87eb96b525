import { Canvas, Controls, Unstyled } from '@storybook/addon-docs/blocks';
import type { RegisteredSection } from '@onset/design-system/sections/section';
import { useState } from 'react';
import type { Theme } from '../docs-theme.ts';
import { sentenceCase } from '../story-name.ts';
import { DosAndDonts, When } from './advice.tsx';
import { sectionDocs } from './all-docs.ts';
import { Anatomy, TextList } from './anatomy.tsx';
import { Head } from './head.tsx';
import { Part } from './part.tsx';
import { StoryList } from './story-list.tsx';
import { StoryPicture } from './story-picture.tsx';
import type { AnyStory } from './story-picture.tsx';

interface SectionPageProps {
  name: string;
  title: string;
  section: RegisteredSection;
  stories: readonly AnyStory[];
}

/** The docs page of a section: the same for each, made from its docs and its stories. */
export default function SectionPage({ name, title, section, stories }: SectionPageProps) {
  const docs = sectionDocs[name];
  const [first] = stories;
  if (docs === undefined) throw new Error(`design-system/sections/${name}/${name}.docs.ts is missing`);
  if (first === undefined) throw new Error(`The section ${name} has no story`);
  return (
    <Unstyled>
      <div className="@container text-body text-ink">
        <div className="grid gap-14">
          <Head name={name} title={title} docs={docs} section={section} />
          <div className="overflow-clip rounded-lg border border-line [&_.sbdocs-preview]:m-0! [&_.sbdocs-preview]:rounded-none! [&_.sbdocs-preview]:border-0! [&_.sbdocs-preview]:shadow-none!">
            <Canvas of={first.moduleExport} sourceState="none" layout="fullscreen" />
          </div>
          <Part
            title="Content"
            lede="Edit the values to change the story above. The schema that checks pages sets the limits."
            isWide
          >
            <Controls of={first.moduleExport} />
          </Part>
          <Part title="Compare" lede="Two stories, or one story in two themes." isWide>
            <div className="grid items-start gap-6 @md:grid-cols-2">
              <ComparedStory side="left" stories={stories} first={first} theme="light" />
              <ComparedStory side="right" stories={stories} first={first} theme="dark" />
            </div>
          </Part>
          <Part title="Anatomy" lede="From first to last.">
            <Anatomy parts={docs.anatomy} />
          </Part>
          <Part title="When">
            <When useWhen={docs.useWhen} avoidWhen={docs.avoidWhen} />
          </Part>
          <Part title="How" lede="The same section, with other words in it." isWide>
            <DosAndDonts story={first} dos={docs.dos} donts={docs.donts} />
          </Part>
          <Part title="Accessibility">
            <TextList texts={docs.accessibility} />
          </Part>
          <Part title="Stories" lede={`${stories.length} states, each with tests and screenshots.`} isWide>
            <StoryList stories={stories} />
          </Part>
        </div>
      </div>
    </Unstyled>
  );
}

interface ComparedStoryProps {
  side: 'left' | 'right';
  stories: readonly AnyStory[];
  /** The story shown at first. */
  first: AnyStory;
  /** The theme at first. */
  theme: Theme;
}

/** One side of a comparison: a story and a theme to choose. */
function ComparedStory({ side, stories, first, ...initial }: ComparedStoryProps) {
  const [story, setStory] = useState(first);
  const [theme, setTheme] = useState(initial.theme);
  const control = 'min-h-9 min-w-0 flex-1 rounded-sm border border-line-strong bg-surface px-2 text-small text-ink';
  return (
    <div className="grid gap-3">
      <div className="flex gap-3">
        <select
          aria-label={`Story on the ${side}`}
          value={story.id}
          onChange={({ target }) => setStory(stories.find(({ id }) => id === target.value) ?? first)}
          className={control}
        >
          {stories.map(({ id, name }) => (
            <option key={id} value={id}>
              {sentenceCase(name)}
            </option>
          ))}
        </select>
        <select
          aria-label={`Theme on the ${side}`}
          value={theme}
          onChange={({ target }) => setTheme(target.value === 'dark' ? 'dark' : 'light')}
          className={control}
        >
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </select>
      </div>
      <div data-theme={theme} className="overflow-clip rounded-md border border-line bg-canvas text-ink">
        <StoryPicture key={story.id} story={story} label={`${sentenceCase(story.name)}, ${theme}`} />
      </div>
    </div>
  );
}
