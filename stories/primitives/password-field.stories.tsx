import { expect } from 'storybook/test';
import { PasswordField } from '@onset/design-system/primitives/password-field';
import preview from '../../.storybook/preview.tsx';
import { formWidth, rightToLeft } from '../helpers/frames.tsx';

const meta = preview.meta({
  title: 'Primitives/Password field',
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' as const },
  decorators: [formWidth],
});

export const Empty = meta.story();

export const WithHint = meta.story({ args: { autoComplete: 'new-password', hint: '8 characters or more' } });

/** Clicking the button shows the password as text. The field keeps the focus and its selection. */
export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Password');
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await userEvent.type(field, 'correct horse');
    field.setSelectionRange(3, 7);
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveFocus();
    await expect([field.selectionStart, field.selectionEnd]).toEqual([3, 7]);
    await expect(field).toHaveValue('correct horse');
  },
});

/** If the button is activated with the keyboard, the focus stays on the button instead of returning to the field. */
export const ShownByKeyboard = meta.story({
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const toggle = canvas.getByRole('button', { name: 'Show password', pressed: true });
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
});

export const WithError = meta.story({
  args: {
    defaultValue: 'short',
    autoComplete: 'new-password',
    hint: '8 characters or more',
    error: 'This password is too short. Use 8 characters or more.',
  },
});

/** The strength of the password is shown as text and color. Screen readers announce changes. */
export const WithAdvice = meta.story({
  args: {
    defaultValue: 'ada1815',
    autoComplete: 'new-password',
    hint: '8 characters or more',
    advice: { score: 1, text: 'Add a few words that nobody would put together.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      '8 characters or more Weak. Add a few words that nobody would put together.',
    );
  },
});

const passwordCases = [
  { score: 0, text: 'It is on every list of guesses.' },
  { score: 1, text: 'Add a few words that nobody would put together.' },
  { score: 2, text: 'One more word makes it good.' },
  { score: 3, text: 'Hard to guess.' },
  { score: 4, text: 'Nobody will guess it.' },
] as const;

/**
 * The story shows a field without a score and one for each of the five scores. The element for the advice is rendered
 * even if there is no advice.
 */
export const EveryScore = meta.story({
  render: (args) => (
    <div className="flex flex-col gap-8">
      {[null, ...passwordCases].map((advice) => (
        <PasswordField
          {...args}
          key={advice?.score ?? 'none'}
          label={advice ? `Score ${advice.score}` : 'No score yet'}
          advice={advice}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Strong.')).toBeVisible();
    await expect(canvas.getByLabelText('No score yet')).not.toHaveAccessibleDescription();
  },
});

export const RightToLeft = meta.story({
  args: { label: 'סיסמה', defaultValue: 'correct horse', showLabel: 'הצגת הסיסמה' },
  decorators: [rightToLeft],
});
