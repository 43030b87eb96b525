import { brand } from './brand.ts';
import type { Release } from './releases.ts';

/**
 * Returns text files that replace the disk images of the fictional product, by their path without the first slash.
 * Returns none if a release host is configured.
 */
export function placeholderDownloads(releases: readonly Release[]): Readonly<Record<string, string>> {
  if (brand.releaseHost !== null) return {};
  return Object.fromEntries(releases.map((release) => [release.href.slice(1), placeholder(release)]));
}

const placeholder = ({ version, date, bytes, sha256, minimumSystem }: Release): string => `${brand.name} ${version}

${brand.name} is a fictional product: there is no app to download, and this file stands in for its disk image.

File            ${brand.name}-${version}.dmg
Released        ${date}
Size            ${bytes} bytes
SHA-256         ${sha256}
Minimum system  macOS ${minimumSystem}
`;
