import { useId } from 'react';
import { Button, ButtonLink } from '../../primitives/button.tsx';
import { Link } from '../../primitives/link.tsx';
import type { SectionProps } from '../section.ts';
import { BrokenClip, getDamageKind } from './broken-clip.tsx';
import type { ErrorScreenContent } from './error-screen.schema.ts';

export type ErrorScreenProps = SectionProps<ErrorScreenContent>;

/**
 * Screen in place of a page that doesn't exist or has failed: the status code, an explanation, and the actions “Try
 * Again” and “Back to Home”, which both open the home page. With `reload`, the main action reloads the page instead.
 * The screen is rendered within the layout, so that the rest of the site remains reachable.
 *
 * The heading is the page's `h1`, or has a lower level if the screen replaces only one part of a page. All parts have
 * default texts, so the screen works without props.
 */
export function ErrorScreen({
  statusCode,
  sign,
  drawing = getDamageKind(statusCode),
  statusMessage,
  message,
  until,
  reference,
  reload = false,
  links,
  homeHref = '/',
  headingLevel = 1,
  className = '',
  ...rest
}: ErrorScreenProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      data-section="error-screen"
      aria-labelledby={id}
      className={`@container overflow-x-clip ${className}`}
      {...rest}
    >
      <BrokenClip
        sign={statusCode ?? sign ?? 'Error'}
        at={statusTimecode(statusCode)}
        drawing={drawing}
        until={until?.dateTime}
        isSmall={headingLevel > 1 || (statusCode === undefined && sign !== undefined)}
      />
      <div
        className={`page grid grid-cols-1 gap-x-6 gap-y-4 pt-12 @lg:grid-cols-12 @lg:pt-14 ${links ? '' : 'pb-16 @lg:pb-20'}`}
      >
        <Heading id={id} className={`display @lg:col-span-8 ${headingLevel === 1 ? 'text-title' : 'text-heading'}`}>
          {statusMessage || 'Something went wrong'}
        </Heading>
        <div className="flex flex-col gap-6 @lg:col-span-4 @lg:col-start-9 @lg:pt-2">
          <p data-slot="error-message" className="max-w-line text-lede text-ink-muted">
            {message || 'An unexpected error occurred. Please try again.'}
          </p>
          {until && (
            <p className="timecode flex items-center gap-2 text-ink">
              <span aria-hidden="true" className="size-1.5 rounded-full bg-record" />
              <time dateTime={until.dateTime}>{until.text}</time>
            </p>
          )}
          {reference && (
            <p data-slot="error-reference" className="text-small text-ink-muted">
              If you write to us, add this reference:
              <code className="block text-ink select-all">{reference}</code>
            </p>
          )}
          <div className="flex flex-wrap gap-3 pb-6">
            {reload && (
              <p className="w-full">
                <ButtonLink href="">Reload this page</ButtonLink>
              </p>
            )}
            <ButtonLink href={homeHref} variant={reload ? 'outline' : 'primary'}>
              Back to Home
            </ButtonLink>
            {/* The actions work without scripts. `data-event="none"` prevents analytics from counting this form as a
                submitted one. */}
            <form action={homeHref} method="get" data-event="none" className="contents">
              <Button type="submit" variant="outline">
                Try Again
              </Button>
            </form>
          </div>
        </div>
        {links && (
          <ul className="contents">
            {links.map(({ label, href, text }) => (
              <li key={href} className="border-t border-line pt-4 @lg:col-span-4">
                <Link href={href} variant="forward">
                  {label}
                </Link>
                <p className="text-small text-ink-muted">{text}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Formats a status code as a timecode, such as `00:04:04` for 404. Without a code, dashes replace the digits. */
export function statusTimecode(statusCode: number | undefined): string {
  if (statusCode === undefined) return '--:--:--';
  const digits = String(Math.trunc(statusCode)).padStart(6, '0');
  return `${digits.slice(0, -4)}:${digits.slice(-4, -2)}:${digits.slice(-2)}`;
}
