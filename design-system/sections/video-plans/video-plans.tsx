import { useId } from 'react';
import type { ReactNode } from 'react';
import { formatTimecode } from '../../content/timecode.ts';
import { Link } from '../../primitives/link.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { HeadedSection } from '../headed-section.tsx';
import type { SectionProps } from '../section.ts';
import type { VideoPlansContent } from './video-plans.schema.ts';

export type VideoPlansProps = SectionProps<VideoPlansContent>;

type VideoPlan = VideoPlansContent['plans'][number];
type Shot = VideoPlan['shots'][number];

/**
 * Kinds of videos as strips of frames on one time scale, each with its shots, its length and its settings.
 *
 * Two to eight plans, the shortest first.
 */
export function VideoPlans({ headingLevel = 2, minutes, plans, note, ...rest }: VideoPlansProps) {
  const level = Math.min(headingLevel + 1, 4) as 2 | 3 | 4;
  const frameId = useId();
  return (
    <HeadedSection name="video-plans" headingLevel={headingLevel} {...rest}>
      <div className="relative mt-12 @lg:mt-16">
        <Frames id={frameId} />
        <TimeScale minutes={minutes} />
        <ol className="relative">
          {plans.map((plan) => (
            <PlanRow key={plan.title} plan={plan} minutes={minutes} level={level} frameId={frameId} />
          ))}
        </ol>
      </div>
      {note && (
        <p className="max-w-prose pt-8 text-small text-ink-muted">
          <RichText source={note} />
        </p>
      )}
    </HeadedSection>
  );
}

/** Columns of the title and the time scale. */
const columnsClass = '@lg:grid @lg:grid-cols-12 @lg:gap-x-6';

