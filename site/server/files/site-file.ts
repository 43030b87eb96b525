import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { rawHeader } from '../http/request-info.ts';
import type { PagePolicy } from '../http/security-headers.ts';
import { StartError } from '../process/start-error.ts';

/** An encoding the build makes. */
export type Encoding = 'br' | 'zstd' | 'gzip';

/** A file in one encoding, or in none, as it goes over the wire. */
export interface Variant {
  /** The bytes; `undefined` for a large file, which is read from `path` each time. */
  readonly bytes: Buffer | undefined;
  /** Where it lies on disk. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** Strong: a hash of these very bytes, so each encoding has its own. */
  readonly etag: string;
  /** Headers of a 200 but for those of the single request, name after value, ready to be written. */
  readonly headers: readonly string[];
  /** Headers of a 304. */
  readonly notModifiedHeaders: readonly string[];
}

/** A variant in an encoding. */
interface EncodedVariant extends Variant {
  readonly encoding: Encoding;
}

/** A file of the build, in every encoding the build made. */
export interface SiteFile {
  readonly plain: Variant;
  /** Smallest first. */
  readonly encoded: readonly EncodedVariant[];
  /** The policy, for a request by https and for one by http: as `Content-Security-Policy` says it. */
  readonly policy: { readonly https: string; readonly http: string };
  /** Whether it is a page, which a visitor goes to, and not a part of one. */
  readonly isPage: boolean;
  /** Whether it is a page that is an error screen itself, which no crawler gets. */
  readonly isErrorScreen: boolean;
  /** When it is there, if it is a page; before and after, its path is a 404. */
  readonly validity: PageValidity;
}

/** The status of an error that has a page drawn at the build. */
export type DrawnStatus = 400 | 500 | 503;

/**
 * The pages of errors, drawn at the build: nothing need work for them to be shown. A person's has `REFERENCE_PLACE` where
 * the id of the request is put in.
 */
export interface ErrorPages {
  readonly person: Readonly<Record<DrawnStatus, string>>;
  readonly crawler: string;
}

/** Where an address leads, for good (301) or for now (302). */
export interface MovedTo {
  readonly to: string;
  readonly status: 301 | 302;
}

/**
 * Everything the build made, by the path it is asked for. A path that is not in here is no file: nothing is looked up
 * on disk.
 */
export interface SiteFiles {
  readonly byPath: ReadonlyMap<string, SiteFile>;
  /** The file at a path that this build does not have, but one before or after it (`kept-assets.ts`). */
  readonly kept?: (path: string) => SiteFile | undefined;
  /**
   * Other spellings of a page's path, in lower case, and where they lead: `/pricing/` to `/pricing`. A path is looked up
   * in lower case too, so that `/Pricing` leads there as well.
   */
  readonly redirects: ReadonlyMap<string, string>;
  /** Addresses that are no page's and lead to one, in lower case: `/terms` to `/terms-and-conditions`. */
  readonly moved: ReadonlyMap<string, MovedTo>;
  readonly errorPages: ErrorPages;
  /** The policies of pages, for those that are no files too. */
  readonly pagePolicy: PagePolicy;
}

const movedSchema = z.strictObject({
  redirects: z.array(
    z.strictObject({ from: z.string(), to: z.string(), status: z.union([z.literal(301), z.literal(302)]) }),
  ),
  gone: z.array(z.string()),
});

/** Addresses that lead to another, and those of pages that are gone, as the build checked and wrote them. */
export type Moved = z.infer<typeof movedSchema>;

/** Reads them. A build without the file has none. Throws a `StartError` for a file that cannot be used. */
export function readMoved(file: string): Moved {
  if (!existsSync(file)) return { redirects: [], gone: [] };
  try {
    return movedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new StartError('site/build/redirects.json is not usable. Run npm run build.', {
      cause: error,
    });
  }
}

/** For how long a browser may use a page that it has fetched ahead, in seconds. */
const FRESH = 300;

/**
 * Instead of the page's own `Cache-Control`. The page must be asked for at each use, which would make a prefetched one of
 * little use: Chromium and Firefox were measured to ask again all the same. For the browser alone, which said that it
 * prefetches: a cache in between gives one answer to all.
 */
export const PREFETCHED = `private, max-age=${FRESH}`;

/** Whether a browser fetches something that its visitor has not asked for yet. */
export function isPrefetch(incoming: IncomingMessage): boolean {
  return rawHeader(incoming, 'sec-purpose')?.startsWith('prefetch') === true;
}

/** From when on, and until when, a page is there, in milliseconds since 1970; without an end that is left out. */
interface PageValidity {
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

/** The validity of what says nothing of it. */
export const ALWAYS: PageValidity = {};

/**
 * Reads when pages are there, by path, as the build wrote it: a page that is made at the build may be gone while the
 * server runs. A build without the file has no such page.
 */
export function readPageValidity(file: string): ReadonlyMap<string, PageValidity> {
  if (!existsSync(file)) return new Map();
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new StartError('site/build/page-validity.json is not usable. Run npm run build.');
  return new Map(Object.entries(parsed.data));
}

const schema = z.record(z.string(), z.strictObject({ from: z.number().optional(), until: z.number().optional() }));

/** Whether a page is there at a time. One that says nothing always is. */
export function isThere({ from = -Infinity, until = Infinity }: PageValidity, now: number): boolean {
  return now >= from && now < until;
}
