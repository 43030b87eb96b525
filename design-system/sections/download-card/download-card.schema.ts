import * as z from 'zod';
import {
  dateSchema,
  handOffSchema,
  hrefSchema,
  list,
  pattern,
  richTextSchema,
  text,
  textUnlessGiven,
  timelineHeadShape,
} from '../../content/schema.ts';
import { iconNames } from '../../primitives/icon/names.ts';

const olderSchema = z.strictObject({
  version: pattern(/^\d+\.\d+\.\d+$/, 'a version such as 1.12.0').describe('The version'),
  date: dateSchema.describe('The day it came out'),
  bytes: z.int({ error: 'a whole number of bytes' }).min(1).describe('How large the file is, in bytes'),
  href: hrefSchema.describe('The file'),
  minimumSystem: text(40).describe('What it runs on, such as macOS 14 or later'),
});

const releaseSchema = olderSchema.extend({
  sha256: pattern(/^[0-9a-f]{64}$/, '64 hexadecimal digits').describe('The SHA-256 of the file'),
});

const permissionSchema = z.strictObject({
  icon: z.enum(iconNames, { error: `one of ${iconNames.join(', ')}` }).describe('The icon beside it'),
  name: text(50).describe('As the system calls it'),
  reason: richTextSchema.describe('What it is needed for, in a sentence. Rich text'),
});

/** The content of a download: the newest release, what it asks for, and those before it. */
export const downloadCardSchema = z.strictObject({
  ...timelineHeadShape,
  product: text(40).describe('What is downloaded'),
  release: releaseSchema.describe('The newest release'),
  architectures: text(60).describe('The processors it runs on'),
  actionLabel: textUnlessGiven(40, 'Download', 'The button'),
  signed: richTextSchema.optional().describe('Who has signed and checked it. Rich text'),
  homebrew: text(90).optional().describe('The line for those who install from Terminal'),
  permissionsHeading: textUnlessGiven(50, 'Permissions it needs, and why', 'Above the permissions'),
  permissionsLede: richTextSchema.optional().describe('When they are asked for. Rich text'),
  permissions: list(permissionSchema, 1, 8).optional().describe('What the system asks the visitor to allow'),
  olderHeading: textUnlessGiven(50, 'Older versions', 'Opens the list of older versions'),
  older: list(olderSchema, 1, 40).optional().describe('The releases before, the newest first'),
  handOff: handOffSchema,
});

export type DownloadCardContent = z.infer<typeof downloadCardSchema>;
export type DownloadRelease = DownloadCardContent['release'];
export type OlderRelease = z.infer<typeof olderSchema>;
