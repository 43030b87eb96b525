import { cva } from 'class-variance-authority';
import type { IllustrationName } from '../../illustrations/index.ts';
import { RichText } from '../../primitives/rich-text.tsx';
import { Drawing } from '../drawing.tsx';
import type { BentoContent } from './bento.schema.ts';
import { Sign } from './sign.tsx';

/** The styles of a cell. */
export const bentoCellStyles = cva('flex flex-col overflow-clip rounded-lg border border-line bg-surface', {
  variants: {
    size: {
      small: '@lg:col-span-4',
      wide: '@lg:col-span-8',
      tall: '@lg:col-span-4 @lg:row-span-2',
      large: '@lg:col-span-8 @lg:row-span-2',
    },
  },
});

interface BentoCellProps {
  cell: BentoContent['cells'][number];
  /** The level of its title. */
  level: 2 | 3 | 4;
}

/** One cell: what it shows, and its words below that. A drawing takes all the room that the words leave. */
export function BentoCell({ cell, level }: BentoCellProps) {
  const { size, title, text, illustration } = cell;
  const Title = `h${level}` as const;
  // A wide cell is as low as a small one: its drawing has more room beside the words.
  const isBeside = size === 'wide' && illustration !== undefined;
  return (
    <li data-size={size} className={bentoCellStyles({ size, className: isBeside ? '@lg:flex-row-reverse' : '' })}>
      {illustration ? <DrawingBox name={illustration} isBeside={isBeside} /> : <Sign {...cell} />}
      <div className={`grid content-start gap-2 p-[min(1.5rem,7cqi)] ${isBeside ? '@lg:w-2/5 @lg:content-end' : ''}`}>
        <Title className="text-subheading font-strong">{title}</Title>
        <p className="max-w-line text-ink-muted">
          <RichText source={text} />
        </p>
      </div>
    </li>
  );
}

/** Fills what the words leave of the cell; where the cell is as high as its content, it has a shape of its own. */
function DrawingBox({ name, isBeside }: { name: IllustrationName; isBeside: boolean }) {
  return (
    <div
      className={`relative aspect-4/3 grow overflow-clip border-b border-line @lg:aspect-auto ${isBeside ? '@lg:border-s @lg:border-b-0' : ''}`}
    >
      <Drawing name={name} />
    </div>
  );
}
