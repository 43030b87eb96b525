import * as z from 'zod';

const OLD_PATH =
  'a path such as /terms: lower-case letters, digits and hyphens, without a slash at the end; or such a path below /.well-known';
const NEW_PATH = 'the path of a page such as /terms-and-conditions, or / for the home page';

/**
 * No dot outside `.well-known`, so that it is never a file; no capitals and no slash at its end, because those spellings lead
 * here as well.
 */
const oldPath = z
  .string({ error: OLD_PATH })
  .regex(/^(?:\/\.well-known)?(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/, { error: OLD_PATH });

const newPath = z.string({ error: NEW_PATH }).regex(/^\/(?:[a-z0-9][a-z0-9./-]*)?$/, { error: NEW_PATH });

/** An address that leads to another: one that people type, or that a page had once. */
export const redirectSchema = z.strictObject({
  from: oldPath.describe('Requested path'),
  to: newPath.describe('Page or feed that it redirects to'),
  kind: z
    .enum(['permanent', 'temporary'], { error: 'permanent or temporary' })
    .describe('permanent (301): browsers and search engines may cache it. temporary (302): the path may become a page'),
});

export type Redirect = z.infer<typeof redirectSchema>;

const WORDS = 'a text of 20 to 200 characters that says why the page was removed and where to go instead';

/** A page that was there and is no more: its address answers 410, so that search engines drop it. */
export const gonePageSchema = z.strictObject({
  path: oldPath.describe('Path of the removed page'),
  since: z.iso.date({ error: 'a day such as 2026-01-20' }).describe('Date of removal'),
  words: z
    .string({ error: WORDS })
    .min(20, { error: WORDS })
    .max(200, { error: WORDS })
    .describe('What happened to it and where to go instead'),
});

export type GonePage = z.infer<typeof gonePageSchema>;
