import { useId } from 'react';
import type { ReactNode } from 'react';
import { signButton } from './control-styles.tsx';

interface MarkButtonProps {
  readonly words: string;
  readonly shortcut: string;
  readonly isPressed: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Sets or takes away a mark, and says the keys that do the same. */
export function MarkButton({ words, shortcut, isPressed, onPress, children }: MarkButtonProps) {
  const hint = useId();
  return (
    <>
      <button
        type="button"
        aria-label={words}
        aria-pressed={isPressed}
        aria-keyshortcuts={`Control+${shortcut.toUpperCase()} Meta+${shortcut.toUpperCase()}`}
        aria-describedby={hint}
        title={`${words} (Ctrl or ⌘ ${shortcut.toUpperCase()})`}
        className={`${signButton} aria-pressed:text-ink aria-pressed:bg-hover`}
        // The text keeps its focus and its selection.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onPress}
      >
        {children}
      </button>
      <span id={hint} hidden>
        Control or Command {shortcut.toUpperCase()}
      </span>
    </>
  );
}
