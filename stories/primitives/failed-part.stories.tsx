import { expect } from 'storybook/test';
import { FailedPart } from '@onset/design-system/primitives/failed-part';
import preview from '../../.storybook/preview.tsx';
import { formWidth, narrow, rightToLeft } from '../helpers/frames.tsx';

const meta = preview.meta({
  title: 'Primitives/Failed part',
  component: FailedPart,
  decorators: [formWidth],
});

/** The script of the part couldn't be loaded. */
export const Unloaded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This part didn’t load/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The script was loaded but failed. There is no button to try again, because it would fail again. */
export const Broken = meta.story({
  args: { isBroken: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/it’s our fault/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Narrow = meta.story({ decorators: [narrow(320)] });

export const RightToLeft = meta.story({ decorators: [rightToLeft] });
