import { useEffect, useState } from 'react';
import type { Checked } from '../../protocol/protocol.ts';
import type { Json } from '../../source/json.ts';
import { api } from '../api/api.ts';

/** How long somebody must pause to be told, in milliseconds. */
const PAUSE = 500;

const NOTHING: Checked = { unfinished: [] };

/** Findings about a page, for its document as of a moment ago. Empty before the first check. */
export function useChecks(file: string | undefined, document: Json, sources: number): Checked {
  const [checked, setChecked] = useState<Checked & { readonly file: string }>();
  useEffect(() => {
    if (file === undefined) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      api.checks({ file, document }, stop.signal).then(
        (found) => setChecked({ ...found, file }),
        // That nothing can be reached is said by the drawing, which is asked for as often.
        () => {},
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [file, document, sources]);
  return checked && checked.file === file ? checked : NOTHING;
}
