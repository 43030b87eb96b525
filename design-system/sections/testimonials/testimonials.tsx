import type { SectionProps } from '../section.ts';
import { TimelineSection } from '../timeline-section.tsx';
import { Quote } from './quote.tsx';
import type { TestimonialsContent } from './testimonials.schema.ts';

export type TestimonialsProps = SectionProps<TestimonialsContent>;

const COLUMNS = { 1: '@lg:col-span-12', 2: '@lg:col-span-6', 3: '@lg:col-span-4' } as const;

/**
 * What is said of the product, each as a clip of sound with its words below. One quote is drawn large, two or three stand
 * beside each other. Each bears a visible mark that it is a sample, and its schema allows no other until there are real
 * ones.
 */
export function Testimonials({ quotes, sampleLabel = 'Sample quote', ...rest }: TestimonialsProps) {
  const count = Math.min(quotes.length, 3) as 1 | 2 | 3;
  return (
    <TimelineSection name="testimonials" {...rest}>
      <ul className="mt-12 grid grid-cols-1 gap-x-6 gap-y-12 @lg:mt-16 @lg:grid-cols-12">
        {quotes.map((quote, index) => (
          <li key={quote.text} className={`grid ${COLUMNS[count]}`}>
            <Quote {...quote} sampleLabel={sampleLabel} isLarge={count === 1} seed={index} />
          </li>
        ))}
      </ul>
    </TimelineSection>
  );
}
