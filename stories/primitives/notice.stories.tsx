import { expect, fn } from 'storybook/test';
import { Notice } from '@onset/design-system/primitives/notice';
import type { NoticeAction } from '@onset/design-system/primitives/notice';
import preview from '../../.storybook/preview.tsx';
import { formWidth, narrow, rightToLeft } from '../helpers/frames.tsx';

const onClick = fn();
const sendAgain: NoticeAction = { label: 'Send again', onClick };
const unconfirmed = {
  tone: 'neutral',
  text: 'This email is not confirmed yet. Open the link we have sent you.',
} as const;

const meta = preview.meta({
  title: 'Primitives/Notice',
  component: Notice,
  args: { message: unconfirmed },
  decorators: [formWidth],
});

export const Neutral = meta.story();

export const Success = meta.story({
  args: { message: { tone: 'success', text: 'Your email is confirmed. You can log in now.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your email is confirmed. You can log in now.');
  },
});

export const Danger = meta.story({
  args: {
    message: { tone: 'danger', text: 'This link has expired. Ask for a new one.', action: sendAgain },
  },
});

export const WithAction = meta.story({
  args: { message: { ...unconfirmed, action: sendAgain } },
  play: async ({ canvas, userEvent }) => {
    onClick.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(onClick).toHaveBeenCalledOnce();
  },
});

export const ActionPending = meta.story({
  args: { message: { ...unconfirmed, action: { ...sendAgain, pending: true } } },
  play: async ({ canvas, userEvent }) => {
    onClick.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(onClick).not.toHaveBeenCalled();
  },
});

/** After the email was sent again, the button remains, because the new email can get lost, too. */
export const ActionDone = meta.story({
  args: { message: { ...unconfirmed, action: { ...sendAgain, done: 'Sent. It may take a minute.' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sent. It may take a minute.');
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeVisible();
  },
});

export const ActionFailed = meta.story({
  args: {
    message: { ...unconfirmed, action: { ...sendAgain, error: 'Too many requests, please try again later.' } },
  },
});

/** The notice is rendered without a message, so that screen readers announce a later message. It takes up no space. */
export const Empty = meta.story({
  args: { message: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const LongText = meta.story({
  args: {
    message: {
      tone: 'neutral',
      text: 'Die Adresse donaudampfschifffahrtselektrizitaetenhauptbetriebswerk@example.com wurde noch nicht bestätigt.',
      action: { ...sendAgain, label: 'Bestätigung erneut anfordern', done: 'Wir haben sie noch einmal geschickt.' },
    },
  },
  decorators: [narrow(272)],
});

export const RightToLeft = meta.story({
  args: { message: { tone: 'success', text: 'הכתובת אושרה.', action: { label: 'שליחה חוזרת', onClick } } },
  decorators: [rightToLeft],
});
