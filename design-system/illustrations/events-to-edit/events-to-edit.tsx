import { Stage } from '../parts/index.ts';
import { Lanes } from './lanes.tsx';
import { Log } from './log.tsx';

/**
 * What is written down during a recording, and what the edit makes of it: two presses close together become one zoom, the
 * next zoom waits for the scrolling to end, a shortcut becomes a caption of keys, a silence is offered as a cut.
 */
export function EventsToEdit() {
  return (
    <Stage roomy={[68, 26]} compact={[33, 28]} className="flex compact:flex-col">
      <Log />
      <Lanes />
    </Stage>
  );
}
