import type { ReactNode } from 'react';

interface BrowserWindowProps {
  /** URL in the address bar, without the scheme. */
  url: string;
  children: ReactNode;
}

/** Browser window with a recorded page. It fills its box, and its lengths are in em. */
export function BrowserWindow({ url, children }: BrowserWindowProps) {
  return (
    <div className="absolute inset-0 flex flex-col overflow-hidden rounded-[0.7em] border border-app-line bg-app-window text-ink shadow-float">
      <div className="flex h-[2.8em] shrink-0 items-center gap-[0.6em] border-b border-app-line bg-app-panel px-[1.2em]">
        {[0, 1, 2].map((buttonIndex) => (
          <span key={buttonIndex} className="size-[0.75em] rounded-full bg-app-skeleton" />
        ))}
        <span className="mx-auto flex h-[1.7em] w-[42%] items-center justify-center rounded-full bg-app-track leading-none text-ink-muted">
          <span className="text-[0.9em]">{url}</span>
        </span>
      </div>
      {children}
    </div>
  );
}
