/** The place of a step on the rail, which is at the start of its list. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute -start-9 top-2.5 w-6 border-t border-line-strong @lg:start-0 ${className}`}
    />
  );
}

/**
 * The ruler of a timeline, upright, along the start of a list of steps. Its playhead is `sticky`: it stays at the same
 * height of the window while the reader scrolls, and so runs down the rail, without any script.
 */
export function Rail({ className = '' }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      data-slot="rail"
      className={`absolute inset-y-0 start-0 w-4 border-s border-line-strong/70 before:absolute before:inset-y-0 before:start-0 before:w-2 before:bg-[repeating-linear-gradient(180deg,var(--onset-color-line)_0_1px,transparent_1px_1rem)] ${className}`}
    >
      <span
        data-slot="playhead"
        className="sticky top-[40vh] -ms-px block h-0.5 w-4 bg-record forced-color-adjust-none before:absolute before:-start-1.5 before:-top-1.5 before:size-3 before:rotate-45 before:rounded-xs before:bg-record"
      />
    </div>
  );
}
