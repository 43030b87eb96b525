import { useId } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Link } from '../../primitives/link/index.ts';
import type { ErrorScreenContent } from './error-screen.schema.ts';
import { MissingFrame } from './missing-frame.tsx';

interface Behaviour {
  /** Clears the error and goes home. Without it, Try Again is a link home, which works before any script. */
  onTryAgain?: () => void;
}

export type ErrorScreenProps = ErrorScreenContent &
  Behaviour &
  Omit<ComponentProps<'section'>, keyof ErrorScreenContent | keyof Behaviour | 'children'>;

/**
 * What a visitor sees in place of a page that is not there or has failed: the status, what happened, and two ways on.
 * It stands within the layout, so that the rest of the site stays in reach.
 *
 * Its heading is the page's own. Every part has words of its own, so it can be shown with no props at all.
 */
export function ErrorScreen({
  statusCode,
  statusMessage,
  message,
  homeHref = '/',
  headingLevel = 1,
  onTryAgain,
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
      <MissingFrame statusCode={statusCode} />
      <div className="page grid grid-cols-1 gap-x-6 gap-y-4 pt-12 pb-16 @lg:grid-cols-12 @lg:pt-14 @lg:pb-20">
        <Heading id={id} className="display text-title wrap-anywhere @lg:col-span-6">
          {statusMessage || 'Something went wrong'}
        </Heading>
        <div className="flex flex-col gap-6 @lg:col-span-5 @lg:col-start-8 @lg:pt-2">
          <p className="max-w-line text-lede text-ink-muted wrap-anywhere">
            {message || 'An unexpected error occurred. Please try again.'}
          </p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            {onTryAgain ? (
              <Button variant="secondary" onClick={onTryAgain}>
                Try Again
              </Button>
            ) : (
              <Button variant="secondary" asChild>
                <a href={homeHref}>Try Again</a>
              </Button>
            )}
            <Link href={homeHref} className="inline-flex min-h-11 items-center">
              Back to Home
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
ErrorScreen.sectionName = 'error-screen';
