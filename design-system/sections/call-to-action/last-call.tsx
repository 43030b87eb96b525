import type { ReactNode } from 'react';
import { RichText } from '../../primitives/rich-text.tsx';

export interface CallProps {
  /** ID of the heading, which labels the section. */
  id: string;
  level: 1 | 2 | 3;
  heading: string;
  lede: string | undefined;
  /** True to leave space for the waveform below. */
  hasWaveform: boolean;
  /** Links of the call to action. */
  children: ReactNode;
}

/** Large heading and actions at the end of a page. */
export function LastCall({ id, level, heading, lede, hasWaveform, children }: CallProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={`page grid gap-x-6 gap-y-8 @lg:grid-cols-12 ${hasWaveform ? 'relative pt-section pb-[13rem]' : 'pb-section'}`}
    >
      <Heading id={id} className="display max-w-[10.656em] text-heading @lg:col-span-8">
        {heading}
      </Heading>
      <div className="flex flex-col items-start gap-6 @lg:col-span-4 @lg:self-end">
        {lede && (
          <p className="text-lede text-ink-muted">
            <RichText source={lede} />
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
