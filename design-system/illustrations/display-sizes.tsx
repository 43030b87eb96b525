import { act } from './act.ts';
import { Stage } from './parts.tsx';

/** Displays with their sizes in pixels, the largest first, and their color. */
const displays = [
  { name: '5K', width: 5120, height: 2880, className: 'stroke-app-skeleton' },
  { name: '4K', width: 3840, height: 2160, className: 'stroke-clip-camera' },
  { name: '14-inch', width: 3024, height: 1964, className: 'stroke-clip-screen' },
] as const;

const videoSize = { width: 1920, height: 1080 };
const [{ width: MAX_WIDTH, height: MAX_HEIGHT }] = displays;
const MARGIN = 150;

/** Transform origin of the displays, which grow from the size of the video. All have the same lower left corner. */
const CORNER_ORIGIN_STYLE = { transformBox: 'fill-box', transformOrigin: '0 100%' } as const;

/**
 * Displays and the frame of a video, all at the same scale. The maximum zoom is the size of a display divided by that
 * of the video.
 */
export function DisplaySizes() {
  return (
    <Stage roomy={[58, 38]} compact={[36, 26]} ground="code">
      <svg
        aria-hidden="true"
        viewBox={`${-MARGIN} ${-MARGIN} ${MAX_WIDTH + 2 * MARGIN} ${MAX_HEIGHT + 2 * MARGIN}`}
        preserveAspectRatio="xMidYMid meet"
        className="size-full font-mono"
        fontSize="150"
        textAnchor="end"
      >
        {displays.map(({ name, width, height, className }) => (
          <g key={name} data-slot="display">
            <rect
              {...act('move', { durationSeconds: 0.8, scale: videoSize.width / width, style: CORNER_ORIGIN_STYLE })}
              y={MAX_HEIGHT - height}
              width={width}
              height={height}
              rx="50"
              strokeWidth="26"
              className={`fill-app-window ${className}`}
              fillOpacity="0.8"
            />
            <text
              {...act('appear', { delaySeconds: 0.6, durationSeconds: 0.5 })}
              x={width - 90}
              y={MAX_HEIGHT - height + 155}
              className="fill-ink-muted"
            >
              <tspan className="fill-ink">{name}</tspan> {width} × {height}
            </text>
          </g>
        ))}
        <rect
          data-slot="video"
          y={MAX_HEIGHT - videoSize.height}
          width={videoSize.width}
          height={videoSize.height}
          rx="50"
          strokeWidth="26"
          fillOpacity="0.12"
          className="fill-record stroke-record"
        />
        <text x={videoSize.width - 90} y={MAX_HEIGHT - videoSize.height + 190} className="fill-ink">
          video {videoSize.width} × {videoSize.height}
        </text>
      </svg>
    </Stage>
  );
}
