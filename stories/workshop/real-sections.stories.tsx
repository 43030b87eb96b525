import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { RealSections } from './real-sections.tsx';

const meta = preview.meta({
  title: 'Workshop/Real sections',
  component: RealSections,
});

/** The fields are derived from the schemas of real sections and contain their content. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const pricing = within(canvas.getByRole('region', { name: 'pricing' }));
    const heading = pricing.getByRole('textbox', { name: 'Heading' });
    await expect(heading).toHaveValue('One app. Three ways to pay for it.');
    await expect(
      within(canvas.getByRole('region', { name: 'faq' })).getByRole('button', {
        name: 'Question 1: What if it isn’t for me?',
      }),
    ).toBeVisible();
    await expect(canvas.queryByText('This value doesn’t fit here.')).toBeNull();
    await expect(canvas.getAllByRole('textbox').filter((each) => each.matches('[aria-invalid=true]'))).toEqual([]);

    await userEvent.click(heading);
    await userEvent.keyboard('!');
    await expect(heading).toHaveValue('One app. Three ways to pay for it.!');
    await userEvent.keyboard('{Backspace}');
  },
});
