import { useEffect, useState } from 'react';
import { api } from '../api/api.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface RemoveDialogProps {
  file: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a page is removed, and says which pages would lead to nothing. */
export function RemoveDialog({ file, onConfirm, onClose }: RemoveDialogProps) {
  const points = useWarnings(file);
  return (
    <ConfirmDialog
      title="Remove this page?"
      description={`${file}, its story and the links to it in the navigation are removed. Git still has what was committed.`}
      points={points}
      confirmLabel="Remove the page"
      onClose={onClose}
      onConfirm={onConfirm}
    />
  );
}

/** What there is to know before: the pages with a link to it. Who does not wait for them is told by the tests. */
function useWarnings(file: string): readonly string[] {
  const [points, setPoints] = useState<readonly string[]>([]);
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      const { paths } = await api.linking(file);
      if (isWanted) setPoints(paths.map((path) => `${path} has a link to it, which would lead to nothing.`));
    };
    look().catch((reason: unknown) => {
      const why = reason instanceof Error ? reason.message : String(reason);
      if (isWanted) setPoints([`It is not known which pages have a link to it: ${why}`]);
    });
    return () => {
      isWanted = false;
    };
  }, [file]);
  return points;
}
