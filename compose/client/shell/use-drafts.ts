import { useEffect, useRef } from 'react';
import { api } from '../api/api.ts';
import { isDirty } from '../editor/editor.ts';
import type { Work } from '../editor/editor.ts';

/** How long somebody must pause for their work to be kept, in milliseconds. */
const PAUSE = 300;

/** Keeps work that is not saved, as it is done; lets it go where there is none. Says when it cannot be kept. */
export function useDrafts(work: Work | undefined, owner: string, onError: (message: string | undefined) => void): void {
  const kept = useRef(new Set<string>());
  const turn = useRef(Promise.resolve());
  const file = work?.file;
  const document = work?.history.now;
  const dirty = work !== undefined && isDirty(work);
  const version = work?.version ?? null;
  useEffect(() => {
    if (file === undefined || document === undefined) return undefined;
    const keep = async (): Promise<void> => {
      try {
        if (dirty) {
          kept.current.add(file);
          await api.keepDraft({ file, owner, document, version });
        } else if (kept.current.delete(file)) await api.forgetDraft({ file, owner });
        onError(undefined);
      } catch (error) {
        onError(error instanceof Error ? error.message : String(error));
      }
    };
    // One after the other: what is let go must not come before what was kept.
    const timer = setTimeout(() => {
      turn.current = turn.current.then(keep);
    }, PAUSE);
    // Who closes the window does not pause.
    const leave = (): void => void keep();
    addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', leave);
    };
  }, [file, document, dirty, version, owner, onError]);
}
