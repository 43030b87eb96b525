import { ButtonLink } from '../../primitives/button.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { HandOff, WITHOUT_TOUCH } from '../hand-off.tsx';
import type { PageHeroContent } from './page-hero.schema.ts';

/** What every layout of an opening is given. */
export interface Opening extends Pick<PageHeroContent, 'label' | 'heading' | 'lede' | 'handOff' | 'meta' | 'media'> {
  /** The id of the heading, by which the section is labelled. */
  readonly id: string;
  readonly at: string;
  readonly headingLevel: 1 | 2 | 3;
  readonly actions: readonly { readonly label: string; readonly href: string }[];
}

interface PartProps {
  opening: Opening;
  className?: string;
}

/** The heading of the page. */
export function OpeningHeading({ opening: { id, heading, headingLevel }, className = '' }: PartProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading id={id} className={`display ${className}`}>
      {heading}
    </Heading>
  );
}

/** What the heading means. */
export function OpeningLede({ opening: { lede }, className = '' }: PartProps) {
  if (lede === undefined) return null;
  return (
    <p className={`max-w-line text-lede text-ink-muted ${className}`}>
      <RichText source={lede} />
    </p>
  );
}

/** What can be done, and under it the line of facts. */
export function OpeningActions({ opening: { actions, handOff, meta }, className = '' }: PartProps) {
  if (actions.length === 0 && meta === undefined) return null;
  return (
    <div className={`flex flex-col gap-5 ${className}`}>
      {actions.length > 0 && (
        <div className="flex flex-wrap gap-3 @max-lg:*:grow">
          {handOff && <HandOff {...handOff} size="lg" />}
          {actions.map(({ label, href }, index) => (
            <ButtonLink
              key={href}
              href={href}
              size="lg"
              variant={index === 0 ? 'primary' : 'outline'}
              className={handOff && index === 0 ? WITHOUT_TOUCH : undefined}
            >
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
      {meta && <p className="timecode text-ink-faint">{meta}</p>}
    </div>
  );
}
