import { brand } from './brand.ts';
import type { Release } from './releases.ts';

/** Text files in place of the disk images of a product that doesn't exist, by their path without its first slash. Empty where a release host is configured. */
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
