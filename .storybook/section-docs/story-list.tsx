import { sentenceCase } from '../story-name.ts';
import { addressOf } from './address.ts';
import { StoryPicture } from './story-picture.tsx';
import type { AnyStory } from './story-picture.tsx';

/** Every story of a section, small, each with a link to where it can be tried. */
export function StoryList({ stories }: { stories: readonly AnyStory[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-8 @md:grid-cols-2 @xl:grid-cols-3">
      {stories.map((story) => (
        <li key={story.id} className="relative grid content-start gap-2">
          <div className="overflow-clip rounded-md border border-line">
            <StoryPicture story={story} label={story.name} crop={0.625} />
          </div>
          <a
            href={addressOf(story.id)}
            target="_top"
            className="font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {sentenceCase(story.name)}
          </a>
          <p className="text-small text-ink-muted">{descriptionOf(story)}</p>
        </li>
      ))}
    </ul>
  );
}

/** What stands above a story in its file. */
function descriptionOf({ parameters }: AnyStory): string {
  const docs = parameters['docs'] as { description?: { story?: string } } | undefined;
  return docs?.description?.story ?? '';
}
