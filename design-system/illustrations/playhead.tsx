/**
 * The playhead of a timeline: a line in the colour of the record light, and its handle at the upper end. `className`
 * places it, `absolute` or `sticky`, and says how long it is.
 */
export function Playhead({ className = '' }: { className?: string }) {
  return (
    <span aria-hidden="true" data-slot="playhead" className={`w-0.5 bg-record forced-color-adjust-none ${className}`}>
      <span className="absolute top-0 left-1/2 size-3 -translate-1/2 rotate-45 rounded-xs bg-record" />
    </span>
  );
}
