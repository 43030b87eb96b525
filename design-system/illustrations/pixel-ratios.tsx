import { useId } from 'react';
import type { ComponentProps } from 'react';
import { Icon } from '../primitives/icon.tsx';
import { act } from './act.ts';
import { Stage } from './parts.tsx';
import { display, resample, getShadePaths } from './resample.ts';
import type { Ink } from './resample.ts';

/** Widths of a display and of a video, in pixels. */
const widthPairs = [
  { from: 3840, to: 1920, says: 'four pixels make one' },
  { from: 3024, to: 1920, says: 'every edge turns gray' },
] as const;

/**
 * Pixels of letters on a display, in a video with half the width, and in a video whose width doesn't divide that of the
 * display.
 */
export function PixelRatios() {
  return (
    <Stage
      roomy={[70, 34]}
      compact={[32, 27]}
      ground="desk"
      className="grid grid-cols-[3fr_2fr] grid-rows-[repeat(2,minmax(0,14em))] content-center gap-x-[2.4em] gap-y-[1.6em] px-[3em] compact:grid-cols-2 compact:grid-rows-[minmax(0,13em)_minmax(0,10em)] compact:gap-[1.2em] compact:px-[1.4em]"
    >
      <Tile
        ink={display}
        name="On the display"
        says="a stroke is two pixels wide"
        className="row-span-2 compact:col-span-2 compact:row-span-1 compact:mx-auto compact:w-[20em]"
      />
      {widthPairs.map(({ from, to, says }, index) => (
        <Tile
          key={from}
          {...act('enter', { delaySeconds: index * 0.4, durationSeconds: 0.7, from: '-6em' })}
          ink={resample(display, from / to)}
          name={`${from} to ${to}`}
          ratio={`${Math.round((from / to) * 1000) / 1000} : 1`}
          isWhole={from % to === 0}
          says={says}
        />
      ))}
    </Stage>
  );
}

interface TileProps extends Pick<ComponentProps<'div'>, 'style'> {
  ink: Ink;
  name: string;
  says: string;
  /** Width of the display divided by that of the video, such as `2 : 1`. */
  ratio?: string;
  isWhole?: boolean;
  className?: string;
}

function Tile({ ink, name, says, ratio, isWhole = true, className = '', ...rest }: TileProps) {
  return (
    <div
      {...rest}
      className={`flex min-w-0 flex-col overflow-hidden rounded-[0.9em] border border-app-line bg-app-window shadow-window ${className}`}
    >
      <div className="flex items-center gap-[0.7em] border-b border-app-line px-[1em] py-[0.55em] text-ink-muted">
        <Icon name={ratio ? 'film' : 'screen'} className="text-ink" />
        <span className="font-medium text-ink">{name}</span>
        {ratio && (
          <span
            className={`ms-auto rounded-[0.4em] px-[0.5em] font-mono text-[0.92em] compact:hidden ${isWhole ? 'bg-app-track text-ink' : 'bg-record text-[oklch(0.16_0.02_30)]'}`}
          >
            {ratio}
          </span>
        )}
      </div>
      <div className="relative grow">
        <Pixels ink={ink} className="absolute inset-0 size-full p-[0.8em]" />
      </div>
      <span className="border-t border-app-line px-[1em] py-[0.45em] text-[0.92em] text-ink-muted compact:text-[0.85em]">
        {says}
      </span>
    </div>
  );
}

/** Enlarged pixels of a display or a video. */
function Pixels({ ink, className = '' }: { ink: Ink; className?: string }) {
  const id = useId();
  const width = ink[0]?.length ?? 0;
  return (
    <svg viewBox={`0 0 ${width} ${ink.length}`} className={className} data-pixels={`${width} ${ink.length}`}>
      <pattern id={id} width="1" height="1" patternUnits="userSpaceOnUse">
        <path d="M0 1V0H1" fill="none" className="stroke-app-line" strokeWidth="0.1" />
      </pattern>
      {getShadePaths(ink).map(({ shade, path }) => (
        <path key={shade} d={path} className="fill-ink" opacity={shade} />
      ))}
      <rect width={width} height={ink.length} fill={`url(#${id})`} />
    </svg>
  );
}
