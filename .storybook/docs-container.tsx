import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect } from 'react';
import type { PropsWithChildren } from 'react';
import { docsTheme } from './docs-theme.ts';
import { useTheme } from './section-docs/use-stories.ts';

const themes = { light: docsTheme('light'), dark: docsTheme('dark') };

/** Container of a docs page, with the theme that is selected in the toolbar. */
export function ThemedDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useTheme(context.channel);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  );
}
