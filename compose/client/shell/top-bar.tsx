import { brand } from '@onset/design-system/brand';
import { BrandMark } from '@onset/design-system/primitives/brand-mark';
import { Button } from '@onset/design-system/primitives/button';
import { IconButton } from './icon-button.tsx';

interface TopBarProps {
  /** The path of the open page; undefined where none is. */
  path: string | undefined;
  state: 'saved' | 'changed' | 'saving';
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
  onDiscard: () => void;
  onChanges: () => void;
  onShortcuts: () => void;
  onTheme: () => void;
}

const STATES = { saved: 'Saved', changed: 'Not saved', saving: 'Saving' } as const;

/** What is open, whether it is saved, and what is done with all of it. */
export function TopBar({ path, state, canUndo, canRedo, ...on }: TopBarProps) {
  return (
    <header className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-3 py-2">
      <h1 className="flex min-w-0 items-center gap-2.5 text-small font-medium">
        <BrandMark className="size-6 shrink-0" />
        <span className="sr-only">{`${brand.name} page editor`}</span>
        {path !== undefined && (
          <>
            <span className="truncate text-body">{path}</span>
            <span className="flex shrink-0 items-center gap-1.5 text-label text-ink-muted">
              <span
                aria-hidden="true"
                className={`size-1.5 rounded-full ${state === 'saved' ? 'bg-success' : 'bg-record'}`}
              />
              {STATES[state]}
            </span>
          </>
        )}
      </h1>
      <div className="ms-auto flex flex-wrap items-center justify-end gap-1">
        {path !== undefined && (
          <>
            <IconButton icon="undo" label="Undo" disabled={!canUndo} onClick={on.onUndo} />
            <IconButton icon="redo" label="Redo" disabled={!canRedo} onClick={on.onRedo} />
          </>
        )}
        <IconButton icon="sun" label="Light or dark page editor" onClick={on.onTheme} />
        <IconButton icon="keys" label="Keyboard shortcuts" onClick={on.onShortcuts} />
        {path !== undefined && (
          <span className="ms-2 flex items-center gap-2 max-[30rem]:ms-0 max-[30rem]:gap-1">
            {state === 'changed' && (
              <Button variant="quiet" size="sm" onClick={on.onDiscard}>
                Discard
              </Button>
            )}
            <Button variant="outline" size="sm" onClick={on.onChanges}>
              Changes
            </Button>
            <Button
              variant="primary"
              size="sm"
              pending={state === 'saving'}
              aria-disabled={state === 'saved' || undefined}
              onClick={on.onSave}
            >
              Save
            </Button>
          </span>
        )}
      </div>
    </header>
  );
}
