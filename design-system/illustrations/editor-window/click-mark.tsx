/**
 * A press in the recording: a ring that stays, and a wave that leaves it once. Without motion there is the ring alone.
 * Its centre is the top left corner of what it stands in.
 */
export function ClickMark() {
  const ring = 'absolute -translate-1/2 rounded-full border-record';
  return (
    <>
      <span
        data-slot="click-mark"
        className={`${ring} size-[2.4em] border-[0.22em] bg-record/20 motion-safe:transition-[scale] motion-safe:duration-calm motion-safe:ease-out motion-safe:starting:scale-0`}
      />
      <span
        className={`${ring} size-[7em] border-[0.3em] opacity-0 motion-safe:transition-[scale,opacity] motion-safe:duration-slow motion-safe:ease-out motion-safe:starting:scale-20 motion-safe:starting:opacity-100`}
      />
    </>
  );
}
