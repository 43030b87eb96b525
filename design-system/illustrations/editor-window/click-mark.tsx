/**
 * A click in the recording: a ring that stays, and a wave that leaves it once. Without motion, and after a delay, there is
 * only the ring. Its center is the top left corner of its container. `delay` is in seconds.
 */
export function ClickMark({ delay = 0 }: { delay?: number }) {
  const ring = 'absolute -translate-1/2 rounded-full border-record';
  return (
    <>
      <span
        data-slot="click-mark"
        className={`${ring} size-[2.4em] border-[0.22em] bg-record/20 motion-safe:transition-[scale] motion-safe:duration-calm motion-safe:ease-out motion-safe:starting:scale-0`}
        style={{ transitionDelay: `${delay}s` }}
      />
      {delay === 0 && (
        <span
          className={`${ring} size-[7em] border-[0.3em] opacity-0 motion-safe:transition-[scale,opacity] motion-safe:duration-slow motion-safe:ease-out motion-safe:starting:scale-20 motion-safe:starting:opacity-100`}
        />
      )}
    </>
  );
}
