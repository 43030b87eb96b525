import { expect } from 'storybook/test';
import { illustrations } from '@onset/design-system/illustrations';
import { illustrationNames } from '@onset/design-system/illustrations/names';
import type { IllustrationName } from '@onset/design-system/illustrations/names';
import preview from '../../.storybook/preview.tsx';
import { NameToCopy } from '../helpers/name-to-copy.tsx';

interface DrawingProps {
  name: IllustrationName;
}

/** Renders the illustration with the given name. */
function Drawing({ name }: DrawingProps) {
  const Illustration = illustrations[name];
  return (
    <div aria-hidden="true" className="aspect-4/3 overflow-clip rounded-md border border-app-line select-none">
      <Illustration />
    </div>
  );
}

const meta = preview.meta({
  title: 'Illustrations/By name',
  component: Drawing,
  args: { name: illustrationNames[0] },
  argTypes: { name: { control: { type: 'select' }, options: illustrationNames } },
});

/** The story shows all illustrations that content can use, with their names. Clicking a name copies it. */
export const All = meta.story({
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-6">
      {illustrationNames.map((name) => (
        <li key={name} className="grid gap-2">
          <Drawing name={name} />
          <NameToCopy name={name} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(illustrationNames.length);
  },
});

/**
 * Shows the illustration that is selected with the `name` control. It fills its box, as in the preview of the page
 * editor.
 */
export const One = meta.story({
  parameters: { frame: 'none' },
  render: ({ name }) => {
    const Illustration = illustrations[name];
    return (
      <div aria-hidden="true" className="h-[15rem] max-w-[20rem] overflow-clip select-none">
        <Illustration />
      </div>
    );
  },
});
