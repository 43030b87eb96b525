import { useId } from 'react';
import type { SectionProps } from '../section.ts';
import { Centered } from './centered.tsx';
import type { PageHeroContent } from './page-hero.schema.ts';
import { Screening } from './screening.tsx';
import { Split } from './split.tsx';
import { Title } from './title.tsx';

export type PageHeroProps = SectionProps<PageHeroContent>;

/** What each layout draws. */
const layouts = { split: Split, centered: Centered, title: Title, video: Screening } as const;

/**
 * The opening of an inner page, in one of four layouts. All but `centered` have the ruler of the home page, with the
 * playhead where the media begins.
 *
 * One to a page, first on it. Heading up to 80 characters, lede up to 180.
 */
export function PageHero({
  layout,
  at = '00:00',
  label,
  heading,
  headingLevel = 1,
  lede,
  actions = [],
  handOff,
  meta,
  media,
  className = '',
  ...rest
}: PageHeroProps) {
  const id = useId();
  const Layout = layouts[layout];
  return (
    <section
      data-section="page-hero"
      data-layout={layout}
      aria-labelledby={id}
      className={`@container overflow-x-clip ${className}`}
      {...rest}
    >
      <Layout opening={{ id, at, label, heading, headingLevel, lede, actions, handOff, meta, media }} />
    </section>
  );
}
