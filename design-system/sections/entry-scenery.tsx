import type { ReactNode } from 'react';
import { CameraRoom } from '../illustrations/camera-room.tsx';
import { EmptyDesk } from '../illustrations/empty-desk.tsx';
import { beard } from '../illustrations/look-beard.tsx';
import { OpenLetter } from '../illustrations/open-letter.tsx';
import { Person } from '../illustrations/person.tsx';
import { ReadingCorner } from '../illustrations/reading-corner.tsx';
import { Room, WALL_COLOR } from '../illustrations/room.tsx';

/*
 * Decorative parts of form pages. The site's build (`site/vite/static-drawings.ts`) replaces these components in the client
 * bundle with empty ones that keep the server-rendered markup. So each exported component renders one `div` and takes
 * no props.
 */

/** Illustration beside the forms for a new password. */
export function EntryIllustration() {
  return (
    <Frame>
      <EmptyDesk />
    </Frame>
  );
}

/** Illustration of an opened letter, beside a form that a link in an email opens. */
export function LetterIllustration() {
  return (
    <Frame>
      <OpenLetter />
    </Frame>
  );
}

/** Illustration of an armchair, beside a form that a link in an email opens. */
export function ArmchairIllustration() {
  return (
    <Frame>
      <ReadingCorner />
    </Frame>
  );
}

/** Illustration beside the login form. */
export function LoginIllustration() {
  return (
    <Frame>
      <div
        dir="ltr"
        className="relative h-full overflow-clip forced-color-adjust-none"
        style={{ background: WALL_COLOR }}
      >
        <Room className="absolute inset-0 size-full" />
        <Person look={beard} className="absolute bottom-0 left-1/2 h-[86%] -translate-x-1/2" />
      </div>
    </Frame>
  );
}

/** Illustration beside the registration form. */
export function RegisterIllustration() {
  return (
    <Frame>
      <CameraRoom />
    </Frame>
  );
}

/**
 * Frame of an illustration. It is beside the form in wide containers and hidden in narrow ones. Assistive technology
 * ignores it.
 */
function Frame({ children }: { children: ReactNode }) {
  return (
    <div
      data-static=""
      aria-hidden="true"
      className="hidden max-h-[56rem] overflow-hidden rounded-lg border border-app-line @lg:col-span-6 @lg:col-start-7 @lg:block @xl:col-span-8 @xl:col-start-5"
    >
      {children}
    </div>
  );
}
