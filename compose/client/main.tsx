import './without-eval.ts';
import { useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { PageList, SiteInfo } from '../protocol/protocol.ts';
import { api } from './api/api.ts';
import { holdName } from './editor/owner.ts';
import { App } from './shell/app.tsx';
import { useDisk } from './shell/use-disk.ts';

/** What must be there before anything can be done. */
interface Loaded {
  readonly site: SiteInfo;
  readonly list: PageList;
  readonly owner: string;
}

function Workshop() {
  const [loaded, setLoaded] = useState<Loaded>();
  const [error, setError] = useState('');
  const load = useCallback(async (): Promise<void> => {
    const [site, list, owner] = await Promise.all([api.site(), api.pages(), name]);
    setLoaded({ site, list, owner });
  }, []);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    const begin = async (): Promise<void> => {
      try {
        await load();
      } catch (reason) {
        setError(reason instanceof Error ? reason.message : String(reason));
      }
    };
    void begin();
  }, [load, attempt]);
  if (loaded) return <App {...loaded} onReload={load} />;
  if (error !== '') return <LoadError message={error} onRetry={retry} />;
  return (
    <output className="grid min-h-dvh place-items-center px-6 text-small text-ink-muted">Reading the site…</output>
  );
}

/** Why the site can't be loaded. Tries again when a file changes, or when the process has started again. */
function LoadError({ message, onRetry }: { message: string; onRetry: () => void }) {
  const onOpen = useCallback((wasGone: boolean) => wasGone && onRetry(), [onRetry]);
  useDisk(onRetry, onOpen);
  return (
    <p role="alert" className="grid min-h-dvh place-items-center px-6 text-small whitespace-pre-wrap text-ink-muted">
      {message}
    </p>
  );
}

const name = holdName();
const root = document.querySelector('#page-editor');
if (root) createRoot(root).render(<Workshop />);
