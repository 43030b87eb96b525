import type * as z from 'zod';
import {
  checkedSchema,
  drawingSchema,
  failureSchema,
  linkingSchema,
  madeSchema,
  openPageSchema,
  pageListSchema,
  savedSchema,
  siteInfoSchema,
  textSchema,
  textsSchema,
  doneSchema,
} from '../../protocol/protocol.ts';
import type { Json } from '../../source/json.ts';

/** The process has refused something, or cannot be reached. The message can be shown as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 where there was no response. */
  readonly status: number;
  /** What the file holds, where somebody else has changed it; null where it is gone. */
  readonly now: string | null | undefined;

  constructor(message: string, status: number, now?: string | null) {
    super(message);
    this.status = status;
    this.now = now;
  }
}

/** A document as it would be saved. */
interface Shown {
  readonly file: string;
  readonly document: Json;
}

/** What the process that runs the workshop is asked. Each call throws an `ApiError`. */
export const api = {
  site: () => ask('GET', '/site', siteInfoSchema),
  pages: () => ask('GET', '/pages', pageListSchema),
  open: (file: string) => ask('GET', `/page?${new URLSearchParams({ file })}`, openPageSchema),
  save: (saving: Shown & { readonly base: string; readonly version: string | null; readonly owner: string }) =>
    ask('PUT', '/page', savedSchema, saving),
  /** Makes a page at a path, with its story and a link in the footer. */
  make: (path: string) => ask('POST', '/pages', madeSchema, { path }),
  remove: (page: { readonly file: string; readonly version: string }) => ask('DELETE', '/page', doneSchema, page),
  /** The paths of the pages that lead to the page of a file. */
  linking: (file: string) => ask('GET', `/linking?${new URLSearchParams({ file })}`, linkingSchema),
  /** As git shows it; null is a file that is not there. */
  difference: (texts: { readonly file: string; readonly before: string | null; readonly after: string | null }) =>
    ask('POST', '/difference', textSchema, texts),
  text: (change: Shown & { readonly base: string }) => ask('POST', '/page/text', textSchema, change),
  keepDraft: (draft: Shown & { readonly version: string | null; readonly owner: string }) =>
    ask('PUT', '/draft', doneSchema, draft),
  forgetDraft: (draft: { readonly file: string; readonly owner: string }) =>
    ask('DELETE', '/draft', doneSchema, { file: draft.file, owner: draft.owner }),
  draw: (shown: Shown, signal: AbortSignal) => ask('POST', '/drawing', drawingSchema, shown, signal),
  checks: (shown: Shown, signal: AbortSignal) => ask('POST', '/checks', checkedSchema, shown, signal),
  texts: (shown: Shown, signal: AbortSignal) => ask('POST', '/texts', textsSchema, shown, signal),
};

/** How long a body may be that a browser sends for a page that is gone, in characters: it has 64 KB for all of them. */
const KEPT_ALIVE = 20_000;

async function ask<Schema extends z.ZodType>(
  method: string,
  path: string,
  schema: Schema,
  body?: unknown,
  signal?: AbortSignal,
): Promise<z.output<Schema>> {
  const response = await respond(method, path, body, signal);
  const said: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const failure = failureSchema.safeParse(said);
    const { message, now } = failure.data ?? {
      message: `The page editor’s server responded with ${response.status}`,
      now: undefined,
    };
    throw new ApiError(message, response.status, now);
  }
  const parsed = schema.safeParse(said);
  if (!parsed.success)
    throw new ApiError(`The response to ${path} is invalid. Restart the page editor.`, response.status);
  return parsed.data;
}

async function respond(
  method: string,
  path: string,
  body: unknown,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  try {
    return await fetch(`/api${path}`, {
      method,
      ...(sent !== undefined && { body: sent, headers: { 'Content-Type': 'application/json' } }),
      // What is on its way when the window is closed arrives all the same, as far as the browser lets it.
      keepalive: method !== 'GET' && (sent?.length ?? 0) < KEPT_ALIVE,
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new ApiError('The page editor’s server can’t be reached. Is `npm run compose` still running?', 0);
  }
}
