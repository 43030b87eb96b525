import { expect } from 'storybook/test';
import { Keyboard } from '@onset/design-system/sections/keyboard';
import type { KeyboardContent } from '@onset/design-system/sections/keyboard/schema';
import preview from '../../.storybook/preview.tsx';

const content: KeyboardContent = {
  heading: 'Edit without looking for buttons',
  lede: 'The first one works in every app.',
  shortcuts: [
    { keys: ['shift', 'command', '2'], short: 'Record', title: 'Record', text: 'Press it again to stop.' },
    { keys: ['space'], short: 'Play', title: 'Play and stop', text: 'From the playhead.' },
    { keys: ['Z'], short: 'Zoom', title: 'Add a zoom', text: 'It starts at the playhead.' },
    { keys: ['option', 'N'], short: 'Next', title: 'Go to the next mark', text: 'Marks are set while you record.' },
  ],
};

const meta = preview.meta({
  title: 'Sections/Keyboard',
  component: Keyboard,
  parameters: { frame: 'none' },
  args: content,
});

/** The list has the content of the keyboard for screen readers. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Shift-Command-2');
    await expect(canvas.getByRole('heading', { level: 3, name: 'Add a zoom' })).toBeVisible();
  },
});
