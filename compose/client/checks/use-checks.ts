import { useEffect, useState } from 'react';
import type { Checks } from '../../protocol/protocol.ts';
import type { Json } from '../../source/json.ts';
import { api } from '../api/api.ts';

/** How long somebody must pause to be told, in milliseconds. */
const PAUSE = 500;

/** What there is to say of a page, of its document as it was a moment ago; undefined until then. */
export function useChecks(file: string | undefined, document: Json, sources: number): Checks | undefined {
  const [checked, setChecked] = useState<{ readonly file: string; readonly checks: Checks | undefined }>();
  useEffect(() => {
    if (file === undefined) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      api.checks({ file, document }, stop.signal).then(
        ({ checks }) => setChecked({ file, checks }),
        // That nothing can be reached is said by the drawing, which is asked for as often.
        () => {},
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [file, document, sources]);
  return checked?.file === file ? checked?.checks : undefined;
}
