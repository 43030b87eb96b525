import { Cursor } from '../cursor/index.ts';

/** What is recorded: a page with a button about to be pressed. 18 em wide, 15 em high; every length in it is in em. */
export function Scene({ className = '' }: { className?: string }) {
  return (
    <div
      className={`flex h-[15em] w-[18em] flex-col rounded-[0.6em] border-[0.07em] border-app-line bg-app-window ${className}`}
    >
      <div className="flex h-[1.7em] shrink-0 items-center gap-[0.4em] border-b-[0.07em] border-app-line px-[0.8em]">
        <Dot />
        <Dot />
        <Dot />
      </div>
      <div className="flex grow flex-col px-[1.1em] pt-[1.2em] pb-[1.05em]">
        <Bar className="h-[0.9em] w-[7em] bg-ink-faint" />
        <Bar className="mt-[1em] h-[0.55em] w-[14em]" />
        <Bar className="mt-[0.75em] h-[0.55em] w-[11em]" />
        <Bar className="mt-[0.75em] h-[0.55em] w-[12.6em]" />
        <Bar className="mt-[1.3em] h-[0.55em] w-[14.6em]" />
        <div className="mt-auto flex items-center justify-between">
          <Bar className="h-[0.55em] w-[4.2em]" />
          <span className="ms-auto me-[0.6em] h-[2.12em] w-[4em] rounded-[0.3em] border-[0.07em] border-app-skeleton" />
          <span className="relative rounded-[0.3em] bg-clip-screen px-[0.7em] py-[0.36em] leading-[1.4] font-medium text-on-clip">
            <span className="text-[0.85em]">Publish</span>
            <Cursor className="absolute top-[1.15em] left-[3.9em] h-[1.35em] w-[1.12em]" />
          </span>
        </div>
      </div>
    </div>
  );
}

function Dot() {
  return <span className="size-[0.45em] rounded-full bg-app-skeleton" />;
}

function Bar({ className = '' }: { className?: string }) {
  return <span className={`block rounded-full ${/\bbg-/.test(className) ? '' : 'bg-app-skeleton'} ${className}`} />;
}
