import { expect } from 'storybook/test';
import { FailedPart } from '@onset/design-system/primitives/failed-part';
import preview from '../../.storybook/preview.tsx';
import { formWidth, narrow, rightToLeft } from '../helpers/frames.tsx';

const meta = preview.meta({
  title: 'Primitives/Failed part',
  component: FailedPart,
  decorators: [formWidth],
});

/** The script of an interactive part of the page couldn't be loaded. A button tries to load it again. */
export const NotLoaded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This part didn’t load/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The script was loaded but failed. There is no “Try again” button, because the script would fail again. */
export const Broken = meta.story({
  args: { isBroken: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/it’s our fault/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Narrow = meta.story({ decorators: [narrow(320)] });

export const RightToLeft = meta.story({ decorators: [rightToLeft] });
