import { useId } from 'react';
import { Button } from '../../primitives/button.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import type { ConsentBannerContent } from './consent-banner.schema.ts';

type ConsentDialogProps = Pick<
  ConsentBannerContent,
  'heading' | 'lede' | 'needed' | 'categories' | 'saveLabel' | 'closeLabel' | 'signalText'
>;

/**
 * Dialog with a checkbox per category. It is a native `dialog`, so it traps the focus, closes on Escape and returns the
 * focus. A script moves the focus to its heading. The value of `data-consent-when` decides if an element is shown to
 * visitors who can choose, or to visitors whose browser sends an opt-out signal.
 */
export function ConsentDialog({
  heading,
  lede,
  needed,
  categories,
  saveLabel,
  closeLabel,
  signalText,
}: ConsentDialogProps) {
  const id = useId();
  return (
    <dialog
      aria-labelledby={id}
      className="m-auto w-[calc(100%-2rem)] max-w-prose rounded-lg border border-line bg-surface text-ink shadow-float backdrop:bg-[oklch(0_0_0/0.45)] print:hidden"
    >
      <form method="dialog" className="px-6 pt-6">
        <h2 id={id} tabIndex={-1} className="display text-subheading outline-none">
          {heading}
        </h2>
        <p className="mt-2 text-small text-ink-muted">
          <RichText source={lede} />
        </p>
        <p
          data-consent-when="signal"
          hidden
          className="mt-4 rounded-md border border-line bg-sunken px-4 py-3 text-small"
        >
          {signalText}
        </p>
        <ul className="mt-5 divide-y divide-line border-t border-line">
          <li className="py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="font-medium">{needed.name}</h3>
              <span className="timecode text-ink-faint">{needed.always}</span>
            </div>
            <p className="mt-1 text-small text-ink-muted">{needed.text}</p>
          </li>
          {categories.map((category) => (
            <li key={category.id} className="py-2">
              <div className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  id={`${id}-${category.id}-box`}
                  name={category.id}
                  aria-describedby={`${id}-${category.id}`}
                  className="tick-box disabled:opacity-45"
                />
                <label htmlFor={`${id}-${category.id}-box`} className="min-w-0 cursor-pointer font-medium">
                  {category.name}
                </label>
              </div>
              <div id={`${id}-${category.id}`} className="ps-9 pb-2 text-small text-ink-muted">
                <p>{category.text}</p>
                <p className="timecode mt-1 text-ink-faint">{category.tools.join(', ')}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="sticky bottom-0 -mx-6 flex flex-wrap gap-3 border-t border-line bg-surface px-6 py-4">
          <Button variant="secondary" data-consent-when="choice" data-consent-choice="save">
            {saveLabel}
          </Button>
          <Button type="submit" variant="outline">
            {closeLabel}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
