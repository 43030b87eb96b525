import { useId } from 'react';
import type { SectionProps } from '../section.ts';
import type { LogoBarContent } from './logo-bar.schema.ts';
import { Wordmark } from './wordmark.tsx';

export type LogoBarProps = SectionProps<LogoBarContent>;

/**
 * Companies that use the product, in one row and one colour. All of them are made up as yet: the label says so, and the
 * schema allows no other. Not on the timeline of a page: it belongs to what stands above it.
 *
 * Three to six companies, names up to 24 characters.
 */
export function LogoBar({ sample: _sample, label, companies, className = '', ...rest }: LogoBarProps) {
  const id = useId();
  return (
    <section data-section="logo-bar" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <div className="page grid grid-cols-1 gap-x-6 gap-y-5 border-t border-line py-8 @lg:grid-cols-12 @lg:items-center">
        <p id={id} className="max-w-[14.4em] timecode text-ink-faint @lg:col-span-2">
          {label}
        </p>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-5 text-ink-muted @lg:col-span-10 @lg:flex @lg:flex-wrap @lg:justify-between">
          {companies.map(({ name, mark }) => (
            <li key={name} className="min-w-0">
              <Wordmark mark={mark} name={name} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
