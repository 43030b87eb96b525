import { figureChoices } from '@onset/design-system/illustrations/choices';
import { illustrationNames } from '@onset/design-system/illustrations/names';
import { drawMedia } from '@onset/design-system/sections/draw-media';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const names = illustrationNames.filter((name) => figureChoices[name]);

const meta = preview.meta({ title: 'Illustrations/Figures' });

/**
 * Each interactive figure of the blog is shown with its last option selected. With the first option selected, a figure
 * looks like the illustration without controls, which other stories show.
 */
export const LastOption = meta.story({
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))] gap-6">
      {names.map((name) => (
        <li key={name} data-name={name} className="@container">
          {drawMedia({ kind: 'illustration', name })}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const figure of canvas.getAllByRole('listitem')) {
      const options = within(figure).getAllByRole('radio');
      const last = options.at(-1);
      if (last === undefined) throw new Error('The figure has no options');
      await userEvent.click(last);
    }
    const zoomFigure = within(canvasElement.querySelector<HTMLElement>('[data-name=zoom-hold]') ?? canvasElement);
    await expect(zoomFigure.getByText('Publish')).toBeVisible();
    await expect(zoomFigure.getByText('Export failed.')).not.toBeVisible();
    await expect(zoomFigure.getByText(/^1 word: hold/)).toBeVisible();
  },
});
