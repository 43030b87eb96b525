import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Overview, secondsInScene } from './overview/overview.tsx';
import { bug } from './takes/bug.tsx';
import { demo } from './takes/demo.tsx';
import { Edit } from './takes/edit.tsx';
import { lesson } from './takes/lesson.tsx';
import { Recording } from './takes/recording.tsx';
import { eventsOf } from './takes/take.ts';
import type { Take, TakeEvent } from './takes/take.ts';
import type { TakeName, VideoFile } from './videos.ts';
import './film.css';

declare global {
  // oxlint-disable-next-line no-var -- a property of the page, by which the script asks for a frame
  var showFrame: (take: VideoFile['take'] | null, second: number) => Promise<void>;
  // oxlint-disable-next-line no-var -- as above
  var listEvents: (name: TakeName, seconds: number) => TakeEvent[];
}

const takes: Readonly<Record<TakeName, Take>> = { demo, lesson, bug };

/** Draws a frame of a take, or of the overview. */
function Frame({ take, at }: { take: VideoFile['take'] | null; at: number }) {
  if (!take) return <Overview at={at} />;
  const State = take.isEdited ? Edit : Recording;
  return <State take={takes[take.name]} at={at} />;
}

const root = createRoot(document.body.appendChild(document.createElement('div')));

/** Draws a frame and sets all animations to its moment, so that frames don't depend on the clock. */
globalThis.showFrame = async (take, second) => {
  flushSync(() => root.render(<Frame take={take} at={second} />));
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
    else {
      // A drawing that moves as it is scrolled moves with the film here.
      animation.timeline = document.timeline;
      animation.pause();
      animation.currentTime = secondsInScene(second) * 650;
    }
  }
  await document.fonts.ready;
};

globalThis.listEvents = (name, seconds) => eventsOf(takes[name], seconds);
