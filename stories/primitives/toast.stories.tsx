import { expect, fn } from 'storybook/test';
import { Button } from '@onset/design-system/primitives/button';
import { ToastRegion } from '@onset/design-system/primitives/toast';
import preview from '../../.storybook/preview.tsx';
import { rightToLeft, room } from '../helpers/frames.tsx';
import { showToast } from '../helpers/toasts.ts';

const reload = fn();
const saved = { tone: 'success', text: 'Your profile is saved.' } as const;
const version = {
  tone: 'neutral',
  text: 'A new version is available.',
  action: { label: 'Reload', onClick: reload },
} as const;
const offline = { tone: 'danger', text: 'The download stopped: no connection.' } as const;

const meta = preview.meta({ title: 'Primitives/Toast', component: ToastRegion, decorators: [room(240)] });

/** The toast region is rendered without toasts, because screen readers announce only changes of existing elements. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Neutral = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    reload.mockClear();
    showToast(canvasElement, version);
    await expect(canvas.getByRole('status')).toHaveTextContent('A new version is available.');
    await expect(document.body).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(reload).toHaveBeenCalledOnce();
  },
});

/** A toast without an action has only the “Dismiss” button. */
export const Success = meta.story({
  play: async ({ canvas, canvasElement }) => {
    showToast(canvasElement, saved);
    await expect(canvas.getAllByRole('button')).toEqual([canvas.getByRole('button', { name: 'Dismiss' })]);
  },
});

export const Danger = meta.story({ play: ({ canvasElement }) => showToast(canvasElement, offline) });

export const Several = meta.story({
  play: ({ canvasElement }) => {
    for (const toast of [offline, version, saved]) showToast(canvasElement, toast);
  },
});

export const LongText = meta.story({
  play: ({ canvasElement }) =>
    showToast(canvasElement, {
      tone: 'neutral',
      text: 'Eine neue Version dieser Seite ist verfügbar. Laden Sie die Seite neu, um Unregelmäßigkeiten zu vermeiden.',
      action: { label: 'Seite jetzt neu laden', onClick: reload },
    }),
});

export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  play: ({ canvasElement }) =>
    showToast(canvasElement, {
      tone: 'neutral',
      text: 'יש גרסה חדשה.',
      action: { label: 'טעינה מחדש', onClick: reload },
    }),
});

/**
 * Toasts don't take the focus when they appear. When a toast is dismissed, the focus moves to the next toast, or to the
 * previously focused element if there is no other toast.
 */
export const ByKeyboard = meta.story({
  render: () => (
    <>
      <Button variant="outline">Show</Button>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Show' });
    const region = canvas.getByRole('status');
    show.addEventListener('click', () => [offline, saved].forEach((toast) => showToast(canvasElement, toast)));
    await expect(region).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(show).toHaveFocus();
    await expect(region).toHaveTextContent('Your profile is saved.');

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(region).toBeEmptyDOMElement();
    await expect(show).toHaveFocus();
  },
});
