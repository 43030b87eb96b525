import { brand } from '@onset/design-system/brand';
import { expect } from 'storybook/test';
import { EmptyState } from '@onset/design-system/sections/empty-state';
import type { EmptyStateContent } from '@onset/design-system/sections/empty-state/schema';
import preview from '../../.storybook/preview.tsx';

const content: EmptyStateContent = {
  icon: 'film',
  heading: 'No film shared yet',
  text: `Press **Share** in ${brand.name} and the film appears here, with its link, its password and the day it expires.`,
  actions: [
    { label: 'How sharing works', href: '#sharing' },
    { label: `Download ${brand.name}`, href: '#download' },
  ],
};

const meta = preview.meta({
  title: 'Sections/Empty state',
  component: EmptyState,
  parameters: { frame: 'none' },
  args: content,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'No film shared yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'How sharing works' })).toHaveAttribute('href', '#sharing');
  },
});

/** A search has no results, and the heading repeats the search term. */
export const NothingFound = meta.story({
  args: {
    icon: 'search',
    heading: 'No results for “green screen”',
    text: `${brand.name} clears the background without one. The page about that says how.`,
    actions: [
      { label: 'Background removal', href: '#background' },
      { label: 'All guides', href: '#guides' },
    ],
  },
});

export const Minimal = meta.story({
  args: {
    icon: 'mail',
    heading: 'No receipts',
    text: 'The first one comes with the first payment.',
    actions: undefined,
  },
});
