/**
 * Playhead of a timeline: a line in the color of the recording indicator, with a handle at the top. `className` sets its
 * position, `absolute` or `sticky`, and its length.
 */
export function Playhead({ className = '' }: { className?: string }) {
  return (
    <span aria-hidden="true" data-slot="playhead" className={`w-0.5 bg-record forced-color-adjust-none ${className}`}>
      <span className="absolute top-0 left-1/2 size-3 -translate-1/2 rotate-45 rounded-xs bg-record" />
    </span>
  );
}
