import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { EVERY_MODE } from '../modes.ts';
import type { AnyStory } from './story-picture.tsx';

/** An entry of Storybook's own list of everything there is. */
interface IndexEntry {
  readonly type: 'story' | 'docs';
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly tags: readonly string[];
}

/**
 * Returns the first story of each file whose title begins with `kind`, such as `Sections/`, and those with the tag of
 * every mode, in the order of the sidebar.
 */
export function useFirstStories(kind: string): readonly IndexEntry[] {
  const [first, setFirst] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const response = await fetch('./index.json');
      const { entries } = (await response.json()) as { entries: Readonly<Record<string, IndexEntry>> };
      const stories = Object.values(entries).filter(({ type, title }) => type === 'story' && title.startsWith(kind));
      const isFirst = ({ title }: IndexEntry, index: number) =>
        stories.findIndex((other) => other.title === title) === index;
      setFirst(stories.filter((entry, index) => entry.tags.includes(EVERY_MODE) || isFirst(entry, index)));
    };
    void load();
  }, [kind]);
  return first;
}

/** A story by its id, once its file is loaded. */
export function useStory(id: string): AnyStory | undefined {
  const context = useContext(DocsContext);
  const [story, setStory] = useState<AnyStory>();
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const loaded = await context.loadStory(id);
      if (isWanted) setStory(loaded);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [context, id]);
  return story;
}
