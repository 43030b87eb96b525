import type { ReactNode } from 'react';
import { CameraCleared, CameraRoom } from '../illustrations/camera-room.tsx';
import { PersonRecording } from '../illustrations/person-recording.tsx';
import { TimelineRuler } from '../illustrations/timeline-ruler.tsx';

/*
 * The static parts around a form. The site's build removes the exported functions from the scripts
 * (`site/vite/kept-markup.ts`), so each renders one `div` and takes no props.
 */

/** Ruler above the page of a form. */
export function EntryRuler() {
  return <TimelineRuler data-static="" seconds={30} className="border-b border-line" />;
}

/** Illustration beside most forms. */
export function EntryIllustration() {
  return (
    <Frame>
      <CameraCleared />
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

/** Frame beside the form in wide containers. Hidden from assistive technology. */
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
