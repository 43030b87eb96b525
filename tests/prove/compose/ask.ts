import type * as z from 'zod';
import {
  drawingSchema,
  openPageSchema,
  pageListSchema,
  savedSchema,
  siteInfoSchema,
} from '../../../compose/protocol/protocol.ts';
import type { Drawing, OpenPage, SiteInfo } from '../../../compose/protocol/protocol.ts';
import type { Json } from '../../../compose/source/json.ts';

/** A page to be saved. */
interface Saving {
  readonly file: string;
  readonly document: Json;
  readonly base: string;
  readonly version: string | null;
}

/** Asks a workshop at an origin as its own page does. */
export interface Asking {
  readonly site: () => Promise<SiteInfo>;
  readonly pages: () => Promise<readonly string[]>;
  readonly open: (file: string) => Promise<OpenPage>;
  readonly draw: (file: string, document: Json) => Promise<Drawing>;
  readonly save: (saving: Saving) => Promise<{ readonly text: string; readonly version: string }>;
}

export function asking(origin: string): Asking {
  const ask = async <Schema extends z.ZodType>(
    schema: Schema,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<z.output<Schema>> => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // A connection that is kept may be one to a process that was killed.
      headers: { 'Content-Type': 'application/json', Connection: 'close' },
    });
    const said: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(said)}`);
    return schema.parse(said);
  };
  return {
    site: () => ask(siteInfoSchema, 'GET', '/site'),
    pages: async () => (await ask(pageListSchema, 'GET', '/pages')).pages,
    open: (file) => ask(openPageSchema, 'GET', `/page?${new URLSearchParams({ file })}`),
    draw: (file, document) => ask(drawingSchema, 'POST', '/drawing', { file, document }),
    save: (saving) => ask(savedSchema, 'PUT', '/page', { ...saving, owner: 'proof' }),
  };
}
