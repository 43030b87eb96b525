'use client';

import { useState } from 'react';

/**
 * Mark of a click in the recording: a ring that stays, and a wave that fades. With a delay (in seconds) or with reduced
 * motion, there is only the ring. The center of the mark is at the top left corner of its container.
 */
export function ClickMark(props: { delay: number }) {
  // Only the first delay is used. If it changed to 0 later, the wave would start without a click.
  const [delay] = useState(props.delay);
  const ringClasses = 'absolute -translate-1/2 rounded-full border-record';
  return (
    <>
      <span
        data-slot="click-mark"
        className={`${ringClasses} size-[2.4em] border-[0.22em] bg-record/20 motion-safe:transition-[scale] motion-safe:duration-calm motion-safe:ease-out motion-safe:starting:scale-0`}
        style={{ transitionDelay: `${delay}s` }}
      />
      {delay === 0 && (
        <span
          className={`${ringClasses} size-[7em] border-[0.3em] opacity-0 motion-safe:transition-[scale,opacity] motion-safe:duration-slow motion-safe:ease-out motion-safe:starting:scale-20 motion-safe:starting:opacity-100`}
        />
      )}
    </>
  );
}
