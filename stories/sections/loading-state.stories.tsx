import { expect } from 'storybook/test';
import { LoadingState } from '@onset/design-system/sections/loading-state';
import type { LoadingStateContent } from '@onset/design-system/sections/loading-state/schema';
import preview from '../../.storybook/preview.tsx';

const content: LoadingStateContent = { label: 'Loading your devices', shape: 'list' };

const meta = preview.meta({
  title: 'Sections/Loading state',
  component: LoadingState,
  parameters: { frame: 'none' },
  args: content,
});

/**
 * While a list is loading, screen readers announce the label of the placeholder. Without the label, the page would seem
 * empty to screen reader users.
 */
export const List = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your devices');
    await expect(canvas.getByRole('region', { name: 'Loading your devices' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Cards = meta.story({ args: { label: 'Loading the posts', shape: 'cards' } });

export const Text = meta.story({ args: { label: 'Loading the transcript', shape: 'text', count: 2 } });

export const One = meta.story({ args: { count: 1 } });
