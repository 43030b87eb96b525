import { Skeleton } from '@onset/design-system/primitives/skeleton';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Primitives/Skeleton', component: Skeleton });

/**
 * Each placeholder line is about as high as the text that it replaces. CSS classes set the width and the font size of
 * the line.
 */
export const Line = meta.story({
  render: () => (
    <div className="grid max-w-form gap-3">
      <Skeleton className="w-1/2 text-heading" />
      <Skeleton className="w-full" />
      <Skeleton className="w-3/4" />
    </div>
  ),
});

export const Block = meta.story({ render: () => <Skeleton shape="block" className="aspect-4/3 max-w-form" /> });

export const Dot = meta.story({ render: () => <Skeleton shape="dot" /> });
