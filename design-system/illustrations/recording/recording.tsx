/** What is being recorded: some web application, in which a release is about to be published. `editor-window/targets.ts` knows its parts. */
export function Recording() {
  return (
    <div
      data-part="the page"
      className="absolute inset-0 flex flex-col overflow-hidden rounded-[0.7em] border border-app-line bg-app-window shadow-float"
    >
      <div
        data-part="the address bar"
        className="flex h-[2.8em] shrink-0 items-center gap-[0.6em] border-b border-app-line px-[1.2em]"
      >
        <Dot />
        <Dot />
        <Dot />
        <span className="mx-auto h-[1.2em] w-[42%] rounded-full bg-app-track" />
      </div>
      <div className="flex min-h-0 grow">
        <Sidebar />
        <div className="flex grow flex-col gap-[1.6em] px-[2.2em] py-[1.7em]">
          <div className="flex items-center justify-between">
            <div data-part="the title" className="flex flex-col gap-[0.7em]">
              <span className="text-[1.7em] leading-none font-strong text-ink">Spring release</span>
              <Bar className="w-[13em]" />
            </div>
            <div className="flex items-center gap-[0.8em]">
              <span
                data-part="the Preview button"
                className="rounded-[0.45em] border border-app-line px-[1em] py-[0.5em] font-medium text-ink-muted"
              >
                Preview
              </span>
              <span
                data-part="the Publish button"
                className="rounded-[0.45em] bg-clip-screen px-[1.2em] py-[0.55em] font-medium text-on-clip"
              >
                Publish
              </span>
            </div>
          </div>
          <div className="flex min-h-0 grow gap-[1.6em]">
            <Chart />
            <div className="flex w-[34%] flex-col gap-[0.9em]">
              <Note part="the first card" tone="bg-clip-camera" />
              <Note part="the second card" tone="bg-clip-sound" />
              <Note part="the third card" tone="bg-clip-screen" />
            </div>
          </div>
          <div className="flex gap-[1.6em]">
            <Row />
            <Row />
          </div>
        </div>
      </div>
    </div>
  );
}

function Sidebar() {
  return (
    <div
      data-part="the sidebar"
      className="flex w-[19%] flex-col gap-[1.3em] border-e border-app-line bg-app-panel px-[1.3em] py-[1.8em]"
    >
      <Bar className="mb-[0.6em] w-[60%] bg-ink-faint" />
      <Bar className="w-[82%]" />
      <span className="-mx-[0.5em] rounded-[0.4em] bg-app-track p-[0.5em]">
        <Bar className="w-[74%] bg-clip-screen" />
      </span>
      <Bar className="w-[66%]" />
      <Bar className="w-[88%]" />
      <Bar className="w-[54%]" />
    </div>
  );
}

/** Two lines over a grid: how often something was used, say. */
function Chart() {
  return (
    <div data-part="the chart" className="relative grow overflow-hidden rounded-[0.6em] border border-app-line">
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

function Note({ part, tone }: { part: string; tone: string }) {
  return (
    <div
      data-part={part}
      className="flex grow items-center gap-[0.8em] rounded-[0.6em] border border-app-line px-[1em]"
    >
      <span className={`size-[1.9em] shrink-0 rounded-[0.45em] ${tone}`} />
      <span className="flex grow flex-col gap-[0.5em]">
        <Bar className="w-[80%]" />
        <Bar className="w-[52%]" />
      </span>
    </div>
  );
}

function Row() {
  return (
    <div className="flex grow basis-0 flex-col gap-[0.7em] border-t border-app-line pt-[1.1em]">
      <Bar className="w-[90%]" />
      <Bar className="w-[62%]" />
    </div>
  );
}

function Dot() {
  return <span className="size-[0.75em] rounded-full bg-app-skeleton" />;
}

function Bar({ className = '' }: { className?: string }) {
  return (
    <span
      className={`block h-[0.65em] rounded-full ${/\bbg-/.test(className) ? '' : 'bg-app-skeleton'} ${className}`}
    />
  );
}
