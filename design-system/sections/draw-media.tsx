import { useId } from 'react';
import type { ReactNode } from 'react';
import type { MediaContent } from '../content/media.schema.ts';
import { figureChoices } from '../illustrations/choices.ts';
import type { FigureChoices } from '../illustrations/choices.ts';
import { SegmentedControl } from '../primitives/segmented-control.tsx';
import { SectionIllustration } from './illustration.tsx';
import { Media } from './media.tsx';

const ASPECT_RATIO_CLASSES = 'aspect-4/3 @lg:aspect-[16/9]';

/**
 * Renders media within a long text. Illustrations have a wide frame, and interactive ones also have options that change
 * them. Images and videos keep their own aspect ratio.
 */
export function drawMedia(media: MediaContent): ReactNode {
  if (media.kind !== 'illustration') return <Media media={media} />;
  const choices = figureChoices[media.name];
  if (choices === undefined) return <Media media={media} className={ASPECT_RATIO_CLASSES} />;
  return <InteractiveFigure {...media} {...choices} />;
}

interface InteractiveFigureProps extends Extract<MediaContent, { kind: 'illustration' }>, FigureChoices {}

/**
 * Illustration with options that change it. CSS alone adapts the illustration to the chosen option, with the rules for
 * `data-figure` in `styles.css`.
 */
function InteractiveFigure({ name, alt, legend, options }: InteractiveFigureProps) {
  const id = useId();
  return (
    <div data-figure="" className="overflow-clip rounded-lg border border-app-line bg-app-panel">
      <div className={`relative ${ASPECT_RATIO_CLASSES}`}>
        <SectionIllustration name={name} alt={alt} />
      </div>
      <div className="@container border-t border-app-line bg-surface p-4 text-small text-ink">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <SegmentedControl
            legend={legend}
            name={id}
            segments={options.map(({ label }, index) => ({ value: String(index + 1), label }))}
            defaultValue="1"
            className="in-data-runtime-failed:hidden noninteractive:hidden @max-[17.5rem]:flex-col"
          />
          <div aria-live="polite" className="grid min-h-[2lh] min-w-[min(16rem,100%)] flex-1 items-center">
            {options.map(({ label, result }, index) => (
              <span key={label} data-figure-option={index + 1}>
                <span className="sr-only noninteractive:not-sr-only">{label}: </span>
                {result}
              </span>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
