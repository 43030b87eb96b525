import { brand, getDownloadName } from '@onset/design-system/brand';
import type { Release } from './releases.ts';

/**
 * Returns text files that replace the disk images, by their path without the first slash.
 * Returns none if a release host is configured.
 */
export function placeholderDownloads(releases: readonly Release[]): Readonly<Record<string, string>> {
  if (brand.releaseHost !== null) return {};
  return Object.fromEntries(releases.map((release) => [release.href.slice(1), placeholder(release)]));
}

const placeholder = ({ version, date, bytes, sha256, minimumSystem }: Release): string => `${brand.name} ${version}

This file replaces the disk image, because the site has no host of disk images.${brand.notice === '' ? '' : ` ${brand.notice}`}

File            ${getDownloadName(version)}.dmg
Released        ${date}
Size            ${bytes} bytes
SHA-256         ${sha256}
Minimum system  macOS ${minimumSystem}
`;
