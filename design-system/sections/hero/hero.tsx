import { useId, useState } from 'react';
import type { ComponentProps } from 'react';
import { EditorWindow, whole } from '../../illustrations/editor-window/index.ts';
import type { Focus } from '../../illustrations/editor-window/index.ts';
import { TimelineRuler } from '../../illustrations/timeline-ruler/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { RichText } from '../../primitives/rich-text/index.ts';
import type { HeroContent } from './hero.schema.ts';

export type HeroProps = HeroContent & Omit<ComponentProps<'section'>, keyof HeroContent | 'children'>;

/** How far a press on the drawing zooms in. */
const CLOSE = 1.8;

/**
 * The head of a landing page: the promise, what to do about it, and the product at work. The drawn editor answers:
 * press a point of its picture and it zooms there, as the product does; press again and it shows the whole.
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
  className = '',
  ...rest
}: HeroProps) {
  const id = useId();
  const [focus, setFocus] = useState<Focus>(whole);
  const Heading = `h${headingLevel}` as const;
  return (
    <section data-section="hero" aria-labelledby={id} className={`@container overflow-x-clip ${className}`} {...rest}>
      <div className="page grid gap-x-6 gap-y-8 pt-12 pb-12 @lg:grid-cols-12 @lg:pt-20 @lg:pb-16">
        <Heading id={id} className="display max-w-[13ch] text-display @lg:col-span-8">
          {heading}
        </Heading>
        <div className="flex flex-col gap-6 @lg:col-span-4 @lg:self-end @lg:pb-2">
          <p className="max-w-line text-lede text-ink-muted">
            <RichText source={lede} />
          </p>
          <div className="flex flex-wrap gap-3">
            <Button asChild size="lg">
              <a href={primaryAction.href}>{primaryAction.label}</a>
            </Button>
            {secondaryAction && (
              <Button asChild size="lg" variant="outline">
                <a href={secondaryAction.href}>{secondaryAction.label}</a>
              </Button>
            )}
          </div>
          {note && <p className="text-small text-ink-faint">{note}</p>}
        </div>
      </div>
      <TimelineRuler seconds={30} className="border-t border-line" />
      <div className="page pt-8 pb-section @lg:pt-12">
        <EditorWindow
          alt={illustrationAlt}
          focus={focus}
          pointLabel={pointLabel}
          onPoint={({ x, y }) => setFocus(focus.scale === whole.scale ? { x, y, scale: CLOSE } : whole)}
        />
        {invitation && (
          // Without scripts the drawing is a picture, and invites to nothing.
          <p className="timecode pt-4 text-ink-faint [@media(scripting:none)]:hidden">{invitation}</p>
        )}
      </div>
    </section>
  );
}
Hero.sectionName = 'hero';
