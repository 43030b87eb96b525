import type { ReactNode } from 'react';
import type { HeadingLevel } from '../content/index.ts';
import { Button } from '../primitives/button.tsx';
import { FormError } from '../primitives/form-messages.tsx';
import { RichText } from '../primitives/rich-text.tsx';
import { VisuallyHidden } from '../primitives/visually-hidden.tsx';
import type { SectionProps } from './section.ts';

interface AccountPanelContent {
  heading: string;
  headingLevel?: HeadingLevel | undefined;
  /** Text below the heading, as rich text. */
  lede?: string | undefined;
}

interface AccountPanelOwnProps {
  /** Name of the section. */
  name: string;
  /** ID of the heading, which labels the section. */
  headingId: string;
  children: ReactNode;
}

/** Section of an account page with a top border. In wide containers, the content is beside the heading and the lede. */
export function AccountPanel({
  name,
  headingId,
  heading,
  headingLevel = 2,
  lede,
  className = '',
  children,
  ...rest
}: SectionProps<AccountPanelContent, AccountPanelOwnProps>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section data-section={name} aria-labelledby={headingId} className={`@container ${className}`} {...rest}>
      <div className="page">
        <div className="grid grid-cols-1 gap-x-6 gap-y-6 border-t border-line pt-8 pb-12 @lg:grid-cols-12 @lg:pt-12 @lg:pb-16">
          <header className="flex flex-col gap-3 @lg:col-span-4">
            <Heading id={headingId} className="text-subheading font-strong">
              {heading}
            </Heading>
            {lede && (
              <p className="max-w-line text-body text-ink-muted">
                <RichText source={lede} />
              </p>
            )}
          </header>
          <div className="min-w-0 @lg:col-span-8">{children}</div>
        </div>
      </div>
    </section>
  );
}

interface LoadingStatusProps {
  /** Text that screen readers announce while the content is loading; false if it isn't loading. */
  loading: string | false;
  error: string | null | undefined;
  /** True if the content couldn't be loaded. The error message then has a button that loads the content again. */
  canRetry: boolean;
  retryLabel: string;
  onRetry: (() => void) | undefined;
}

/**
 * Announcement for screen readers while the content loads, and an error message if the request or the last action
 * failed.
 */
export function LoadingStatus({ loading, error, canRetry, retryLabel, onRetry }: LoadingStatusProps) {
  return (
    <>
      <VisuallyHidden aria-live="polite">{loading}</VisuallyHidden>
      {error && (
        <FormError>
          {error}
          {canRetry && onRetry && (
            <div className="mt-3">
              <Button variant="outline" size="sm" onClick={onRetry}>
                {retryLabel}
              </Button>
            </div>
          )}
        </FormError>
      )}
    </>
  );
}
