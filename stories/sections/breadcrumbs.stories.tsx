import { expect, within } from 'storybook/test';
import { Breadcrumbs } from '@onset/design-system/sections/breadcrumbs';
import type { BreadcrumbsContent } from '@onset/design-system/sections/breadcrumbs/schema';
import type { ReactNode } from 'react';
import preview from '../../.storybook/preview.tsx';

const content: BreadcrumbsContent = {
  ancestors: [
    { label: 'Home', href: '/' },
    { label: 'Blog', href: '/blog' },
  ],
  current: 'Record an iPhone by cable',
};

const meta = preview.meta({
  title: 'Sections/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { frame: 'none' },
  args: content,
});

/** Renders the breadcrumbs above a page heading, as on the site's pages. */
const withHeadingBelow = (Story: () => ReactNode) => (
  <div className="@container">
    <Story />
    <h1 className="page display pt-12 pb-10 text-title @lg:pt-20">Record an iPhone by cable</h1>
  </div>
);

/**
 * The last item is the current page and isn't a link. On phones, it's visually hidden, because the heading below has
 * the same text.
 */
export const Default = meta.story({
  decorators: [withHeadingBelow],
  play: async ({ canvas }) => {
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getAllByRole('listitem')).toHaveLength(3);
    await expect(trail.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
    await expect(trail.getByText('Record an iPhone by cable')).toHaveAttribute('aria-current', 'page');
  },
});

export const OneStep = meta.story({ args: { ancestors: [{ label: 'Home', href: '/' }], current: 'Changelog' } });

export const FourSteps = meta.story({
  args: {
    ancestors: [
      { label: 'Home', href: '/' },
      { label: 'Guides', href: '/guides' },
      { label: 'Recording', href: '/guides/recording' },
      { label: 'Devices', href: '/guides/recording/devices' },
    ],
    current: 'Record an iPhone or iPad by cable, with its sound',
  },
});
