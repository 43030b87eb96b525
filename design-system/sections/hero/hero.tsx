import { useId } from 'react';
import { TimelineRuler } from '../../illustrations/timeline-ruler/index.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { RichText } from '../../primitives/rich-text/index.ts';
import type { SectionProps } from '../section.ts';
import { EditorDemo } from './editor-demo.tsx';
import type { HeroContent } from './hero.schema.ts';

export type HeroProps = SectionProps<HeroContent>;

/**
 * The head of a landing page: the promise, what to do about it, and the product at work, to be tried in the first
 * screen. Beside each other where there is room for both.
 *
 * One to a page, first on it. Heading up to 75 characters, lede up to 180.
 */
export function Hero({
  heading,
  headingLevel = 1,
  lede,
  primaryAction,
  secondaryAction,
  note,
  illustrationAlt,
  pointLabel,
  invitation,
  demo,
  className = '',
  ...rest
}: HeroProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section data-section="hero" aria-labelledby={id} className={`@container overflow-x-clip ${className}`} {...rest}>
      <div className="page grid gap-x-6 gap-y-5 pt-8 pb-8 @lg:grid-cols-12 @lg:gap-y-8 @lg:pt-12 @lg:pb-12 @xl:grid-rows-[auto_1fr_auto] @xl:pt-14">
        <Heading
          id={id}
          className="display text-display @lg:col-span-8 @xl:col-span-4 @xl:text-[min(1rem+3.7cqi,4.2cqi,4.25rem)]"
        >
          {heading}
        </Heading>
        <div className="flex flex-col gap-5 @lg:col-span-4 @lg:gap-6 @lg:self-end @xl:row-start-2">
          <p className="max-w-line text-lede text-ink-muted">
            <RichText source={lede} />
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={primaryAction.href} size="lg">
              {primaryAction.label}
            </ButtonLink>
            {secondaryAction && (
              <ButtonLink href={secondaryAction.href} size="lg" variant="outline">
                {secondaryAction.label}
              </ButtonLink>
            )}
          </div>
        </div>
        <EditorDemo
          className="@lg:col-span-12 @xl:col-span-8 @xl:col-start-5 @xl:row-span-3 @xl:row-start-1"
          illustrationAlt={illustrationAlt}
          pointLabel={pointLabel}
          invitation={invitation}
          demo={demo}
        />
        {note && <p className="text-small text-ink-faint @lg:col-span-12 @xl:col-span-4 @xl:row-start-3">{note}</p>}
      </div>
      <TimelineRuler seconds={30} className="border-t border-line" />
    </section>
  );
}
