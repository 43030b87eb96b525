import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { PropsWithChildren } from 'react';
import { docsTheme } from './docs-theme.ts';
import type { Theme } from './docs-theme.ts';

const themes = { light: docsTheme('light'), dark: docsTheme('dark') };

/** The theme that the address of a docs page names: `&globals=theme:dark`. */
const themeOfAddress = (): Theme =>
  new URLSearchParams(location.search).get('globals')?.includes('theme:dark') ? 'dark' : 'light';

/** A docs page in the theme of the toolbar, as its stories are. */
export function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(themeOfAddress);
  useEffect(() => {
    const follow = ({ globals }: { globals: { theme?: string } }): void =>
      setTheme(globals.theme === 'dark' ? 'dark' : 'light');
    context.channel.on('globalsUpdated', follow);
    return () => context.channel.off('globalsUpdated', follow);
  }, [context.channel]);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
