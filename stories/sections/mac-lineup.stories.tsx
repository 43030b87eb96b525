import { expect } from 'storybook/test';
import { MacLineup } from '@onset/design-system/sections/mac-lineup';
import type { MacLineupContent } from '@onset/design-system/sections/mac-lineup/schema';
import preview from '../../.storybook/preview.tsx';

const content: MacLineupContent = {
  heading: 'Macs it runs on',
  lede: 'Choose About This Mac from the Apple menu to see yours.',
  chips: ['Apple silicon', 'Intel'],
  macs: [
    { name: 'MacBook Air', shape: 'laptop', models: ['All of them', '2018 and later'] },
    { name: 'MacBook Pro', shape: 'large-laptop', models: ['All of them', '2018 and later'] },
    { name: 'Mac mini', shape: 'small-box', models: ['All of them', '2018'] },
    { name: 'iMac', shape: 'all-in-one', models: ['All of them', '2019 and later, iMac Pro'] },
    { name: 'Mac Studio', shape: 'box', models: ['All of them', 'None exist'] },
    { name: 'Mac Pro', shape: 'tower', models: ['All of them', '2019'] },
  ],
  note: 'The [download](/download) is the same for both chips.',
};

const meta = preview.meta({
  title: 'Sections/Mac lineup',
  component: MacLineup,
  parameters: { frame: 'none' },
  args: content,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    await expect(canvas.getAllByRole('term')).toHaveLength(12);
  },
});

export const Three = meta.story({ args: { macs: content.macs.slice(0, 3), note: undefined } });
