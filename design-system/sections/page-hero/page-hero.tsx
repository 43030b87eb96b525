import { useId } from 'react';
import { Playhead } from '../../illustrations/playhead.tsx';
import { TimelineRuler } from '../../illustrations/timeline-ruler.tsx';
import { ButtonLink } from '../../primitives/button.tsx';
import { Eyebrow } from '../../primitives/eyebrow.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { HandOff, WITHOUT_TOUCH } from '../hand-off.tsx';
import { Media } from '../media.tsx';
import type { SectionProps } from '../section.ts';
import { EDGE_TO_EDGE, WINDOW_WIDE } from '../headed-section.tsx';
import type { PageHeroContent } from './page-hero.schema.ts';

export type PageHeroProps = SectionProps<PageHeroContent>;

/** Component of each layout. */
const layouts = { split: SplitLayout, centered: CenteredLayout, title: TitleLayout, video: VideoLayout } as const;

/**
 * Hero of an inner page in one of four layouts. `title` and `video` have a timeline ruler with a marker at its start, like
 * the hero of the home page.
 *
 * First section of a page, once per page. Heading up to 80 characters, lede up to 180.
 */
export function PageHero({
  layout,
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
      <Layout opening={{ id, label, heading, headingLevel, lede, actions, handOff, meta, media }} />
    </section>
  );
}

/** Content of the hero that every layout gets. */
interface Opening extends Pick<PageHeroContent, 'label' | 'heading' | 'lede' | 'handOff' | 'meta' | 'media'> {
  /** ID of the heading, which labels the section. */
  readonly id: string;
  readonly headingLevel: 1 | 2 | 3;
  readonly actions: readonly { readonly label: string; readonly href: string }[];
}

interface OpeningPartProps {
  opening: Opening;
  className?: string;
}

function OpeningHeading({ opening: { id, heading, headingLevel }, className = '' }: OpeningPartProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading id={id} className={`display ${className}`}>
      {heading}
    </Heading>
  );
}

function OpeningLede({ opening: { lede }, className = '' }: OpeningPartProps) {
  if (lede === undefined) return null;
  return (
    <p className={`max-w-line text-lede text-ink-muted ${className}`}>
      <RichText source={lede} />
    </p>
  );
}

/** Actions, and a line of facts below. */
function OpeningActions({ opening: { actions, handOff, meta }, className = '' }: OpeningPartProps) {
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

/** Layout without media: text above a decorative timeline ruler, which starts at the first column of the page. */
function TitleLayout({ opening }: { opening: Opening }) {
  return (
    <>
      <OpeningText opening={opening} className="pb-10 @lg:pb-14" />
      <div className="mb-section border-t border-line">
        <div className="page relative">
          <TimelineRuler seconds={30} className="w-[100cqi]" />
          <Playhead className="absolute inset-y-0 start-0" />
        </div>
      </div>
    </>
  );
}

/**
 * Layout with the text on seven columns and, beside it, the media on five. A marker is at the start edge of the media.
 */
function SplitLayout({ opening }: { opening: Opening }) {
  const { label, media } = opening;
  return (
    <div className="mb-section border-b border-line">
      <div className="page grid grid-cols-1 gap-6 pt-8 @lg:gap-y-8 @lg:pt-12 @xl:grid-cols-12">
        <div className="flex flex-col gap-5 @lg:gap-6 @xl:col-span-7 @xl:pb-16">
          <Eyebrow>{label}</Eyebrow>
          <OpeningHeading opening={opening} className="max-w-[13.32em] text-display" />
          <OpeningLede opening={opening} className="@xl:pt-4" />
          <OpeningActions opening={opening} />
        </div>
        {media && (
          <div className="relative grid grid-cols-1 pt-4 @xl:col-span-5 @xl:pt-0">
            <Media
              eager
              media={media}
              shape="aspect-4/3 @lg:aspect-16/9 @xl:aspect-5/4"
              // The media are as wide as their columns even if the text is taller. Otherwise, the aspect ratio would
              // make them wider than the page.
              className="w-full rounded-ss-none rounded-b-none border-b-0 @xl:self-stretch"
            />
            <Playhead className="absolute inset-y-0 start-0" />
          </div>
        )}
      </div>
    </div>
  );
}

/** Layout with centered text and, below it, media as wide as the window. A marker connects the text and the media. */
function CenteredLayout({ opening }: { opening: Opening }) {
  const { label, media } = opening;
  return (
    <div className="page pt-12 pb-section @lg:pt-20">
      <div className="flex flex-col items-center gap-5 text-center @lg:gap-6">
        <Eyebrow>{label}</Eyebrow>
        <OpeningHeading opening={opening} className="max-w-[13.32em] text-display" />
        <OpeningLede opening={opening} className="text-balance" />
        <OpeningActions opening={opening} className="items-center [&>div]:justify-center" />
      </div>
      {media && (
        <div className={`relative mt-16 @lg:mt-20 ${WINDOW_WIDE}`}>
          <Playhead className="absolute bottom-full left-1/2 h-8 -translate-x-1/2 @lg:h-10" />
          <Media eager media={media} shape="aspect-4/3 @lg:aspect-2/1" className={`w-full ${EDGE_TO_EDGE}`} />
        </div>
      )}
    </div>
  );
}

/** Layout with a video below the text, as wide as the page. A ruler below the video shows its duration. */
function VideoLayout({ opening }: { opening: Opening }) {
  const { media } = opening;
  return (
    <>
      <OpeningText opening={opening} />
      <div className="page pt-10 pb-section @lg:pt-14">
        {media && <Media eager media={media} className="rounded-b-none" />}
        {media?.kind === 'video' && (
          <div className="relative">
            <TimelineRuler
              seconds={media.seconds}
              every={rulerStep(media.seconds)}
              className="rounded-b-lg border border-t-0 border-line"
            />
            <Playhead className="absolute top-0 start-0 h-full" />
          </div>
        )}
      </div>
    </>
  );
}

/** Returns the interval between two numbers of a ruler in seconds, such that the ruler has at most ten intervals. */
function rulerStep(seconds: number): number {
  return [1, 2, 5, 10, 15, 30, 60, 120, 300, 600].find((step) => seconds / step <= 10) ?? 900;
}

/** Text across the page: the heading, and below it the lede and the actions. */
function OpeningText({ opening, className = '' }: { opening: Opening; className?: string }) {
  return (
    <div className={`page grid gap-x-6 gap-y-6 pt-8 @lg:grid-cols-12 @lg:gap-y-8 @lg:pt-12 ${className}`}>
      <Eyebrow className="@lg:col-span-12">{opening.label}</Eyebrow>
      <OpeningHeading opening={opening} className="max-w-[13.32em] text-display @lg:col-span-12" />
      <OpeningLede opening={opening} className="@lg:col-span-6" />
      <OpeningActions opening={opening} className="@lg:col-span-6 @lg:items-end @lg:self-end @lg:text-end" />
    </div>
  );
}
