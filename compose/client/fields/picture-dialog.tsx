import { Icon } from '@onset/design-system/primitives/icon';
import { useEffect, useId, useRef, useState } from 'react';
import { compactControl, signButton } from './control-styles.tsx';
import { PictureGrid } from './picture-grid.tsx';
import type { PictureOption } from './picture-grid.tsx';

interface PictureDialogProps {
  readonly title: string;
  readonly options: readonly PictureOption[];
  readonly chosen: string | undefined;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}

/** Everything there is to choose from, by picture, with a search by name. The focus goes back to where it came from. */
export function PictureDialog({ title, options, chosen, onChoose, onClose }: PictureDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const words = typed.trim().toLowerCase();
  const shown = options.filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(words));

  useEffect(() => {
    const { current } = dialog;
    if (!current?.open) current?.showModal();
    current?.querySelector('input')?.focus();
  }, []);
  // The browser moves the focus back at once, but fires `close` later, when the dialog may have been opened again.
  const close = (): void => {
    dialog.current?.close();
    onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- What is pressed beside it closes it; keys have Escape.
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      className="m-auto max-h-[min(40rem,90dvh)] w-[min(36rem,94vw)] flex-col overflow-hidden rounded-md border border-line bg-surface p-0 text-ink shadow-float backdrop:bg-[oklch(0_0_0/0.45)] open:flex"
      // The keys of the workshop are not for what stands behind a dialog.
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className="flex items-center gap-2 px-4 pt-3">
        <h2 id={`${id}-title`} className="min-w-0 grow text-small font-strong">
          {title}
        </h2>
        <button type="button" aria-label="Close" className={signButton} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="border-b border-line px-4 pt-2 pb-3">
        <label htmlFor={`${id}-search`} className="sr-only">
          Search by name
        </label>
        <input
          id={`${id}-search`}
          type="search"
          placeholder="Search by name"
          className={compactControl()}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
            event.preventDefault();
            dialog.current?.querySelector<HTMLElement>('[role=option]')?.focus();
          }}
        />
      </div>
      {shown.length === 0 ? (
        <p className="p-6 text-small text-ink-muted">Nothing has “{typed.slice(0, 60)}” in its name.</p>
      ) : (
        <PictureGrid
          title={title}
          options={shown}
          chosen={chosen}
          onChoose={(value) => {
            onChoose(value);
            close();
          }}
        />
      )}
    </dialog>
  );
}
