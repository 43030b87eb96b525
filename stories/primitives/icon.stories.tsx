import { expect } from 'storybook/test';
import { Icon, iconNames } from '@onset/design-system/primitives/icon';
import preview from '../../.storybook/preview.tsx';
import { rightToLeft } from '../helpers/frames.tsx';

const meta = preview.meta({ title: 'Primitives/Icon', component: Icon });

export const Default = meta.story({ args: { name: 'screen', className: 'size-8' } });

/** The story shows each icon at the size of text and at twice that size. */
export const All = meta.story({
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
      {iconNames.map((name) => (
        <li key={name} className="flex items-center gap-3 text-small">
          <Icon name={name} className="size-4" />
          <Icon name={name} className="size-8" />
          {name}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(iconNames.length);
    // Icons are hidden from assistive technology, because there is text beside them.
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(iconNames.length * 2);
  },
});

/**
 * In a right-to-left page, the arrow is mirrored, because it points in the reading direction. Icons without a
 * direction, such as the magnifying glass, aren't mirrored.
 */
export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: () => (
    <div className="flex gap-4">
      <Icon name="arrow-right" className="size-8" />
      <Icon name="external" className="size-8" />
      <Icon name="search" className="size-8" />
    </div>
  ),
});
