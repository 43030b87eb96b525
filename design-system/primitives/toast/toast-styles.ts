/** Where toasts stand: at the lower end of the viewport, above everything but the skip link, in the way of nothing. */
export const toastRegionStyles =
  'pointer-events-none @container fixed inset-x-0 bottom-0 z-toast flex flex-col gap-2 p-4';

/** The styles of one toast; its `data-tone` gives it its colours. */
export const toastStyles =
  'pointer-events-auto flex w-full max-w-form flex-wrap items-center gap-x-3 self-center @md:self-end rounded-md border border-line bg-surface py-1.5 ps-4 pe-1.5 text-small text-ink shadow-float motion-safe:transition-[opacity,translate] motion-safe:duration-calm motion-safe:starting:translate-y-3 motion-safe:starting:opacity-0 data-[tone=danger]:border-danger data-[tone=danger]:bg-danger-ground';

/** The styles of a button within a toast. */
export const toastButtonStyles =
  'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-sm px-3 font-medium text-ink hover:bg-hover focus-visible:-outline-offset-2';
