import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Json } from '../../source/json.ts';
import { api } from '../api/api.ts';
import { isDirty } from '../editor/editor.ts';
import type { Editor } from '../editor/editor.ts';

/** How long somebody must pause for their work to be kept, in milliseconds. */
const PAUSE = 300;

interface Keeping {
  /** The name of this window. */
  readonly owner: string;
  /** By their files, the windows whose drafts were taken over: they are let go as soon as the work is kept in this one's name, or let go. */
  readonly takenOver: RefObject<Map<string, string>>;
  /** What could not be kept is tried again whenever this is another number. */
  readonly again: number;
  readonly onError: (message: string | undefined) => void;
}

/**
 * Keeps the work on every open page that is not saved, as it is done, and lets go what is. Says when it cannot be kept; tries again
 * with the next change.
 */
export function useDrafts(works: Editor['works'], { owner, takenOver, again, onError }: Keeping): void {
  /** What was sent last of each page to be kept; undefined where that has failed. */
  const kept = useRef(new Map<string, Json | undefined>());
  const turn = useRef(Promise.resolve());
  useEffect(() => {
    const keep = async (): Promise<void> => {
      try {
        for (const work of Object.values(works)) {
          const { file, version } = work;
          const document = work.history.now;
          if (!isDirty(work) || kept.current.get(file) === document) continue;
          // Before it has arrived: what is undone meanwhile is let go all the same.
          kept.current.set(file, document);
          await api.keepDraft({ file, owner, document, version }).catch((error: unknown) => {
            kept.current.set(file, undefined);
            throw error;
          });
        }
        for (const file of kept.current.keys()) {
          const work = works[file];
          if (work && isDirty(work)) continue;
          await api.forgetDraft({ file, owner });
          kept.current.delete(file);
        }
        for (const [file, of] of takenOver.current) {
          // Opened since: it is not kept in this window's name yet.
          if (!(file in works)) continue;
          if (of !== owner || !kept.current.has(file)) await api.forgetDraft({ file, owner: of });
          takenOver.current.delete(file);
        }
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
  }, [works, owner, takenOver, again, onError]);
}
