import type { CSSProperties, ReactNode } from 'react';
import { Room, WALL_COLOR } from './room.tsx';
import { Typing } from './typing.tsx';
import { backdropClasses } from './parts.tsx';

/** Webcam image: a person at a desk, with the room behind them. */
export function CameraRoom() {
  return (
    <CameraFrame style={{ background: WALL_COLOR }}>
      <Room className="absolute inset-0 size-full" />
    </CameraFrame>
  );
}

/** Webcam image of `CameraRoom`, with a backdrop instead of the room and the person at the same position. */
export function CameraCleared() {
  return <CameraFrame className={backdropClasses.shop} />;
}

interface CameraFrameProps {
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

/**
 * Frame of `CameraRoom` and `CameraCleared`. The person is at the same position in both, so that one can be rendered on
 * top of the other.
 */
function CameraFrame({ className = '', style, children }: CameraFrameProps) {
  return (
    <div
      dir="ltr"
      style={style}
      className={`relative h-full [container-type:size] overflow-clip forced-color-adjust-none ${className}`}
    >
      {children}
      <Typing style={{ height: 'min(88%, 100cqi)' }} className="absolute bottom-0 left-1/2 -translate-x-1/2" />
    </div>
  );
}
