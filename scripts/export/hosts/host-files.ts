import type { ExportedSite } from '../exported-site.ts';

/** What a host needs beside the files of the build. */
export interface HostFiles {
  /** Further files of the folder, by their names. */
  readonly inside: Readonly<Record<string, string>>;
  /** Files for the host's own configuration, which are not to be served: beside the folder, by what is put to its name. */
  readonly beside?: Readonly<Record<string, string>>;
  /** Changes a page before it is written. */
  readonly page?: (html: string, path: string) => string;
  /** Whether the host sends the compressed files of the build in place of its own. */
  readonly compressed?: 'gz';
  /** What the host cannot do, each a sentence for who exports. */
  readonly notes: readonly string[];
}

/** Makes the files of a host. Throws an `ExportError` where the site is more than the host takes. */
export type Host = (site: ExportedSite, to: string) => HostFiles;
