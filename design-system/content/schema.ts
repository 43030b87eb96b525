import * as z from 'zod';

/**
 * The kinds of content sections share. Each section's own schema is made of these; the schemas serve checks, Storybook
 * and editors, and never reach a visitor, because views import their types only.
 */

/** Words of a page, plain. Bounds are for the eye: what a design holds in the longest language. */
export const words = (most: number) => z.string().trim().min(1).max(most);

/** Words that a site may keep elsewhere under a key, with what is shown until, or unless, they are there. */
export const textSchema = z.union([
  z.string().min(1),
  z.object({ key: z.string().min(1), fallback: z.string().min(1) }),
]);

/** Text with `**strong**`, `*em*`, `` `code` `` and `[text](href)`. Made into elements by the `rich-text` primitive. */
export const richTextSchema = z.string().trim().min(1);

/** Where a link leads: a path, an anchor, an https address, or an e-mail address. Nothing that runs. */
export const hrefSchema = z
  .string()
  .regex(/^(?:\/(?!\/)|#|https:\/\/|mailto:)/, 'a path, an anchor, an https: or a mailto: address');

export const linkSchema = z.object({ label: words(60), href: hrefSchema });

/** Where a section stands on the timeline of its page. */
export const timecodeSchema = z.string().regex(/^\d\d:\d\d$/, 'a timecode such as 00:04');

/** The level of a section's heading; a page has one `h1`. */
export const headingLevelSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export type TextContent = z.infer<typeof textSchema>;
export type LinkContent = z.infer<typeof linkSchema>;
export type HeadingLevel = z.infer<typeof headingLevelSchema>;
