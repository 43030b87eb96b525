/** The signs on keys that the site's fonts do not have, as strokes in a box of 16. */
const signs = {
  command:
    'M5.75 5.75h4.5v4.5h-4.5zV4.1A1.65 1.65 0 1 0 4.1 5.75zM10.25 5.75V4.1a1.65 1.65 0 1 1 1.65 1.65zM10.25 10.25h1.65a1.65 1.65 0 1 1-1.65 1.65zM5.75 10.25v1.65a1.65 1.65 0 1 1-1.65-1.65z',
  shift: 'M8 2.5 13.75 8.5H10.5v4.75h-5V8.5H2.25z',
  return: 'M13 3.5v5.25H3.5M6.75 5.5 3.5 8.75 6.75 12',
} as const;

/** What stands on a key: a sign by its name, or what the key writes. */
export type Key = keyof typeof signs | (string & {});

/** Keys pressed together: ⇧⌘P is `['shift', 'command', 'P']`. */
export type Chord = readonly Key[];

const isSign = (key: Key): key is keyof typeof signs => Object.hasOwn(signs, key);

/** One key of a keyboard, as large as the text around it makes it. */
export function Keycap({ children }: { children: Key }) {
  return (
    <span className="flex h-[1.9em] min-w-[1.9em] items-center justify-center rounded-[0.4em] border border-b-[0.16em] border-app-skeleton bg-app-window px-[0.4em] leading-none font-medium text-ink">
      {isSign(children) ? (
        <svg viewBox="0 0 16 16" width="1em" height="1em" fill="none" strokeWidth="1.3" className="stroke-current">
          <path d={signs[children]} strokeLinejoin="round" strokeLinecap="round" />
        </svg>
      ) : (
        children
      )}
    </span>
  );
}

/** Keys that are pressed together, side by side. */
export function Keys({ chord, className = '' }: { chord: Chord; className?: string }) {
  return (
    <span className={`flex gap-[0.3em] ${className}`}>
      {chord.map((key) => (
        <Keycap key={key}>{key}</Keycap>
      ))}
    </span>
  );
}
