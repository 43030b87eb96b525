import type { ComponentProps } from 'react';

/** Small recorded page with a heading, a line of text and a chart. Sized in em. */
export function RecordedPage({ className = '', ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={`flex flex-col gap-[0.6em] rounded-[0.4em] border border-app-line bg-app-window p-[0.6em] ${className}`}
    >
      <span className="h-[0.55em] w-[42%] rounded-full bg-ink-faint" />
      <span className="h-[0.5em] w-[66%] rounded-full bg-app-skeleton" />
      <svg aria-hidden="true" viewBox="0 0 60 20" preserveAspectRatio="none" className="min-h-0 w-full grow">
        <path d="M0 20v-5c8-1 10-7 17-6s8 4 15 1 8-9 15-7 8 1 13-3v20z" className="fill-clip-screen" />
      </svg>
    </div>
  );
}
