import { cva } from 'class-variance-authority';
import type { IllustrationName } from '../../illustrations/index.ts';
import { backdropClasses, Keys } from '../../illustrations/parts.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { SectionIllustration } from '../illustration.tsx';
import type { SectionProps } from '../section.ts';
import { HeadedSection } from '../headed-section.tsx';
import type { BentoContent } from './bento.schema.ts';

export type BentoProps = SectionProps<BentoContent>;

/**
 * Features in cells of four sizes. In wide containers, the cells are on a grid of three columns, each four of the
 * page's twelve columns wide. The browser places the cells, and the schema rejects sizes that would leave a gap. In
 * narrow containers, the cells are below each other in the same order.
 *
 * Three to seven cells; five or six work best. Title up to 50 characters, text up to 120.
 */
export function Bento({ headingLevel = 2, cells, ...rest }: BentoProps) {
  const level = Math.min(headingLevel + 1, 4) as 2 | 3 | 4;
  return (
    <HeadedSection name="bento" headingLevel={headingLevel} {...rest}>
      <ul className="mt-12 grid gap-6 print:block print:space-y-6 @lg:mt-16 @lg:grid-flow-dense @lg:auto-rows-[minmax(18rem,1fr)] @lg:grid-cols-12">
        {cells.map((cell) => (
          <BentoCell key={cell.title} cell={cell} level={level} />
        ))}
      </ul>
    </HeadedSection>
  );
}

const bentoCellStyles = cva('flex flex-col overflow-clip rounded-lg border border-line bg-surface', {
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
  /** Heading level of the title. */
  level: 2 | 3 | 4;
}

/**
 * Cell with a text and, above it, an illustration, a large number or keys. An illustration fills the space above the
 * text.
 */
function BentoCell({ cell, level }: BentoCellProps) {
  const { size, title, text, illustration } = cell;
  const Title = `h${level}` as const;
  // A wide cell is as high as a small one, so its illustration is beside the text.
  const isBeside = size === 'wide' && illustration !== undefined;
  return (
    <li data-size={size} className={bentoCellStyles({ size, className: isBeside ? '@lg:flex-row-reverse' : '' })}>
      {illustration ? <IllustrationBox name={illustration} isBeside={isBeside} /> : <CellLead {...cell} />}
      <div className={`grid content-start gap-2 p-[min(1.5rem,7cqi)] ${isBeside ? '@lg:w-2/5 @lg:content-end' : ''}`}>
        <Title className="text-subheading font-strong">{title}</Title>
        <p className="max-w-line text-ink-muted">
          <RichText source={text} />
        </p>
      </div>
    </li>
  );
}

/**
 * Box of an illustration. In wide containers, it fills the space that the text leaves. In narrow containers, the height
 * of the cell depends on its content, so the box has an aspect ratio.
 */
function IllustrationBox({ name, isBeside }: { name: IllustrationName; isBeside: boolean }) {
  return (
    <div
      className={`relative aspect-4/3 grow overflow-clip border-b border-line @lg:aspect-auto ${isBeside ? '@lg:border-s @lg:border-b-0' : ''}`}
    >
      <SectionIllustration name={name} />
    </div>
  );
}

type CellLeadProps = Pick<BentoContent['cells'][number], 'figure' | 'keys'>;

/** Large number or keys above the text of a cell without an illustration. Keys fill the space like an illustration. */
function CellLead({ figure, keys = [] }: CellLeadProps) {
  if (figure)
    return (
      <p className="display flex items-end px-6 pt-6 text-[clamp(5rem,11cqi,9rem)] leading-[0.95] tracking-[-0.045em] tabular-nums @lg:h-[10rem]">
        {figure}
      </p>
    );
  return (
    <div
      aria-hidden="true"
      className={`grid min-h-[10rem] grow place-items-center border-b border-line select-none ${backdropClasses.code}`}
    >
      {/* Keyboard shortcuts are read from left to right in every language. */}
      <span dir="ltr">
        <Keys chord={keys} className="text-[min(2.75rem,9cqi)]" />
      </span>
    </div>
  );
}
