import type { ReactNode } from 'react';
import { Room } from './room.tsx';
import { Typing } from './typing.tsx';

/** What the camera sees: somebody at a desk, and the room. */
export function CameraRoom() {
  return (
    <Picture className="bg-clip-camera">
      <Room className="absolute inset-0 size-full" />
    </Picture>
  );
}

/** The same moment, with the room cleared and a backdrop in its place. Nobody has moved. */
export function CameraCleared() {
  return <Picture className="bg-linear-135 from-backdrop-from to-backdrop-to" />;
}

/** The person stands in the same place of both, so that one can be drawn over the other. */
function Picture({ className, children }: { className: string; children?: ReactNode }) {
  return (
    <div
      dir="ltr"
      className={`relative h-full [container-type:size] overflow-clip forced-color-adjust-none ${className}`}
    >
      {children}
      <Typing style={{ height: 'min(88%, 100cqi)' }} className="absolute bottom-0 left-1/2 -translate-x-1/2" />
    </div>
  );
}
