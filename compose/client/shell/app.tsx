import { Button } from '@onset/design-system/primitives/button';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { JsonRecord } from '../../source/json.ts';
import { isRecord } from '../../source/json.ts';
import type { PageList, SectionInfo, SiteInfo } from '../../protocol/protocol.ts';
import { api } from '../api/api.ts';
import { Canvas } from '../canvas/canvas.tsx';
import { useDrawing } from '../canvas/use-drawing.ts';
import { FIRST_VIEW } from '../canvas/view.ts';
import { sectionsOf, wordOf } from '../editor/document.ts';
import { isDirty } from '../editor/editor.ts';
import type { Work } from '../editor/editor.ts';
import { ChangesDialog } from './changes-dialog.tsx';
import { keepCopy, keptCopy } from './clipboard.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { Inspector } from './inspector.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import { Outline } from './outline.tsx';
import { PagesPanel, pathOfFile } from './pages-panel.tsx';
import { Palette } from './palette.tsx';
import { Panes } from './panes.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { commandOf, isOnPage } from './shortcuts.ts';
import type { Command } from './shortcuts.ts';
import { TopBar } from './top-bar.tsx';
import { usePageWork } from './use-page-work.ts';
import { useTheme } from './use-theme.ts';
import { ViewBar } from './view-bar.tsx';
import { titleOf, WorkshopContext } from './workshop-context.ts';

type Shown = 'changes' | 'shortcuts' | 'new' | 'save' | 'discard';

interface AppProps {
  site: SiteInfo;
  list: PageList;
  /** The name of this window. */
  owner: string;
  /** Loads the site and its pages anew. */
  onReload: () => Promise<void>;
}

