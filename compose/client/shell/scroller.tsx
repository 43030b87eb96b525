import type { ReactNode } from 'react';

/** A part that is scrolled by itself, by keyboard too. `label` says what is in it. */
export function Scroller({
  label,
  className = '',
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Else a keyboard could not scroll it.
    <section tabIndex={0} aria-label={label} className={`min-h-0 grow overflow-auto -outline-offset-2 ${className}`}>
      {children}
    </section>
  );
}
