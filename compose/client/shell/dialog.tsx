import { Dialog as RadixDialog } from 'radix-ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { isComposing } from '../is-composing.ts';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  title: string;
  /** What it is about, in a sentence. */
  description: string;
  onClose: () => void;
  /** `wide` for texts to be compared. */
  size?: 'narrow' | 'wide';
  children: ReactNode;
}

/** Something to be read or decided before the work goes on. It is open while it is drawn. */
export function Dialog({ title, description, onClose, size = 'narrow', children }: DialogProps) {
  const [before] = useState(() => document.activeElement);
  return (
    <RadixDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-overlay bg-[oklch(0_0_0/0.45)]" />
        <RadixDialog.Content
          onEscapeKeyDown={(event) => {
            if (isComposing(event)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveBack(before);
          }}
          className={`fixed start-1/2 top-1/2 z-overlay flex max-h-[88dvh] w-[calc(100vw-2rem)] -translate-1/2 flex-col overflow-hidden rounded-lg border border-line bg-surface text-ink shadow-float rtl:translate-x-1/2 ${size === 'wide' ? 'max-w-[60rem]' : 'max-w-form'}`}
        >
          <div className="flex items-start gap-4 border-b border-line px-5 py-4">
            <div className="flex min-w-0 grow flex-col gap-1">
              <RadixDialog.Title className="text-body font-strong">{title}</RadixDialog.Title>
              <RadixDialog.Description className="text-small text-ink-muted">{description}</RadixDialog.Description>
            </div>
            <RadixDialog.Close asChild>
              <IconButton icon="close" label="Close" />
            </RadixDialog.Close>
          </div>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Gives the focus back to what had it; where that is gone with what was done, to the chosen section, or the pane that is shown. */
function giveBack(before: Element | null): void {
  // What was done has given it to something else already.
  if (document.activeElement !== document.body) return;
  const places = [
    before,
    document.querySelector('[data-outline-entry][aria-pressed=true]'),
    document.querySelector('[role=tab][aria-selected=true]'),
  ];
  const place = places.find((each) => each instanceof HTMLElement && each !== document.body && each.isConnected);
  if (place instanceof HTMLElement) place.focus();
}

/** What can be done, at the foot of a dialog. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{children}</div>
);
