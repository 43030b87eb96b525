/**
 * The line between the two, with its handle: the playhead, moved sideways. Drawn apart from the slider's own thumb, so
 * that it is there before the slider can be used; the slider above it takes every press.
 */
export function Divider({ shape }: { shape: string }) {
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute inset-x-0 top-0 in-data-runtime-failed:hidden noninteractive:hidden ${shape}`}
    >
      <span className="absolute inset-y-0 start-(--at) flex w-0 items-center justify-center">
        <span className="absolute inset-y-0 w-0.5 bg-record forced-colors:bg-[CanvasText]" />
        <span className="relative grid size-11 shrink-0 place-items-center rounded-full border border-line-strong bg-surface text-ink shadow-float outline-offset-2 outline-focus group-has-[:focus-visible]:outline-2">
          <svg viewBox="0 0 16 16" className="size-5 stroke-current" fill="none" strokeWidth="1.25">
            <path d="M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </span>
      </span>
    </div>
  );
}
