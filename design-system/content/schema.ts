import * as z from 'zod';

/*
 * Builders for section schemas, which checks, Storybook and editors use. Views import only their types, so the schemas
 * aren't part of the site's scripts.
 *
 * Objects are strict: unknown properties are errors. Schemas have no defaults; the views contain them, and the
 * descriptions mention them. Each error message describes the expected value.
 */

/** Returns the schema of a plain text. The design has space for at most `max` characters. */
export function text(max: number) {
  const error = `a text of 1 to ${max} characters`;
  return z.string({ error }).trim().min(1, { error }).max(max, { error });
}

const TEXT_ERROR = 'a text';

/**
 * Schema of a text with `**strong**`, `*em*`, `` `code` `` and `[text](href)`. The `rich-text` primitive renders it.
 */
export const richTextSchema = z
  .string({ error: TEXT_ERROR })
  .trim()
  .min(1, { error: TEXT_ERROR })
  // With this media type in the JSON Schema, editors can distinguish rich text from plain text.
  .meta({ contentMediaType: 'text/markdown' });

/** Returns the schema of a list of `min` to `max` items. */
export function list<Item extends z.ZodType>(item: Item, min: number, max: number) {
  const error = `a list of ${min} to ${max}`;
  return z.array(item, { error }).min(min, { error }).max(max, { error });
}

/** Returns true if no value occurs twice. */
export const areUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/**
 * Returns a function that checks that the values of the property `name` are unique, because items are selected or
 * linked by this property.
 */
export const areUniqueBy =
  <Name extends string>(name: Name) =>
  (items: readonly Readonly<Record<Name, unknown>>[]): boolean =>
    areUnique(items.map((item) => item[name]));

/** Returns the schema of a text that matches `regExp`. The error message is `expected`, a description of the format. */
export function pattern(regExp: RegExp, expected: string) {
  return z.string({ error: expected }).regex(regExp, { error: expected });
}

const LANGUAGE_TAG_ERROR = 'a language tag such as en-US';

/** Schema of a language tag that `Intl` accepts. With other tags, formatting an amount would throw. */
export const localeSchema = z
  .string({ error: LANGUAGE_TAG_ERROR })
  .refine(isLanguageTag, { error: LANGUAGE_TAG_ERROR });

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/**
 * Schema of a literal text, or of the key of a site setting with a fallback that is shown until the settings are
 * loaded.
 */
export const commonsTextSchema = z.union(
  [
    z.string().min(1),
    z.strictObject({
      key: z.string().min(1).describe('Key of the site setting'),
      fallback: z.string().min(1).describe('Text shown until the site settings are loaded'),
    }),
  ],
  { error: 'a text, or the key of a site setting with a fallback' },
);

/**
 * Schema of a link's target: a path, an anchor, or an `https:` or `mailto:` URL, but not a script. It rejects paths
 * such as `/\name`: browsers read a backslash as a slash and skip white space, so this path would lead to the host
 * `name`.
 */
export const hrefSchema = pattern(
  /^(?:\/(?![/\\\s])|#|https:\/\/|mailto:)/,
  'a path, an anchor, an https: or a mailto: URL',
);

/** Schema of a path on this site. */
export const pathSchema = pattern(/^\/(?![/\\\s])/, 'a path such as /pricing');

export const linkSchema = z.strictObject({
  label: text(60).describe('Link text'),
  href: hrefSchema.describe('Target: a path, an anchor, an https: or a mailto: URL'),
});

/** Schema of the link that is shown on phones and tablets, because the Mac app can't be downloaded there. */
export const handOffSchema = linkSchema
  .optional()
  .describe(
    'Replaces the first action on phones and tablets: a mailto: link whose body is the URL to open on a Mac. Opens the share sheet instead if the device has one',
  );

/** Schema of a time in minutes and seconds, such as `00:04`. */
export const timecodeSchema = pattern(/^\d\d:\d\d$/, 'a timecode such as 00:04');

/** Schema of a keyboard shortcut that is drawn. */
export const keysSchema = list(text(8), 1, 3).describe(
  'Keyboard shortcut that is drawn: characters such as K, or command, shift, control, return',
);

/** Schema of an ISO date without a time. */
export const dateSchema = z.iso.date({ error: 'a day such as 2026-11-18' });

/** Schema of the level of a section's heading. A page has one `h1`. */
export const headingLevelSchema = z.literal([1, 2, 3], { error: 'the level 1, 2 or 3' });

/** Returns the schema of an optional heading level whose description mentions the default. */
export const headingLevelWithDefault = (level: HeadingLevel) =>
  headingLevelSchema.optional().describe(`Heading level. Default: ${level}`);

/** Returns the schema of an optional text of at most `max` characters whose description mentions the default. */
export const textWithDefault = (max: number, defaultText: string, textDescription: string) =>
  text(max).optional().describe(`${textDescription}. Default: “${defaultText}”`);

/** Schema properties for the heading of a section: label, heading and lede. */
export const sectionHeadShape = {
  label: text(40).optional().describe('What the section is about, above the heading, if the heading doesn’t say it'),
  heading: text(90).describe('Heading of the section'),
  headingLevel: headingLevelWithDefault(2),
  lede: richTextSchema.optional().describe('Explains the heading in one or two sentences. Rich text'),
  opening: z
    .enum(['stacked', 'centered', 'sentence'], { error: 'stacked, centered or sentence' })
    .optional()
    .describe(
      'Layout of heading and lede. stacked: below each other. centered: for full-width content. sentence: the lede continues the heading in the same size, so end the heading with a period and keep the lede short. Default: stacked',
    ),
};

/** Schema of the width of a section's media. */
export const widthSchema = z
  .enum(['page', 'window'], { error: 'page or window' })
  .optional()
  .describe(
    'Width of the media: the columns of the page, or the whole window. Use window once per page. Default: page',
  );

/** Content of the heading of a section: label, heading and lede. */
export type SectionHead = z.infer<z.ZodObject<typeof sectionHeadShape>>;

/**
 * Returns the heading properties of a section that is one part of an account page. The parameter `lede` describes what
 * the lede should say.
 */
export const createAccountPanelShape = (lede: string) => ({
  heading: text(40).describe('Heading of the section'),
  headingLevel: headingLevelWithDefault(2),
  lede: richTextSchema.optional().describe(`One or two sentences: ${lede}. Rich text`),
});

/**
 * Returns the heading properties of a form that is the main content of its page. The parameter `lede` describes what
 * the lede should say.
 */
export const createFormHeadShape = (lede: string) => ({
  heading: text(40).describe('Heading of the page'),
  headingLevel: headingLevelWithDefault(1),
  lede: richTextSchema.optional().describe(`One sentence: ${lede}. Rich text`),
});

/** Schema of the links below a form. */
export const formLinksSchema = list(
  linkSchema.extend({
    lead: text(60).optional().describe('Question that the link answers, such as "No account yet?"'),
  }),
  0,
  3,
);

export type CommonsText = z.infer<typeof commonsTextSchema>;
export type LinkContent = z.infer<typeof linkSchema>;
export type HeadingLevel = z.infer<typeof headingLevelSchema>;
