import { Frames } from './frames.ts';

/** What the dev server tells the script. */
export interface Handles {
  /** Where the workshop is: an origin. */
  readonly workshop: string;
  /** What starts it. */
  readonly command: string;
  /** The paths of the pages it can open. */
  readonly paths: readonly string[];
}

/** The sections that the page lists: each has its anchor at its root. One within another is part of that. */
const SECTION = 'main [data-section][id]';

/**
 * Gives each section of the page a handle, which opens it in the workshop in a new tab. It is seen while the pointer or the
 * focus is in the section, or on the handle. The handles stand behind all else in the document, and change nothing of what
 * is there: React owns parts of it.
 */
export function showHandles({ workshop, command, paths }: Handles): void {
  const path = location.pathname.replace(/(.)\/+$/, '$1');
  const ids = [...document.querySelectorAll<HTMLElement>(SECTION)].filter(isOuter).map(({ id }) => id);
  if (ids.length === 0 || !paths.includes(path)) return;
  const frames = new Frames(
    ids.map((id) => ({
      id,
      href: `${workshop}/?${new URLSearchParams({ page: path, section: id })}`,
      label: `Open the section “${id}” in the workshop`,
      hint: `Open “${id}” in the workshop: ${command} must be running`,
    })),
  );
  followPointer(frames);
  followFocus(frames);
}

const isOuter = (section: Element): boolean => !section.parentElement?.closest(SECTION);

/** The anchor of the section that a target of an event is in. */
function sectionAt(target: EventTarget | null): string | undefined {
  let found = target instanceof Element ? target.closest(SECTION) : null;
  while (found && !isOuter(found)) found = found.parentElement?.closest(SECTION) ?? null;
  return found?.id;
}

function followPointer(frames: Frames): void {
  addEventListener(
    'pointerover',
    ({ target }) => {
      // On the handle it is still in the section.
      if (!frames.has(target)) frames.show('pointer', sectionAt(target));
    },
    { capture: true, passive: true },
  );
  document.documentElement.addEventListener('pointerleave', ({ pointerType }) => {
    // A finger that is lifted leaves too, and could never touch what it has shown.
    if (pointerType !== 'touch') frames.show('pointer', undefined);
  });
}

function followFocus(frames: Frames): void {
  addEventListener('focusin', ({ target }) => {
    if (!frames.has(target)) frames.show('focus', sectionAt(target));
  });
}
