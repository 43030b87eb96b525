import { Waveform } from '../../illustrations/waveform.tsx';
import { Badge } from '../../primitives/badge.tsx';
import { Portrait } from '../portrait.tsx';
import type { SectionProps } from '../section.ts';
import { HeadedSection } from '../headed-section.tsx';
import type { TestimonialsContent } from './testimonials.schema.ts';

export type TestimonialsProps = SectionProps<TestimonialsContent>;

const COLUMN_CLASSES = { 1: '@lg:col-span-12', 2: '@lg:col-span-6', 3: '@lg:col-span-4' } as const;

/**
 * Quotes about the product, each below an audio waveform. A single quote is large; two or three are beside each other.
 * Each quote is visibly marked as a sample. The schema requires this until there are real quotes.
 */
export function Testimonials({ quotes, sampleLabel = 'Sample quote', ...rest }: TestimonialsProps) {
  const count = Math.min(quotes.length, 3) as 1 | 2 | 3;
  return (
    <HeadedSection name="testimonials" {...rest}>
      <ul className="mt-12 grid grid-cols-1 gap-x-6 gap-y-12 @lg:mt-16 @lg:grid-cols-12">
        {quotes.map((quote, index) => (
          <li key={quote.text} className={`grid ${COLUMN_CLASSES[count]}`}>
            <Quote {...quote} sampleLabel={sampleLabel} isLarge={count === 1} seed={index} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

type QuoteProps = Omit<TestimonialsContent['quotes'][number], 'sample'> & {
  sampleLabel: string;
  isLarge: boolean;
  /** Seed of the waveform, so that each quote has a different one. */
  seed: number;
};

/** Quote: waveform, text and author. */
function Quote({ text, name, role, portrait, sampleLabel, isLarge, seed }: QuoteProps) {
  return (
    <figure className="flex flex-col gap-6">
      <div
        className={`overflow-hidden rounded-sm bg-clip-sound px-2 text-on-clip-sound forced-color-adjust-none ${isLarge ? 'h-14' : 'h-10'}`}
      >
        <Waveform bars={isLarge ? 160 : 80} seed={seed + 3} />
      </div>
      <blockquote className={isLarge ? 'display max-w-[15.984em] text-heading' : 'text-lede'}>
        <p>{text}</p>
      </blockquote>
      <figcaption className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-2">
        {portrait ? (
          <Portrait name={portrait} className="size-14" />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-full border border-line-strong timecode text-ink-muted"
          >
            {getInitials(name)}
          </span>
        )}
        <span className="grid min-w-0 grow basis-28 text-small">
          <span className="font-medium">{name}</span>
          <span className="text-ink-muted">{role}</span>
        </span>
        <Badge className="border border-line-strong bg-transparent!">{sampleLabel}</Badge>
      </figcaption>
    </figure>
  );
}

/** Returns the initials of the first and the last name. */
function getInitials(name: string): string {
  const words = name.split(/\s+/);
  const firstInitial = words[0]?.[0] ?? '';
  const lastInitial = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return (firstInitial + lastInitial).toUpperCase();
}
