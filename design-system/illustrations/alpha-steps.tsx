import { ByChoice, getValueAttributes } from './by-choice.tsx';
import { Stage } from './parts.tsx';

const [COLUMNS, ROWS] = [20, 11] as const;

const [HAIR_COLOR, WALL_COLOR, BACKDROP_COLOR] = [
  'oklch(0.4 0.085 42)',
  'oklch(0.93 0.015 85)',
  'oklch(0.33 0.09 262)',
] as const;

/**
 * Returns the share of hair in a pixel, in tenths. It is 10 in the head at the lower left and decreases in the hair
 * around it.
 */
function getHairShare(x: number, y: number): number {
  const distance = Math.hypot(x - 5, (y - 10) * 1.15) - 6.2;
  const strandDensity = 0.7 + 0.3 * Math.sin(x * 2.3 + y * 1.7) * Math.cos(x * 0.9 - y * 2.9);
  return Math.round(Math.min(1, Math.max(0, (1 - distance / 4.6) * (distance > 0 ? strandDensity : 1))) * 10);
}

/** SVG path of all pixels with the same share of hair, by that share. */
const pixelPaths = new Map<number, string>();
for (let y = 0; y < ROWS; y += 1)
  for (let x = 0; x < COLUMNS; x += 1) {
    const hairShare = getHairShare(x, y);
    pixelPaths.set(hairShare, `${pixelPaths.get(hairShare) ?? ''}M${x} ${y}h1v1h-1z`);
  }

const mixColors = (color: string, hairShare: number, background: string): string =>
  `color-mix(in srgb, ${color} ${hairShare * 10}%, ${background})`;

/**
 * Returns the colors of a pixel with this share of hair, one for each option: as recorded, with a hard edge, with
 * alpha, and with the wall's color subtracted.
 */
function getOptionColors(hairShare: number): readonly string[] {
  const recordedColor = mixColors(HAIR_COLOR, hairShare, WALL_COLOR);
  return [
    recordedColor,
    hairShare >= 5 ? recordedColor : BACKDROP_COLOR,
    mixColors(recordedColor, hairShare, BACKDROP_COLOR),
    mixColors(HAIR_COLOR, hairShare, BACKDROP_COLOR),
  ];
}

/** Enlarged pixels at the edge of a head. The options are the steps from the recorded image to the final one. */
export function AlphaSteps() {
  return (
    <Stage roomy={[40, 25]} compact={[30, 25]} ground="desk">
      <svg
        viewBox={`0 0 ${COLUMNS} ${ROWS}`}
        preserveAspectRatio="xMinYMid slice"
        shapeRendering="crispEdges"
        className="size-full"
      >
        {[...pixelPaths].map(([hairShare, path]) => (
          <path
            key={hairShare}
            d={path}
            {...getValueAttributes(getOptionColors(hairShare))}
            className="fill-(--value) motion-safe:transition-[fill] motion-safe:duration-slow"
          />
        ))}
      </svg>
      <span className="absolute top-[1em] right-[1em] rounded-[0.4em] bg-ink-fill px-[0.8em] py-[0.4em] font-mono text-on-ink-fill">
        <ByChoice>
          <span>as recorded</span>
          <span>alpha 0 or 1</span>
          <span>alpha 0 to 1</span>
          <span>wall subtracted</span>
        </ByChoice>
      </span>
    </Stage>
  );
}
