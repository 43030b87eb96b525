import type { PagePolicy } from '../http/page-policy.ts';
import type { PageValidity } from './page-validity.ts';

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
export interface EncodedVariant extends Variant {
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
