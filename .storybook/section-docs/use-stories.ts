import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { Channel } from 'storybook/internal/channels';
import { EVERY_MODE } from '../modes.ts';
import type { AnyStory } from './story-preview.tsx';
import type { Theme } from '../docs-theme.ts';
import { systemTheme } from '../system-theme.ts';

/** Entry of `index.json`, Storybook's list of stories and docs pages. */
interface IndexEntry {
  readonly type: 'story' | 'docs';
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly tags: readonly string[];
}

/**
 * Returns stories whose title begins with `kind`, such as `Sections/`: the first story of each title and all stories
 * with the tag `EVERY_MODE`, in the order of the sidebar.
 */
export function useFirstStories(kind: string): readonly IndexEntry[] {
  const [firstStories, setFirstStories] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const response = await fetch('./index.json');
      const { entries } = (await response.json()) as { entries: Readonly<Record<string, IndexEntry>> };
      const stories = Object.values(entries).filter(({ type, title }) => type === 'story' && title.startsWith(kind));
      const isFirst = ({ title }: IndexEntry, index: number) =>
        stories.findIndex((other) => other.title === title) === index;
      setFirstStories(stories.filter((entry, index) => entry.tags.includes(EVERY_MODE) || isFirst(entry, index)));
    };
    void load();
  }, [kind]);
  return firstStories;
}

/** Returns the story with this ID, or undefined until its file is loaded. */
export function useStory(id: string): AnyStory | undefined {
  const context = useContext(DocsContext);
  const [story, setStory] = useState<AnyStory>();
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const loadedStory = await context.loadStory(id);
      if (isWanted) setStory(loadedStory);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [context, id]);
  return story;
}

/** Returns the URL of a story or a docs page. Links to it need `target="_top"`, because docs pages are in an iframe. */
export const storyUrl = (id: string, view: 'story' | 'docs' = 'story'): string => `./?path=/${view}/${id}`;

/**
 * Returns the theme from the URL of a docs page, such as `&globals=theme:dark`. Without one, returns the theme of the
 * operating system.
 */
function readThemeFromUrl(): Theme {
  const globals = new URLSearchParams(location.search).get('globals');
  return toTheme(/theme:(\w+)/u.exec(globals ?? '')?.[1]);
}

const toTheme = (name: string | undefined): Theme => (name === 'dark' || name === 'light' ? name : systemTheme());

/** Returns the theme that is selected in the toolbar, so that docs pages have the same theme as stories. */
export function useTheme(channel: Channel): Theme {
  const [theme, setTheme] = useState(readThemeFromUrl);
  useEffect(() => {
    const updateTheme = ({ globals }: { globals: { theme?: string } }): void => setTheme(toTheme(globals.theme));
    channel.on(GLOBALS_UPDATED, updateTheme);
    return () => channel.off(GLOBALS_UPDATED, updateTheme);
  }, [channel]);
  return theme;
}
