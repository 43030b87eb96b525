import { CursorPath } from '../illustrations/cursor-path/index.ts';
import { TimelineRuler } from '../illustrations/timeline-ruler/index.ts';

/*
 * What stands around a form and never changes. The site's build takes these functions out of what a browser gets
 * (`site/vite/kept-markup.ts`): each draws one `div` and takes no props.
 */

/** The ruler over the page of a form. */
export function EntryRuler() {
  return <TimelineRuler data-static="" seconds={30} className="border-b border-line" />;
}

/** Beside the form where there is room for it; it says nothing the page does not say elsewhere. */
export function EntryDrawing() {
  return (
    <div
      data-static=""
      aria-hidden="true"
      className="hidden max-h-[56rem] overflow-hidden rounded-lg border border-app-line @lg:col-span-6 @lg:col-start-7 @lg:block @xl:col-span-8 @xl:col-start-5"
    >
      <CursorPath />
    </div>
  );
}
