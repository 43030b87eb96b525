import { Person } from '../person/index.ts';

/** The camera in its bubble over the picture. It never changes, so that an island leaves it as the document has it. */
export function CameraBubble() {
  return (
    <div
      data-static=""
      aria-hidden="true"
      className="absolute bottom-[5%] left-[3.5%] aspect-square w-[15%] overflow-hidden rounded-full border-[0.2em] border-app-window bg-clip-camera shadow-window"
    >
      <Person closeUp className="size-full" />
    </div>
  );
}
