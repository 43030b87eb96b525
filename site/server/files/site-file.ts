import * as z from 'zod';
import type { PagePolicy } from '../http/security-headers.ts';
import { readBuildFile } from '../process/build-file.ts';

/** Encoding produced by the build. */
export type Encoding = 'br' | 'zstd' | 'gzip';

/** A file in one encoding, or unencoded, as sent to the client. */
export interface Variant {
  /** Content; `undefined` for a large file, which is read from `path` each time. */
  readonly bytes: Buffer | undefined;
  /** Path on disk. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** Strong: a hash of these exact bytes, so each encoding has its own. */
  readonly etag: string;
  /** Headers of a 200, without those of a single request and the policy. */
  readonly headers: Readonly<Record<string, string>>;
}

interface EncodedVariant extends Variant {
  readonly encoding: Encoding;
}

/** File of the build, in every encoding produced. */
export interface SiteFile {
  readonly plain: Variant;
  /** Smallest first. */
  readonly encoded: readonly EncodedVariant[];
  /** Values of `Content-Security-Policy` for HTTPS and for HTTP requests. */
  readonly policy: { readonly https: string; readonly http: string };
  /** True for a page; false for a resource that is part of one. */
  readonly isPage: boolean;
  /** True for a page that is an error screen, which crawlers don't get. */
  readonly isErrorScreen: boolean;
  /** Validity period of a page. Outside it, its path is a 404. */
  readonly validity: PageValidity;
}

/** Status of an error that has a page rendered at build time. */
export type DrawnStatus = 400 | 500 | 503;

/**
 * Error pages rendered at build time, so that they need no working renderer. The request ID replaces `REFERENCE_PLACEHOLDER`
 * in those for people.
 */
export interface ErrorPages {
  readonly person: Readonly<Record<DrawnStatus, string>>;
  readonly crawler: string;
}

/** Redirect target, permanent (301) or temporary (302). */
export interface MovedTo {
  readonly to: string;
  readonly status: 301 | 302;
}

/** All files of the build by URL path. A path that isn't in here has no file: lookups don't access the disk. */
export interface SiteFiles {
  readonly byPath: ReadonlyMap<string, SiteFile>;
  /** File at a path that isn't in this build but in an older or newer one (`kept-assets.ts`). */
  readonly kept?: (path: string) => SiteFile | undefined;
  /**
   * Other spellings of a page's path, in lowercase, and their targets: `/pricing/` to `/pricing`. Lookups use lowercase
   * too, so `/Pricing` is redirected as well.
   */
  readonly redirects: ReadonlyMap<string, string>;
  /** Redirects from other lowercase paths to pages: `/terms` to `/terms-and-conditions`. */
  readonly moved: ReadonlyMap<string, MovedTo>;
  /** Paths that exist by their `lettersOf`, with the targets of redirects. Letters that several paths share are left out. */
  readonly similar: ReadonlyMap<string, string | undefined>;
  readonly errorPages: ErrorPages;
  /** Policies of pages, also of those without a file. */
  readonly pagePolicy: PagePolicy;
}

/**
 * Returns the letters and digits of a path in lowercase, and the dots between them: the same for `/vs-screen-studio`,
 * `/VS/Screen_Studio` and `/vs-screen-studio).`.
 */
export function lettersOf(path: string): string {
  return path
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.]/gu, '')
    .replaceAll(/^\.+|\.+$/g, '');
}

/** Returns targets by the letters of their paths; `undefined` for letters of paths with different targets. */
export function indexByLetters(targets: Iterable<readonly [path: string, to: string]>) {
  const index = new Map<string, string | undefined>();
  for (const [path, to] of targets) {
    const letters = lettersOf(path);
    index.set(letters, index.has(letters) && index.get(letters) !== to ? undefined : to);
  }
  return index;
}

const movedSchema = z.strictObject({
  redirects: z.array(
    z.strictObject({ from: z.string(), to: z.string(), status: z.union([z.literal(301), z.literal(302)]) }),
  ),
  gone: z.array(z.string()),
});

/** Redirects and paths of deleted pages, as checked and written by the build. */
export type Moved = z.infer<typeof movedSchema>;

/** Reads the redirects. A missing file means none. Throws a `StartError` for an invalid file. */
export function readMoved(file: string): Moved {
  return readBuildFile(file, movedSchema.default({ redirects: [], gone: [] }));
}

/** Validity period of a page, in milliseconds since 1970. A missing bound means no limit. */
interface PageValidity {
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

/** Default validity, without limits. */
export const ALWAYS: PageValidity = {};

/**
 * Reads validity periods by page path. A prerendered page may expire while the server runs. A missing file means no
 * such page. Throws a `StartError` for an invalid file.
 */
export function readPageValidity(file: string): ReadonlyMap<string, PageValidity> {
  return new Map(Object.entries(readBuildFile(file, schema)));
}

const schema = z
  .record(z.string(), z.strictObject({ from: z.number().optional(), until: z.number().optional() }))
  .default({});

/** Returns true if a path has a file of the build that is valid at a time. */
export function hasFile({ byPath }: Pick<SiteFiles, 'byPath'>, path: string, at: number): boolean {
  const file = byPath.get(path);
  return file !== undefined && isPublished(file.validity, at);
}

/** Checks if a page is valid at a time. Pages without limits always are. */
export function isPublished({ from = -Infinity, until = Infinity }: PageValidity, now: number): boolean {
  return now >= from && now < until;
}
