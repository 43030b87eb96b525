import { brand } from '@onset/design-system/brand';
import { expect, fn } from 'storybook/test';
import { CallToAction } from '@onset/design-system/sections/call-to-action';
import type { CallToActionContent } from '@onset/design-system/sections/call-to-action/schema';
import { startHandingOff } from '@onset/design-system/sections/start-handing-off';
import preview from '../../.storybook/preview.tsx';

const share = fn();
const handOff = {
  label: 'Send to my Mac',
  href: `mailto:?subject=${brand.name}&body=https://onset.example/download`,
};

const content: CallToActionContent = {
  heading: 'Your next recording could be the last take.',
  lede: 'Set it up in a minute. Change your mind within 14 days.',
  action: { label: 'See plans', href: '#plans' },
};

const meta = preview.meta({
  title: 'Sections/Call to action',
  component: CallToAction,
  parameters: { frame: 'none' },
  args: content,
});

export const Default = meta.story();
export const HeadingOnly = meta.story({ args: { lede: undefined } });

/** The `plain` layout has no waveform. It's for the end of pages that consist mainly of text. */
export const Plain = meta.story({
  args: { layout: 'plain', secondaryAction: { label: 'Read the docs', href: '/docs' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read the docs' })).toHaveAttribute('href', '/docs');
  },
});

const compact: CallToActionContent = {
  layout: 'compact',
  heading: 'Try it on the next call you would have had twice',
  lede: 'Two weeks to change your mind.',
  action: { label: 'See plans', href: '/pricing' },
};

/** The `compact` layout is for the middle of a long page, between two sections. */
export const Compact = meta.story({
  args: compact,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: compact.heading })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See plans' })).toBeVisible();
  },
});

export const CompactMinimal = meta.story({ args: { ...compact, lede: undefined } });

/**
 * On phones and tablets, the link “Send to my Mac” replaces the action and opens the share sheet. Stories run with a
 * mouse, so the link is hidden here.
 */
export const ShareLink = meta.story({
  args: { handOff },
  beforeEach: () => {
    share.mockReset();
    share.mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'share');
  },
  play: async ({ canvas, canvasElement }) => {
    const stopHandingOff = startHandingOff(canvasElement);
    await expect(canvas.getByRole('link', { name: 'See plans' })).toBeVisible();
    const link = canvas.getByText('Send to my Mac');
    await expect(link).not.toBeVisible();
    await expect(link).toHaveAttribute('href', handOff.href);
    link.click();
    await expect(share).toHaveBeenCalledWith({ url: 'https://onset.example/download' });
    stopHandingOff();
  },
});
