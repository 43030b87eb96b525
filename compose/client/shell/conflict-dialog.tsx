import { Button } from '@onset/design-system/primitives/button';
import { useEffect, useState } from 'react';
import { api } from '../api/api.ts';
import type { Work } from '../editor/editor.ts';
import { Dialog, DialogActions } from './dialog.tsx';
import { Difference } from './difference.tsx';

interface ConflictDialogProps {
  work: Work;
  /** What the file holds now; null where it is gone. */
  theirs: string | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Shows both versions of a page that was changed here and elsewhere, and asks which is to stay. */
export function ConflictDialog({ work, theirs, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const [text, setText] = useState<string>();
  const [error, setError] = useState('');
  const { file, base, history } = work;
  const { now } = history;
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const mine = await api.text({ file, document: now, base });
      const shown = await api.difference({ file, before: theirs, after: mine.text });
      if (isWanted) setText(shown.text);
    };
    load().catch((reason: unknown) => {
      if (isWanted) setError(reason instanceof Error ? reason.message : String(reason));
    });
    return () => {
      isWanted = false;
    };
  }, [file, base, now, theirs]);
  return (
    <Dialog
      size="wide"
      title={theirs === null ? 'The file was removed' : 'The file was changed elsewhere'}
      description={
        theirs === null
          ? `${file} no longer exists. Your changes are still here.`
          : `Lines with + are yours, lines with - are in ${file} now. Whichever you choose, you can get the other back with Undo.`
      }
      onClose={onClose}
    >
      {error === '' ? (
        <Difference text={text ?? 'Comparing…'} />
      ) : (
        <p className="px-5 py-4 text-small text-danger">{error}</p>
      )}
      <DialogActions>
        <Button variant="quiet" size="sm" onClick={onClose}>
          Decide later
        </Button>
        {theirs !== null && (
          <Button variant="outline" size="sm" onClick={onTakeTheirs}>
            Use the version in the file
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={onKeepMine}>
          {theirs === null ? 'Save mine again' : 'Overwrite it with mine'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
