/**
 * Recorded web app, in which a release is about to be published. `editor-window/targets.ts` contains the boxes of its
 * parts.
 */
export function Recording() {
  return (
    <div className="absolute inset-0 flex flex-col overflow-hidden rounded-[0.7em] border border-app-line bg-app-window shadow-float">
      <div className="flex h-[2.8em] shrink-0 items-center gap-[0.6em] border-b border-app-line px-[1.2em]">
        <WindowButton />
        <WindowButton />
        <WindowButton />
        <span className="mx-auto h-[1.2em] w-[42%] rounded-full bg-app-track" />
      </div>
      <div className="flex min-h-0 grow">
        <Sidebar />
        <div className="flex grow flex-col gap-[1.6em] px-[2.2em] py-[1.7em]">
          <div className="flex items-center justify-between">
            <div className="flex flex-col gap-[0.7em]">
              <span className="text-[1.7em] leading-none font-strong text-ink">Spring release</span>
              <span className="leading-none text-ink-muted">Three changes</span>
            </div>
            <div className="flex items-center gap-[0.8em]">
              <span className="rounded-[0.45em] border border-app-line px-[1em] py-[0.5em] font-medium text-ink-muted">
                Preview
              </span>
              <span className="rounded-[0.45em] bg-clip-screen px-[1.2em] py-[0.55em] font-medium text-on-clip">
                Publish
              </span>
            </div>
          </div>
          <div className="flex min-h-0 grow gap-[1.6em]">
            <Chart />
            <div className="flex w-[34%] flex-col gap-[0.9em]">
              <MetricChange tone="bg-clip-camera" name="Dark theme" detail="Follows the system" />
              <MetricChange tone="bg-clip-sound" name="Faster search" detail="Three times as fast" />
              <MetricChange tone="bg-clip-screen" name="Import" detail="Up to 10,000 rows" />
            </div>
          </div>
          <span className="h-[3.1em] border-t border-app-line pt-[1em] leading-none text-ink-muted">
            Draft, saved at 09:41
          </span>
        </div>
      </div>
    </div>
  );
}

function Sidebar() {
  return (
    <div className="flex w-[19%] flex-col gap-[1.3em] border-e border-app-line bg-app-panel px-[1.3em] py-[1.8em] leading-none text-ink-muted">
      <span className="mb-[0.4em] font-strong text-ink">Moorhen</span>
      <span>Overview</span>
      <span className="-mx-[0.5em] rounded-[0.4em] bg-app-track p-[0.5em] text-ink">Releases</span>
      <span>Audience</span>
      <span>Settings</span>
    </div>
  );
}

/** Chart with two lines over a grid. */
function Chart() {
  return (
    <div className="relative grow overflow-hidden rounded-[0.6em] border border-app-line">
      <svg viewBox="0 0 200 100" preserveAspectRatio="none" className="absolute inset-0 size-full" fill="none">
        <path d="M0 25h200M0 50h200M0 75h200" className="stroke-app-line" strokeWidth="0.5" />
        <path
          d="M0 82C20 80 28 64 46 66s24 14 42 2 22-34 42-30 26 10 40-8 20-16 30-20v90H0z"
          className="fill-clip-screen"
          opacity="0.25"
        />
        <path
          d="M0 82C20 80 28 64 46 66s24 14 42 2 22-34 42-30 26 10 40-8 20-16 30-20"
          className="stroke-clip-screen"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  );
}

function MetricChange({ tone, name, detail }: { tone: string; name: string; detail: string }) {
  return (
    <div className="flex grow items-center gap-[0.8em] rounded-[0.6em] border border-app-line px-[1em]">
      <span className={`size-[1.9em] shrink-0 rounded-[0.45em] ${tone}`} />
      <span className="flex flex-col gap-[0.4em] leading-none text-ink-muted">
        <span className="font-medium text-ink">{name}</span>
        <span className="text-[0.85em] whitespace-nowrap">{detail}</span>
      </span>
    </div>
  );
}

function WindowButton() {
  return <span className="size-[0.75em] rounded-full bg-app-skeleton" />;
}
