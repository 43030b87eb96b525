import { statusTimecode } from './status-timecode.ts';

/**
 * The status code as footage: a clip as wide as the window with the code on it, cut at the playhead, where one frame is
 * missing. Only the code itself is there for assistive technology.
 */
export function MissingFrame({ statusCode }: { statusCode: number | undefined }) {
  return (
    <div data-slot="track" className="relative">
      <div aria-hidden="true" className="relative h-8 border-b border-line">
        <div className="absolute inset-x-0 bottom-0 h-2 bg-[repeating-linear-gradient(to_right,var(--onset-color-line-strong)_0_1px,transparent_1px_1.5rem)] opacity-60" />
      </div>
      <div className="relative my-2 bg-clip-screen forced-colors:border-y">
        <div className="page py-6 @lg:py-10">
          <p
            data-slot="status-code"
            className="display relative w-fit text-[clamp(6rem,31cqi,23rem)] leading-[0.8] tracking-[-0.045em] text-on-clip"
          >
            {statusCode ?? 'Error'}
            <span
              aria-hidden="true"
              className="absolute -inset-y-6 start-[63%] w-[0.24em] border-x border-dashed border-line-strong bg-canvas @lg:-inset-y-10"
            />
            <span
              aria-hidden="true"
              className="absolute -top-14 -bottom-24 start-[63%] w-0.5 bg-record motion-safe:transition-[inset-inline-start] motion-safe:duration-slow motion-safe:ease-in-out motion-safe:starting:start-0 @lg:-top-18"
            >
              <span className="timecode absolute start-3 top-0 whitespace-nowrap text-ink-muted">
                {statusTimecode(statusCode)}
              </span>
            </span>
          </p>
        </div>
      </div>
    </div>
  );
}
