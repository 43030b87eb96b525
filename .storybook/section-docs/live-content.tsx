import { Button } from '@onset/design-system/primitives/button';
import { useId } from 'react';
import { ContentEditor } from '../content/content-editor.tsx';
import type { NamedField } from '../content/field.ts';
import { pageText } from '../content/page-text.ts';
import { Picture } from '../content/picture.tsx';
import { CopyText } from './copyable.tsx';
import type { AnyStory } from './story-picture.tsx';
import { useStoryArgs } from './use-story-args.ts';

interface LiveContentProps {
  name: string;
  story: AnyStory;
  fields: readonly NamedField[];
}

/** The content of the story above, to be changed, and what a page file says to have it. */
export function LiveContent({ name, story, fields }: LiveContentProps) {
  const id = useId();
  const { args, update, reset } = useStoryArgs(story);
  const content = Object.fromEntries(fields.map(({ name: key }) => [key, args[key]]));
  const text = pageText(name, content);
  return (
    <div className="grid items-start gap-6 @lg:grid-cols-2">
      <div className="max-h-[36rem] overflow-y-auto rounded-md border border-line bg-surface p-4">
        <ContentEditor fields={fields} values={args} onChange={update} Picture={Picture} />
      </div>
      <div className="grid min-w-0 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 id={id} className="text-small font-strong">
            In a page file, under <code className="font-mono">sections</code>
          </h3>
          <span className="flex gap-2">
            <Button variant="outline" size="sm" onClick={reset}>
              Reset
            </Button>
            <CopyText text={text} what="the text of the section" />
          </span>
        </div>
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached from the keyboard
          tabIndex={0}
          aria-labelledby={id}
          className="max-h-[33rem] overflow-auto rounded-md border border-line bg-sunken p-4 font-mono text-label leading-normal whitespace-pre"
        >
          {text}
        </pre>
      </div>
    </div>
  );
}
