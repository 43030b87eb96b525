import { Cursor } from '../../illustrations/cursor/index.ts';

interface DemoHintProps {
  /** What can be done now, for those with a pointer; nothing is shown without it. */
  words: string | undefined;
  /** The same for those with a keyboard, who see it while the picture has the focus. */
  keys: string;
  /** The id of that text, by which the picture is described. */
  keysId: string;
  /** Button for the action of Escape. Left out where there is nothing to leave. */
  escape: { label: string; onClick: () => void } | undefined;
}

/**
 * What can be done with the picture, on the picture. It must follow the picture's button, a `peer`. Its size is bounded
 * by the picture's, so that large text leaves something of the picture to press.
 */
export function DemoHint({ words, keys, keysId, escape }: DemoHintProps) {
  return (
    <div
      data-plays="hint"
      className={`pointer-events-none absolute right-[2.5%] bottom-[5%] ms-[20%] items-center gap-x-2 rounded-[1.6em] bg-ink-fill py-1 ps-[1em] text-[length:min(0.8125rem,6cqi)] font-medium text-on-ink-fill shadow-float forced-color-adjust-auto forced-colors:border in-data-runtime-failed:hidden noninteractive:hidden ${escape ? 'pe-1' : 'pe-[1em]'} ${words ? 'flex' : 'hidden peer-[:focus-visible:not([data-by-pointer])]:flex'} peer-[:focus-visible:not([data-by-pointer])]:[&_[data-keys]]:inline peer-[:focus-visible:not([data-by-pointer])]:[&_[data-words]]:hidden`}
    >
      <Cursor className="h-[1.4em] shrink-0 @max-sm:hidden" />
      <span dir="auto" data-words="" className="py-1">
        {words}
      </span>
      <span dir="auto" data-keys="" id={keysId} className="hidden py-1">
        {keys}
      </span>
      {escape && (
        <button
          key={escape.label}
          type="button"
          aria-keyshortcuts="Escape"
          onClick={escape.onClick}
          className="pointer-events-auto min-h-[2.4em] shrink-0 cursor-pointer rounded-full bg-canvas px-[0.9em] text-ink hover:bg-hover forced-colors:border"
        >
          {escape.label}
          <kbd
            aria-hidden="true"
            className="ms-2 hidden font-mono font-normal text-ink-muted [@media(hover:hover)]:inline"
          >
            Esc
          </kbd>
        </button>
      )}
    </div>
  );
}
