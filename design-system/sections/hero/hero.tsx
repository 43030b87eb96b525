import { useId } from 'react';
import { Playhead } from '../../illustrations/playhead.tsx';
import { TimelineRuler } from '../../illustrations/timeline-ruler.tsx';
import { ButtonLink } from '../../primitives/button.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { HandOff, WITHOUT_TOUCH } from '../hand-off.tsx';
import type { SectionProps } from '../section.ts';
import { EditorDemo } from './editor-demo.tsx';
import type { HeroContent } from './hero.schema.ts';

export type HeroProps = SectionProps<HeroContent>;

/**
 * Hero of a landing page: heading, actions, and a looping demo of the editor that visitors can stop and use themselves.
 * In wide containers, the lede and the actions are beside the heading.
 *
 * First section of a page, once per page. Heading up to 75 characters, lede up to 180.
 */
export function Hero({
  heading,
  headingLevel = 1,
  lede,
  primaryAction,
  handOff,
  secondaryAction,
  note,
  illustrationAlt,
  pointLabel,
  invitation,
  touchInvitation,
  demo,
  className = '',
  ...rest
}: HeroProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      data-section="hero"
      aria-labelledby={id}
      className={`@container overflow-x-clip pb-section ${className}`}
      {...rest}
    >
      <div className="page grid gap-x-6 gap-y-6 py-8 @lg:gap-y-8 @lg:py-8 @xl:grid-cols-12">
        <Heading id={id} className="display max-w-[8em] text-display @xl:col-span-7">
          {heading}
        </Heading>
        <div className="flex flex-col gap-5 @lg:gap-6 @xl:col-span-5 @xl:self-end">
          <p className="max-w-line text-lede text-ink-muted">
            <RichText source={lede} />
          </p>
          <div className="flex flex-wrap gap-3 @max-lg:*:grow">
            {handOff && <HandOff {...handOff} size="lg" />}
            <ButtonLink href={primaryAction.href} size="lg" className={handOff && WITHOUT_TOUCH}>
              {primaryAction.label}
            </ButtonLink>
            {secondaryAction && (
              <ButtonLink href={secondaryAction.href} size="lg" variant="outline">
                {secondaryAction.label}
              </ButtonLink>
            )}
          </div>
          {note && <p className="text-small text-ink-muted">{note}</p>}
        </div>
        <EditorDemo
          className="[--least-em:13px] @xl:col-span-12"
          illustrationAlt={illustrationAlt}
          pointLabel={pointLabel}
          invitation={invitation}
          touchInvitation={touchInvitation}
          demo={demo}
        />
      </div>
      <div className="relative overflow-hidden">
        <TimelineRuler seconds={30} className="border-t border-line" />
        {/* Path of the playhead, whose length on the ruler is the 28 seconds of the recording. The ruler has 16
            numbers, which are two seconds and at least 6rem apart. */}
        <div className="absolute inset-y-0 start-0 w-[max(87.5%,84rem)] rtl:-scale-x-100">
          <span data-plays="playhead" className="invisible absolute inset-0">
            <Playhead className="absolute inset-y-0" />
          </span>
        </div>
      </div>
    </section>
  );
}
