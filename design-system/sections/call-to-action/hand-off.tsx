import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../primitives/button/index.ts';
import type { CallToActionContent } from './call-to-action.schema.ts';

type HandOffProps = NonNullable<CallToActionContent['handOff']>;

/**
 * Hands the page's address to another device: with the system's own sharing where there is one, else by the clipboard.
 * It is there only where it helps and works: in the browser, and not on a Mac.
 */
export function HandOff({ label, done, failed, path }: HandOffProps) {
  const isElsewhere = useSyncExternalStore(noChanges, isNoMac, never);
  const [outcome, setOutcome] = useState('');
  if (!isElsewhere) return null;
  return (
    <>
      <Button size="lg" variant="outline" onClick={() => void handOff()}>
        {label}
      </Button>
      <output className="block w-full text-small text-ink-muted empty:hidden">{outcome}</output>
    </>
  );

  async function handOff(): Promise<void> {
    const url = new URL(path, location.href).href;
    try {
      if ('share' in navigator) {
        await navigator.share({ url });
        return;
      }
      await clipboardOf(navigator).writeText(url);
      setOutcome(done);
    } catch (error) {
      // The visitor has closed the system's share sheet: that is no error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setOutcome(failed);
    }
  }
}

/** A page that is not served securely has no clipboard, although the type of `navigator` says otherwise. */
function clipboardOf({ clipboard }: { clipboard?: Clipboard }): Clipboard {
  if (clipboard === undefined) throw new Error('This page has no clipboard');
  return clipboard;
}

const noChanges = () => () => {};
const never = (): boolean => false;

/** An iPad says it is a Mac, but a Mac has no touch screen. */
function isNoMac(): boolean {
  return !/\bMacintosh\b/.test(navigator.userAgent) || navigator.maxTouchPoints > 1;
}
