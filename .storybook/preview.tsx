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
import { DocsPage } from './section-docs/docs-page.tsx';
import { systemTheme } from './system-theme.ts';
import './preview.css';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonThemes()],
  tags: ['autodocs'],
  beforeEach: (context) => checkContent(context),
  // Storybook runs these hooks in reverse order, so this one runs before the hook of the accessibility addon.
  afterEach: () => finishTransitions(document),
  argTypesEnhancers: [deriveControls],
  initialGlobals: { direction: 'ltr' },
  globalTypes: {
    direction: {
      description: 'Direction of text',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    withAllowedContent,
    // Adds padding around a story. Sections and pages fill the viewport, so they disable the padding with `frame:
    // 'none'`.
    (Story, { parameters }) =>
      parameters['frame'] === 'none' ? (
        <Story />
      ) : (
        <div className="p-6">
          <Story />
        </div>
      ),
    (Story, { globals }) =>
      globals['direction'] === 'rtl' ? (
        <div dir="rtl">
          <Story />
        </div>
      ) : (
        <Story />
      ),
    withThemeByDataAttribute<ReactRenderer>({
      themes: { light: 'light', dark: 'dark' },
      // Storybook's interface has the same default theme.
      defaultTheme: systemTheme(),
      attributeName: 'data-theme',
    }),
  ],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    docs: { container: ThemedDocsContainer, page: DocsPage },
    viewport: { options: viewports },
    // Expanded controls have a column with the descriptions from the section’s schema.
    controls: { expanded: true, matchers: { color: /color$/i } },
    options: {
      // Storybook reads this order statically, so it can't be computed. Sections are sorted by purpose, and pages in
      // the order in which visitors open them.
      storySort: {
        order: [
          'Introduction',
          'Gallery',
          ['Sections', 'Pages'],
          'Foundations',
          ['Color', 'Type', 'Space', 'Motion'],
          'Illustrations',
          ['By name', 'The product', '*'],
          'Primitives',
          'Sections',
          [
            'Hero',
            'Page hero',
            'Feature grid',
            'Bento',
            'Media tabs',
            'Before and after',
            'Video player',
            'Full-bleed media',
            'Media rows',
            'Keyboard',
            'Steps',
            'Length calculator',
            'Stats',
            'Testimonials',
            'Trade-offs',
            'Logo bar',
            'Pricing',
            'Pricing summary',
            'Cost over time',
            'Comparison table',
            'Fit check',
            'Video plans',
            'Mac lineup',
            'FAQ',
            'Call to action',
            'Checkout',
            'Purchase status',
            'Download card',
            'Signup form',
            'Post list',
            'Post',
            'Release list',
            'Prose',
            'Breadcrumbs',
            'Pagination',
            'Site search',
            'Login form',
            'Register form',
            'Forgot password form',
            'Reset password form',
            'Link form',
            'Account intro',
            'Profile form',
            'Change password form',
            'Sessions list',
            'Subscription overview',
            'Invoice list',
            'Device list',
            'Account data',
            'Error screen',
            'Empty state',
            'Loading state',
            'Announcement bar',
            'Consent banner',
            'Site header',
            'Footer',
          ],
          'Pages',
          [
            'Static pages',
            'Pricing',
            '*',
            'Log in',
            'Register',
            'Forgot password',
            'Reset password',
            'Confirm email',
            'Undo email change',
            'Profile',
          ],
          'Emails',
        ],
      },
    },
    chromatic: {
      modes: Object.fromEntries(modes.map(({ name, theme, viewport }) => [name, { theme, viewport }])),
    },
  },
});

/**
 * Ends all running transitions. A theme change fades the colors, and axe would otherwise check the contrast in the
 * middle of the transition.
 */
function finishTransitions(page: Document): void {
  for (const animation of page.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
}
