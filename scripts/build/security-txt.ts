import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the file says. */
export interface SecurityContact {
  /** Where faults are told. */
  readonly securityEmail: string;
  /** The origin of the site, without a slash at its end. */
  readonly siteUrl: string;
  /** The time of the build, in milliseconds. */
  readonly now: number;
}

/** The file is good for so many days; the standard advises less than a year. */
const GOOD_FOR_DAYS = 360;

const DAY = 86_400_000;

/**
 * `security.txt` (RFC 9116): whom to tell of a fault, and until when that is true. The standard wants addresses of the web
 * to be https, so a site that has none does not say where it is.
 */
export function securityTxt({ securityEmail, siteUrl, now }: SecurityContact): string {
  // Whole days, so that two builds of a day are alike.
  const expires = new Date((Math.floor(now / DAY) + GOOD_FOR_DAYS) * DAY).toISOString();
  return [
    `Contact: mailto:${securityEmail}`,
    `Expires: ${expires}`,
    ...(siteUrl.startsWith('https://') ? [`Canonical: ${siteUrl}/.well-known/security.txt`] : []),
    'Preferred-Languages: en',
    '',
  ].join('\n');
}

/** Writes the file into a folder of the site's files. */
export function writeSecurityTxt(client: string, contact: SecurityContact): void {
  const file = join(client, '.well-known', 'security.txt');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, securityTxt(contact));
}
