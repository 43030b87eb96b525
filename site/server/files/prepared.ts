import type { Head, HstsScope } from '../http/security-headers.ts';
import { prepareHead } from '../http/security-headers.ts';
import { ALL_SETS, includesEncoding } from './negotiate.ts';
import type { SiteFile, SiteFiles, Variant } from './site-file.ts';

/** A variant with the heads it is answered with. */
export interface PreparedVariant extends Variant {
  /** Of a 200. */
  readonly full: Head;
  /** Of a 304. */
  readonly notModified: Head;
}

/** A file of which everything is made that is the same for every request. */
export interface PreparedFile {
  readonly file: SiteFile;
  /** The smallest variant for each set of encodings that a client may allow. */
  readonly best: readonly PreparedVariant[];
}

/** Finds the file of a path, prepared the first time it is asked for: of many pages few are. */
export function preparedFiles(files: SiteFiles, hsts: HstsScope): (path: string) => PreparedFile | undefined {
  const prepared = new Map<string, PreparedFile>();
  return (path) => {
    const known = prepared.get(path);
    if (known !== undefined) return known;
    const file = files.byPath.get(path);
    if (file === undefined) {
      // It may be deleted while the server runs, and few ask for it: it is made ready each time.
      const kept = files.kept?.(path);
      return kept && prepare(kept, hsts);
    }
    const made = prepare(file, hsts);
    prepared.set(path, made);
    return made;
  };
}

function prepare(file: SiteFile, hsts: HstsScope): PreparedFile {
  const withHeads = <Some extends Variant>(variant: Some): Some & PreparedVariant => ({
    ...variant,
    full: prepareHead(variant.headers, file.policy, hsts),
    notModified: prepareHead(variant.notModifiedHeaders, file.policy, hsts),
  });
  const plain = withHeads(file.plain);
  const encoded = file.encoded.map(withHeads);
  return {
    file,
    best: ALL_SETS.map((set) => encoded.find(({ encoding }) => includesEncoding(set, encoding)) ?? plain),
  };
}
