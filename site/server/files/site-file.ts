/** One encoding of a file, as it goes over the wire. */
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

/** A file of the build, in every encoding the build made. */
export interface SiteFile {
  readonly plain: Variant;
  readonly br: Variant | undefined;
  readonly gzip: Variant | undefined;
}

/**
 * Everything the build made, by the path it is asked for. A path that is not in here is no file: nothing is looked up
 * on disk.
 */
export interface SiteFiles {
  readonly byPath: ReadonlyMap<string, SiteFile>;
  /** Other spellings of a page's path and where they lead: `/pricing/` to `/pricing`. */
  readonly redirects: ReadonlyMap<string, string>;
  /** The origin of the account API where it is another than the site's. */
  readonly apiOrigin: string | undefined;
}
