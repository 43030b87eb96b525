import { useId } from 'react';
import { TimelineRuler } from '../../illustrations/timeline-ruler.tsx';
import { ButtonLink } from '../../primitives/button.tsx';
import { Icon } from '../../primitives/icon.tsx';
import { Link } from '../../primitives/link.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import type { SectionProps } from '../section.ts';
import type { EmptyStateContent } from './empty-state.schema.ts';

export type EmptyStateProps = SectionProps<EmptyStateContent>;

/**
 * Empty state that replaces a list or search results: an empty timeline track, a heading, an explanation and actions.
 *
 * Heading up to 60 characters. Up to three actions, of which the first is a button.
 */
export function EmptyState({
  icon,
  heading,
  headingLevel = 2,
  text,
  actions = [],
  className = '',
  ...rest
}: EmptyStateProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const [primaryAction, ...secondaryActions] = actions;
  return (
    <section data-section="empty-state" aria-labelledby={id} className={`@container ${className}`} {...rest}>
      <div className="page py-12">
        <div className="overflow-hidden rounded-lg border border-line-strong border-dashed">
          <TimelineRuler seconds={28} className="border-b border-dashed border-line-strong" />
          <div className="grid gap-x-6 @lg:grid-cols-12">
            <EmptyTrack icon={icon} />
            <div className="grid max-w-line content-center gap-3 p-6 @lg:col-span-8 @lg:ps-0 @lg:pe-6 @lg:py-12">
              <Heading id={id} className="display text-heading">
                {heading}
              </Heading>
              <p className="text-lede text-ink-muted">
                <RichText source={text} />
              </p>
              {primaryAction && (
                <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-3">
                  <ButtonLink href={primaryAction.href} variant="secondary">
                    {primaryAction.label}
                  </ButtonLink>
                  {secondaryActions.map(({ label, href }) => (
                    <Link key={href} href={href} className="inline-flex min-h-11 items-center">
                      {label}
                    </Link>
                  ))}
                </div>
              )}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Illustration of an empty timeline track: a hatched area with a marker and an icon. */
function EmptyTrack({ icon }: { icon: EmptyStateContent['icon'] }) {
  return (
    <div
      aria-hidden="true"
      className="relative flex min-h-32 items-center justify-center border-dashed border-line-strong bg-[repeating-linear-gradient(135deg,var(--onset-color-line)_0_1px,transparent_1px_9px)] border-b @lg:col-span-4 @lg:border-e @lg:border-b-0"
    >
      <span className="absolute start-1/2 -top-6 bottom-0 w-0.5 -translate-x-1/2 bg-record forced-colors:bg-[Highlight] rtl:translate-x-1/2">
        <span className="absolute start-1/2 top-0 size-3 -translate-x-1/2 rotate-45 rounded-xs bg-record forced-colors:bg-[Highlight] rtl:translate-x-1/2" />
      </span>
      <span className="relative inline-flex size-16 items-center justify-center rounded-full border border-line-strong bg-canvas text-ink">
        <Icon name={icon} className="size-6" />
      </span>
    </div>
  );
}
