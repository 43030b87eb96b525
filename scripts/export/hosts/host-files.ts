import { escapeXml } from '../../../site/app/escape-xml.ts';
import type { ExportedSite } from '../exported-site.ts';
import { ExportError } from '../options.ts';

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

/** Returns the element with which a page sets its own content security policy. */
export const policyMeta = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${escapeXml(policy)}"/>`;

/**
 * Inserts elements at the beginning of a page's head, before everything that a policy applies to.
 *
 * @throws {ExportError} if the page declares no encoding, which must come first
 */
export function insertInHead(html: string, elements: string, path: string): string {
  const charset = /<meta charset="utf-8"\/?>/i.exec(html);
  if (charset === null) throw new ExportError(`${path} has no <meta charset="utf-8">, after which its policy belongs.`);
  const end = charset.index + charset[0].length;
  return html.slice(0, end) + elements + html.slice(end);
}
