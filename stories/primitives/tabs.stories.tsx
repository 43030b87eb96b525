import { expect } from 'storybook/test';
import { Tabs } from '@onset/design-system/primitives/tabs';
import preview from '../../.storybook/preview.tsx';
import { narrow } from '../helpers/frames.tsx';

const meta = preview.meta({ title: 'Primitives/Tabs', component: Tabs });

const Example = () => (
  <div className="@container">
    <h2 id="tabs" className="sr-only">
      What is recorded
    </h2>
    <Tabs
      labelledBy="tabs"
      className="grid grid-cols-1 gap-6 @lg:grid-cols-12"
      listClassName="@lg:col-span-4"
      panelsClassName="@lg:col-span-8"
      tabs={[
        { label: 'Screen', panel: <p>All at once, a window, or a region.</p> },
        { label: 'Sound', panel: <p>Of the system and of the microphone, each on its own track.</p> },
        { label: 'Camera', panel: <p>Yours, or that of an iPhone on a cable.</p> },
      ]}
    />
  </div>
);

/** The list of tabs has an accessible name, and only the panel of the selected tab is visible. */
export const Default = meta.story({
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist', { name: 'What is recorded' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Sound' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Sound' })).toBeVisible();
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
  },
});

/** In a narrow container, the list of tabs scrolls horizontally, so that it doesn't widen the page. */
export const Narrow = meta.story({ decorators: [narrow(220)], render: () => <Example /> });
