/** The marks of the scale, in decibels, and how high each stands, in per cent. */
const marks = [
  { level: '0', at: 100 },
  { level: '−6', at: 82 },
  { level: '−12', at: 64 },
  { level: '−24', at: 40 },
  { level: '−48', at: 10 },
] as const;

const STEPS = 24;

/** How loud the film is now, from the bottom up: speech about twelve decibels under the loudest there can be. */
export function Meter() {
  return (
    <div className="flex gap-[0.6em]">
      <span className="flex w-[1.3em] flex-col-reverse gap-[0.15em]">
        {Array.from({ length: STEPS }, (_, step) => (
          <span
            key={step}
            className={`grow rounded-[0.15em] ${step < STEPS * 0.64 ? 'bg-clip-camera' : step === 19 ? 'bg-record' : 'bg-app-line'}`}
          />
        ))}
      </span>
      <span className="relative w-[1.8em] font-mono text-[0.85em] leading-none text-ink-muted">
        {marks.map(({ level, at }) => (
          <span key={level} className="absolute translate-y-1/2" style={{ bottom: `${at}%` }}>
            {level}
          </span>
        ))}
      </span>
    </div>
  );
}
