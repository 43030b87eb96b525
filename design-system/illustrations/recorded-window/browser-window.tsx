import type { ReactNode } from 'react';

/** The window of a recorded web app: its bar, and the app below it. */
export function BrowserWindow({ children }: { children: ReactNode }) {
  return (
    <div className="absolute inset-0 flex flex-col overflow-hidden rounded-[0.7em] border border-app-line bg-app-window text-ink shadow-float">
      <div className="flex h-[2.8em] shrink-0 items-center gap-[0.6em] border-b border-app-line px-[1.2em]">
        {[0, 1, 2].map((light) => (
          <span key={light} className="size-[0.75em] rounded-full bg-app-skeleton" />
        ))}
        <span className="mx-auto h-[1.2em] w-[42%] rounded-full bg-app-track" />
      </div>
      {children}
    </div>
  );
}
