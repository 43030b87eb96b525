import type { PortraitName } from '../content/media.schema.ts';
import { beard } from '../illustrations/look-beard.tsx';
import { bob } from '../illustrations/look-bob.tsx';
import { curls } from '../illustrations/look-curls.tsx';
import { Person } from '../illustrations/person.tsx';

const looks = { bob, curls, beard } as const;

export interface PortraitProps {
  name: PortraitName;
  /** CSS class with the size. */
  className: string;
}

/** Round portrait of a drawn person beside their name. It is mirrored if needed, so that the face looks toward the name. */
export function Portrait({ name, className }: PortraitProps) {
  return (
    <Person
      closeUp
      look={looks[name]}
      className={`shrink-0 rounded-full bg-clip-camera forced-color-adjust-none ${name === 'beard' ? '-scale-x-100 rtl:scale-x-100' : 'rtl:-scale-x-100'} ${className}`}
    />
  );
}
