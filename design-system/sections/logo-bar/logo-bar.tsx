import { useId } from 'react';
import type { SectionProps } from '../section.ts';
import type { LogoBarContent } from './logo-bar.schema.ts';
import type { MarkName } from './marks.ts';

export type LogoBarProps = SectionProps<LogoBarContent>;

/**
 * Row of logos of companies that use the product, all in one color. The companies are fictional: the schema marks them
 * as samples, and the label must say so. The section has no heading, because it belongs to the section above it.
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

interface Logo {
  /** Filled SVG path in a view box of 24 × 24. */
  readonly path: string;
  /** Typography classes of the company name. */
  readonly face: string;
}

const DISPLAY_CLASS = 'display';

const logos: Readonly<Record<MarkName, Logo>> = {
  arches: {
    path: 'M2 21V12a5 5 0 0 1 10 0v9H9v-9a2 2 0 0 0-4 0v9zM12 21V12a5 5 0 0 1 10 0v9h-3v-9a2 2 0 0 0-4 0v9z',
    face: `${DISPLAY_CLASS} tracking-[-0.03em]`,
  },
  bird: {
    path: 'M1 8c5 0 8.5 2 11 6 2.5-4 6-6 11-6-1 7-5 11-11 11S2 15 1 8z',
    face: 'font-medium tracking-[0.16em] uppercase',
  },
  kiln: {
    path: 'M12 2 22 21h-6.5V17a3.5 3.5 0 0 0-7 0v4H2z',
    face: 'font-mono tracking-[-0.04em]',
  },
  orbit: {
    path: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm4 2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
    face: 'font-strong tracking-[-0.03em] lowercase',
  },
  steps: {
    path: 'M2 15h6v6H2zM9 9h6v12H9zM16 3h6v18h-6z',
    face: `${DISPLAY_CLASS} tracking-[-0.03em] lowercase`,
  },
  tide: {
    path: 'M2 7c3.3-4 6.7-4 10 0s6.7 4 10 0v3.5c-3.3 4-6.7 4-10 0s-6.7-4-10 0zM2 14.5c3.3-4 6.7-4 10 0s6.7 4 10 0V18c-3.3 4-6.7 4-10 0s-6.7-4-10 0z',
    face: 'font-normal tracking-[-0.03em]',
  },
};

/** Logo of a fictional company: a mark and its name, in the color of the text. */
function Wordmark({ mark, name }: { mark: MarkName; name: string }) {
  const { path, face } = logos[mark];
  return (
    <span className="flex min-w-0 items-center gap-2 text-subheading">
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 shrink-0 fill-current">
        <path fillRule="evenodd" d={path} />
      </svg>
      <span className={`min-w-0 leading-none ${face}`}>{name}</span>
    </span>
  );
}
