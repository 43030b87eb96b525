import { brand } from '../brand.ts';
import type { ReactNode } from 'react';
import { Icon } from '../primitives/icon.tsx';
import type { IconName } from '../primitives/icon.tsx';
import { act } from './act.ts';
import { CursorShape } from './cursor.tsx';
import { beard } from './look-beard.tsx';
import { bob } from './look-bob.tsx';
import { Person } from './person.tsx';
import { getWaveformPath } from './waveform-path.ts';

interface CoverProps {
  /** CSS class with the background color. A translucent color tints the color of a window. */
  ground: string;
  children: ReactNode;
}

/** Box of a cover. It is a query container and keeps its colors with forced colors, like a photo. */
function Cover({ ground, children }: CoverProps) {
  return (
    <div
      dir="ltr"
      className="relative h-full [container-type:size] overflow-clip bg-app-window text-ink forced-color-adjust-none"
    >
      <div className={`absolute inset-0 ${ground}`}>{children}</div>
    </div>
  );
}

/**
 * Cover drawn in SVG. The area of 320 × 240 units in the middle is visible in every box. Shapes that extend beyond it
 * continue to the edges of wider or taller boxes.
 */
function SvgCover({ ground, children }: CoverProps) {
  return (
    <Cover ground={ground}>
      <svg aria-hidden="true" viewBox="0 0 320 240" fill="none" className="size-full overflow-visible">
        {children}
      </svg>
    </Cover>
  );
}

/** Ground that is dark in both themes. */
const DARK_GROUND = 'bg-[light-dark(theme(colors.ink-fill),theme(colors.app-track))]';

/** Number of positions of the ball at each frame rate, and the vertical position of its row. */
const ballRows = [
  { rate: 30, frames: 7, y: 0 },
  { rate: 60, frames: 13, y: 112 },
] as const;

/** Throw of a ball in 30 and in 60 frames a second: with gaps between the positions, and without. */
export function CoverFrameRates() {
  return (
    <SvgCover ground="bg-record/12">
      <path d="M-600 120H900V900H-600z" className="fill-record/12" />
      {ballRows.map(({ rate, frames, y }) => (
        <g key={rate} transform={`translate(0 ${y})`} strokeWidth="2.5" className="stroke-record">
          <text x="18" y="102" fontSize="44" stroke="none" className="display fill-ink">
            {rate}
          </text>
          {Array.from({ length: frames }, (_, frame) => frame / (frames - 1)).map((time) => (
            <circle
              key={time}
              {...act('appear', { delaySeconds: time * 0.9, durationSeconds: 0.2 })}
              cx={(114 + time * 174).toFixed(1)}
              cy={(88 - 56 * (1 - (2 * time - 1) ** 2)).toFixed(1)}
              r="14"
              className={time === 1 ? 'fill-record' : 'fill-record/15'}
            />
          ))}
        </g>
      ))}
    </SvgCover>
  );
}

/** Lines of a caption, and the word that is being spoken. */
const caption = {
  lines: [
    ['No', 'faster', 'than'],
    ['people', 'read.'],
  ],
  spoken: 'read.',
} as const;

