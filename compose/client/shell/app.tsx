import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PageList, SectionInfo, SiteInfo } from '../../protocol/protocol.ts';
import { api } from '../api/api.ts';
import { buildFindings, testFindings, unfinishedFindings } from '../checks/findings.ts';
import type { Finding } from '../checks/findings.ts';
import { useChecks } from '../checks/use-checks.ts';
import type { FocusRequest, Path } from '../fields/field-props.ts';
import { Canvas } from '../canvas/canvas.tsx';
import { useDrawing } from '../canvas/use-drawing.ts';
import { FIRST_VIEW } from '../canvas/view.ts';
import { sectionsOf, wordOf } from '../../source/sections.ts';
import { isDirty } from '../editor/editor.ts';
import { saidAgain } from '../editor/said-again.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { Dialogs } from './dialogs.tsx';
import type { DialogName } from './dialogs.tsx';
import { entryOf, focusSoon } from './focus-soon.ts';
import { FoundNotice } from './found-notice.tsx';
import { LeftSide, placeOfNew } from './left-side.tsx';
import { Part, PartSwitch } from './parts.tsx';
import type { PartName } from './parts.tsx';
import { pathOf } from '../../store/page-path.ts';
import { commandOf, isElsewhere, isMeant, isOnPage } from './shortcuts.ts';
import { TopBar } from './top-bar.tsx';
import { useAddress } from './use-address.ts';
import { RightSide } from './right-side.tsx';
import { runCommand } from './use-commands.ts';
import { usePageWork } from './use-page-work.ts';
import { useSaving } from './use-saving.ts';
import { useTheme } from './use-theme.ts';
import { ViewBar } from './view-bar.tsx';
import { titleOf, WorkshopContext } from './workshop-context.ts';

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
  const pages = usePageWork(owner, onReload);
  const { editor, work, dispatch, open, found, conflict, isSaving, sources } = pages;
  const [pane, setPane] = useState('pages');
  const [addAt, setAddAt] = useState<number>();
  const [shown, setShown] = useState<DialogName>();
  const [view, setView] = useState(FIRST_VIEW);
  const [part, setPart] = useState<PartName>('sides');
  const [said, setSaid] = useState('');
  const [side, setSide] = useState('content');
  const [seen, setSeen] = useState<readonly Finding[]>();
  const [focusOn, setFocusOn] = useState<FocusRequest>();
  const [theme, turnTheme] = useTheme();
  const drawn = useDrawing(work?.file, work?.history.now ?? null, sources);
  const facts = useMemo(() => work && { site, work, drawn, dispatch }, [site, work, drawn, dispatch]);
  const conflicting = conflict && editor.works[conflict.file];
  const saving = useSaving({ ...pages, onQuestion: () => setShown('save') });
  const state = isSaving || saving.isLooking ? 'saving' : work && isDirty(work) ? 'changed' : 'saved';
  const { checks, unfinished } = useChecks(work?.file, work?.history.now ?? null, sources);
  const findings = [
    ...buildFindings(drawn.drawing, checks),
    ...testFindings(checks),
    ...unfinishedFindings(unfinished),
    ...(seen ?? []),
  ];

  const openFile = useCallback(
    async (file: string, section?: string): Promise<void> => {
      await open(file, section);
      setPane('outline');
      setPart('page');
    },
    [open],
  );
  const onAsk = useCallback(
    (file: string, section: string | undefined) => void openFile(file, section).catch(() => {}),
    [openFile],
  );
  useAddress(work?.file, list.pages, onAsk);

  const showPane = (name: string): void => {
    setPane(name);
    setPart('sides');
    setAddAt(undefined);
    if (name === 'sections') focusSoon('#sections-pane input');
  };
  const openPalette = (index: number): void => {
    showPane('sections');
    setAddAt(index);
  };
  const add = ({ name, start }: SectionInfo): void => {
    if (!work || start === undefined) return;
    const index = placeOfNew(work.selected, sectionsOf(work.history.now).length, addAt);
    dispatch({ type: 'insert', index, section: { section: name, id: name, content: start } });
    showPane('outline');
    focusSoon(entryOf(index));
  };
  const goTo = (path: Path): void => {
    setSide('content');
    setPart('content');
    setFocusOn({ path, at: performance.now() });
    if (path[0] === 'sections' && typeof path[1] === 'number') dispatch({ type: 'select', index: path[1] });
    else dispatch({ type: 'select', index: undefined });
  };
  const say = (words: string): void => setSaid((before) => saidAgain(words, before));
  const onKey = (event: KeyboardEvent): boolean => {
    if (shown !== undefined || conflicting || event.defaultPrevented || isElsewhere(event.target)) return false;
    const command = commandOf(event, isOnPage(event.target));
    return (
      command !== undefined &&
      isMeant(command, event.target) &&
      runCommand(command, {
        work,
        dispatch,
        save: saving.ask,
        showPane,
        showDialog: setShown,
        showContent() {
          setSide('content');
          setPart('content');
        },
        onCopied: (section) => say(`${titleOf(site, wordOf(section, 'section'))} copied`),
        onNotCopied: () =>
          void pages.attempt(() =>
            Promise.reject(new Error('Nothing was copied, because the browser blocks storage for this page.')),
          ),
      })
    );
  };
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      if (onKey(event)) event.preventDefault();
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  });

  const remove = async (): Promise<void> => {
    if (!work) return;
    await pages.remove();
    await onReload();
    say(`${pathOf(work.file)} was removed`);
  };

  const dirty = new Set(Object.values(editor.works).flatMap((each) => (isDirty(each) ? [each.file] : [])));
  // What is open says itself whether there is something that is not saved.
  const notOpened = { ...list, drafts: list.drafts.filter(({ file }) => !(file in editor.works)) };
  const error = pages.error ?? drawn.error;
  return (
    <div className="fixed inset-0 grid grid-rows-[auto_minmax(0,1fr)_auto] overflow-clip bg-canvas text-ink">
      <TopBar
        path={work && pathOf(work.file)}
        state={state}
        canUndo={(work?.history.past.length ?? 0) > 0}
        canRedo={(work?.history.future.length ?? 0) > 0}
        onUndo={() => dispatch({ type: 'undo' })}
        onRedo={() => dispatch({ type: 'redo' })}
        onSave={saving.ask}
        onDiscard={() => setShown('discard')}
        onChanges={() => setShown('changes')}
        onShortcuts={() => setShown('shortcuts')}
        onTheme={turnTheme}
      />
      <WorkshopContext value={facts}>
        <div className="grid min-h-0 grid-cols-[18rem_minmax(0,1fr)_23rem] max-[80rem]:grid-cols-[15rem_minmax(0,1fr)_20rem] max-[60rem]:grid-cols-1">
          <Part name="sides" shown={part}>
            <LeftSide
              site={site}
              list={notOpened}
              work={work}
              dirty={dirty}
              shown={pane}
              addAt={addAt}
              theme={theme}
              onShow={showPane}
              onOpen={(file) => void openFile(file)}
              onNew={() => setShown('new')}
              onAddAt={openPalette}
              onAdd={add}
            />
          </Part>
          <Part name="page" shown={part}>
            <main className="flex min-h-0 min-w-0 grow flex-col bg-sunken">
              {work ? (
                <>
                  <ViewBar view={view} onChange={setView} />
                  {found?.file === work.file && (
                    <FoundNotice
                      found={found}
                      onKeep={() => pages.setFound(undefined)}
                      onDiscard={() => {
                        dispatch({ type: 'discard' });
                        pages.setFound(undefined);
                      }}
                    />
                  )}
                  <Canvas
                    view={view}
                    styles={sources}
                    onAdd={openPalette}
                    onKey={onKey}
                    onEditField={goTo}
                    onSeen={setSeen}
                  />
                </>
              ) : (
                <p className="m-auto max-w-form px-6 text-center text-small text-ink-muted">
                  Choose a page on the left, or create a new one.
                </p>
              )}
              {error !== undefined && (
                <p role="alert" className="border-t border-danger bg-danger-ground px-4 py-2 text-small text-danger">
                  {error}
                </p>
              )}
            </main>
          </Part>
          <Part name="content" shown={part}>
            {work && (
              <RightSide
                shown={side}
                findings={findings}
                checks={checks}
                isLookedAt={seen !== undefined}
                focusOn={focusOn}
                onShow={setSide}
                onGo={({ path }) => path && goTo(path)}
                onDelete={() => setShown('delete')}
              />
            )}
          </Part>
        </div>
      </WorkshopContext>
      {work && <PartSwitch shown={part} onShow={setPart} />}
      <output className="sr-only">{said}</output>
      <output className="sr-only">{editor.announcement}</output>
      <Dialogs
        shown={shown}
        work={work}
        question={saving.question}
        onClose={() => setShown(undefined)}
        onMake={async (path) => {
          const { file } = await api.make(path);
          await onReload();
          await openFile(file);
        }}
        onSave={saving.saveAllTheSame}
        onDiscard={() => dispatch({ type: 'discard' })}
        onDelete={() => void pages.attempt(remove)}
      />
      {conflict && conflicting && (
        <ConflictDialog
          work={conflicting}
          theirs={conflict.theirs}
          onKeepMine={() => void pages.settle(true)}
          onTakeTheirs={() => void pages.settle(false)}
          onClose={() => pages.setConflict(undefined)}
        />
      )}
    </div>
  );
}
