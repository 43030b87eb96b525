import { Canvas, Controls, Unstyled } from '@storybook/addon-docs/blocks';
import type { RegisteredSection } from '@onset/design-system/sections/section';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { purposes } from '@onset/design-system/sections/section-docs';
import type { SectionDocs } from '@onset/design-system/sections/section-docs';
import { buttonStyles } from '@onset/design-system/primitives/button';
import { Icon } from '@onset/design-system/primitives/icon';
import type { Theme } from '../docs-theme.ts';
import { sentenceCase } from '../story-name.ts';
import { Anatomy, DosAndDonts, sectionDocs, TextList, UsageGuidance } from './section-docs.tsx';
import { StoryPreview } from './story-preview.tsx';
import type { AnyStory } from './story-preview.tsx';
import { storyUrl } from './use-stories.ts';

interface SectionPageProps {
  name: string;
  title: string;
  section: RegisteredSection;
  stories: readonly AnyStory[];
}

/** Docs page of a section, made from its docs and its stories. */
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
          <DocsSection
            title="Content"
            lede="Edit the values to change the story above. The schema that checks pages sets the limits."
            isWide
          >
            <Controls of={first.moduleExport} />
          </DocsSection>
          <DocsSection title="Compare" lede="Two stories, or one story in two themes." isWide>
            <div className="grid items-start gap-6 @md:grid-cols-2">
              <ComparedStory side="left" stories={stories} first={first} theme="light" />
              <ComparedStory side="right" stories={stories} first={first} theme="dark" />
            </div>
          </DocsSection>
          <DocsSection title="Anatomy" lede="From first to last.">
            <Anatomy parts={docs.anatomy} />
          </DocsSection>
          <DocsSection title="When">
            <UsageGuidance useWhen={docs.useWhen} avoidWhen={docs.avoidWhen} />
          </DocsSection>
          <DocsSection title="How" lede="The same section, with other words in it." isWide>
            <DosAndDonts story={first} dos={docs.dos} donts={docs.donts} />
          </DocsSection>
          <DocsSection title="Accessibility">
            <TextList texts={docs.accessibility} />
          </DocsSection>
          <DocsSection title="Stories" lede={`${stories.length} states, each with tests and screenshots.`} isWide>
            <StoryList stories={stories} />
          </DocsSection>
        </div>
      </div>
    </Unstyled>
  );
}

interface ComparedStoryProps {
  side: 'left' | 'right';
  stories: readonly AnyStory[];
  /** Story that is selected first. */
  first: AnyStory;
  /** Theme that is selected first. */
  theme: Theme;
}

/** One side of the comparison, with controls to select a story and a theme. */
function ComparedStory({ side, stories, first, ...initial }: ComparedStoryProps) {
  const [story, setStory] = useState(first);
  const [theme, setTheme] = useState(initial.theme);
  const controlClasses =
    'select-arrow min-h-9 min-w-0 flex-1 rounded-sm border border-line-strong bg-surface px-2 text-small text-ink';
  return (
    <div className="grid gap-3">
      <div className="flex gap-3">
        <select
          aria-label={`Story on the ${side}`}
          value={story.id}
          onChange={({ target }) => setStory(stories.find(({ id }) => id === target.value) ?? first)}
          className={controlClasses}
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
          className={controlClasses}
        >
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </select>
      </div>
      <div data-theme={theme} className="overflow-clip rounded-md border border-line bg-canvas text-ink">
        <StoryPreview key={story.id} story={story} label={`${sentenceCase(story.name)}, ${theme}`} />
      </div>
    </div>
  );
}

interface HeadProps {
  name: string;
  title: string;
  docs: SectionDocs;
  section: RegisteredSection;
}

const hydrate = {
  interaction: 'An island. It hydrates on the first interaction',
  visible: 'An island. It hydrates when it is visible',
  session: 'An island. It hydrates for logged-in visitors and for links from emails; for others, when it is visible',
  load: 'An island. It hydrates when the page is idle',
} as const;

