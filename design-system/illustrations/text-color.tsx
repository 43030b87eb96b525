import { getValueAttributes } from './by-choice.tsx';
import { Stage } from './parts.tsx';
import { display, resample } from './resample.ts';

type Rgb = readonly [number, number, number];

/** Color of the text on black for each option. The channels are from 0 to 1. */
const colors: readonly Rgb[] = [
  [0.8, 0.8, 0.8],
  [0, 0.85, 0],
  [1, 0, 0],
  [0, 0, 1],
];

/** Image of the letters with strokes of one pixel. */
const letterPixels = resample(display, 2);
const [WIDTH, HEIGHT] = [letterPixels[0]?.length ?? 0, letterPixels.length];

/** Returns the brightness of a color in HD video, according to ITU-R BT.709. */
const getLuma = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/**
 * Returns the color of a pixel in the video. Its brightness depends on `ink`, its own share of text, and its hue on
 * `chromaInk`, the share of text in its block of 2 × 2 pixels.
 */
function toVideoColor(color: Rgb, ink: number, chromaInk: number): string {
  const luma = getLuma(color);
  const [red, green, blue] = color.map((value) =>
    Math.round(Math.min(1, Math.max(0, ink * luma + chromaInk * (value - luma))) * 255),
  );
  return `rgb(${red} ${green} ${blue})`;
}

const getPixelInk = (x: number, y: number): number => letterPixels[y]?.[x] ?? 0;

/** Returns the share of text in the block of 2 × 2 pixels that contains a pixel. */
function getBlockInk(x: number, y: number): number {
  const [left, top] = [x - (x % 2), y - (y % 2)];
  return (
    (getPixelInk(left, top) +
      getPixelInk(left + 1, top) +
      getPixelInk(left, top + 1) +
      getPixelInk(left + 1, top + 1)) /
    4
  );
}

/** Returns SVG paths of the pixels, by their own share of text and that of their block. */
function buildPaths(chromaInk: (x: number, y: number) => number): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const key = `${getPixelInk(x, y)} ${chromaInk(x, y)}`;
      if (key !== '0 0') paths.set(key, `${paths.get(key) ?? ''}M${x} ${y}h1v1h-1z`);
    }
  return paths;
}

const displayPaths = buildPaths(getPixelInk);
const videoPaths = buildPaths(getBlockInk);

/** Colored text on black, on a display and in a video that stores color at half the resolution. */
export function TextColor() {
  return (
    <Stage
      roomy={[56, 30]}
      compact={[30, 27]}
      ground="desk"
      className="grid grid-cols-2 gap-[1.6em] p-[1.6em] compact:grid-cols-1 compact:grid-rows-2 compact:gap-[0.8em] compact:p-[0.8em]"
    >
      <Letters name="On the display" paths={displayPaths} />
      <Letters name="In the video, 4:2:0" paths={videoPaths} />
    </Stage>
  );
}

function Letters({ name, paths }: { name: string; paths: ReadonlyMap<string, string> }) {
  return (
    <div className="flex min-h-0 flex-col overflow-hidden rounded-[0.8em] border border-app-line bg-app-window">
      <span className="border-b border-app-line px-[1em] py-[0.4em] font-medium">{name}</span>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        shapeRendering="crispEdges"
        className="min-h-0 w-full grow bg-[oklch(0_0_0)] p-[1em] compact:p-[0.5em]"
      >
        {[...paths].map(([key, path]) => {
          const [ink = 0, chromaInk = 0] = key.split(' ').map(Number);
          return (
            <path
              key={key}
              d={path}
              {...getValueAttributes(colors.map((color) => toVideoColor(color, ink, chromaInk)))}
              className="fill-(--value)"
            />
          );
        })}
      </svg>
    </div>
  );
}
