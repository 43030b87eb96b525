import type { ComponentProps } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Icons, one for each tone. CSS shows the icon that matches the `data-tone` of the toast. */
const toneIcons = [
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
 * Region for toasts, such as “A new version is available.” Once per page. It is also rendered while it is empty, because
 * screen readers announce only changes of existing elements. Scripts without React show a toast from the template beside
 * it: clone it, set `data-tone` (`neutral`, `success` or `danger`) and the text of `toast-text`, and append it to
 * `[data-toasts]`. `toast-dismiss` removes it. `toast-action` is hidden until it gets a label and a handler; the same
 * action must also be possible elsewhere.
 *
 * A toast never gets the focus, and remains until it is dismissed. Don't use it for information that everyone must read,
 * or for errors of forms.
 */
export function ToastRegion({ className = '', ...rest }: Omit<ComponentProps<'div'>, 'children' | 'role'>) {
  return (
    <>
      <div
        data-slot="toasts"
        data-toasts
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An `output` can't contain buttons.
        role="status"
        aria-atomic="false"
        className={`${toastRegionStyles} ${className}`}
        {...rest}
      />
      <template data-toast-template>
        <div data-slot="toast" data-tone="neutral" className={toastStyles}>
          {toneIcons.map((icon) => (
            <svg
              key={icon.path}
              aria-hidden="true"
              viewBox="0 0 16 16"
              className={`size-4 shrink-0 fill-none stroke-current stroke-[1.5] ${icon.className}`}
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <circle cx="8" cy="8" r="6.75" />
              <path d={icon.path} />
            </svg>
          ))}
          <div className="flex min-w-0 flex-1 basis-[9rem] flex-wrap items-center gap-x-3">
            <p data-slot="toast-text" className="min-w-0 flex-1 basis-[65%] py-2" />
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- The script that shows the toast sets its label. */}
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

/** Styles of the region: at the bottom of the viewport, above everything except the skip link. */
export const toastRegionStyles =
  'pointer-events-none @container fixed inset-x-0 bottom-0 z-toast flex flex-col gap-2 p-4';

/** Styles of a toast, whose `data-tone` decides its colors. */
export const toastStyles =
  'pointer-events-auto flex w-full max-w-form flex-wrap items-center gap-x-3 self-center @md:self-end rounded-md border border-line bg-surface py-1.5 ps-4 pe-1.5 text-small text-ink shadow-float motion-safe:transition-[opacity,translate] motion-safe:duration-calm motion-safe:starting:translate-y-3 motion-safe:starting:opacity-0 data-[tone=danger]:border-danger data-[tone=danger]:bg-danger-ground';

/** Styles of a button in a toast. */
const toastButtonStyles =
  'inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-sm px-3 font-medium text-ink hover:bg-hover focus-visible:-outline-offset-2';
