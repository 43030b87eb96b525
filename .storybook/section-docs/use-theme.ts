import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { Channel } from 'storybook/internal/channels';
import type { Theme } from '../docs-theme.ts';
import { systemTheme } from '../system-theme.ts';

/** The theme that the address of a docs page names, `&globals=theme:dark`, or that of the system. */
function themeOfAddress(): Theme {
  const globals = new URLSearchParams(location.search).get('globals');
  return themeOf(/theme:(\w+)/u.exec(globals ?? '')?.[1]);
}

const themeOf = (name: string | undefined): Theme => (name === 'dark' || name === 'light' ? name : systemTheme());

/** The theme of the toolbar, which a docs page follows as its stories do. */
export function useTheme(channel: Channel): Theme {
  const [theme, setTheme] = useState(themeOfAddress);
  useEffect(() => {
    const follow = ({ globals }: { globals: { theme?: string } }): void => setTheme(themeOf(globals.theme));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return theme;
}
