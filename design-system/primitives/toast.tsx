import type { ComponentProps } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The sign of each tone, beside the words that carry it; the tone of the toast around it chooses. */
const signs = [
  {
    className: 'hidden in-data-[tone=neutral]:block text-ink-muted',
    path: 'M8 7.25V11.5M8 4.5v.5',
  },
  {
    className: 'hidden in-data-[tone=success]:block text-success',
    path: 'm4.75 8.25 2.25 2.25 4.25-4.75',
  },
  { className: 'hidden in-data-[tone=danger]:block text-danger', path: 'M8 4.5v4.25M8 11v.5' },
] as const;

/**
 * Where short messages come by themselves: "A new version is available". Once a page. The region is there while it is
 * empty, because a screen reader tells only of changes in what was there before; beside it stands a template of one
 * toast, so that whoever has something to say needs no React: clone it, set `data-tone` (`neutral`, `success`,
 * `danger`), put the words into `toast-text`, append it to `[data-toasts]`. `toast-dismiss` takes it away;
 * `toast-action` is hidden until it is given words and something to do, which must be possible elsewhere too.
 *
 * A toast never takes the focus, and stays until its reader takes it away. Nothing that must be read belongs in one, and
 * no error of a form.
 */
export function ToastRegion({ className = '', ...rest }: Omit<ComponentProps<'div'>, 'children' | 'role'>) {
  return (
    <>
      <div
        data-slot="toasts"
        data-toasts
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An `output` holds words, not buttons.
        role="status"
        aria-atomic="false"
        className={`${toastRegionStyles} ${className}`}
        {...rest}
      />
      <template data-toast-template>
        <div data-slot="toast" data-tone="neutral" className={toastStyles}>
          {signs.map((sign) => (
            <svg
              key={sign.path}
              aria-hidden="true"
              viewBox="0 0 16 16"
              className={`size-4 shrink-0 fill-none stroke-current stroke-[1.5] ${sign.className}`}
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <circle cx="8" cy="8" r="6.75" />
              <path d={sign.path} />
            </svg>
          ))}
          <div className="flex min-w-0 flex-1 basis-[9rem] flex-wrap items-center gap-x-3">
            <p data-slot="toast-text" className="min-w-0 flex-1 basis-[65%] py-2" />
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- Its words come with its toast. */}
            <button
              type="button"
              hidden
              data-slot="toast-action"
              className={`${toastButtonStyles} -mx-3 underline decoration-line-strong underline-offset-4`}
            />
          </div>
          <button type="button" data-slot="toast-dismiss" className={`${toastButtonStyles} text-ink-muted`}>
            <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-[1.5]">
              <path d="m4 4 8 8m0-8-8 8" strokeLinecap="round" />
            </svg>
            <VisuallyHidden>Dismiss</VisuallyHidden>
          </button>
        </div>
      </template>
    </>
  );
}

/** Where toasts stand: at the lower end of the viewport, above everything but the skip link, in the way of nothing. */
export const toastRegionStyles =
  'pointer-events-none @container fixed inset-x-0 bottom-0 z-toast flex flex-col gap-2 p-4';

/** The styles of one toast; its `data-tone` gives it its colours. */
export const toastStyles =
  'pointer-events-auto flex w-full max-w-form flex-wrap items-center gap-x-3 self-center @md:self-end rounded-md border border-line bg-surface py-1.5 ps-4 pe-1.5 text-small text-ink shadow-float motion-safe:transition-[opacity,translate] motion-safe:duration-calm motion-safe:starting:translate-y-3 motion-safe:starting:opacity-0 data-[tone=danger]:border-danger data-[tone=danger]:bg-danger-ground';

/** The styles of a button within a toast. */
const toastButtonStyles =
  'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-sm px-3 font-medium text-ink hover:bg-hover focus-visible:-outline-offset-2';
