import type { ReactNode } from 'react';
import { CameraRoom } from '../illustrations/camera-room.tsx';
import { EmptyDesk } from '../illustrations/empty-desk.tsx';
import { OpenLetter } from '../illustrations/open-letter.tsx';
import { PersonRecording } from '../illustrations/person-recording.tsx';
import { ReadingCorner } from '../illustrations/reading-corner.tsx';
import { TimelineRuler } from '../illustrations/timeline-ruler.tsx';

/*
 * Decorative parts of form pages. The site's build (`site/vite/kept-markup.ts`) replaces these components in the client
 * bundle with empty ones that keep the server-rendered markup. So each exported component renders one `div` and takes
 * no props.
 */

/** Timeline ruler at the top of a form page. */
export function EntryRuler() {
  return <TimelineRuler data-static="" seconds={30} className="border-b border-line" />;
}

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
      <CameraRoom />
    </Frame>
  );
}

/** Illustration beside the registration form. */
export function RegisterIllustration() {
  return (
    <Frame>
      <PersonRecording />
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
