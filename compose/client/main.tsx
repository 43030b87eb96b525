import './without-eval.ts';
import { useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { PageList, SiteInfo } from '../protocol/protocol.ts';
import { api } from './api/api.ts';
import { holdName } from './editor/owner.ts';
import { App } from './shell/app.tsx';

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
  useEffect(() => {
    const begin = async (): Promise<void> => {
      try {
        await load();
      } catch (reason) {
        setError(reason instanceof Error ? reason.message : String(reason));
      }
    };
    void begin();
  }, [load]);
  if (loaded) return <App {...loaded} onReload={load} />;
  return (
    <p
      role={error === '' ? 'status' : 'alert'}
      className="grid min-h-dvh place-items-center px-6 text-small text-ink-muted"
    >
      {error === '' ? 'Reading the site…' : error}
    </p>
  );
}

const name = holdName();
const root = document.querySelector('#page-editor');
if (root) createRoot(root).render(<Workshop />);
