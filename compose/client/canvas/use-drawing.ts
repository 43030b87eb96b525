import { useEffect, useState } from 'react';
import type { Drawing } from '../../protocol/protocol.ts';
import type { Json } from '../../source/json.ts';
import { api } from '../api/api.ts';

/** How long somebody must pause for the page to be drawn anew, in milliseconds: less than is noticed. */
const PAUSE = 60;

/** The last drawing of a page, and why there is no newer one. */
export interface Drawn {
  /** Undefined until the first. */
  readonly drawing: Drawing | undefined;
  /** The document that it shows. */
  readonly document: Json | undefined;
  readonly error: string | undefined;
}

/**
 * Renders a page again whenever its document or a source of the site has changed. Does nothing while no page is open.
 */
export function useDrawing(file: string | undefined, document: Json, sources: number): Drawn {
  const [drawn, setDrawn] = useState<Drawn & { readonly file: string | undefined }>({
    file,
    drawing: undefined,
    document: undefined,
    error: undefined,
  });
  useEffect(() => {
    if (file === undefined) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      api.draw({ file, document }, stop.signal).then(
        (drawing) => setDrawn({ file, drawing, document, error: undefined }),
        (error: unknown) => {
          if (stop.signal.aborted) return;
          const message = error instanceof Error ? error.message : String(error);
          setDrawn((before) => ({ ...before, error: message }));
        },
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [file, document, sources]);
  return drawn.file === file ? drawn : { drawing: undefined, document: undefined, error: undefined };
}