/** Time of each minute. In wide containers, with a line behind all plans. */
function TimeScale({ minutes }: { minutes: number }) {
  return (
    <div aria-hidden="true" className={`absolute inset-0 ${columnsClass}`}>
      <div className="flex h-full @lg:col-span-9 @lg:col-start-4">
        {Array.from({ length: minutes }, (_, minute) => (
          <span
            key={minute}
            className="timecode flex grow basis-0 justify-between border-line text-label text-ink-faint @lg:border-s @lg:last:border-e @lg:px-1.5"
          >
            <Minute minute={minute} />
            {minute === minutes - 1 && (
              <span className="@lg:@max-xl:hidden">
                <Minute minute={minutes} />
              </span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Time of a minute. In narrow containers, only its number. */
const Minute = ({ minute }: { minute: number }) => (
  <span>
    <span className="@lg:hidden">{minute}</span>
    <span className="hidden @lg:inline">{formatTimecode(minute * 60)}</span>
  </span>
);

interface PlanRowProps {
  plan: VideoPlan;
  minutes: number;
  /** Heading level of the title. */
  level: 2 | 3 | 4;
  /** Start of the IDs of the frames. */
  frameId: string;
}

function PlanRow({ plan: { title, audience, href, shots, settings }, minutes, level, frameId }: PlanRowProps) {
  const Title = `h${level}` as const;
  const totalSeconds = shots.reduce((sum, { seconds }) => sum + seconds, 0);
  return (
    <li className={`pt-9 pb-2 @lg:pt-12 ${columnsClass}`}>
      <div className="pb-3 @lg:col-span-3 @lg:pb-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Title className="min-w-0 text-subheading font-strong">
            {href ? <Link href={href}>{title}</Link> : title}
          </Title>
          <p className="timecode text-ink">{formatTimecode(totalSeconds)}</p>
        </div>
        <p className="text-ink-muted">{audience}</p>
      </div>
      <div className="@lg:col-span-9">
        <div
          aria-hidden="true"
          className="flex h-9 overflow-clip rounded-md border border-ink bg-surface @md:h-14 @lg:h-20"
          style={{ inlineSize: `${(totalSeconds / (minutes * 60)) * 100}%` }}
        >
          {shots.map((shot, index) => (
            <ShotStrip key={index} {...shot} minutes={minutes} frameId={frameId} />
          ))}
        </div>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 pt-3 text-small">
          {settings.map(({ label, value }) => (
            <div key={label} className="flex min-w-0 flex-wrap gap-x-1.5">
              <dt className="text-ink-faint">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}

/** Frames that fit beside each other on the whole time scale of any container. */
const MAX_FRAMES = 12;

/** A shot as whole frames beside each other. Frames that don't fit wrap, and are clipped. Short shots are empty. */
function ShotStrip({ shows, seconds, minutes, frameId }: Shot & Pick<PlanRowProps, 'minutes' | 'frameId'>) {
  const isApp = shows !== 'camera';
  return (
    <span
      className={`@container flex min-w-0 flex-wrap justify-center overflow-clip border-e border-ink last:border-e-0 ${isApp ? 'bg-clip-screen' : 'bg-clip-camera'}`}
      style={{ flex: `${seconds} 0 0` }}
    >
      {Array.from({ length: Math.ceil((seconds / (minutes * 60)) * MAX_FRAMES) }, (_, index) => (
        <svg key={index} viewBox="0 0 40 30" className="h-full shrink-0 @max-[1.4rem]:hidden">
          <use href={`#${frameId}-${shows}`} />
          {isApp && <use href={`#${frameId}-cursor`} x={CURSOR_X[index % CURSOR_X.length]} y={index % 3} />}
        </svg>
      ))}
    </span>
  );
}

/** Horizontal positions of the cursor in consecutive frames. */
const CURSOR_X = [25, 12, 19, 28, 16];

/** Frames of the camera and of each app, and the cursor, which the strips use. */
function Frames({ id }: { id: string }) {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      {Object.entries(appDrawings).map(([app, drawing]) => (
        <g key={app} id={`${id}-${app}`}>
          <rect x="3" y="3.5" width="34" height="23" rx="1.6" className="fill-app-window" />
          {drawing}
        </g>
      ))}
      <path
        id={`${id}-cursor`}
        d="M0 14.5v7l1.8-1.6 1.2 2.6 1.2-.6-1.2-2.5h2.4z"
        className="fill-ink stroke-app-window"
        strokeWidth="0.5"
      />
      <g id={`${id}-camera`} className="fill-on-clip/70">
        <circle cx="20" cy="11.5" r="5" />
        <path d="M9.5 30c0-7.5 4.5-11 10.5-11s10.5 3.5 10.5 11z" />
      </g>
    </svg>
  );
}

const lineStyles = { strokeWidth: 1.4, className: 'stroke-app-skeleton' };

/** Content of the recorded window. */
const appDrawings: Readonly<Record<Exclude<Shot['shows'], 'camera'>, ReactNode>> = {
  shop: (
    <>
      <path d="M6 6.5h9v9H6z" className="fill-clip-sound" />
      <path d="M18 8h10m-10 3.5h14M6 19.5h9" {...lineStyles} />
      <path d="M27 20.5h7" strokeWidth="3" className="stroke-record" />
    </>
  ),
  feed: (
    <>
      <path d="M6 6.5h28v10H6z" className="fill-clip-camera" />
      <path d="m15 16.5 6-7 6 7z" className="fill-app-window" />
      <path d="M6 20h20m-20 3.5h12" {...lineStyles} />
    </>
  ),
  form: (
    <>
      <path d="M6.5 7.5h27v4h-27zm0 6.5h27v4h-27z" fill="none" strokeWidth="0.7" className="stroke-app-skeleton" />
      <path d="M9 9.5h10m-10 6.5h6" {...lineStyles} />
      <path d="M6.5 22.5h9" strokeWidth="3.5" className="stroke-clip-screen" />
    </>
  ),
  chart: (
    <>
      <path d="M6 7.5h11" {...lineStyles} />
      <path d="M9 23.5v-6m5.5 6v-9m5.5 9v-5m5.5 5v-11m5.5 11v-8" strokeWidth="3.2" className="stroke-clip-screen" />
    </>
  ),
  code: (
    <>
      <path d="M6 7.5h9m-6 3.5h13m-13 3.5h8M6 18h5" {...lineStyles} />
      <path d="M24.5 11h6m-11.5 3.5h6" strokeWidth="1.4" className="stroke-clip-sound" />
      <path d="M3 20.5h34v4.4q0 1.6-1.6 1.6H4.6q-1.6 0-1.6-1.6z" className="fill-ink-fill" />
      <path d="M6 23.5h8" strokeWidth="1.4" className="stroke-clip-camera" />
    </>
  ),
  slide: (
    <>
      <path d="M6 8h17" strokeWidth="2.2" className="stroke-ink-muted" />
      <circle cx="12" cy="18" r="5" className="fill-clip-sound" />
      <path d="M17 18h7" strokeWidth="1" className="stroke-ink-muted" />
      <path d="M24 13h9v10h-9z" className="fill-clip-screen" />
    </>
  ),
};
