import type { ComponentProps, ReactNode } from 'react';

export interface TitleBarProps {
  title?: string;
  /** True if the controls at its end work. */
  isLive?: boolean;
  /** What stands at its end. */
  children?: ReactNode;
}

/** The bar on top of a drawn window: three lights, the title in the middle. */
export function TitleBar({ title, isLive = false, children }: TitleBarProps) {
  return (
    <div
      aria-hidden={!isLive}
      className="grid h-[3.4em] shrink-0 grid-cols-[1fr_auto_1fr] items-center border-b border-app-line px-[1.2em] text-ink-muted"
    >
      <Lights />
      <span className="font-medium text-ink">{title}</span>
      {children}
    </div>
  );
}

/** Close, minimise, zoom: without their colours, so that the one warm tone stays that of the record light. */
export function Lights() {
  return (
    <span className="flex gap-[0.6em]">
      <span className="size-[0.85em] rounded-full bg-app-skeleton" />
      <span className="size-[0.85em] rounded-full bg-app-skeleton" />
      <span className="size-[0.85em] rounded-full bg-app-skeleton" />
    </span>
  );
}

export interface AppWindowProps extends Omit<ComponentProps<'div'>, 'title'>, TitleBarProps {
  /** What stands at the end of the title bar. */
  trailing?: ReactNode;
}

/** A window of the drawn Mac. All its lengths are in em. */
export function AppWindow({ title, trailing, className = '', children, ...rest }: AppWindowProps) {
  return (
    <div
      className={`flex flex-col overflow-hidden rounded-[0.9em] border border-app-line bg-app-window shadow-window ${className}`}
      {...rest}
    >
      <TitleBar title={title}>{trailing}</TitleBar>
      {children}
    </div>
  );
}
