import { act } from './act.ts';
import { backdropClasses, Count } from './parts.tsx';

const exportFormats = [
  { name: '16 : 9', className: 'aspect-16/9 h-[10.4em]', progress: 100 },
  { name: '1 : 1', className: 'aspect-square h-[10.4em]', progress: 64 },
  { name: '9 : 16', className: 'aspect-9/16 h-[17em]', progress: 38 },
] as const;

/** Edit that is exported in three aspect ratios. Each keeps the main content in the middle. */
export function ExportFormats() {
  return (
    <div
      dir="ltr"
      className="relative h-full [container-type:size] overflow-hidden bg-app-panel forced-color-adjust-none"
    >
      <div className="absolute inset-0 flex items-center justify-center text-[length:min(2.2cqi,3.9cqb)]">
        <div className="flex items-end gap-[1.8em]">
          {exportFormats.map(({ name, className, progress }) => (
            <div key={name} className="flex flex-col gap-[0.8em]">
              <div className={`relative overflow-hidden rounded-[0.5em] ${backdropClasses.code} ${className}`}>
                <div className="absolute top-1/2 left-1/2 flex h-[7.2em] w-[13.5em] -translate-1/2 flex-col gap-[0.7em] rounded-[0.4em] border border-app-line bg-app-window p-[1em]">
                  <span className="self-center leading-none font-strong whitespace-nowrap text-ink">Release 2.4.0</span>
                  <span className="self-center text-[0.85em] leading-none text-ink-muted">Dark theme, CSV</span>
                  <span className="m-auto rounded-[0.35em] bg-clip-screen px-[1.1em] py-[0.45em] font-medium text-on-clip">
                    Publish
                  </span>
                </div>
              </div>
              <div className="h-[0.3em] overflow-hidden rounded-full bg-app-line">
                <div
                  {...act('fill', { style: { inlineSize: `${progress}%` } })}
                  className={`h-full origin-left rounded-full ${progress === 100 ? 'bg-ink' : 'bg-record'}`}
                />
              </div>
              <div className="flex justify-between gap-[1em] font-mono text-[1.1em] text-ink-muted">
                <span>{name}</span>
                <span className="text-ink">
                  {progress === 100 ? (
                    'done'
                  ) : (
                    <>
                      <Count to={progress} />%
                    </>
                  )}
                </span>
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
