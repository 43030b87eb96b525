import { useId } from 'react';
import { Waveform } from '../../illustrations/waveform/index.ts';
import { ButtonLink } from '../../primitives/button.tsx';
import type { SectionProps } from '../section.ts';
import type { CallToActionContent } from './call-to-action.schema.ts';
import { CompactCall } from './compact-call.tsx';
import { HandOff, WITHOUT_TOUCH } from '../hand-off.tsx';
import { LastCall } from './last-call.tsx';

export type CallToActionProps = SectionProps<CallToActionContent>;

/** The ground of each layout: `full` ends a page on the sound of a recording, the others stand on the page's own. */
const grounds = { full: 'relative overflow-clip border-t border-line bg-sunken', plain: '', compact: '' } as const;

/**
 * One thing to do: `full` or `plain` at the end of a page, `compact` between two sections of a long one. On a phone or
 * tablet it can be to send the page to a Mac instead.
 *
 * One at the end of a page. Heading up to 75 characters.
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
  const size = layout === 'compact' ? 'md' : 'lg';
  const Words = layout === 'compact' ? CompactCall : LastCall;
  return (
    <section
      data-section="call-to-action"
      aria-labelledby={id}
      className={`@container ${grounds[layout]} ${className}`}
      {...rest}
    >
      {layout === 'full' && (
        <div aria-hidden="true" dir="ltr" className="absolute inset-x-0 bottom-12 h-20 text-line-strong/45 @lg:h-24">
          <Waveform bars={220} seed={3} />
        </div>
      )}
      <Words id={id} level={headingLevel} heading={heading} lede={lede} isOnSound={layout === 'full'}>
        <div className="flex flex-wrap items-center gap-3 @max-lg:*:grow">
          {handOff && <HandOff {...handOff} size={size} />}
          <ButtonLink href={action.href} size={size} className={handOff && WITHOUT_TOUCH}>
            {action.label}
          </ButtonLink>
          {secondaryAction && (
            <ButtonLink href={secondaryAction.href} size={size} variant="outline">
              {secondaryAction.label}
            </ButtonLink>
          )}
        </div>
      </Words>
    </section>
  );
}
