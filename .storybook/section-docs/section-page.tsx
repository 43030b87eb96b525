import { Canvas, Controls, Unstyled } from '@storybook/addon-docs/blocks';
import type { RegisteredSection } from '@onset/design-system/sections/section';
import { DosAndDonts, When } from './advice.tsx';
import { sectionDocs } from './all-docs.ts';
import { Anatomy, TextList } from './anatomy.tsx';
import { Head } from './head.tsx';
import { Part } from './part.tsx';
import { StoryList } from './story-list.tsx';
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
