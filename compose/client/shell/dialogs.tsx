import type { Work } from '../editor/editor.ts';
import { pathOf } from '../../store/page-path.ts';
import { ChangesDialog } from './changes-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import type { SaveQuestion } from './use-saving.ts';

/** What can be shown over the work. */
export type DialogName = 'changes' | 'shortcuts' | 'new' | 'save' | 'discard' | 'delete';

interface DialogsProps {
  shown: DialogName | undefined;
  work: Work | undefined;
  /** What there is to put right before a page is saved. */
  question: SaveQuestion | undefined;
  onClose: () => void;
  onMake: (path: string) => Promise<void>;
  onSave: () => void;
  onDiscard: () => void;
  onDelete: () => void;
}

/** The one dialog that is shown, if any. */
export function Dialogs({ shown, work, question, onClose, onMake, ...on }: DialogsProps) {
  const confirmed = (action: () => void) => () => {
    onClose();
    action();
  };
  if (shown === 'shortcuts') return <ShortcutsDialog onClose={onClose} />;
  if (shown === 'new') return <NewPageDialog onClose={onClose} onMake={onMake} />;
  if (!work) return null;
  if (shown === 'changes') return <ChangesDialog work={work} onClose={onClose} />;
  if (shown === 'save' && question) {
    const { file, warnings } = question;
    const failsBuild = warnings.some(({ kind }) => kind === 'build');
    return (
      <ConfirmDialog
        title={failsBuild ? 'This would fail the build' : 'This would fail the tests'}
        description={
          failsBuild
            ? `If you save ${pathOf(file)} now, the build fails until you fix this:`
            : `If you save ${pathOf(file)} now, the build succeeds, but these tests fail:`
        }
        points={warnings.map(({ place, text }) => `${place || 'The page'}: ${text}`)}
        confirmLabel="Save anyway"
        onClose={onClose}
        onConfirm={confirmed(on.onSave)}
      />
    );
  }
  if (shown === 'discard')
    return (
      <ConfirmDialog
        title="Discard the changes?"
        description="The page returns to the version in its file. You can undo this as long as this window is open."
        confirmLabel="Discard"
        onClose={onClose}
        onConfirm={confirmed(on.onDiscard)}
      />
    );
  if (shown === 'delete') return <RemoveDialog file={work.file} onClose={onClose} onConfirm={confirmed(on.onDelete)} />;
  return null;
}
