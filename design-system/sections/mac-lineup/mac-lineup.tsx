import type { CSSProperties, ReactNode } from 'react';
import { RichText } from '../../primitives/rich-text.tsx';
import { HeadedSection } from '../headed-section.tsx';
import type { SectionProps } from '../section.ts';
import type { MacLineupContent, MacShape } from './mac-lineup.schema.ts';

export type MacLineupProps = SectionProps<MacLineupContent>;

/**
 * Computers on a desk, drawn to one scale, each with the models that the app supports. In narrow containers, the
 * computers are in two columns.
 *
 * Three to six computers.
 */
export function MacLineup({ headingLevel = 2, chips, macs, note, ...rest }: MacLineupProps) {
  const level = Math.min(headingLevel + 1, 4) as 2 | 3 | 4;
  const Title = `h${level}` as const;
  return (
    <HeadedSection name="mac-lineup" headingLevel={headingLevel} {...rest}>
      <ul className="mt-12 grid grid-cols-2 gap-x-6 gap-y-12 [--cm:0.75cqi] @md:grid-cols-3 @md:[--cm:0.5cqi] @lg:mt-16 @xl:flex @xl:gap-x-0 @xl:[--cm:min(0.4cqi,0.36rem)] @xl:[--gap:min(3cqi,2.6rem)]">
        {macs.map(({ name, shape, models }) => (
          <li
            key={name}
            style={{ '--width': drawings[shape].size[0] } as CSSProperties}
            className="flex min-w-0 flex-col justify-end @xl:shrink-0 @xl:grow @xl:basis-[calc(var(--width)*var(--cm)+var(--gap))]"
          >
            <MacDrawing shape={shape} />
            <Title className="border-t-2 border-ink pt-4 font-strong @xl:pe-(--gap)">{name}</Title>
            <dl className="pt-2 text-small">
              {models.map((text, index) => (
                <div key={chips[index]} className="pt-1">
                  <dt className="text-ink-faint">{chips[index]}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {note && (
        <p className="max-w-prose pt-10 text-ink-muted">
          <RichText source={note} />
        </p>
      )}
    </HeadedSection>
  );
}

interface Drawing {
  /** Width and height in centimeters. */
  readonly size: readonly [number, number];
  readonly content: ReactNode;
}

const body = 'fill-surface stroke-ink';
const line = 'fill-none stroke-line-strong';

/** Laptop that is open, seen from the front. */
function createLaptop(width: number): Drawing {
  const height = width * 0.66;
  return {
    size: [width + 5, height + 2],
    content: (
      <>
        <rect x="2.5" y="0.2" width={width} height={height} rx="1.2" className={body} />
        <Screen x={3.6} y={1.3} width={width - 2.2} height={height - 2.6} />
        <path d={`M0 ${height + 0.2}h${width + 5}v0.6q0 1-1.4 1H1.4q-1.4 0-1.4-1z`} className={body} />
        <path d={`M${width / 2} ${height + 0.2}q0 0.8 0.8 0.8h3.4q0.8 0 0.8-0.8`} className={line} />
      </>
    ),
  };
}

const drawings: Readonly<Record<MacShape, Drawing>> = {
  laptop: createLaptop(30),
  'large-laptop': createLaptop(36),
  'small-box': {
    size: [13, 5.2],
    content: (
      <>
        <rect x="0.2" y="0.2" width="12.6" height="4.9" rx="1.2" className={body} />
        <path d="M2 3.4h0.9M3.8 3.4h0.9M11 3h0.1" className={line} strokeLinecap="round" />
      </>
    ),
  },
  'all-in-one': {
    size: [55, 46.2],
    content: (
      <>
        <path d="M20.5 45.9l1.4-9h11.2l1.4 9z" className={body} />
        <rect x="0.2" y="0.2" width="54.6" height="37" rx="1.6" className={body} />
        <Screen x={1.8} y={1.8} width={51.4} height={29} />
        <path d="M0.4 32h54.2" className={line} />
      </>
    ),
  },
  box: {
    size: [20, 9.7],
    content: (
      <>
        <rect x="0.2" y="0.2" width="19.6" height="9.4" rx="1.6" className={body} />
        <path d="M2.6 7h1.2M5 7h1.2M13.4 7h4" className={line} strokeLinecap="round" />
      </>
    ),
  },
  tower: {
    size: [23, 53],
    content: (
      <>
        <path
          d="M3 2.6V1q0-.8.8-.8h3.4q.8 0 .8.8v1.6M15 2.6V1q0-.8.8-.8h3.4q.8 0 .8.8v1.6M4 50.2v2.6h2v-2.6M17 50.2v2.6h2v-2.6"
          className={body}
        />
        <rect x="0.2" y="2.6" width="22.6" height="47.6" rx="1.2" className={body} />
        {Array.from({ length: 56 }, (_, index) => (
          <circle
            key={index}
            cx={3.2 + (index % 4) * 5.1 + (Math.floor(index / 4) % 2) * 1.3}
            cy={5.6 + Math.floor(index / 4) * 3.2}
            r="1.15"
            className={line}
          />
        ))}
      </>
    ),
  },
};

/** Computer to scale. The custom property `--width` is its width in centimeters, and `--cm` the length of one. */
function MacDrawing({ shape }: { shape: MacShape }) {
  const {
    size: [width, height],
    content,
  } = drawings[shape];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      strokeWidth="0.32"
      className="mx-auto block max-w-full overflow-visible @xl:ms-0 @xl:me-(--gap)"
      style={{ inlineSize: 'calc(var(--width) * var(--cm))' }}
    >
      {content}
    </svg>
  );
}

/** Display with an editor: a preview, and clips on a timeline. */
function Screen({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="0.4" className="fill-app-track" />
      <path d={`M${x + 1} ${y + height - 2.9}h${width * 0.55}`} strokeWidth="0.9" className="stroke-clip-screen" />
      <path d={`M${x + 1} ${y + height - 1.5}h${width - 6}`} strokeWidth="0.9" className="stroke-clip-camera" />
      <path d={`M${x + width * 0.62} ${y + height - 3.8}v3.3`} className="stroke-record" />
    </>
  );
}
