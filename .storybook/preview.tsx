import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonThemes, { withThemeByDataAttribute } from '@storybook/addon-themes';
import { definePreview } from '@storybook/react-vite';
import type { ReactRenderer } from '@storybook/react-vite';
import { withAllowedContent } from './allowed-content.tsx';
import { checkContent } from './check-content.ts';
import { deriveControls } from './controls.ts';
import { ThemedDocsContainer } from './docs-container.tsx';
import { modes, viewports } from './modes.ts';
import './preview.css';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonThemes()],
  tags: ['autodocs'],
  beforeEach: (context) => checkContent(context),
  argTypesEnhancers: [deriveControls],
  decorators: [
    withAllowedContent,
    // A part is shown with room around it, a section or page as wide as the viewport.
    (Story, { parameters }) =>
      parameters['frame'] === 'none' ? (
        <Story />
      ) : (
        <div className="p-6">
          <Story />
        </div>
      ),
    withThemeByDataAttribute<ReactRenderer>({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    docs: { container: ThemedDocsContainer },
    viewport: { options: viewports },
    controls: { matchers: { color: /color$/i } },
    options: {
      storySort: { order: ['Foundations', 'Primitives', 'Illustrations', 'Sections', 'Pages', 'Emails'] },
    },
    chromatic: {
      modes: Object.fromEntries(modes.map(({ name, theme, viewport }) => [name, { theme, viewport }])),
    },
  },
});