/** The workshop: pages, outline and sections beside the page, and what it says. */
export function App({ site, list, owner, onReload }: AppProps) {
  const pages = usePageWork(owner);
  const { editor, work, dispatch, open, save, settle, found, conflict, error, isSaving, sources } = pages;
  const [left, setLeft] = useState('pages');
  const [addAt, setAddAt] = useState<number>();
  const [shown, setShown] = useState<Shown>();
  const [view, setView] = useState(FIRST_VIEW);
  const [said, setSaid] = useState('');
  const [theme, turnTheme] = useTheme();
  const drawn = useDrawing(work?.file, work?.history.now ?? null, sources);
  const state = isSaving ? 'saving' : work && isDirty(work) ? 'changed' : 'saved';
  const facts = useMemo(() => work && { site, work, drawn, dispatch }, [site, work, drawn, dispatch]);

  const openFile = useCallback(
    async (file: string, id?: string): Promise<void> => {
      try {
        await open(file);
        setLeft('outline');
        if (id !== undefined) focusSoon(`[data-outline-id="${CSS.escape(id)}"]`, true);
      } catch (reason) {
        setSaid(reason instanceof Error ? reason.message : String(reason));
      }
    },
    [open],
  );

  useAddress(work, list.pages, openFile);

  const add = (section: SectionInfo): void => {
    if (!work || section.start === undefined) return;
    const index = addAt ?? (work.selected ?? sectionsOf(work.history.now).length - 1) + 1;
    dispatch({ type: 'insert', index, section: { section: section.name, id: section.name, content: section.start } });
    setAddAt(undefined);
    setLeft('outline');
    focusSoon(`[data-outline-entry="${index}"]`);
  };
  const openPalette = (index: number | undefined): void => {
    setAddAt(index);
    setLeft('sections');
    focusSoon('#sections-pane input');
  };

  const askToSave = (): void => {
    if (drawn.drawing && drawn.drawing.issues.length > 0) setShown('save');
    else void save();
  };

  const run = (command: Command): boolean => {
    if (command === 'shortcuts') setShown('shortcuts');
    else if (command === 'pages') {
      setLeft('pages');
      focusSoon('#pages-pane input');
    } else if (work) return runOnPage(command, work);
    else return false;
    return true;
  };

  const runOnPage = (command: Command, { selected, history }: Work): boolean => {
    const sections = sectionsOf(history.now);
    const section = selected === undefined ? undefined : sections[selected];
    const choose = (index: number): void => {
      if (!(index in sections)) return;
      dispatch({ type: 'select', index });
      focusSoon(`[data-outline-entry="${index}"]`);
    };
    switch (command) {
      case 'save':
        askToSave();
        return true;
      case 'undo':
      case 'redo':
        dispatch({ type: command });
        return true;
      case 'add':
        openPalette(undefined);
        return true;
      case 'outline':
        setLeft('outline');
        focusSoon(`[data-outline-entry="${selected ?? 0}"]`);
        return true;
      case 'content':
        focusSoon('#content-pane :is(input, textarea, select, button)');
        return true;
      case 'changes':
        setShown('changes');
        return true;
      case 'previous':
        choose((selected ?? sections.length) - 1);
        return true;
      case 'next':
        choose((selected ?? -1) + 1);
        return true;
      case 'paste': {
        const copy = keptCopy();
        if (!copy) return false;
        dispatch({ type: 'insert', index: (selected ?? sections.length - 1) + 1, section: copy });
        return true;
      }
      default:
        return selected !== undefined && isRecord(section) && runOnSection(command, selected, section);
    }
  };

  const runOnSection = (command: Command, index: number, section: JsonRecord): boolean => {
    switch (command) {
      case 'duplicate':
        dispatch({ type: 'duplicate', index });
        focusSoon(`[data-outline-entry="${index + 1}"]`);
        return true;
      case 'remove':
        dispatch({ type: 'remove', index });
        focusSoon(`[data-outline-entry="${Math.max(0, index - 1)}"]`);
        return true;
      case 'move-up':
      case 'move-down': {
        const to = index + (command === 'move-up' ? -1 : 1);
        dispatch({ type: 'move', from: index, to });
        focusSoon(`[data-outline-entry="${to}"]`);
        return true;
      }
      case 'copy':
      case 'cut':
        // A text that is selected is what is meant.
        if (getSelection()?.isCollapsed === false || !keepCopy(section)) return false;
        setSaid(`${titleOf(site, wordOf(section, 'section'))} copied`);
        if (command === 'cut') dispatch({ type: 'remove', index });
        return true;
      default:
        return false;
    }
  };

  const onKey = (event: KeyboardEvent): boolean => {
    if (shown !== undefined || conflict) return false;
    const command = commandOf(event, isOnPage(event.target));
    return command !== undefined && run(command);
  };
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      if (onKey(event)) event.preventDefault();
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  });

  const dirty = new Set(Object.values(editor.works).flatMap((each) => (isDirty(each) ? [each.file] : [])));
  const close = (): void => setShown(undefined);
  return (
    <div className="grid h-dvh grid-rows-[auto_minmax(0,1fr)] bg-canvas text-ink">
      <TopBar
        path={work && pathOfFile(work.file)}
        state={state}
        canUndo={(work?.history.past.length ?? 0) > 0}
        canRedo={(work?.history.future.length ?? 0) > 0}
        onUndo={() => dispatch({ type: 'undo' })}
        onRedo={() => dispatch({ type: 'redo' })}
        onSave={askToSave}
        onDiscard={() => state === 'changed' && setShown('discard')}
        onChanges={() => setShown('changes')}
        onShortcuts={() => setShown('shortcuts')}
        onTheme={turnTheme}
      />
      <div className="grid min-h-0 grid-cols-[18rem_minmax(0,1fr)_23rem]">
        <aside className="flex min-h-0 flex-col border-e border-line bg-surface">
          <Panes
            label="Pages and sections"
            shown={work ? left : 'pages'}
            onShow={(name) => {
              setLeft(name);
              setAddAt(undefined);
            }}
            panes={[
              {
                name: 'pages',
                label: 'Pages',
                content: (
                  <div id="pages-pane">
                    <PagesPanel
                      list={list}
                      places={site.places}
                      open={work?.file}
                      dirty={dirty}
                      onOpen={(file) => void openFile(file)}
                      onNew={() => setShown('new')}
                    />
                  </div>
                ),
              },
              ...(facts
                ? [
                    {
                      name: 'outline',
                      label: 'Outline',
                      content: (
                        <WorkshopContext value={facts}>
                          <Outline onAdd={openPalette} />
                        </WorkshopContext>
                      ),
                    },
                    {
                      name: 'sections',
                      label: 'Sections',
                      content: (
                        <div id="sections-pane">
                          <Palette
                            sections={site.sections}
                            place={placeWords(facts.work, site, addAt)}
                            theme={theme}
                            onAdd={add}
                          />
                        </div>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </aside>
        <main className="flex min-h-0 min-w-0 flex-col bg-sunken">
          {facts ? (
            <WorkshopContext value={facts}>
              <ViewBar view={view} onChange={setView} />
              {found?.file === facts.work.file && (
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-4 py-2 text-small">
                  Work of {new Date(found.at).toLocaleString('en-GB')} that was not saved is back
                  {found.isOlder && '; the file was changed since it began'}.
                  <Button
                    variant="outline"
                    size="sm"
                    onClick={() => {
                      dispatch({ type: 'discard' });
                      pages.setFound(undefined);
                    }}
                  >
                    Begin with the file
                  </Button>
                  <Button variant="quiet" size="sm" onClick={() => pages.setFound(undefined)}>
                    Keep it
                  </Button>
                </p>
              )}
              <Canvas view={view} styles={sources} onAdd={openPalette} onKey={onKey} onEditField={() => {}} />
            </WorkshopContext>
          ) : (
            <p className="m-auto max-w-form px-6 text-center text-small text-ink-muted">
              Choose a page on the left, or make a new one.
            </p>
          )}
          {(error ?? drawn.error) !== undefined && (
            <p role="alert" className="border-t border-danger bg-danger-ground px-4 py-2 text-small text-danger">
              {error ?? drawn.error}
            </p>
          )}
        </main>
        <aside id="content-pane" className="flex min-h-0 flex-col overflow-y-auto border-s border-line bg-surface">
          {facts && (
            <WorkshopContext value={facts}>
              <Inspector />
            </WorkshopContext>
          )}
        </aside>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <p role="status" className="sr-only">
        {editor.announcement}
      </p>
      {work && shown === 'changes' && <ChangesDialog work={work} onClose={close} />}
      {shown === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {shown === 'new' && (
        <NewPageDialog
          onClose={close}
          onMake={async (path) => {
            const { file } = await api.make(path);
            await onReload();
            await openFile(file);
          }}
        />
      )}
      {shown === 'save' && drawn.drawing && (
        <ConfirmDialog
          title="This would fail the build"
          description="Saved as it is, the site cannot be built until this is put right:"
          points={drawn.drawing.issues.map(({ place, message }) => `${place} ${message}`)}
          confirmLabel="Save all the same"
          onClose={close}
          onConfirm={() => {
            close();
            void save();
          }}
        />
      )}
      {shown === 'discard' && (
        <ConfirmDialog
          title="Discard the changes?"
          description="The page says again what its file says. It can be undone as long as this window is open."
          confirmLabel="Discard"
          onClose={close}
          onConfirm={() => {
            close();
            dispatch({ type: 'discard' });
          }}
        />
      )}
      {conflict && editor.works[conflict.file] && (
        <ConflictDialog
          work={editor.works[conflict.file] as Work}
          theirs={conflict.theirs}
          onKeepMine={() => void settle(true)}
          onTakeTheirs={() => void settle(false)}
          onClose={() => pages.setConflict(undefined)}
        />
      )}
    </div>
  );
}

/** Where a section that is added will stand, in words. */
function placeWords({ selected, history }: Work, site: SiteInfo, addAt: number | undefined): string {
  const sections = sectionsOf(history.now);
  const index = addAt ?? (selected ?? sections.length - 1) + 1;
  if (index === 0) return 'Adds to the beginning of the page';
  return `Adds after ${titleOf(site, wordOf(sections[index - 1], 'section'))}, at place ${index + 1}`;
}

/** Gives the focus to what is about to be drawn. */
function focusSoon(selector: string, isToBePressed = false): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const element = document.querySelector<HTMLElement>(selector);
      element?.focus();
      if (isToBePressed) element?.click();
    }),
  );
}

/** The open page stands in the address, so that it is there again after a reload, and links can lead to it. */
function useAddress(
  work: Work | undefined,
  files: readonly string[],
  openFile: (file: string, id?: string) => Promise<void>,
): void {
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    if (isRead) return;
    setIsRead(true);
    const asked = new URLSearchParams(location.search);
    const file = files.find((each) => each === asked.get('file') || pathOfFile(each) === asked.get('page'));
    if (file !== undefined) void openFile(file, asked.get('section') ?? undefined);
  }, [isRead, files, openFile]);
  const file = work?.file;
  useEffect(() => {
    if (file !== undefined) history.replaceState(null, '', `?${new URLSearchParams({ page: pathOfFile(file) })}`);
  }, [file]);
}
