import { Button } from '../../primitives/button.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import type { SectionProps } from '../section.ts';
import type { ConsentBannerContent } from './consent-banner.schema.ts';
import { ConsentDialog } from './consent-dialog.tsx';

export type ConsentBannerProps = SectionProps<ConsentBannerContent>;

/**
 * Asks what may be measured: a bar at the lower edge of the window, and a dialog with its parts. The bar is shown where
 * `data-consent` on the root element is `ask`, which a script sets before the first paint: who has answered sees
 * nothing of it. All answers look alike and are one press away.
 *
 * A script gives it its work (`site/runtime/tags/consent-banner.ts`) by `data-consent-choice` on the buttons, and opens the
 * dialog. The bar lies over the page, at the end of a flex column below it: nothing moves when it comes or goes, and at
 * the end of the page it covers nothing. A window that is too low for both, as one zoomed to 400 %, has it above the page.
 */
export function ConsentBanner({
  text,
  acceptLabel,
  neededLabel,
  chooseLabel,
  label = 'Measuring',
  askingText = 'There’s a question about cookies at the start of the page.',
  savedText = 'Your choice has been saved.',
  heading,
  lede,
  needed,
  categories,
  saveLabel,
  closeLabel,
  signalText,
  className = '',
  ...rest
}: ConsentBannerProps) {
  return (
    <section data-section="consent-banner" className={`contents ${className}`} {...rest}>
      <section
        data-consent-bar
        aria-label={label}
        className="@container bottom-0 z-overlay border-t border-line bg-surface shadow-float [@media(height>=28rem)]:sticky [@media(height>=28rem)]:order-last not-in-data-[consent=ask]:hidden print:hidden"
      >
        <div className="page flex flex-col gap-3 py-4 @lg:flex-row @lg:items-center @lg:gap-8">
          <p className="max-w-prose text-small text-ink-muted @lg:me-auto">
            <RichText source={text} />
          </p>
          <div className="grid shrink-0 gap-2 @min-[18rem]:grid-cols-2 @lg:max-w-3/4 @lg:grid-cols-3">
            <Button variant="outline" size="sm" width="full" className="min-h-11" data-consent-choice="all">
              {acceptLabel}
            </Button>
            <Button variant="outline" size="sm" width="full" className="min-h-11" data-consent-choice="needed">
              {neededLabel}
            </Button>
            <Button
              variant="outline"
              size="sm"
              width="full"
              className="min-h-11 @min-[18rem]:col-span-2 @lg:col-span-1"
              data-consent-choice="choose"
              aria-haspopup="dialog"
            >
              {chooseLabel}
            </Button>
          </div>
        </div>
      </section>
      <ConsentDialog {...{ heading, lede, needed, categories, saveLabel, closeLabel, signalText }} />
      {/* Always of the page, because a screen reader tells only of changes in what was there before. */}
      <output data-consent-status data-asking={askingText} data-saved={savedText} className="sr-only" />
    </section>
  );
}
