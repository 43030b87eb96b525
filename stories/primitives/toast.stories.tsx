import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '@onset/design-system/primitives/button';
import { Toasts } from '@onset/design-system/primitives/toast';
import type { ToastMessage, ToastsProps } from '@onset/design-system/primitives/toast';
import preview from '../../.storybook/preview.tsx';

const saved: ToastMessage = { id: 'saved', tone: 'success', text: 'Your profile is saved.' };
const version: ToastMessage = {
  id: 'version',
  tone: 'neutral',
  text: 'A new version is available.',
  action: { label: 'Reload', onClick: fn() },
};
const offline: ToastMessage = { id: 'offline', tone: 'danger', text: 'The download stopped: no connection.' };

const meta = preview.meta({
  title: 'Primitives/Toast',
  component: Toasts,
  args: { toasts: [version], onDismiss: fn(), onHold: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const Neutral = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A new version is available.');
    await expect(document.body).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.toasts[0]?.action?.onClick).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenLastCalledWith('version');
  },
});

export const Success = meta.story({ args: { toasts: [saved] } });
export const Danger = meta.story({ args: { toasts: [offline] } });
export const Several = meta.story({ args: { toasts: [offline, version, saved] } });

export const LongText = meta.story({
  args: {
    toasts: [
      {
        id: 'long',
        tone: 'neutral',
        text: 'Eine neue Version dieser Seite ist verfügbar. Laden Sie die Seite neu, um Unregelmäßigkeiten zu vermeiden.',
        action: { label: 'Seite jetzt neu laden', onClick: fn() },
      },
    ],
  },
});

export const RightToLeft = meta.story({
  args: {
    toasts: [{ id: 'version', tone: 'neutral', text: 'יש גרסה חדשה.', action: { label: 'טעינה מחדש', onClick: fn() } }],
  },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});

/** Stands for a caller who adds and takes away. */
function Caller({ toasts: coming, onDismiss, ...args }: ToastsProps) {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  return (
    <>
      <Button variant="outline" onClick={() => setToasts(coming)}>
        Show
      </Button>
      <Toasts
        {...args}
        toasts={toasts}
        onDismiss={(id) => {
          onDismiss(id);
          setToasts(toasts.filter((toast) => toast.id !== id));
        }}
      />
    </>
  );
}

/**
 * They come without taking the focus. Among them, nothing goes by itself; dismissed one after the other, the focus moves
 * on to the next, and after the last back to where it came from.
 */
export const ByKeyboard = meta.story({
  args: { toasts: [offline, saved] },
  render: (args) => <Caller {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const show = canvas.getByRole('button', { name: 'Show' });
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(show).toHaveFocus();
    await expect(region).toHaveTextContent('Your profile is saved.');

    await userEvent.tab();
    await expect(args.onHold).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(region).toBeEmptyDOMElement();
    await expect(show).toHaveFocus();
    await expect(args.onHold).toHaveBeenLastCalledWith(false);
  },
});
