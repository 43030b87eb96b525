'use client';

import { useState } from 'react';
import type { CSSProperties } from 'react';
import { Slider } from '../../primitives/slider.tsx';
import { Media } from '../media.tsx';
import type { SectionProps } from '../section.ts';
import { EDGE_TO_EDGE, HeadedSection, WINDOW_WIDE } from '../headed-section.tsx';
import type { BeforeAfterContent } from './before-after.schema.ts';

export type BeforeAfterProps = SectionProps<BeforeAfterContent>;

/**
 * Comparison of two images on top of each other, with a divider that visitors can drag. Without scripts, both images
 * are completely visible.
 *
 * Visitors move the divider with a Radix slider. The island hydrates as soon as it is visible, because a drag before
 * hydration can't be replayed, unlike a click.
 */
export function BeforeAfter({
  width = 'page',
  before,
  after,
  dividerStart = 50,
  caption,
  dividerLabel = 'Divider between the two pictures',
  dividerAt = '{percent} % of “{before}” shown',
  ...rest
}: BeforeAfterProps) {
  const [dividerPercent, setDividerPercent] = useState(dividerStart);
  const valueText = dividerAt.replace('{percent}', String(dividerPercent)).replace('{before}', before.label);
  const isWide = width === 'window';
  const shape = isWide ? 'aspect-16/10 max-h-[85svh] @lg:aspect-2/1' : 'aspect-16/10';
  return (
    <HeadedSection name="before-after" {...rest}>
      <div
        className={`group relative mt-12 grid gap-6 @lg:mt-16 @lg:noninteractive:grid-cols-2 ${isWide ? `${WINDOW_WIDE} overflow-x-clip [--margin:max(theme(spacing.gutter),50cqi-theme(maxWidth.page)/2)]` : ''}`}
        style={{ '--at': `${dividerPercent}%` } as CSSProperties}
      >
        <State {...before} shape={shape} isWide={isWide} />
        <State {...after} shape={shape} isWide={isWide} over />
        <Slider
          label={dividerLabel}
          value={dividerPercent}
          valueText={valueText}
          onValueChange={setDividerPercent}
          className={`absolute! inset-x-0 top-0 cursor-ew-resize noninteractive:hidden ${shape}`}
        />
        <Divider shape={shape} />
      </div>
      {caption && <p className="max-w-prose pt-3 text-ink-muted">{caption}</p>}
    </HeadedSection>
  );
}

type StateProps = BeforeAfterContent['before'] & {
  /** Aspect ratio and height classes of the image. */
  shape: string;
  /** True if the image is as wide as the window. */
  isWide: boolean;
  /** True for the image on top, which is visible only from the divider to the end edge. */
  over?: boolean;
};

/** Image of the state before or after, with its label below. The image on top is clipped at the divider. */
function State({ label, media, shape, isWide, over = false }: StateProps) {
  return (
    <figure className={`select-none ${over ? 'absolute inset-0 noninteractive:static' : ''}`}>
      <Media
        media={media}
        shape={shape}
        className={`${isWide ? `w-full ${EDGE_TO_EDGE}` : ''} ${over ? '[clip-path:inset(0_0_0_var(--at))] rtl:[clip-path:inset(0_var(--at)_0_0)] noninteractive:[clip-path:none]!' : ''}`}
      />
      <figcaption
        className={`timecode pt-3 text-ink-muted ${over ? 'ms-auto text-end noninteractive:text-start' : ''} ${isWide ? `w-[calc(50%-var(--margin))] noninteractive:mx-gutter noninteractive:w-auto print:mx-0! ${over ? 'me-(--margin)' : 'ms-(--margin)'}` : `w-1/2 ${over ? 'noninteractive:ms-0' : ''}`}`}
      >
        {label}
      </figcaption>
    </figure>
  );
}

/**
 * Visible divider with a round handle. It isn't the slider's thumb, because it must be visible before the slider
 * hydrates. It ignores pointer events, so that the slider handles clicks and drags.
 */
function Divider({ shape }: { shape: string }) {
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute inset-x-0 top-0 in-data-runtime-failed:hidden noninteractive:hidden ${shape}`}
    >
      <span className="absolute inset-y-0 start-(--at) flex w-0 items-center justify-center">
        <span className="absolute inset-y-0 w-0.5 bg-record forced-colors:bg-[CanvasText]" />
        <span className="relative grid size-11 shrink-0 place-items-center rounded-full border border-line-strong bg-surface text-ink shadow-float outline-offset-2 outline-focus group-has-[:focus-visible]:outline-2">
          <svg viewBox="0 0 16 16" className="size-5 stroke-current" fill="none" strokeWidth="1.25">
            <path d="M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </span>
      </span>
    </div>
  );
}
