import { Icon } from '@onset/design-system/primitives/icon';
import type { Advice, SectionDocs } from '@onset/design-system/sections/section-docs';
import { StoryPicture } from './story-picture.tsx';
import type { AnyStory } from './story-picture.tsx';
import { Words } from './words.tsx';

/** When to use a section and when not, side by side. */
export function When({ useWhen, avoidWhen }: Pick<SectionDocs, 'useWhen' | 'avoidWhen'>) {
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
                <Words text={text} />
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

/** Good examples in one column, bad ones in the other, each as the section shows it. */
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
        {advice.map(({ words, content }) => (
          <li key={words} className="grid gap-3">
            {(content ?? isGood) && (
              <div
                className={`overflow-clip rounded-md border border-t-2 border-line ${isGood ? 'border-t-success' : 'border-t-danger'}`}
              >
                <StoryPicture story={story} content={content} label={`${title}: ${words}`} width={1040} opensFirst />
              </div>
            )}
            <p className="text-small">
              <Words text={words} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
