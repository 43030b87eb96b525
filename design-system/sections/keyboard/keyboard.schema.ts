import * as z from 'zod';
import { list, richTextSchema, sectionHeadShape, text } from '../../content/schema.ts';
import { keyNames } from './key-rows.ts';

const shortcutSchema = z.strictObject({
  keys: list(z.enum(keyNames, { error: `keys of ${keyNames.join(' ')}` }), 1, 3).describe(
    'Keys that are pressed together. The last one gets the short label',
  ),
  short: text(9).describe('Label on the last key'),
  title: text(40).describe('What the shortcut does, starting with a verb'),
  text: richTextSchema.describe('When it helps, in one sentence. Rich text'),
});

/** Content of a keyboard with the shortcuts of an app. */
export const keyboardSchema = z.strictObject({
  ...sectionHeadShape,
  shortcuts: list(shortcutSchema, 3, 10).describe('Shortcuts, the most important first, each with another last key'),
});

export type KeyboardContent = z.infer<typeof keyboardSchema>;
