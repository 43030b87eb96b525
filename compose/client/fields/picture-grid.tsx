import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

/** Something to choose by its picture. */
export interface PictureOption {
  readonly value: string;
  readonly name: string;
  readonly picture: ReactNode;
}

interface PictureGridProps {
  readonly title: string;
  readonly options: readonly PictureOption[];
  readonly chosen: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** The pictures, among which the arrow keys move as they are seen. */
export function PictureGrid({ title, options, chosen, onChoose }: PictureGridProps) {
  const [active, setActive] = useState(chosen);
  const current = options.some(({ value }) => value === active) ? active : options[0]?.value;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const parts = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=option]')];
    const at = parts.findIndex((part) => part === document.activeElement);
    const focused = parts[at];
    if (focused === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      focused.click();
      return;
    }
    const to = neighbour(event.key, parts, at);
    const next = to === undefined ? undefined : parts[to];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- No native list has pictures.
      role="listbox"
      aria-label={title}
      tabIndex={-1}
      className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-1 overflow-y-auto p-3"
      onKeyDown={onKeyDown}
    >
      {options.map(({ value, name, picture }) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The list around it has the keys.
        <div
          key={value}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- As above.
          role="option"
          aria-selected={value === chosen}
          tabIndex={value === current ? 0 : -1}
          className="flex min-w-0 cursor-pointer flex-col items-center justify-between gap-1.5 rounded-sm p-2 text-center hover:bg-hover aria-selected:bg-hover aria-selected:inset-ring-2 aria-selected:inset-ring-ink"
          onFocus={() => setActive(value)}
          onClick={() => onChoose(value)}
        >
          {picture}
          <span className="max-w-full text-label wrap-anywhere text-ink-muted">{name}</span>
        </div>
      ))}
    </div>
  );
}

/** Where a key leads from one part of a grid: to the sides along the text, up and down by what is seen. */
function neighbour(key: string, parts: readonly HTMLElement[], at: number): number | undefined {
  const [first] = parts;
  if (first === undefined) return undefined;
  const isLeftToRight = getComputedStyle(first).direction === 'ltr';
  const columns = parts.filter((part) => part.offsetTop === first.offsetTop).length;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: isLeftToRight ? 1 : -1,
    ArrowLeft: isLeftToRight ? -1 : 1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -at,
    End: parts.length - 1 - at,
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.min(parts.length - 1, Math.max(0, at + step));
}
