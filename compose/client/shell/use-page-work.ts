import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { ApiError, api } from '../api/api.ts';
import { EMPTY, isDirty, reduce, workOf } from '../editor/editor.ts';
import { openWindows } from '../editor/owner.ts';
import type { OpenPage } from '../../protocol/protocol.ts';
import { isSame } from '../../source/json.ts';
import { useDisk } from './use-disk.ts';
import { useDrafts } from './use-drafts.ts';
import type { Asked } from './use-saving.ts';

/** Work that was found again when a page was opened. */
export interface Found {
  readonly file: string;
  readonly at: number;
  /** Whether the file has been changed since that work began. */
  readonly isOlder: boolean;
}

/** A page that was changed here and elsewhere; `theirs` is what its file holds, null where it is gone. */
export interface Conflict {
  readonly file: string;
  readonly theirs: string | null;
}

/** How long the sources must be quiet for the site to be read again, in milliseconds: a command writes several files. */
const QUIET = 300;

/**
 * Opens, keeps and saves pages. Nothing that was made here is lost without being asked about.
 *
 * @param onSources Reads the site again, such as its sections, after its sources have changed
 */
export function usePageWork(owner: string, onSources: () => Promise<void>) {
  const [editor, dispatch] = useReducer(reduce, EMPTY);
  const [found, setFound] = useState<Found>();
  const [conflict, setConflict] = useState<Conflict>();
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  /** Counts changes of the site's sources, each of which has the page drawn anew. */
  const [sources, setSources] = useState(0);
  const work = workOf(editor);
  const latest = useRef(editor);
  useEffect(() => {
    latest.current = editor;
  });
  const saving = useRef(false);
  /** The file of the page that was asked for last. */
  const wanted = useRef<string>(undefined);
  /** Counts how often changes have begun to be reported. */
  const streams = useRef(0);
  /** Pages that are removed here: that their files go is no news. */
  const removed = useRef(new Set<string>());

  /** By their files, the windows whose work was found again. */
  const takenOver = useRef(new Map<string, string>());
  useDrafts(editor.works, { owner, takenOver, again: sources, onError: setError });

  /** Does something that may fail, and says so where it does. */
  const attempt = useCallback(async (action: () => Promise<void>): Promise<void> => {
    try {
      setError(undefined);
      await action();
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    }
  }, []);

  /** Looks whether the file of an open page is still what it was. */
  const look = useCallback(async (file: string): Promise<void> => {
    if (removed.current.has(file)) return;
    const page = await api.open(file).catch((reason: unknown) => reason);
    const current = latest.current.works[file];
    if (!current || saving.current) return;
    if (page instanceof ApiError) {
      if (page.status === 404 && current.version !== null) setConflict({ file, theirs: null });
      // Half written by an editor, it is looked at again when it is whole.
      return;
    }
    const disk = page as OpenPage;
    if (disk.version === current.version) return;
    if (isSame(disk.document, current.history.now))
      return dispatch({ type: 'changed-on-disk', page: disk, keepMine: true });
    if (!isDirty(current)) return dispatch({ type: 'changed-on-disk', page: disk, keepMine: false });
    setConflict({ file, theirs: disk.text });
  }, []);

  const openFile = useCallback(
    async (file: string): Promise<void> => {
      setFound(undefined);
      removed.current.delete(file);
      wanted.current = file;
      if (latest.current.works[file]) return dispatch({ type: 'show', file });
      const stream = streams.current;
      const page = await api.open(file);
      const others = await openWindows();
      // Somebody wants another page by now, or has this one already.
      if (wanted.current !== file) return;
      if (latest.current.works[file]) return dispatch({ type: 'show', file });
      // What another window works on is no work that was left.
      const left = page.drafts.find((draft) => draft.owner === owner || !others.has(draft.owner));
      if (left) takenOver.current.set(file, left.owner);
      dispatch({ type: 'open', page, ...(left && { draft: left }) });
      if (left) setFound({ file, at: left.at, isOlder: left.version !== page.version });
      // The file may have changed after it was read, and before changes were reported.
      if (stream !== streams.current) void look(file);
    },
    [owner, look],
  );

  const open = useCallback(
    (file: string, section?: string): Promise<void> =>
      attempt(async () => {
        await openFile(file);
        if (section !== undefined && wanted.current === file) dispatch({ type: 'select-by-id', id: section });
      }),
    [attempt, openFile],
  );

  const save = useCallback(
    async ({ file, document }: Asked): Promise<void> => {
      const current = latest.current.works[file];
      if (!current || saving.current || isSame(document, current.saved)) return;
      const { base, version } = current;
      saving.current = true;
      setIsSaving(true);
      try {
        const saved = await api.save({ file, document, base, version, owner });
        dispatch({ type: 'saved', file, document, version: saved.version });
        setFound(undefined);
        setError(undefined);
      } catch (reason) {
        if (reason instanceof ApiError && reason.now !== undefined) setConflict({ file, theirs: reason.now });
        else setError(reason instanceof Error ? reason.message : String(reason));
      } finally {
        saving.current = false;
        setIsSaving(false);
      }
    },
    [owner],
  );

  /** Removes the open page: its file, its story, its approved screenshots, and the links to it in the navigation. */
  const remove = useCallback(async (): Promise<void> => {
    const current = workOf(latest.current);
    if (!current || current.version === null) return;
    const { file, version } = current;
    removed.current.add(file);
    try {
      await api.remove({ file, version });
    } catch (reason) {
      removed.current.delete(file);
      throw reason;
    }
    dispatch({ type: 'close', file });
  }, []);

  const reading = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onDisk = useCallback(
    (file: string) => {
      if (/^(?:site|design-system)\//.test(file)) setSources((count) => count + 1);
      if (/^(?:site|design-system|stories\/sections)\//.test(file)) {
        clearTimeout(reading.current);
        // A site that cannot be read stays as it was: the drawing, which is asked for as often, says why.
        reading.current = setTimeout(() => void onSources().catch(() => {}), QUIET);
      }
      if (file in latest.current.works) void look(file);
      // It could not be read when it was opened, and no other page is open.
      else if (file === wanted.current && !workOf(latest.current) && !removed.current.has(file)) void open(file);
    },
    [look, onSources, open],
  );
  /** Looks at what has changed while no change was reported. After the process was gone, what could not be kept is kept now. */
  const onOpen = useCallback(
    (wasGone: boolean) => {
      streams.current += 1;
      if (wasGone) setSources((count) => count + 1);
      for (const file of Object.keys(latest.current.works)) void look(file);
    },
    [look],
  );
  useDisk(onDisk, onOpen);

  /** Ends a conflict: with what is in the file, or with what was made here, saved over it. */
  const settle = useCallback(
    async (keepMine: boolean): Promise<void> => {
      const current = conflict && latest.current.works[conflict.file];
      setConflict(undefined);
      if (!current) return;
      const { file, base, history } = current;
      const document = history.now;
      await attempt(async () => {
        const disk = await api.open(file).catch((reason: unknown) => {
          if (reason instanceof ApiError && reason.status === 404) return undefined;
          throw reason;
        });
        if (disk) dispatch({ type: 'changed-on-disk', page: disk, keepMine });
        if (!keepMine) return;
        // A file that is gone is made again of the text that the work began with.
        const saved = await api.save({
          file,
          document,
          base: disk?.text ?? base,
          version: disk?.version ?? null,
          owner,
        });
        dispatch({ type: 'saved', file, document, version: saved.version });
      });
    },
    [attempt, conflict, owner],
  );

  return {
    editor,
    work,
    dispatch,
    attempt,
    remove,
    open,
    save,
    settle,
    found,
    setFound,
    conflict,
    setConflict,
    error,
    isSaving,
    sources,
  };
}
