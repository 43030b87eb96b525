import { Button } from '../../primitives/button.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import type { SectionProps } from '../section.ts';
import type { ConsentBannerContent } from './consent-banner.schema.ts';
import { ConsentDialog } from './consent-dialog.tsx';

export type ConsentBannerProps = SectionProps<ConsentBannerContent>;

/**
 * Consent banner at the bottom of the window, and a dialog with the categories. The banner is shown if `data-consent`
 * on the root element is `ask`, which a script sets before the first paint. Its buttons look alike, and each answer
 * needs one click.
 *
 * `site/runtime/consent/consent-banner.ts` handles the buttons with `data-consent-choice` and opens the dialog. The banner
 * is `sticky` and the last item of a flex column, so it neither shifts the page when it appears nor covers the end of
 * the page. In low windows, such as at a zoom level of 400 %, it is above the page instead.
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
      {/* Rendered in every state, because screen readers announce only changes of existing elements. */}
      <output data-consent-status data-asking={askingText} data-saved={savedText} className="sr-only" />
    </section>
  );
}
