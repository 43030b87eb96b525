import { brand } from '@onset/design-system/brand';
import { expect } from 'storybook/test';
import { FitCheck } from '@onset/design-system/sections/fit-check';
import type { FitCheckContent } from '@onset/design-system/sections/fit-check/schema';
import preview from '../../.storybook/preview.tsx';

const content: FitCheckContent = {
  heading: 'Which recorder fits you?',
  lede: 'Check what applies to you.',
  first: brand.name,
  second: 'Another app',
  instruction: 'Check what applies to you',
  statements: [
    { text: 'I edit after recording', reason: 'The edit is ready when you stop.', favors: 'first', checked: true },
    {
      text: 'I stream live',
      reason: `${brand.name} records to a file. It doesn’t stream.`,
      favors: 'second',
      checked: true,
    },
    { text: 'I work on a Mac', reason: 'It uses [what macOS offers](/features).', favors: 'first' },
    { text: 'I also work on Windows', reason: 'There’s no version for Windows.', favors: 'second' },
  ],
};

const meta = preview.meta({
  title: 'Sections/Fit check',
  component: FitCheck,
  parameters: { frame: 'none' },
  args: content,
});

export const Default = meta.story();

/** Each checked statement counts for the product that it favors. */
export const Checked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('checkbox', { name: new RegExp(String.raw`^I edit after recording\s?: ${brand.name}`) }),
    ).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^I stream live\s?: Another app/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /I work on a Mac/ }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  },
});