/** Header with the name of a section, and its purpose, status, script and structured data. */
function Head({ name, title, docs, section }: HeadProps) {
  const source = `design-system/sections/${name}/${name}.tsx`;
  const facts = [
    ['Purpose', purposes[docs.purpose]],
    ['Status', docs.status === 'stable' ? 'Stable' : 'New: not yet on a page for a full release'],
    ['Script', section.hydrate ? hydrate[section.hydrate] : 'None'],
    ['Search engines', section.structuredData ? 'Has structured data' : 'Only its text'],
  ] as const;
  return (
    <header className="grid gap-8">
      <div className="grid gap-4">
        <p className="timecode flex items-center gap-2 text-ink-muted">
          <span aria-hidden="true" className="size-2 rounded-full bg-record" />
          {name}
        </p>
        <h1 className="display text-title">{title}</h1>
        <p className="max-w-prose text-lede text-ink-muted">{docs.summary}</p>
        <p className="max-w-prose text-small text-ink-muted">Keywords: {docs.keywords.join(', ')}</p>
      </div>
      <dl className="grid gap-x-6 gap-y-4 @md:grid-cols-2 @lg:grid-cols-4">
        {facts.map(([term, text]) => (
          <div key={term} className="border-t border-line pt-3 text-small">
            <dt className="text-ink-muted">{term}</dt>
            <dd className="font-medium">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap items-center gap-3">
        <code className="timecode wrap-anywhere text-ink-muted">{source}</code>
        <CopyText text={source} what="the path of the source" />
      </p>
    </header>
  );
}

interface CopyTextProps {
  text: string;
  /** Name of the copied text, for screen readers. */
  what: string;
}

/** Button that copies a text and shows the outcome for two seconds. */
function CopyText({ text, what }: CopyTextProps) {
  const [outcome, setOutcome] = useState('');
  const copy = async (): Promise<void> => {
    setOutcome(
      await navigator.clipboard.writeText(text).then(
        () => 'Copied',
        () => 'Couldn’t copy',
      ),
    );
    setTimeout(() => setOutcome(''), 2000);
  };
  return (
    <button type="button" onClick={() => void copy()} className={buttonStyles({ variant: 'outline', size: 'sm' })}>
      <Icon name={outcome === 'Copied' ? 'check' : 'copy'} />
      <output>{outcome || 'Copy'}</output>
      <span className="sr-only"> {what}</span>
    </button>
  );
}

interface DocsSectionProps {
  title: string;
  /** Text below the title. */
  lede?: string;
  children: ReactNode;
  /** True to show the content in full width below the title, false to show it beside the title. */
  isWide?: boolean;
}

/** Part of a docs page, with its title in the first three columns and its content in the other nine. */
function DocsSection({ title, lede, children, isWide = false }: DocsSectionProps) {
  const id = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return (
    <section aria-labelledby={id} className="grid gap-x-6 gap-y-6 border-t border-line pt-6 @lg:grid-cols-12">
      <div className={isWide ? '@lg:col-span-12' : '@lg:col-span-3'}>
        <h2 id={id} className="text-subheading font-strong">
          {title}
        </h2>
        {lede && <p className="mt-1 text-small text-ink-muted">{lede}</p>}
      </div>
      <div className={`min-w-0 ${isWide ? '@lg:col-span-12' : '@lg:col-span-9'}`}>{children}</div>
    </section>
  );
}

/** Previews of all stories of a section, each with a link to the story. */
function StoryList({ stories }: { stories: readonly AnyStory[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-8 @md:grid-cols-2 @xl:grid-cols-3">
      {stories.map((story) => (
        <li key={story.id} className="relative grid content-start gap-2">
          <div className="overflow-clip rounded-md border border-line">
            <StoryPreview story={story} label={story.name} crop={0.625} />
          </div>
          <a
            href={storyUrl(story.id)}
            target="_top"
            className="font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {sentenceCase(story.name)}
          </a>
          <p className="text-small text-ink-muted">{getDescription(story)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Returns the doc comment of a story. */
function getDescription({ parameters }: AnyStory): string {
  const docs = parameters['docs'] as { description?: { story?: string } } | undefined;
  return docs?.description?.story ?? '';
}
