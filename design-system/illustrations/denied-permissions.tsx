import { Icon } from '../primitives/icon.tsx';
import type { IconName } from '../primitives/icon.tsx';
import { getVisibilityAttributes, getValueAttributes } from './by-choice.tsx';
import { bob } from './look-bob.tsx';
import { backdropClasses, Keys, Stage } from './parts.tsx';
import { Person } from './person.tsx';
import { RecordedWindow } from './recorded-window.tsx';
import { Waveform } from './waveform.tsx';

/**
 * Icons of the permissions. The first option of the illustration denies none of them, and each other option denies one,
 * in this order.
 */
const permissionIcons: readonly IconName[] = ['microphone', 'camera', 'cursor'];

/** Returns a value for each option: 0 for the one that denies the permission with this index, and 1 for the others. */
const getOpacities = (permissionIndex: number) =>
  [1, 1, 1, 1].map((opacity, optionIndex) => (optionIndex === permissionIndex + 1 ? 0 : opacity));

const FADE_CLASSES = 'opacity-(--value) motion-safe:transition-opacity motion-safe:duration-slow';

/** Video without the parts for which a permission is missing: the sound, the camera, or the zoom and the shortcut. */
export function DeniedPermissions() {
  return (
    <Stage roomy={[58, 33]} compact={[36, 29]} className="grid grid-rows-[4fr_1fr]">
      <div className={`relative overflow-hidden ${backdropClasses.lesson}`}>
        <div
          {...getValueAttributes(['1.35', '1.35', '1.35', '1'])}
          className="absolute inset-0 origin-[78%_26%] scale-(--value) motion-safe:transition-[scale] motion-safe:duration-slow"
        >
          <RecordedWindow app="lesson" className="top-[8%] left-[9%] aspect-16/10 w-[82%]" />
        </div>
        <span
          {...getValueAttributes(getOpacities(1))}
          className={`absolute bottom-[1em] left-[1em] size-[8em] overflow-hidden rounded-full border-[0.2em] border-app-window bg-clip-camera shadow-window compact:size-[6.4em] ${FADE_CLASSES}`}
        >
          <Person look={bob} closeUp className="size-full" />
        </span>
        <span
          {...getValueAttributes(getOpacities(2))}
          className={`absolute right-[1em] bottom-[1em] rounded-[0.6em] bg-app-panel p-[0.5em] ${FADE_CLASSES}`}
        >
          <Keys chord={['command', 'K']} />
        </span>
      </div>
      <div className="grid grid-cols-[1fr_auto] items-center gap-[1.6em] border-t border-app-line px-[1.6em] compact:gap-[1em] compact:px-[1em]">
        <span className="h-[60%] rounded-[0.4em] bg-app-track">
          <span
            {...getValueAttributes(getOpacities(0))}
            className={`block h-full rounded-[0.4em] bg-clip-sound text-on-clip-sound ${FADE_CLASSES}`}
          >
            <Waveform bars={90} seed={6} />
          </span>
        </span>
        <span className="flex gap-[1.1em] text-[1.7em]">
          {permissionIcons.map((icon, index) => (
            <span key={icon} className="relative">
              <span
                {...getValueAttributes(getOpacities(index).map((value) => 0.3 + value * 0.7))}
                className={`flex ${FADE_CLASSES}`}
              >
                <Icon name={icon} />
              </span>
              <span
                {...getVisibilityAttributes(index + 1)}
                className="absolute top-1/2 left-1/2 h-[0.12em] w-[1.6em] -translate-1/2 -rotate-45 bg-record"
              />
            </span>
          ))}
        </span>
      </div>
    </Stage>
  );
}
