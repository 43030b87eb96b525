import { useId } from 'react';
import type { ReactNode } from 'react';
import type { MediaContent } from '../content/media.schema.ts';
import { figureChoices } from '../illustrations/choices.ts';
import type { FigureChoices } from '../illustrations/choices.ts';
import { SegmentedControl } from '../primitives/segmented-control/index.ts';
import { Drawing } from './drawing.tsx';
import { Media } from './media.tsx';

const SHAPE = 'aspect-4/3 @lg:aspect-[16/9]';

/** Media within a long text: an illustration in a wide frame, with its options if it has any, or an image in its own shape. */
export function drawMedia(media: MediaContent): ReactNode {
  if (media.kind !== 'illustration') return <Media media={media} />;
  const choices = figureChoices[media.name];
  if (choices === undefined) return <Media media={media} className={SHAPE} />;
  return <InteractiveFigure {...media} {...choices} />;
}

interface InteractiveFigureProps extends Extract<MediaContent, { kind: 'illustration' }>, FigureChoices {}

/** An illustration that follows the chosen option without scripts, by the rules for `data-choices` in `styles.css`. */
function InteractiveFigure({ name, alt, legend, options }: InteractiveFigureProps) {
  const id = useId();
  return (
    <div data-choices="" className="overflow-clip rounded-lg border border-app-line bg-app-panel">
      <div className={`relative ${SHAPE}`}>
        <Drawing name={name} alt={alt} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-app-line bg-surface p-4 text-small text-ink">
        <SegmentedControl
          legend={legend}
          name={id}
          segments={options.map(({ label }, index) => ({ value: String(index + 1), label }))}
          defaultValue="1"
          className="in-data-runtime-failed:hidden noninteractive:hidden"
        />
        <div aria-live="polite" className="grid min-h-[2lh] min-w-[min(16rem,100%)] flex-1 items-center">
          {options.map(({ label, result }, index) => (
            <span key={label} data-choice={index + 1}>
              {result}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
