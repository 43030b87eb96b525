import { Icon } from '@onset/design-system/primitives/icon';
import type { IconName } from '@onset/design-system/primitives/icon';

const changes: readonly { name: string; detail: string; icon: IconName; tone: string }[] = [
  { name: 'Dark theme', detail: 'Follows the system', icon: 'window', tone: 'bg-clip-camera' },
  { name: 'Faster search', detail: 'Three times as fast', icon: 'search', tone: 'bg-clip-sound' },
  { name: 'Import from CSV', detail: 'Up to 10,000 rows', icon: 'file', tone: 'bg-clip-screen' },
];

/** An invented web app for releases, with one about to be published. */
export function ReleaseApp({ isPublished }: { isPublished: boolean }) {
  return (
    <div className="absolute inset-0 flex flex-col overflow-hidden rounded-[0.7em] border border-app-line bg-app-window leading-[1.3] shadow-float">
      <div className="flex h-[2.4em] shrink-0 items-center gap-[0.5em] border-b border-app-line px-[1em]">
        {[0, 1, 2].map((light) => (
          <span key={light} className="size-[0.7em] rounded-full bg-app-skeleton" />
        ))}
        <span className="mx-auto w-[42%] rounded-full bg-app-track py-[0.15em] text-center text-[0.75em] text-ink-muted">
          moorhen.example/releases/spring
        </span>
      </div>
      <div className="flex min-h-0 grow">
        <div className="flex w-[18%] flex-col gap-[0.3em] border-e border-app-line bg-app-panel p-[0.9em] text-[0.9em] text-ink-muted">
          <span className="px-[0.7em] pb-[0.8em] font-strong text-ink">Moorhen</span>
          {['Overview', 'Releases', 'Audience', 'Insights', 'Settings'].map((name, index) => (
            <span
              key={name}
              className={`rounded-[0.4em] px-[0.7em] py-[0.35em] ${index === 1 ? 'bg-app-track font-medium text-ink' : ''}`}
            >
              {name}
            </span>
          ))}
        </div>
        <div className="flex grow flex-col gap-[1.1em] px-[1.8em] py-[1.3em]">
          <div className="flex items-center justify-between">
            <div className="grid gap-[0.2em]">
              <span className="flex items-center gap-[0.5em] text-[1.6em] leading-none font-strong">
                Spring release
                <span
                  className={`rounded-full px-[0.8em] py-[0.35em] text-[0.5em] font-medium ${isPublished ? 'bg-clip-camera text-on-clip' : 'bg-app-track text-ink-muted'}`}
                >
                  {isPublished ? 'Live' : 'Draft'}
                </span>
              </span>
              <span className="text-[0.9em] text-ink-muted">Three changes, for 12,480 people</span>
            </div>
            <div className="flex items-center gap-[0.7em] font-medium">
              <span className="rounded-[0.45em] border border-app-line px-[0.9em] py-[0.45em] text-ink-muted">
                Preview
              </span>
              <span
                className={`rounded-[0.45em] px-[1.1em] py-[0.5em] ${isPublished ? 'bg-clip-camera text-on-clip' : 'bg-clip-screen text-on-clip'}`}
              >
                {isPublished ? 'Published' : 'Publish'}
              </span>
            </div>
          </div>
          <div className="flex min-h-0 grow gap-[1.3em]">
            <Chart />
            <div className="flex w-[35%] flex-col gap-[0.8em]">
              {changes.map(({ name, detail, icon, tone }) => (
                <span
                  key={name}
                  className="flex grow items-center gap-[0.8em] rounded-[0.6em] border border-app-line px-[0.9em]"
                >
                  <span
                    className={`grid size-[2.1em] shrink-0 place-items-center rounded-[0.5em] text-on-clip ${tone}`}
                  >
                    <Icon name={icon} />
                  </span>
                  <span className="grid">
                    <span className="font-medium">{name}</span>
                    <span className="text-[0.85em] text-ink-muted">{detail}</span>
                  </span>
                </span>
              ))}
            </div>
          </div>
        </div>
      </div>
      {isPublished && (
        <span className="absolute bottom-[1.4em] left-[36%] rounded-[0.6em] bg-ink-fill px-[1.1em] py-[0.6em] text-on-ink-fill">
          Spring release is live
        </span>
      )}
    </div>
  );
}

/** Requests for the three changes, by week. */
function Chart() {
  return (
    <div className="flex grow flex-col rounded-[0.6em] border border-app-line p-[1em] text-[0.85em] text-ink-muted">
      <span className="font-medium text-ink">Requests for these changes</span>
      <div className="relative min-h-0 grow">
        <svg viewBox="0 0 200 100" preserveAspectRatio="none" className="absolute inset-0 size-full" fill="none">
          <path d="M0 25h200M0 50h200M0 75h200M0 99.5h200" className="stroke-app-line" strokeWidth="0.6" />
          <path
            d="M0 82C20 80 28 64 46 66s24 14 42 2 22-34 42-30 26 10 40-8 20-16 30-20v88H0z"
            className="fill-clip-screen"
            opacity="0.25"
          />
          <path
            d="M0 82C20 80 28 64 46 66s24 14 42 2 22-34 42-30 26 10 40-8 20-16 30-20"
            className="stroke-clip-screen"
            strokeWidth="2.5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
      <span className="flex justify-between pt-[0.5em]">
        {['Week 8', 'Week 9', 'Week 10', 'Week 11', 'Week 12'].map((week) => (
          <span key={week}>{week}</span>
        ))}
      </span>
    </div>
  );
}
