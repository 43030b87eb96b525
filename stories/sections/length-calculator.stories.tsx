import { expect, fireEvent, waitFor } from 'storybook/test';
import { LengthCalculator } from '@onset/design-system/sections/length-calculator';
import type { LengthCalculatorContent } from '@onset/design-system/sections/length-calculator/schema';
import preview from '../../.storybook/preview.tsx';
import { rightToLeft } from '../helpers/frames.tsx';

const content: LengthCalculatorContent = {
  heading: 'How long will it be?',
  lede: 'You talk while you click, so the longer of the two estimates counts.',
  words: { label: 'Spoken words', initial: 300, max: 1000 },
  wordsPerMinute: 100,
  steps: [
    { label: 'Steps with one click', seconds: 25, initial: 4, max: 10 },
    { label: 'Steps with typing', seconds: 40, initial: 2, max: 8 },
  ],
  extraSeconds: 25,
  maxSteps: 7,
  maxMinutes: 6,
  recordingMegabytesPerMinute: 290,
  exports: [
    { label: 'H.264, 1080p', megabytesPerMinute: 60 },
    { label: 'H.264, 4K', megabytesPerMinute: 260 },
  ],
  assumptions: [
    {
      text: '**100 words a minute**, because a third of the time goes to clicking.',
      source: { label: 'Plan a tutorial', href: '#plan' },
    },
    { text: '**25 seconds a step** with one click, and 40 if you type.' },
    { text: '**60 megabytes a minute** at 8 Mbit/s.', source: { label: 'Which file', href: '#file' } },
  ],
};

const meta = preview.meta({
  title: 'Sections/Length calculator',
  component: LengthCalculator,
  parameters: { frame: 'none' },
  args: content,
});

/** Four steps with a click, two with typing and 25 seconds without a step take longer than 300 words. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Spoken words' })).toHaveValue('300');
    await expect(canvas.getByText('Short enough for one tutorial.')).toBeVisible();
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '03:25',
      'Short enough for one tutorial.',
      '990 MB',
      '210 MB',
      '890 MB',
    ]);
    // Screen readers would announce a result that the visitor didn't ask for.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/**
 * With more than seven steps or six minutes, visitors should make two tutorials. The result is announced once, after the
 * last change. The browser changes the sliders by keyboard, which the test simulates.
 */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Spoken words' })).toHaveFocus();
    await userEvent.tab();
    const steps = canvas.getByRole('slider', { name: 'Steps with one click' });
    await expect(steps).toHaveFocus();
    await fireEvent.input(steps, { target: { value: 6 } });
    await expect(canvas.getByText('More than 7 steps: make two tutorials.')).toBeVisible();
    await fireEvent.input(canvas.getByRole('slider', { name: 'Spoken words' }), { target: { value: 640 } });
    await expect(canvas.getByText('Over 6 minutes: make two tutorials.')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Length: 06:24\. Over 6 minutes/), {
      timeout: 3000,
    });
  },
});

/** The minutes begin at the right edge. */
export const RightToLeft = meta.story({ decorators: [rightToLeft] });

export const LongestContent = meta.story({
  args: {
    words: { label: 'Words in the script, without headings', initial: 900, max: 1000 },
    steps: [
      { label: 'Steps in which viewers see one click', seconds: 25, initial: 10, max: 10 },
      { label: 'Steps in which you type or choose it', seconds: 40, initial: 6, max: 8 },
    ],
    stepsLabel: 'Steps with beginning and end',
    tooLong: 'This is longer than {minutes} minutes, so make two tutorials and link them.',
    lengthLabel: 'Length of the edited video',
    recordingLabel: 'Recording in one take',
    exports: [
      { label: 'H.264 with 1920 × 1080 pixels', megabytesPerMinute: 60 },
      { label: 'H.264 with 3840 × 2160 pixels', megabytesPerMinute: 260 },
    ],
  },
});

/** One kind of step and one format, and a tutorial without words. */
export const Minimal = meta.story({
  args: {
    lede: undefined,
    words: { label: 'Spoken words', initial: 0, max: 1000 },
    steps: [{ label: 'Steps', seconds: 25, initial: 1, max: 10 }],
    extraSeconds: 0,
    exports: [{ label: 'H.264, 1080p', megabytesPerMinute: 60 }],
    assumptions: [{ text: '**25 seconds a step.**' }],
  },
});
