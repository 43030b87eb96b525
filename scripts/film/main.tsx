import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Film, secondsInScene } from './film.tsx';
import './film.css';

declare global {
  // oxlint-disable-next-line no-var -- a property of the page, by which the script asks for a frame
  var showFrame: (second: number) => Promise<void>;
}

const root = createRoot(document.body.appendChild(document.createElement('div')));

/** Draws the film at a moment. What runs by itself is stopped at that moment too, so that a frame never depends on the clock. */
globalThis.showFrame = async (second) => {
  flushSync(() => root.render(<Film at={second} />));
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
