import { Playhead } from '../../illustrations/playhead/index.ts';
import { RichText } from '../../primitives/rich-text.tsx';
import type { CallProps } from './last-call.tsx';

/** A band on the page's columns: the words, and at its end what to do. It begins at the playhead. */
export function CompactCall({ id, level, heading, lede, children }: CallProps) {
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
