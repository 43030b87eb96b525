import { act } from './act.ts';
import { Stage } from './parts.tsx';

/** Content of a part of a video. */
type ShotKind = 'camera' | 'screen';

interface VideoPlan {
  readonly name: string;
  /** Parts with their content and duration in seconds. */
  readonly shots: readonly (readonly [ShotKind, number])[];
  /** Start and end of each zoom, in seconds. */
  readonly zooms: readonly (readonly [number, number])[];
}

/** Length of the ruler, in seconds. */
const RULER_SECONDS = 360;

/** Six kinds of videos, the shortest first. */
const videos: readonly VideoPlan[] = [
  { name: 'Bug report', shots: [['screen', 45]], zooms: [[15, 34]] },
  {
    name: 'Release note',
    shots: [
      ['camera', 9],
      ['screen', 51],
    ],
    zooms: [
      [14, 30],
      [36, 54],
    ],
  },
  {
    name: 'Support answer',
    shots: [['screen', 90]],
    zooms: [
      [12, 40],
      [48, 78],
    ],
  },
  {
    name: 'Demo',
    shots: [
      ['screen', 96],
      ['camera', 24],
    ],
    zooms: [
      [16, 42],
      [54, 86],
    ],
  },
  {
    name: 'Tutorial',
    shots: [
      ['camera', 20],
      ['screen', 264],
      ['camera', 16],
    ],
    zooms: [
      [32, 62],
      [78, 112],
      [130, 160],
      [178, 214],
      [238, 272],
    ],
  },
  {
    name: 'Lesson',
    shots: [
      ['camera', 62],
      ['screen', 100],
      ['camera', 40],
      ['screen', 108],
      ['camera', 40],
    ],
    zooms: [
      [84, 136],
      [226, 284],
    ],
  },
];

/** Returns the length of a video in seconds. */
const getDurationSeconds = ({ shots }: VideoPlan): number => shots.reduce((sum, [, seconds]) => sum + seconds, 0);

const minutes = Array.from({ length: RULER_SECONDS / 60 }, (_, minute) => minute);

const shotClasses: Readonly<Record<ShotKind, string>> = { camera: 'bg-clip-camera', screen: 'bg-clip-screen' };

/** Six kinds of videos on one time scale, each with its recommended length, its content and its zooms. */
export function FilmLengths() {
  return (
    <Stage roomy={[66, 33]} compact={[35, 29]} className="flex flex-col">
      <div className="flex h-[3.4em] shrink-0 items-center gap-[1.6em] border-b border-app-line bg-app-window px-[1.6em] text-ink-muted compact:px-[0.8em]">
        <span className="font-medium text-ink compact:hidden">Six videos, one scale</span>
        <span className="ms-auto flex gap-[1.6em] compact:ms-0">
          <LegendItem className="bg-clip-screen">Screen</LegendItem>
          <LegendItem className="bg-clip-camera">You</LegendItem>
          <LegendItem className="border-[0.12em] border-record bg-record/12">Zoom</LegendItem>
        </span>
      </div>
      <div className="flex min-h-0 grow flex-col px-[1.6em] pb-[1.2em] compact:px-[0.8em]">
        <Ruler />
        <div className="relative flex min-h-0 grow flex-col">
          <div className="absolute inset-y-0 right-[4em] left-[10em] flex compact:left-[8.6em]">
            {minutes.map((minute) => (
              <span key={minute} className="grow basis-0 border-s border-app-line" />
            ))}
          </div>
          {videos.map((video) => (
            <VideoRow key={video.name} video={video} />
          ))}
        </div>
      </div>
    </Stage>
  );
}

/** Time scale with a mark at each full minute. */
function Ruler() {
  return (
    <div className="flex h-[3em] shrink-0 items-center ps-[10em] pe-[4em] compact:ps-[8.6em]">
      {minutes.map((minute) => (
        <span
          key={minute}
          className="grow basis-0 border-s border-app-line ps-[0.4em] font-mono text-[0.85em] leading-none text-ink-faint compact:even:text-transparent"
        >
          {minute}:00
        </span>
      ))}
    </div>
  );
}

function VideoRow({ video }: { video: VideoPlan }) {
  const seconds = getDurationSeconds(video);
  return (
    <div className="flex min-h-0 grow basis-0 items-center border-t border-app-line">
      <span className="w-[10em] shrink-0 font-medium compact:w-[8.6em]">{video.name}</span>
      <span {...act('reveal')} className="relative flex h-[62%] grow flex-col gap-[0.3em]">
        <span className="relative h-[0.7em] shrink-0">
          {video.zooms.map(([from, to]) => (
            <span
              key={from}
              className="absolute inset-y-0 rounded-[0.3em] border-[0.12em] border-record bg-record/12"
              style={{ left: toPercentWidth(from), width: toPercentWidth(to - from) }}
            />
          ))}
        </span>
        <span
          data-slot="video"
          className="flex min-h-0 grow gap-[0.15em] overflow-hidden rounded-[0.3em]"
          style={{ width: toPercentWidth(seconds) }}
        >
          {video.shots.map(([shot, shotSeconds], index) => (
            <span key={index} className={`basis-0 ${shotClasses[shot]}`} style={{ flexGrow: shotSeconds }} />
          ))}
        </span>
      </span>
      <span data-slot="length" className="w-[4em] shrink-0 text-end font-mono text-[0.92em] text-ink-muted">
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </span>
    </div>
  );
}

function LegendItem({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-[0.6em]">
      <span className={`h-[0.7em] w-[1.3em] rounded-[0.3em] ${className}`} />
      {children}
    </span>
  );
}

/** Returns the width of a duration, in percent of the time scale. */
const toPercentWidth = (seconds: number): string => `${Math.round((seconds / RULER_SECONDS) * 10000) / 100}%`;
