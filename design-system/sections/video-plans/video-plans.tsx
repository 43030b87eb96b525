import { useId } from 'react';
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
            className="timecode grow basis-0 border-line text-label text-ink-faint @lg:border-s @lg:ps-1.5"
          >
            {minute}
            <span className="@max-lg:hidden">:00</span>
          </span>
        ))}
      </div>
    </div>
  );
}

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
          <p className="timecode text-ink">{formatSeconds(totalSeconds)}</p>
        </div>
        <p className="text-ink-muted">{audience}</p>
      </div>
      <div className="@lg:col-span-9">
        <div
          aria-hidden="true"
          className="flex h-14 overflow-clip rounded-md border border-ink bg-surface @lg:h-20"
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

/** Formats seconds as minutes and seconds, such as `1:05`. */
const formatSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Frames that fit beside each other on the whole time scale in the widest container, rounded up. */
const MAX_FRAMES = 11;

/** A shot as frames beside each other. Those that don't fit are clipped. */
function ShotStrip({ shows, seconds, minutes, frameId }: Shot & Pick<PlanRowProps, 'minutes' | 'frameId'>) {
  return (
    <span
      className={`flex min-w-0 overflow-clip border-e border-ink last:border-e-0 ${shows === 'screen' ? 'bg-clip-screen' : 'bg-clip-camera'}`}
      style={{ flex: `${seconds} 0 0` }}
    >
      {Array.from({ length: Math.ceil((seconds / (minutes * 60)) * MAX_FRAMES) }, (_, index) => (
        <svg key={index} className="aspect-4/3 h-full shrink-0">
          <use href={`#${frameId}-${shows}`} />
        </svg>
      ))}
    </span>
  );
}

/** Frames of the two kinds of shots, which the strips use. */
function Frames({ id }: { id: string }) {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <symbol id={`${id}-screen`} viewBox="0 0 40 30">
        <path d="M40 0v30" className="stroke-on-clip/25" />
        <rect x="6" y="6" width="28" height="18" rx="1.6" className="fill-app-window" />
        <path d="M9 12h10M9 15.5h14M9 19h7" strokeWidth="1.4" className="stroke-app-skeleton" />
        <path
          d="M24 14.5v7l1.8-1.6 1.2 2.6 1.2-.6-1.2-2.5h2.4z"
          className="fill-ink stroke-app-window"
          strokeWidth="0.5"
        />
      </symbol>
      <symbol id={`${id}-camera`} viewBox="0 0 40 30">
        <path d="M40 0v30" className="stroke-on-clip/25" />
        <circle cx="20" cy="11.5" r="5" className="fill-on-clip/70" />
        <path d="M9.5 30c0-7.5 4.5-11 10.5-11s10.5 3.5 10.5 11z" className="fill-on-clip/70" />
      </symbol>
    </svg>
  );
}
