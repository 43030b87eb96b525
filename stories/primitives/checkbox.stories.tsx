import { expect } from 'storybook/test';
import { Checkbox } from '@onset/design-system/primitives/field';
import { RichText } from '@onset/design-system/primitives/rich-text';
import preview from '../../.storybook/preview.tsx';
import { formWidth, rightToLeft } from '../helpers/frames.tsx';

const meta = preview.meta({
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: { label: 'Write to me when a new version is out', name: 'news' },
  decorators: [formWidth],
});

export const Unchecked = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Write to me when a new version is out' });
    await userEvent.click(canvas.getByText('Write to me when a new version is out'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
});

export const Checked = meta.story({ args: { defaultChecked: true } });

/** The label contains a link. The link's text is part of the checkbox's accessible name. */
export const WithLink = meta.story({
  args: { label: <RichText source="I agree to the [terms and conditions](#terms)." /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'I agree to the terms and conditions.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('href', '#terms');
  },
});

export const WithError = meta.story({
  args: { label: 'I agree to the terms', error: 'Tick this box to create an account.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Tick this box to create an account.');
    // The error is shown by the color of the checkbox's rounded border and not by an outline.
    const { outlineStyle, appearance, borderTopColor, color } = getComputedStyle(canvas.getByRole('checkbox'));
    await expect([appearance, outlineStyle]).toEqual(['none', 'none']);
    await expect(borderTopColor).not.toBe(color);
  },
});

export const LongText = meta.story({
  args: {
    label:
      'Ich habe die allgemeinen Geschäftsbedingungen gelesen, stimme ihnen zu und bestätige, dass ich die Datenschutzerklärung und die Widerrufsbelehrung zur Kenntnis genommen habe.',
    error: 'Setzen Sie hier ein Häkchen: Ohne Ihre Zustimmung können wir kein Benutzerkonto anlegen.',
  },
});

export const RightToLeft = meta.story({
  args: { label: 'קראתי את התנאים ואני מסכים להם', error: 'יש לסמן את התיבה.' },
  decorators: [rightToLeft],
});
