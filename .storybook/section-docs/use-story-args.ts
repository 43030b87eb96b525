import { DocsContext } from '@storybook/addon-docs/blocks';
import { useCallback, useContext, useEffect, useState } from 'react';
import { RESET_STORY_ARGS, STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { AnyStory } from './story-picture.tsx';

type Args = Readonly<Record<string, unknown>>;

interface StoryArgs {
  readonly args: Args;
  readonly update: (args: Args) => void;
  readonly reset: () => void;
}

/** What the controls of a story on a docs page say now, and how to change it: the story beside it follows. */
export function useStoryArgs(story: AnyStory): StoryArgs {
  const context = useContext(DocsContext);
  const { channel } = context;
  const [args, setArgs] = useState<Args>(() => context.getStoryContext(story).args);
  useEffect(() => {
    const follow = (changed: { storyId: string; args: Args }): void => {
      if (changed.storyId === story.id) setArgs(changed.args);
    };
    channel.on(STORY_ARGS_UPDATED, follow);
    return () => channel.off(STORY_ARGS_UPDATED, follow);
  }, [channel, story.id]);
  const update = useCallback(
    (updatedArgs: Args) => channel.emit(UPDATE_STORY_ARGS, { storyId: story.id, updatedArgs }),
    [channel, story.id],
  );
  const reset = useCallback(() => channel.emit(RESET_STORY_ARGS, { storyId: story.id }), [channel, story.id]);
  return { args, update, reset };
}
