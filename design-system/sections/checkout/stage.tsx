import type { ReactNode } from 'react';

/** Copies of the icons with the same names. An import would add all icons to the client bundle. */
const signs = {
  lock: 'M3.5 7.5h9v6h-9zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5',
  window: 'M1.5 2.5h13v11h-13zM1.5 6h13M3.75 4.25h.01M6 4.25h.01',
  check: 'M2.5 8.5 6.25 12.25 13.5 4',
  offline:
    'M2 2l12 12M4.25 9a5.5 5.5 0 0 1 2.5-1.65M9.75 7.5a5.5 5.5 0 0 1 2 1.5M1.75 6.25a9 9 0 0 1 2.5-1.75M7 3.5a9 9 0 0 1 7.25 2.75M8 12.5h.01',
  shield: 'M8 1.75l5.5 2v4.25c0 3-2.25 5.25-5.5 6.25C4.75 13.25 2.5 11 2.5 8V3.75z',
} as const;

export interface StageProps {
  icon: keyof typeof signs;
  title: string;
  /** Explanation of the state and of what to do. */
  children: ReactNode;
  /** Next steps: usually a button, and a link next to it. */
  actions: ReactNode;
}

/**
 * A message in place of the payment form, at least as high as the form: an empty track with an icon and a playhead, a
 * title, an explanation and the next steps.
 */
export function Stage({ icon, title, children, actions }: StageProps) {
  return (
    <div className="flex min-h-[519px] flex-col pt-4">
      <div
        aria-hidden="true"
        className="relative flex h-20 items-center border-y border-dashed border-line-strong bg-[repeating-linear-gradient(135deg,var(--onset-color-line)_0_1px,transparent_1px_9px)] px-gutter @md:px-8"
      >
        <span className="absolute inset-y-0 ms-7 w-0.5 -translate-x-1/2 bg-record forced-colors:bg-[Highlight] rtl:translate-x-1/2" />
        <span className="relative inline-flex size-14 items-center justify-center rounded-full border border-line-strong bg-surface text-ink">
          <svg
            viewBox="0 0 16 16"
            className="size-6 fill-none stroke-current stroke-[1.25] forced-color-adjust-auto"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={signs[icon]} />
          </svg>
        </span>
      </div>
      <div className="flex flex-col items-start gap-3 px-gutter py-8 @md:px-8">
        {/* Focus scrolls to the title; the margin also shows the explanation and the actions. */}
        <p
          data-stage-title
          tabIndex={-1}
          className="display text-heading outline-none"
          style={{ scrollMarginBlockEnd: '18rem' }}
        >
          {title}
        </p>
        <div className="flex max-w-line flex-col gap-3 text-ink-muted">{children}</div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-3">{actions}</div>
      </div>
    </div>
  );
}
