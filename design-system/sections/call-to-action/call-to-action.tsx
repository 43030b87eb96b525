import { useId } from 'react';
import { Waveform } from '../../illustrations/waveform/index.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { RichText } from '../../primitives/rich-text/index.ts';
import type { SectionProps } from '../section.ts';
import type { CallToActionContent } from './call-to-action.schema.ts';
import { HandOff } from './hand-off.tsx';

export type CallToActionProps = SectionProps<CallToActionContent>;

/**
 * The end of a page: one thing to do. Once React has hydrated it and the visitor is not on a Mac, it also offers to
 * take the address to one.
 *
 * One to a page, last on it. Heading up to 75 characters.
 */
export function CallToAction({
  heading,
  headingLevel = 2,
  lede,
  action,
  handOff,
  className = '',
  ...rest
}: CallToActionProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      data-section="call-to-action"
      aria-labelledby={id}
      className={`@container relative overflow-clip border-t border-line bg-sunken ${className}`}
      {...rest}
    >
      <div aria-hidden="true" dir="ltr" className="absolute inset-x-0 bottom-12 h-20 text-line-strong/45 @lg:h-24">
        <Waveform bars={220} seed={3} />
      </div>
      <div className="page relative grid gap-x-6 gap-y-8 pt-section pb-[13rem] @lg:grid-cols-12">
        <Heading id={id} className="display max-w-[16ch] text-title @lg:col-span-8">
          {heading}
        </Heading>
        <div className="flex flex-col items-start gap-6 @lg:col-span-4 @lg:self-end">
          {lede && (
            <p className="text-lede text-ink-muted">
              <RichText source={lede} />
            </p>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink href={action.href} size="lg">
              {action.label}
            </ButtonLink>
            {handOff && <HandOff {...handOff} />}
          </div>
        </div>
      </div>
    </section>
  );
}