/** Large caption in front of a speaker. The spoken word is lit. */
export function CoverCaptions() {
  return (
    <Cover ground="bg-clip-camera">
      <Person look={beard} className="absolute bottom-0 left-1/2 h-[min(106cqb,110cqi)] -translate-x-1/2" />
      <div className="absolute inset-x-0 bottom-[5%] grid justify-items-center text-[length:min(9cqi,10.5cqb)] leading-[1.3] font-strong whitespace-nowrap">
        <div className="rounded-[0.35em] bg-[oklch(0.18_0.01_260)] px-[0.45em] py-[0.3em] text-center text-[oklch(0.98_0_255)]">
          {caption.lines.map((words) => (
            <div key={words[0]}>
              {words.map((word) => (
                <span key={word} className="relative px-[0.13em]">
                  {word === caption.spoken && (
                    <span
                      {...act('pop', { delaySeconds: 0.4, durationSeconds: 0.3 })}
                      className="absolute inset-x-[-0.03em] inset-y-[0.02em] rounded-[0.2em] bg-accent"
                    />
                  )}
                  <span className="relative">{word}</span>
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </Cover>
  );
}

/** Sound clip whose long silence is lifted out. */
export function CoverSilence() {
  return (
    <SvgCover ground={DARK_GROUND}>
      <SoundClip x={-366} seed={6} />
      <SoundClip x={192} seed={52} />
      <path d="M118 166h70" strokeWidth="2.5" strokeDasharray="5 6" className="stroke-record" />
      <g {...act('move', { delaySeconds: 0.2, durationSeconds: 0.7, from: '0 92px' })}>
        <g transform="rotate(-7 153 68)">
          <path
            d="M114 30h78v76h-78z"
            strokeWidth="4"
            strokeLinejoin="round"
            className="fill-clip-sound stroke-record"
          />
          <path d="M121 68h64" strokeWidth="4" strokeDasharray="3 3.1" className="stroke-on-clip" />
        </g>
      </g>
    </SvgCover>
  );
}

/** Number of bars in the waveform of a clip. */
const CLIP_BARS = 80;

/** Sound clip whose left edge is at `x`. */
function SoundClip({ x, seed }: { x: number; seed: number }) {
  return (
    <g transform={`translate(${x} 122)`}>
      <rect width={CLIP_BARS * 6} height="88" rx="10" className="fill-clip-sound" />
      <path
        transform="scale(6 4.4)"
        d={getWaveformPath(CLIP_BARS, seed)}
        strokeWidth="0.5"
        className="stroke-on-clip-sound"
      />
    </g>
  );
}

/** Width of each frame of the zoom, from the whole screen to the part that is shown. */
const frameWidths = [312, 268, 228, 194] as const;

/** Frames inside each other, down to the one that the zoom holds. The time that has passed runs around its edge. */
export function CoverZoom() {
  return (
    <SvgCover ground="bg-linear-135 from-backdrop-from to-backdrop-to">
      {frameWidths.map((width, index) => (
        <rect
          key={width}
          x={160 - width / 2}
          y={120 - width * 0.37}
          width={width}
          height={width * 0.74}
          rx="12"
          className={index === 3 ? 'fill-app-window' : 'fill-app-window/35'}
        />
      ))}
      <rect x="63" y="48.2" width="194" height="143.6" rx="12" strokeWidth="7" className="stroke-app-line" />
      <path
        d="M160 48.2h85a12 12 0 0 1 12 12v119.6a12 12 0 0 1-12 12H75a12 12 0 0 1-12-12V120"
        strokeWidth="7"
        strokeLinecap="round"
        className="stroke-record"
        {...act('appear', { delaySeconds: 0.4, durationSeconds: 0.6 })}
      />
      <path d="M88 82h76M88 102h104" strokeWidth="9" strokeLinecap="round" className="stroke-app-skeleton" />
      <rect x="86" y="124" width="108" height="42" rx="9" className="fill-clip-screen" />
      <path d="M108 145h50" strokeWidth="9" strokeLinecap="round" className="stroke-on-clip" />
      <g {...act('enter', { durationSeconds: 0.6, from: '40px 30px' })}>
        <CursorShape transform="translate(170 138) scale(2.6)" />
      </g>
    </SvgCover>
  );
}

/** Number of lit segments of the two channels, and the segment of each that has the last peak. */
const channels = [
  { x: 82, lit: 9, peak: 11 },
  { x: 166, lit: 8, peak: 12 },
] as const;

/** Large level meter. The level of the voice reaches the line of the target, which is in LUFS. */
export function CoverLoudness() {
  return (
    <SvgCover ground={DARK_GROUND}>
      <path d="M-600-600H900V900H-600z" className="fill-clip-camera/20" />
      {channels.map(({ x, lit, peak }) => (
        <g key={x}>
          {Array.from({ length: 14 }, (_, step) => (
            <rect
              key={step}
              {...(step < lit && act('appear', { delaySeconds: step * 0.07, durationSeconds: 0.2 }))}
              x={x}
              y={218 - step * 16}
              width="72"
              height="11"
              rx="3"
              className={step < lit ? 'fill-clip-camera' : step === peak ? 'fill-clip-sound' : 'fill-clip-camera/20'}
            />
          ))}
        </g>
      ))}
      <path d="M-600 87.5H900" strokeWidth="3" className="stroke-record" />
      <rect x="252" y="70" width="64" height="35" rx="8" className="fill-record" />
      <text
        x="284"
        y="95"
        textAnchor="middle"
        fontSize="22"
        fill="oklch(0.16 0.02 30)"
        className="font-mono font-medium"
      >
        −16
      </text>
    </SvgCover>
  );
}

/** Face beside a window, half in its light and half in the shade of the room. */
export function CoverLight() {
  return (
    <Cover ground="bg-[color-mix(in_oklab,theme(colors.clip-screen)_55%,oklch(0.25_0.03_258))]">
      <div className="absolute inset-y-0 right-0 left-1/2 bg-clip-sound">
        <div className="absolute top-[9%] right-[-60%] left-[34%] grid h-[62%] grid-cols-3 grid-rows-2 gap-[1.6cqi] border-[1.6cqi] border-[oklch(0.25_0.03_258)] bg-[oklch(0.25_0.03_258)]">
          {Array.from({ length: 6 }, (_, pane) => (
            <span key={pane} className="bg-[light-dark(theme(colors.app-window),theme(colors.ink))]" />
          ))}
        </div>
      </div>
      <div className="absolute bottom-0 left-1/2 aspect-square h-[min(94cqb,112cqi)] -translate-x-[53%]">
        <Person
          look={bob}
          className="absolute size-full [filter:grayscale(1)_brightness(0.6)_sepia(0.7)_hue-rotate(178deg)]"
        />
        <span {...act('reveal', { durationSeconds: 0.8 })} className="absolute inset-0">
          <Person look={bob} className="size-full [clip-path:inset(0_0_0_53%)]" />
        </span>
      </div>
    </Cover>
  );
}

/** Index card with numbered steps and a pencil. */
export function CoverPlan() {
  return (
    <SvgCover ground="bg-clip-sound">
      <g transform="rotate(-5 160 120)">
        <rect x="74" y="22" width="188" height="208" rx="10" className="fill-on-clip/20" />
        <rect x="66" y="14" width="188" height="208" rx="10" className="fill-app-window" />
        <path d="M90 46h92" strokeWidth="13" strokeLinecap="round" className="stroke-ink" />
        <path d="M66 68h188" strokeWidth="3" className="stroke-record" />
        {[104, 118, 82].map((width, index) => (
          <g key={width} {...act('enter', { delaySeconds: index * 0.25, durationSeconds: 0.4, from: '-12px 0' })}>
            <text x="86" y={110 + index * 42} fontSize="32" className="display fill-ink">
              {index + 1}
            </text>
            <path
              d={`M120 ${99 + index * 42}h${width}`}
              strokeWidth="10"
              strokeLinecap="round"
              className="stroke-app-skeleton"
            />
          </g>
        ))}
      </g>
      <g
        transform="translate(214 196) rotate(38)"
        {...act('enter', { delaySeconds: 0.7, durationSeconds: 0.4, from: '30px 24px' })}
      >
        <path d="M0 0 26-11V11z" className="fill-[oklch(0.86_0.05_75)]" />
        <path d="M0 0 9-3.8V3.8z" className="fill-on-clip" />
        <path d="M26-11H150V11H26z" className="fill-record" />
      </g>
    </SvgCover>
  );
}

/** Permissions, each with its icon and the color of its switch. Without a color, the permission is denied. */
const permissions: readonly { icon: IconName; color?: string }[] = [
  { icon: 'screen', color: 'bg-clip-screen' },
  { icon: 'microphone', color: 'bg-clip-camera' },
  { icon: 'camera' },
];

/** Three large switches: screen and microphone are allowed, the camera is not. */
export function CoverPermissions() {
  return (
    <Cover ground="bg-app-track">
      <div className="grid h-full place-content-center gap-[0.5em] text-[length:min(7.2cqi,8.6cqb)]">
        {permissions.map(({ icon, color }, index) => (
          <span
            key={icon}
            {...(color && act('switch', { delaySeconds: index * 0.4, durationSeconds: 0.3 }))}
            className={`flex h-[3.1em] w-[6.4em] rounded-full p-[0.25em] ${color ? `justify-end ${color}` : 'bg-app-skeleton'}`}
          >
            <span
              {...(color && act('move', { delaySeconds: index * 0.4, durationSeconds: 0.3, from: '-3.3em' }))}
              className="grid aspect-square h-full place-items-center rounded-full bg-app-window shadow-card"
            >
              <Icon name={icon} className="text-[1.5em]" />
            </span>
          </span>
        ))}
      </div>
    </Cover>
  );
}

/** Files of the same minute. The area of each is proportional to its size in megabytes. */
const files = [
  { name: 'HEVC', megabytes: 30, left: 20, color: 'fill-clip-screen' },
  { name: 'H.264', megabytes: 60, left: 72, color: 'fill-clip-camera' },
  { name: 'ProRes', megabytes: 1100, left: 136, color: 'fill-ink-fill' },
] as const;

/** One minute of video as a small, a medium and a very large file. */
export function CoverFiles() {
  return (
    <SvgCover ground="bg-clip-sound/40">
      <path d="M-600 216H900V900H-600z" className="fill-clip-sound/60" />
      {files.map(({ name, megabytes, left, color }, index) => {
        const height = Math.sqrt(megabytes) * 5.9;
        const [width, fold] = [height * 0.82, height * 0.26];
        return (
          <g
            key={name}
            transform={`translate(${left} ${(216 - height).toFixed(1)})`}
            {...act('enter', { delaySeconds: index * 0.2, durationSeconds: 0.5, from: '0 20px' })}
          >
            <path d={`M0 0h${width - fold}l${fold} ${fold}V${height}H0z`} className={color} />
            <path d={`M${width - fold} 0v${fold}h${fold}z`} className="fill-app-window/50" />
            <text
              x={width / 2}
              y={width > 100 ? height - 24 : -10}
              textAnchor="middle"
              fontSize={width > 100 ? 34 : 15}
              className={`font-medium ${width > 100 ? 'fill-on-ink-fill' : 'fill-ink'}`}
            >
              {name}
            </text>
          </g>
        );
      })}
    </SvgCover>
  );
}

/** Letter, half of it sharp and half of it blurred. */
export function CoverSoftText() {
  return (
    <Cover ground="bg-clip-screen/30">
      {['right-1/2', 'left-1/2'].map((side, index) => (
        <div
          key={side}
          {...(index === 1 && act('reveal', { durationSeconds: 0.8 }))}
          className={`absolute inset-0 overflow-hidden ${side}`}
        >
          <span
            className={`absolute top-1/2 display text-[length:min(88cqi,118cqb)] leading-none ${index === 0 ? 'left-full' : 'left-0 blur-[0.022em]'} -translate-x-1/2 -translate-y-[58%]`}
          >
            a
          </span>
        </div>
      ))}
      <span className="absolute inset-y-0 left-1/2 w-[0.8cqi] -translate-x-1/2 bg-record" />
    </Cover>
  );
}

/** Open folder with three files: a video, a sound and the events as text. */
export function CoverFolder() {
  return (
    <SvgCover ground="bg-clip-camera/40">
      <path d="M46 74a12 12 0 0 1 12-12h62l18 18h124a12 12 0 0 1 12 12v110H46z" className="fill-clip-screen" />
      <path d="M46 74a12 12 0 0 1 12-12h62l18 18h124a12 12 0 0 1 12 12v110H46z" className="fill-on-clip/35" />
      <g {...act('enter', { durationSeconds: 0.5, from: '0 60px' })}>
        <g transform="translate(52 44) rotate(-7)">
          <rect
            width="88"
            height="130"
            rx="6"
            className="fill-[light-dark(theme(colors.ink-fill),theme(colors.sunken))]"
          />
          <path d="M26 24v34l29-17z" className="fill-record" />
        </g>
      </g>
      <g {...act('enter', { delaySeconds: 0.2, durationSeconds: 0.5, from: '0 60px' })}>
        <g transform="translate(190 30) rotate(8)">
          <rect width="84" height="130" rx="6" className="fill-clip-sound" />
          <path d="M16 44v12M29 32v36M42 22v56M55 36v28M68 44v12" strokeWidth="6" className="stroke-on-clip-sound" />
        </g>
      </g>
      <g {...act('enter', { delaySeconds: 0.4, durationSeconds: 0.5, from: '0 60px' })}>
        <rect
          x="124"
          y="18"
          width="76"
          height="140"
          rx="6"
          className="fill-[light-dark(theme(colors.app-window),theme(colors.ink-muted))]"
        />
        <path
          d="M140 44h30M140 62h44M140 80h22"
          strokeWidth="7"
          strokeLinecap="round"
          className="stroke-app-skeleton"
        />
      </g>
      <path
        d="M30 122a10 10 0 0 1 10-11h240a10 10 0 0 1 10 11l-9 92a12 12 0 0 1-12 11H51a12 12 0 0 1-12-11z"
        className="fill-clip-screen"
      />
      <text x="160" y="178" textAnchor="middle" fontSize="25" className="fill-on-clip font-mono font-medium">
        {`demo.${brand.slug}`}
      </text>
    </SvgCover>
  );
}
