import { ByChoice, getVisibilityAttributes, getValueAttributes } from './by-choice.tsx';
import { bob } from './look-bob.tsx';
import { Stage } from './parts.tsx';
import { Person } from './person.tsx';

/** Degrees between the camera and the window, seen from the chair, for each option. */
const windowAngles = ['180deg', '0deg', '-45deg'] as const;

/** Person, camera and window from above, and the camera’s image for each of the three positions of the window. */
export function WindowPositions() {
  return (
    <Stage
      roomy={[58, 33]}
      compact={[36, 27]}
      ground="desk"
      className="grid grid-cols-2 gap-[1.6em] p-[1.6em] compact:gap-[0.8em] compact:p-[0.8em]"
    >
      <svg viewBox="-60 -64 120 128" className="size-full rounded-[0.8em] bg-app-window">
        <g
          {...getValueAttributes(windowAngles)}
          className="rotate-(--value) motion-safe:transition-[rotate] motion-safe:duration-slow"
        >
          <path d="M-22 54 -7 4h14l15 50z" className="fill-clip-sound" fillOpacity="0.45" />
          <path d="M-22 54h44" className="stroke-ink" strokeWidth="3" />
          <path d="M-22 51v6M22 51v6M0 51v6" className="stroke-ink" strokeWidth="1.6" />
        </g>
        <ellipse cx="0" cy="-2" rx="19" ry="8" className="fill-clip-screen" />
        <path d="M-3 8l3 5 3-5z" className="fill-ink" />
        <circle r="9" className="fill-ink" />
        <rect x="-13" y="26" width="26" height="3" rx="1.5" className="fill-ink-muted" />
        <circle cy="27.5" r="2.2" className="fill-record" />
      </svg>
      <div className="relative overflow-hidden rounded-[0.8em] border border-app-line">
        <ByChoice className="absolute inset-0">
          <span className="absolute inset-0 bg-[oklch(0.45_0.02_70)]">
            <span className="absolute inset-x-[18%] top-[6%] bottom-0 border-[0.4em] border-[oklch(0.9_0.01_80)] bg-[oklch(0.98_0.02_230)]" />
          </span>
          <span className="absolute inset-0 bg-[oklch(0.82_0.02_75)]" />
          <span className="absolute inset-0 bg-linear-90 from-[oklch(0.48_0.025_60)] to-[oklch(0.66_0.03_70)]" />
        </ByChoice>
        <Person
          look={bob}
          {...getValueAttributes(['brightness(0.28)', 'brightness(1.14) contrast(0.78)', 'none'])}
          className="absolute bottom-0 left-1/2 h-[88%] -translate-x-1/2 [filter:var(--value)]"
        />
        <span
          {...getVisibilityAttributes(2)}
          className="absolute inset-0 bg-linear-90 from-[oklch(0.55_0.03_260)] from-30% to-[oklch(1_0_0)] to-70% mix-blend-multiply"
        />
      </div>
    </Stage>
  );
}
