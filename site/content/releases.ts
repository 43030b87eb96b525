import { illustrationNameSchema } from '@onset/design-system/content/media';
import { toPlainText } from '@onset/design-system/content/prose';
import type { Block } from '@onset/design-system/content/prose';
import { pattern, text } from '@onset/design-system/content/schema';
import * as z from 'zod';
import type { MarkdownFile } from '../markdown/markdown-file.ts';
import { brand, getDownloadName } from '@onset/design-system/brand';
import { contentFiles } from './content-file.ts';
import { compareVersions } from './versions.ts';

/** Front matter of a release. Its file name is its version. */
export const releaseSchema = z.strictObject({
  version: pattern(/^(?:0|[1-9]\d{0,4})(?:\.(?:0|[1-9]\d{0,4})){2}$/, 'a version such as "1.12.0", in quotes'),
  date: z.iso.date({ error: 'a day such as 2026-11-18' }),
  title: text(90),
  illustration: illustrationNameSchema.optional(),
  bytes: z.int({ error: 'the size of the file in bytes' }).min(1),
  sha256: pattern(/^[0-9a-f]{64}$/, '64 lower-case hexadecimal digits'),
  minimumSystem: pattern(/^\d+\.\d+$/, 'a version of macOS such as "14.0", in quotes'),
  edSignature: pattern(/^[A-Za-z0-9+/]{86}==$/, 'an Ed25519 signature, 64 bytes as base64').optional(),
  security: z.boolean().optional(),
});

/** Changes of one kind. */
export interface Changes {
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** Released version of the app. */
export interface Release extends z.infer<typeof releaseSchema> {
  /** URL of the disk image, or of the text file that replaces it. */
  readonly href: string;
  readonly intro: readonly Block[];
  readonly changes: readonly Changes[];
}

/** Kinds of changes, in the order in which they are shown. */
export const CHANGE_KINDS: readonly string[] = ['New', 'Better', 'Fixed'];

/** Files of `site/content/releases`. */
export const releaseFiles = contentFiles(
  import.meta.glob<MarkdownFile>('./releases/*.md', { eager: true, import: 'default' }),
);

/** Releases with valid front matter, newest version first. */
export const releases: readonly Release[] = releaseFiles
  .flatMap(({ frontMatter, prose }) => {
    const { data } = releaseSchema.safeParse(frontMatter);
    return data ? [{ ...data, href: getDownloadUrl(data.version), ...splitChanges(prose.blocks) }] : [];
  })
  .toSorted((a, b) => compareVersions(b.version, a.version));

function getDownloadUrl(version: string): string {
  const { releaseHost } = brand;
  const name = encodeURIComponent(getDownloadName(version));
  return releaseHost === null ? `/downloads/${name}.txt` : `${releaseHost}/${name}.dmg`;
}

/** Returns the newest release. Throws if there are no releases. */
export function newestRelease(): Release {
  const [newest] = releases;
  if (!newest) throw new Error('site/content/releases contains no release. Add one.');
  return newest;
}

/** Splits a release into the text before its changes, and the changes below each heading. */
function splitChanges(blocks: readonly Block[]): Pick<Release, 'intro' | 'changes'> {
  const starts = blocks.flatMap((block, index) => (block.type === 'heading' && block.level === 2 ? [index] : []));
  const changes = starts.map((start, index) => {
    const heading = blocks[start];
    const text = heading?.type === 'heading' ? toPlainText(heading.children) : '';
    return { heading: text, blocks: blocks.slice(start + 1, starts[index + 1]) };
  });
  return { intro: blocks.slice(0, starts[0] ?? blocks.length), changes };
}

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
