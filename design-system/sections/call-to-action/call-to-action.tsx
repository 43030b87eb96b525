import { useId } from 'react';
import { Playhead } from '../../illustrations/playhead.tsx';
import { Waveform } from '../../illustrations/waveform.tsx';
import { ButtonLink } from '../../primitives/button.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import { HandOff, WITHOUT_TOUCH } from '../hand-off.tsx';
import type { SectionProps } from '../section.ts';
import type { CallToActionContent } from './call-to-action.schema.ts';
import { LastCall } from './last-call.tsx';
import type { CallProps } from './last-call.tsx';

export type CallToActionProps = SectionProps<CallToActionContent>;

/**
 * Background classes of each layout. `full` has its own background, with a waveform at the bottom. The others have the
 * background of the page.
 */
const backgroundStyles = {
  full: 'relative overflow-clip border-t border-line bg-sunken',
  plain: '',
  compact: '',
} as const;

/**
 * Call to action. The layouts `full` and `plain` are for the end of a page, and `compact` is for a place between two
 * sections of a long page. With `handOff`, phones and tablets show a link that sends a URL to the visitor's Mac, in
 * place of the primary action.
 *
 * Use `full` or `plain` once per page. Heading up to 75 characters.
 */
export function CallToAction({
  layout = 'full',
  heading,
  headingLevel = 2,
  lede,
  action,
  secondaryAction,
  handOff,
  className = '',
  ...rest
}: CallToActionProps) {
  const id = useId();
  const buttonSize = layout === 'compact' ? 'md' : 'lg';
  const CallLayout = layout === 'compact' ? CompactCall : LastCall;
  return (
    <section
      data-section="call-to-action"
      aria-labelledby={id}
      className={`@container ${backgroundStyles[layout]} ${className}`}
      {...rest}
    >
      {layout === 'full' && (
        <div aria-hidden="true" dir="ltr" className="absolute inset-x-0 bottom-12 h-20 text-line-strong/45 @lg:h-24">
          <Waveform bars={160} seed={3} />
        </div>
      )}
      <CallLayout id={id} level={headingLevel} heading={heading} lede={lede} hasWaveform={layout === 'full'}>
        <div className="flex flex-wrap items-center gap-3 @max-lg:*:grow">
          {handOff && <HandOff {...handOff} size={buttonSize} />}
          <ButtonLink href={action.href} size={buttonSize} className={handOff && WITHOUT_TOUCH}>
            {action.label}
          </ButtonLink>
          {secondaryAction && (
            <ButtonLink href={secondaryAction.href} size={buttonSize} variant="outline">
              {secondaryAction.label}
            </ButtonLink>
          )}
        </div>
      </CallLayout>
    </section>
  );
}

/** Call to action in a card with a marker at its start edge. In wide containers, the actions are beside the text. */
function CompactCall({ id, level, heading, lede, children }: CallProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="page pt-1.5 pb-section">
      <div
        data-slot="card"
        className="relative grid gap-x-6 gap-y-6 rounded-e-lg border border-line bg-surface p-6 @lg:grid-cols-12 @lg:items-center @lg:py-8"
      >
        <Playhead className="absolute inset-y-0 -start-px" />
        <div className="grid gap-2 @lg:col-span-7">
          <Heading id={id} className="text-subheading font-strong">
            {heading}
          </Heading>
          {lede && (
            <p className="max-w-line text-ink-muted">
              <RichText source={lede} />
            </p>
          )}
        </div>
        <div className="@lg:col-span-5 @lg:justify-self-end">{children}</div>
      </div>
    </div>
  );
}
