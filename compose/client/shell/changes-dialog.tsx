import { useEffect, useState } from 'react';
import { api } from '../api/api.ts';
import type { Work } from '../editor/editor.ts';
import { Dialog } from './dialog.tsx';
import { Difference } from './difference.tsx';

/** What would be saved, as git shows it. */
export function ChangesDialog({ work, onClose }: { work: Work; onClose: () => void }) {
  const [text, setText] = useState<string>();
  const [error, setError] = useState('');
  const { file, base, saved, history } = work;
  const { now } = history;
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const before = await api.text({ file, document: saved, base });
      const after = await api.text({ file, document: now, base });
      const shown = await api.difference({ file, before: before.text, after: after.text });
      if (isWanted) setText(shown.text);
    };
    load().catch((reason: unknown) => {
      if (isWanted) setError(reason instanceof Error ? reason.message : String(reason));
    });
    return () => {
      isWanted = false;
    };
  }, [file, base, saved, now]);
  return (
    <Dialog
      size="wide"
      title="What has changed"
      description={`In ${file}, since it was saved. Git shows the same changes.`}
      onClose={onClose}
    >
      {error !== '' && <p className="px-5 py-4 text-small text-danger">{error}</p>}
      {error === '' && text === undefined && <p className="px-5 py-4 text-small text-ink-muted">Comparing…</p>}
      {text === '' && (
        <p className="px-5 py-4 text-small text-ink-muted">Nothing has changed since the page was saved.</p>
      )}
      {text !== undefined && text !== '' && <Difference text={text} />}
    </Dialog>
  );
}
