import { Skeleton } from '../../primitives/skeleton.tsx';
import type { SectionProps } from '../section.ts';
import type { LoadingStateContent } from './loading-state.schema.ts';

export type LoadingStateProps = SectionProps<LoadingStateContent>;

/**
 * Placeholder for a section that is loading, with the expected number of rows, cards or paragraphs in their final size.
 * If it replaces content of a page that is already open, screen readers announce it once. For failures, use an empty
 * state or an error screen.
 *
 * One to twelve items; three if the number isn't known.
 */
export function LoadingState({ label, shape, count = 3, className = '', ...rest }: LoadingStateProps) {
  const places = Array.from({ length: count }, (_, index) => index);
  return (
    <section
      data-section="loading-state"
      aria-label={label}
      aria-busy="true"
      className={`@container ${className}`}
      {...rest}
    >
      <div className="page py-12">
        <output className="sr-only">{label}</output>
        {shape === 'list' && <ListPlaceholder places={places} />}
        {shape === 'cards' && <CardsPlaceholder places={places} />}
        {shape === 'text' && <TextPlaceholder places={places} />}
      </div>
    </section>
  );
}

interface PlaceholderListProps {
  places: readonly number[];
}

/** Width classes of the placeholder lines. They differ, so that the lines look like text. */
const LINE_WIDTH_CLASSES = ['w-3/4', 'w-2/3'] as const;
const getWidthClass = (index: number): string => LINE_WIDTH_CLASSES[index % LINE_WIDTH_CLASSES.length] ?? '';

function ListPlaceholder({ places }: PlaceholderListProps) {
  return (
    <div className="border-t border-line">
      {places.map((itemIndex) => (
        <div key={itemIndex} className="flex items-center gap-4 border-b border-line py-5">
          <Skeleton shape="dot" />
          <div className="grid max-w-form grow gap-2">
            <Skeleton className={`text-subheading ${getWidthClass(itemIndex)}`} />
            <Skeleton className="w-1/2 text-small" />
          </div>
          <Skeleton className="ms-auto hidden w-20 @md:block" />
        </div>
      ))}
    </div>
  );
}

function CardsPlaceholder({ places }: PlaceholderListProps) {
  return (
    <div className="grid gap-x-6 gap-y-12 @md:grid-cols-2 @lg:grid-cols-3">
      {places.map((itemIndex) => (
        <div key={itemIndex} className="grid content-start gap-3">
          <Skeleton shape="block" className="aspect-4/3" />
          <Skeleton className={`mt-2 text-subheading ${getWidthClass(itemIndex)}`} />
          <Skeleton className="w-full" />
          <Skeleton className={getWidthClass(itemIndex + 1)} />
        </div>
      ))}
    </div>
  );
}

function TextPlaceholder({ places }: PlaceholderListProps) {
  return (
    <div className="grid max-w-prose gap-8">
      {places.map((itemIndex) => (
        <div key={itemIndex} className="grid gap-3">
          <Skeleton className="w-full" />
          <Skeleton className="w-full" />
          <Skeleton className="w-full" />
          <Skeleton className={getWidthClass(itemIndex)} />
        </div>
      ))}
    </div>
  );
}
