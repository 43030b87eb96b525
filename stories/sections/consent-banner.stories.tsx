import { expect, userEvent as user, within } from 'storybook/test';
import { ConsentBanner } from '@onset/design-system/sections/consent-banner';
import type { ConsentBannerContent } from '@onset/design-system/sections/consent-banner/schema';
import type { ReactNode } from 'react';
import preview from '../../.storybook/preview.tsx';
import { consentBanner } from '../../site/content/consent.ts';
import { room } from '../helpers/frames.tsx';

const content: ConsentBannerContent = consentBanner(() => true);

/** Around a story: what the script in the head knows of the visitor's answer, and the end of a page below which the bar stands. */
const asking = (Story: () => ReactNode) => (
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

/** The dialog as a script opens it, in the state of a visitor who can choose or whose browser has refused. */
function openDialog(canvasElement: HTMLElement, when: 'choice' | 'signal'): HTMLDialogElement {
  const dialog = canvasElement.querySelector('dialog');
  if (!dialog) throw new Error('The banner has no dialog');
  for (const each of dialog.querySelectorAll<HTMLElement>('[data-consent-when]'))
    each.hidden = each.dataset['consentWhen'] !== when;
  for (const box of dialog.querySelectorAll('input')) box.disabled = when === 'signal';
  dialog.showModal();
  dialog.querySelector('h2')?.focus();
  return dialog;
}

/** Nobody has answered yet. All answers look alike, and none has the focus. */
export const Asking = meta.story({
  decorators: [asking],
  play: async ({ canvas }) => {
    const buttons = within(canvas.getByRole('region', { name: 'Measuring' })).getAllByRole('button');
    await expect(buttons.map(({ textContent }) => textContent)).toEqual(['Accept all', 'Only necessary', 'Choose']);
    const looks = buttons.map((button) => {
      const { backgroundColor, color, fontSize, height } = getComputedStyle(button);
      return [backgroundColor, color, fontSize, height].join();
    });
    await expect(new Set(looks).size).toBe(1);
    await expect(canvas.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy');
  },
});

/** Who has answered sees nothing of it. */
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

/** Nothing is ticked that the visitor has not ticked; each part says what it is for, and with which tools. */
export const Choosing = meta.story({
  decorators: [asking, room(760)],
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

/** The dialog closes on Escape, and the focus is where it was. */
export const ClosedByEscape = meta.story({
  decorators: [asking],
  play: async ({ canvas, canvasElement }) => {
    const choose = canvas.getByRole('button', { name: 'Choose' });
    choose.focus();
    const dialog = openDialog(canvasElement, 'choice');
    // A key that a script makes does not reach the browser's own dialog; what Escape asks it for does.
    dialog.requestClose();
    await expect(dialog.open).toBe(false);
    await expect(choose).toHaveFocus();
  },
});

/** The browser has refused for its user: there is nothing to choose, and the dialog says why. */
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

/** Only what is configured is asked for. */
export const OneTool = meta.story({
  args: consentBanner((tool) => tool === 'measurementId'),
  decorators: [room(640)],
  play: async ({ canvasElement }) => {
    const dialog = within(openDialog(canvasElement, 'choice'));
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    await expect(dialog.queryByText(/ProfitWell/)).toBeNull();
  },
});
