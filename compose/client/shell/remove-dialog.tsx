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
      description={`${file}, its story and the links to it in the navigation are removed. Git still has the committed version.`}
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
      if (isWanted) setPoints(paths.map((path) => `${path} links to it. This link would break.`));
    };
    look().catch((reason: unknown) => {
      const why = reason instanceof Error ? reason.message : String(reason);
      if (isWanted) setPoints([`The pages that link to it can’t be determined: ${why}`]);
    });
    return () => {
      isWanted = false;
    };
  }, [file]);
  return points;
}
