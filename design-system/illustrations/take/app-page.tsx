/** What is on the recorded screen: a web application with a button at the top right. Lengths are in em. */
export function AppPage() {
  return (
    <div className="flex h-full flex-col">
      <div className="flex h-[2.8em] shrink-0 items-center gap-[0.6em] border-b border-app-line px-[1.2em]">
        <Dot />
        <Dot />
        <Dot />
        <span className="mx-auto h-[1.2em] w-[42%] rounded-full bg-app-track" />
      </div>
      <div className="flex min-h-0 grow">
        <div className="flex w-[19%] flex-col gap-[1.3em] border-e border-app-line bg-app-panel px-[1.3em] py-[1.8em]">
          <Line className="w-[60%] bg-ink-faint" />
          <Line className="w-[82%]" />
          <Line className="w-[74%] bg-clip-screen" />
          <Line className="w-[66%]" />
          <Line className="w-[54%]" />
        </div>
        <div className="flex grow flex-col gap-[1.7em] px-[2.2em] py-[1.9em]">
          <div className="flex items-center justify-between">
            <span className="text-[1.7em] font-strong text-ink">Spring release</span>
            <span className="rounded-[0.45em] bg-clip-screen px-[1.2em] py-[0.8em] font-medium text-on-clip">
              Publish
            </span>
          </div>
          <div className="flex min-h-0 grow gap-[1.6em]">
            <span className="relative grow overflow-hidden rounded-[0.6em] border border-app-line">
              <svg viewBox="0 0 200 100" preserveAspectRatio="none" className="absolute inset-0 size-full" fill="none">
                <path
                  d="M0 78C30 74 40 60 62 60s30 12 52-6 34-14 50-26 24-18 36-20v92H0z"
                  className="fill-clip-screen"
                  opacity="0.25"
                />
                <path
                  d="M0 78C30 74 40 60 62 60s30 12 52-6 34-14 50-26 24-18 36-20"
                  className="stroke-clip-screen"
                  strokeWidth="2"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
            </span>
            <div className="flex w-[28%] flex-col gap-[0.9em]">
              <Note tone="bg-clip-camera" />
              <Note tone="bg-clip-sound" />
              <Note tone="bg-clip-screen" />
            </div>
          </div>
          <Line className="w-[68%]" />
          <Line className="w-[52%]" />
        </div>
      </div>
    </div>
  );
}

function Note({ tone }: { tone: string }) {
  return (
    <span className="flex grow items-center gap-[0.8em] rounded-[0.6em] border border-app-line px-[1em]">
      <span className={`size-[1.6em] shrink-0 rounded-[0.4em] ${tone}`} />
      <Line className="grow" />
    </span>
  );
}

function Dot() {
  return <span className="size-[0.75em] rounded-full bg-app-skeleton" />;
}

function Line({ className }: { className: string }) {
  return (
    <span
      className={`block h-[0.65em] rounded-full ${/\bbg-/.test(className) ? '' : 'bg-app-skeleton'} ${className}`}
    />
  );
}
