import type { Advice, SectionDocs } from '@onset/design-system/sections/section-docs';
import { Icon } from '@onset/design-system/primitives/icon';
import { StoryPreview } from './story-preview.tsx';
import type { AnyStory } from './story-preview.tsx';

const files = import.meta.glob<SectionDocs>('../../design-system/sections/*/*.docs.ts', {
  eager: true,
  import: 'docs',
});

/** Docs of all sections by name. */
export const sectionDocs: Readonly<Record<string, SectionDocs | undefined>> = Object.fromEntries(
  Object.entries(files).map(([path, docs]) => [/([^/]+)\.docs\.ts$/.exec(path)?.[1] ?? path, docs]),
);

/** Two lists side by side: when to use a section, and when to use something else. */
export function UsageGuidance({ useWhen, avoidWhen }: Pick<SectionDocs, 'useWhen' | 'avoidWhen'>) {
  const lists = [
    ['Use it when', useWhen, 'check'],
    ['Take something else when', avoidWhen, 'arrow-right'],
  ] as const;
  return (
    <div className="grid gap-6 @md:grid-cols-2">
      {lists.map(([title, texts, icon]) => (
        <div key={title}>
          <h3 className="font-strong">{title}</h3>
          <ul className="mt-3 grid gap-3">
            {texts.map((text) => (
              <li key={text} className="flex gap-3 text-ink-muted">
                <Icon name={icon} className="mt-1.5 text-ink" />
                <TextWithCode text={text} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface DosAndDontsProps {
  story: AnyStory;
  dos: readonly Advice[];
  donts: readonly Advice[];
}

/** Good examples in one column and bad examples in the other, each rendered with the section. */
export function DosAndDonts({ story, dos, donts }: DosAndDontsProps) {
  return (
    <div className="grid items-start gap-x-6 gap-y-10 @md:grid-cols-2">
      <Examples title="Do" advice={dos} story={story} isGood />
      <Examples title="Don’t" advice={donts} story={story} isGood={false} />
    </div>
  );
}

interface ExamplesProps {
  title: string;
  advice: readonly Advice[];
  story: AnyStory;
  isGood: boolean;
}

function Examples({ title, advice, story, isGood }: ExamplesProps) {
  return (
    <div className="grid gap-6">
      <h3 className={`flex items-center gap-2 font-strong ${isGood ? 'text-success' : 'text-danger'}`}>
        <Icon name={isGood ? 'check' : 'close'} />
        {title}
      </h3>
      <ul className="grid gap-8">
        {advice.map(({ text, content }) => (
          <li key={text} className="grid gap-3">
            {(content ?? isGood) && (
              <div
                className={`overflow-clip rounded-md border border-t-2 border-line ${isGood ? 'border-t-success' : 'border-t-danger'}`}
              >
                <StoryPreview story={story} content={content} label={`${title}: ${text}`} width={1040} opensFirst />
              </div>
            )}
            <p className="text-small">
              <TextWithCode text={text} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Numbered list of the parts of a section, from first to last. */
export function Anatomy({ parts }: { parts: SectionDocs['anatomy'] }) {
  return (
    <ol className="grid">
      {parts.map(({ part, description }, index) => (
        <li
          key={part}
          className="grid grid-cols-[2rem_1fr] gap-x-3 gap-y-1 border-b border-line py-3 first:pt-0 @md:grid-cols-[2rem_12rem_1fr]"
        >
          <span className="timecode pt-0.5 text-accent-text" aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
          <strong className="font-strong">{part}</strong>
          <span className="col-start-2 text-ink-muted @md:col-start-3">
            <TextWithCode text={description} />
          </span>
        </li>
      ))}
    </ol>
  );
}

export function TextList({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="grid max-w-prose list-disc gap-3 ps-4 text-ink-muted marker:text-ink-faint">
      {texts.map((text) => (
        <li key={text}>
          <TextWithCode text={text} />
        </li>
      ))}
    </ul>
  );
}

/** Text of the docs. Parts between backticks are rendered as code. */
function TextWithCode({ text }: { text: string }) {
  return (
    <span>
      {text.split('`').map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <code key={`${index}${part}`} className="rounded-xs bg-sunken px-1 font-mono text-small text-ink">
            {part}
          </code>
        ),
      )}
    </span>
  );
}
