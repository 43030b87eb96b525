import { act } from '../act.ts';
import { Scene } from './scene.tsx';

/** How many times larger the picture on the right is: as many as it is wider than the frame. */
const ENLARGED = 22.5 / 7.5;

/** A zoom explained: the small frame around a button, and the same content when the frame fills the picture. */
export function ZoomSteps() {
  return (
    <div
      dir="ltr"
      className="relative h-full [container-type:size] overflow-hidden bg-linear-135 from-backdrop-from to-backdrop-to forced-color-adjust-none"
    >
      {/* 46 em wide and 26 em high, whatever room there is. All places in it are in em, and so is the frame in the scene. */}
      <div className="absolute top-1/2 left-1/2 h-[26em] w-[46em] -translate-1/2 text-[length:min(2.06cqi,3.5cqb)]">
        <Scene className="absolute top-[5.5em] left-[1em] shadow-float" />
        <svg
          {...act('appear', { after: 0.5, lasts: 0.6 })}
          viewBox="0 0 46 26"
          className="absolute inset-0 size-full fill-record/10 stroke-record"
        >
          <path d="M18.8 14.55 22.5 4.75V21.2L18.8 20.18z" stroke="none" />
          <path
            d="M18.8 14.55 22.6 4.75M18.8 20.18 22.6 21.2"
            fill="none"
            strokeWidth="0.12"
            strokeDasharray="0.2 0.3"
          />
        </svg>
        <span className="absolute top-[14.55em] left-[11.3em] h-[5.63em] w-[7.5em] rounded-[0.27em] border-[0.13em] border-record" />
        <div
          {...act('move', { from: '-18.7em 4.37em', scale: 0.333 })}
          className="absolute top-[4.56em] left-[22.5em] h-[16.88em] w-[22.5em] overflow-hidden rounded-[0.8em] bg-app-window shadow-window"
        >
          <div className="absolute" style={{ fontSize: `${ENLARGED}em`, top: '-9.05em', left: '-10.3em' }}>
            <Scene />
          </div>
          <span className="absolute inset-0 rounded-[inherit] border-[0.2em] border-record" />
        </div>
      </div>
    </div>
  );
}
