import { expect, userEvent as user, within } from 'storybook/test';
import { ConsentBanner } from '@onset/design-system/sections/consent-banner';
import type { ConsentBannerContent } from '@onset/design-system/sections/consent-banner/schema';
import type { ReactNode } from 'react';
import preview from '../../.storybook/preview.tsx';
import { room } from '../helpers/frames.tsx';

const visits = {
  id: 'analytics',
  name: 'Visits and plans',
  text: 'Counts which pages, buttons and videos people use, and how many plans are active, so that we know what helps.',
} as const;

const content: ConsentBannerContent = {
  text: 'May we measure how this site is used? Nothing is loaded until you agree, and the site works the same either way. [Privacy policy](/privacy)',
  acceptLabel: 'Accept all',
  neededLabel: 'Only necessary',
  chooseLabel: 'Choose',
  heading: 'What we may measure',
  lede: 'Choose each category. You can change your choice at any time in the footer. The [privacy policy](/privacy) says what is stored, and for how long.',
  needed: {
    name: 'Necessary',
    text: 'Your login, your theme, and this choice. They stay in your browser.',
    always: 'Always on',
  },
  categories: [
    { ...visits, tools: ['Google Analytics', 'ProfitWell Metrics by Paddle'] },
    {
      id: 'ads',
      name: 'Advertisements',
      text: 'Shows whether an ad led to a purchase. It creates no profile of you for other ads.',
      tools: ['Google Ads'],
    },
  ],
  saveLabel: 'Save choices',
  closeLabel: 'Close',
  signalText:
    'Your browser sends Global Privacy Control, which counts as a no. Nothing is measured. To choose here, turn it off for this site.',
};

/**
 * Renders the banner below page content, with the attribute that the script in the `head` sets if the visitor hasn't
 * answered yet.
 */
const withUnansweredConsent = (Story: () => ReactNode) => (
  <div data-consent="ask">
    <p className="page py-16 text-small text-ink-muted">The page lies above.</p>
    <Story />
  </div>
);

const meta = preview.meta({
  title: 'Sections/Consent banner',
  component: ConsentBanner,
  parameters: { frame: 'none' },
  args: content,
});

/**
 * Opens the dialog as the site's script does. With `choice`, the visitor can choose. With `signal`, the visitor's
 * browser has refused with Global Privacy Control.
 */
function openDialog(canvasElement: HTMLElement, when: 'choice' | 'signal'): HTMLDialogElement {
  const dialog = canvasElement.querySelector('dialog');
  if (!dialog) throw new Error('The banner has no dialog');
  for (const conditionalElement of dialog.querySelectorAll<HTMLElement>('[data-consent-when]'))
    conditionalElement.hidden = conditionalElement.dataset['consentWhen'] !== when;
  for (const box of dialog.querySelectorAll('input')) box.disabled = when === 'signal';
  dialog.showModal();
  dialog.querySelector('h2')?.focus();
  return dialog;
}

/** The visitor hasn't answered yet. All buttons look the same, so that the design doesn't favor an answer. */
export const Asking = meta.story({
  decorators: [withUnansweredConsent],
  play: async ({ canvas }) => {
    const buttons = within(canvas.getByRole('region', { name: 'Measuring' })).getAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual(['Accept all', 'Only necessary', 'Choose']);
    const buttonStyles = buttons.map((button) => {
      const { backgroundColor, color, fontSize, height } = getComputedStyle(button);
      return [backgroundColor, color, fontSize, height].join();
    });
    await expect(new Set(buttonStyles).size).toBe(1);
    await expect(canvas.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy');
  },
});

/** The visitor has already answered, so the banner isn't shown. */
export const Answered = meta.story({
  decorators: [
    (Story) => (
      <>
        <p className="page py-6">The page.</p>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** In the dialog, no checkbox is checked by default. Each category describes its purpose and lists its tools. */
export const Choosing = meta.story({
  decorators: [withUnansweredConsent, room(760)],
  play: async ({ canvasElement }) => {
    const dialog = within(openDialog(canvasElement, 'choice'));
    const boxes = dialog.getAllByRole('checkbox');
    await expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, false]);
    await expect(dialog.getByRole('checkbox', { name: 'Visits and plans' })).toHaveAccessibleDescription(
      /Google Analytics, ProfitWell Metrics by Paddle/,
    );
    await user.click(dialog.getByText('Advertisements'));
    await expect(dialog.getByRole('checkbox', { name: 'Advertisements' })).toBeChecked();
    await expect(dialog.queryByText(/Global Privacy Control/)).not.toBeVisible();
  },
});

/** Pressing Escape closes the dialog, and the focus returns to the button that had it before. */
export const ClosedByEscape = meta.story({
  decorators: [withUnansweredConsent],
  play: async ({ canvas, canvasElement }) => {
    const chooseButton = canvas.getByRole('button', { name: 'Choose' });
    chooseButton.focus();
    const dialog = openDialog(canvasElement, 'choice');
    // A synthetic key press doesn't reach a native dialog, so this calls the method that Escape triggers.
    dialog.requestClose();
    await expect(dialog.open).toBe(false);
    await expect(chooseButton).toHaveFocus();
  },
});

/**
 * The visitor's browser sends Global Privacy Control, which refuses consent. The visitor can't choose, and the dialog
 * explains why.
 */
export const RefusedBySignal = meta.story({
  decorators: [room(760)],
  play: async ({ canvasElement }) => {
    const dialog = within(openDialog(canvasElement, 'signal'));
    await expect(dialog.getByText(/Global Privacy Control/)).toBeVisible();
    for (const box of dialog.getAllByRole('checkbox')) await expect(box).toBeDisabled();
    await expect(dialog.queryByRole('button', { name: 'Save choices' })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  },
});

/** The site uses only one tool, so the dialog asks only about that tool's category. */
export const OneTool = meta.story({
  args: { categories: [{ ...visits, tools: ['Google Analytics'] }] },
  decorators: [room(640)],
  play: async ({ canvasElement }) => {
    const dialog = within(openDialog(canvasElement, 'choice'));
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    await expect(dialog.queryByText(/ProfitWell/)).toBeNull();
  },
});
