import { Card } from '@onset/design-system/primitives/card';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Primitives/Card',
  component: Card,
  args: {
    children: <p className="p-6">What is in a card sets its own padding, because some of it reaches the edge.</p>,
  },
});

export const Surface = meta.story();
export const Sunken = meta.story({ args: { ground: 'sunken' } });
export const Outline = meta.story({ args: { ground: 'outline' } });
