import { ByChoice } from './by-choice.tsx';
import { Stage } from './parts.tsx';

/** Frames per second for each option. */
const frameRates = [15, 30, 60] as const;

/** Length and duration of the scroll: one screen in half a second. */
const SCROLL = { pixels: 1080, seconds: 0.5 } as const;

/**
 * Page that scrolls, and the position of a line in each frame. The page scrolls again when another option is chosen.
 */
export function FrameRates() {
  return (
    <Stage roomy={[56, 32]} compact={[34, 28]} ground="desk" className="p-[1.6em] compact:p-[1em]">
      <ByChoice className="contents">
        {frameRates.map((rate) => (
          <span key={rate} className="grid h-full grid-cols-2 gap-[1.6em] compact:gap-[1em]">
            <ScrollingPage rate={rate} />
            <FramePositions rate={rate} />
          </span>
        ))}
      </ByChoice>
    </Stage>
  );
}

const LINE_WIDTH_CLASSES = ['w-[85%]', 'w-[70%]', 'w-[92%]', 'w-[60%]', 'w-[80%]', 'w-[74%]'] as const;

/** Two screens of text, one of which is visible. */
function ScrollingPage({ rate }: { rate: number }) {
  return (
    <span className="relative overflow-hidden rounded-[0.8em] border border-app-line bg-app-window shadow-window">
      <span
        data-scrolls=""
        style={{ animationTimingFunction: `steps(${Math.round(rate * SCROLL.seconds)})` }}
        className="absolute inset-x-0 top-0 flex h-[200%] flex-col justify-around px-[1.6em]"
      >
        {[...LINE_WIDTH_CLASSES, ...LINE_WIDTH_CLASSES, ...LINE_WIDTH_CLASSES, ...LINE_WIDTH_CLASSES].map(
          (widthClass, index) => (
            <span
              key={index}
              className={`h-[0.7em] rounded-full ${widthClass} ${index % 6 === 3 ? 'bg-record' : 'bg-app-skeleton'}`}
            />
          ),
        )}
      </span>
    </span>
  );
}

function FramePositions({ rate }: { rate: number }) {
  const frameCount = Math.ceil(rate * SCROLL.seconds);
  const pixelsPerFrame = SCROLL.pixels / (rate * SCROLL.seconds);
  return (
    <span className="relative rounded-[0.8em] border border-dashed border-app-skeleton">
      {Array.from({ length: frameCount }, (_, frame) => (
        <span
          key={frame}
          style={{ top: `${(3 + (frame / (rate * SCROLL.seconds)) * 96).toFixed(1)}%` }}
          className={`absolute left-[1.6em] h-[0.35em] w-[42%] rounded-full bg-record compact:left-[1em] compact:w-[35%] ${frame === 0 ? '' : 'opacity-40'}`}
        />
      ))}
      <span className="absolute inset-y-0 right-[1em] flex w-[40%] flex-col items-end justify-center font-mono text-ink-muted">
        <span className="text-[2.2em] leading-[1.2] font-medium text-ink compact:text-[1.5em]">
          {pixelsPerFrame} px
        </span>
        <span>from frame</span>
        <span>to frame</span>
      </span>
    </span>
  );
}
