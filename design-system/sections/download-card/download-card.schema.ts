import * as z from 'zod';
import {
  dateSchema,
  handOffSchema,
  hrefSchema,
  list,
  pattern,
  richTextSchema,
  text,
  textWithDefault,
  sectionHeadShape,
} from '../../content/schema.ts';
import { iconNames } from '../../primitives/icon.tsx';

const olderReleaseSchema = z.strictObject({
  version: pattern(/^\d+\.\d+\.\d+$/, 'a version such as 1.12.0').describe('Version'),
  date: dateSchema.describe('Publication date'),
  bytes: z.int({ error: 'a whole number of bytes' }).min(1).describe('File size in bytes'),
  href: hrefSchema.describe('URL of the file'),
  minimumSystem: text(40).describe('Supported systems, such as macOS 14 or later'),
});

const releaseSchema = olderReleaseSchema.extend({
  sha256: pattern(/^[0-9a-f]{64}$/, '64 hexadecimal digits').describe('SHA-256 checksum of the file'),
});

const permissionSchema = z.strictObject({
  icon: z.enum(iconNames, { error: `one of ${iconNames.join(', ')}` }).describe('Icon'),
  name: text(50).describe('Name as shown by the system'),
  reason: richTextSchema.describe('What it’s needed for, in one sentence. Rich text'),
});

/** Content of a download: the newest release, its permissions, and older releases. */
export const downloadCardSchema = z.strictObject({
  ...sectionHeadShape,
  product: text(40).describe('Product name'),
  release: releaseSchema.describe('Latest release'),
  architectures: text(60).describe('Supported processors'),
  actionLabel: textWithDefault(40, 'Download', 'Button label'),
  signed: richTextSchema.optional().describe('Who signed and notarized it. Rich text'),
  homebrew: text(90).optional().describe('Command for installing from Terminal'),
  permissionsHeading: textWithDefault(50, 'Permissions it needs, and why', 'Heading above the permissions'),
  permissionsLede: richTextSchema.optional().describe('When the system asks for them. Rich text'),
  permissions: list(permissionSchema, 1, 8).optional().describe('Permissions the system asks for'),
  olderHeading: textWithDefault(50, 'Older versions', 'Button that opens the list of older versions'),
  older: list(olderReleaseSchema, 1, 40).optional().describe('Older releases, newest first'),
  handOff: handOffSchema,
});

export type DownloadCardContent = z.infer<typeof downloadCardSchema>;
export type DownloadRelease = DownloadCardContent['release'];
export type OlderRelease = z.infer<typeof olderReleaseSchema>;
