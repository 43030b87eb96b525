import { expect, fn } from 'storybook/test';
import { CallToAction } from '@onset/design-system/sections/call-to-action';
import type { CallToActionContent } from '@onset/design-system/sections/call-to-action';
import { callToActionSchema } from '@onset/design-system/sections/call-to-action/schema';
import { startHandingOff } from '../../site/runtime/hand-off.ts';
import preview from '../../.storybook/preview.tsx';
import { twiceTheText } from '../helpers/twice-the-text.ts';

const writeText = fn(() => Promise.resolve());
const handOff = {
  label: 'Send to my Mac',
  done: 'The address is on your clipboard.',
  failed: 'This browser does not let us copy. The address is onset.example/pricing',
  path: '/pricing',
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

/** The end of a page without sound: for pages that are read. */
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

/** Between two sections of a long page, where the end is far. */
export const Compact = meta.story({
  args: compact,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: compact.heading })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See plans' })).toBeVisible();
  },
});

export const CompactLeast = meta.story({ args: { ...compact, lede: undefined } });

export const CompactTwiceTheText = meta.story({
  args: twiceTheText({ ...compact, secondaryAction: { label: 'Read the docs', href: '/docs' } }, callToActionSchema),
});

/** On something that is no Mac, the address can be taken to one: by the clipboard where the system has no share sheet. */
export const CopiesTheAddress = meta.story({
  args: { handOff },
  beforeEach: () => {
    writeText.mockClear();
    return overrideNavigator({ share: undefined, clipboard: { writeText } });
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const stop = startHandingOff(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send to my Mac' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('The address is on your clipboard.');
    await expect(writeText).toHaveBeenCalledWith(new URL('/pricing', location.href).href);
    stop();
  },
});

export const CannotCopy = meta.story({
  args: { handOff },
  beforeEach: () => overrideNavigator({ share: undefined, clipboard: undefined }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const stop = startHandingOff(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send to my Mac' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('This browser does not let us copy.');
    stop();
  },
});

/** On a Mac there is nothing to hand off to. */
export const OnAMac = meta.story({
  args: { handOff },
  beforeEach: () =>
    overrideNavigator({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', maxTouchPoints: 0 }),
  play: async ({ canvas, canvasElement }) => {
    const stop = startHandingOff(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Send to my Mac' })).toBeNull();
    stop();
  },
});

/** Shadows properties of `navigator` for one story; returns what takes the shadows away. */
function overrideNavigator(values: Readonly<Record<string, unknown>>): () => void {
  for (const [name, value] of Object.entries(values))
    if (value === undefined && name === 'share') Reflect.deleteProperty(navigator, name);
    else Object.defineProperty(navigator, name, { value, configurable: true });
  return () => {
    for (const name of Object.keys(values)) Reflect.deleteProperty(navigator, name);
  };
}

export const TwiceTheText = meta.story({ args: twiceTheText(content, callToActionSchema) });
