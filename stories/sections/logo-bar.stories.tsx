import { expect, within } from 'storybook/test';
import { LogoBar } from '@onset/design-system/sections/logo-bar';
import type { LogoBarContent } from '@onset/design-system/sections/logo-bar/schema';
import { logoBarSchema } from '@onset/design-system/sections/logo-bar/schema';
import preview from '../../.storybook/preview.tsx';

const content: LogoBarContent = {
  sample: true,
  label: 'Sample companies, drawn for this page',
  companies: [
    { name: 'Halvard', mark: 'arches' },
    { name: 'Tern', mark: 'bird' },
    { name: 'Kilnworks', mark: 'kiln' },
    { name: 'Pavo', mark: 'orbit' },
    { name: 'Ostler', mark: 'steps' },
    { name: 'Low Water', mark: 'tide' },
  ],
};

const meta = preview.meta({
  title: 'Sections/Logo bar',
  component: LogoBar,
  parameters: { frame: 'none' },
  args: content,
});

/**
 * The accessible name of the list says that the companies are fictional, so screen reader users hear this before the
 * names of the companies.
 */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const row = canvas.getByRole('region', { name: 'Sample companies, drawn for this page' });
    await expect(within(row).getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText('Sample companies, drawn for this page')).toBeVisible();
    await expect(logoBarSchema.safeParse({ ...content, sample: false }).success).toBe(false);
  },
});

export const Three = meta.story({ args: { companies: content.companies.slice(0, 3) } });
