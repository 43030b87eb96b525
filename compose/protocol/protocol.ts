import { purposeIds } from '@onset/design-system/sections/section-docs';
import * as z from 'zod';
import type { RecordField } from '../fields/field.ts';
import type { Json } from '../source/json.ts';

/*
 * What the workshop's page and the process that runs it say to each other. The page parses every response by these schemas.
 */

/** Plain JSON, as documents are. */
export const jsonSchema = z.json() as z.ZodType<Json>;

const pathSchema = z.array(z.union([z.string(), z.number()]));

/** A field is made by the same repository, so that its first word is enough to know it. */
const isField = (value: unknown): boolean => z.looseObject({ kind: z.string() }).safeParse(value).success;
const recordFieldSchema = z.custom<RecordField>(isField, 'a field of a record');

/** Something that is wrong with a document: `path` by its keys, `place` in words. */
export const issueSchema = z.object({ path: pathSchema, place: z.string(), message: z.string() });
export type Issue = z.infer<typeof issueSchema>;

/** A document as the build would draw it, but for the sections that are wrong, by their places in the list. */
export const drawingSchema = z.object({ body: z.string(), broken: z.array(z.number()), issues: z.array(issueSchema) });
export type Drawing = z.infer<typeof drawingSchema>;

/** A drawing whose texts are marked (`preview/marks.ts`), and what each mark stands for. */
export const textsSchema = z.object({
  body: z.string(),
  texts: z.array(z.object({ section: z.number(), path: pathSchema })),
});
export type DrawnTexts = z.infer<typeof textsSchema>;

/** A section that a page may list. */
export const sectionInfoSchema = z.object({
  name: z.string(),
  /** What people call it: `Call to action`. */
  title: z.string(),
  /** Its approved picture, below a folder for each theme: `sections/faq/default.webp`. */
  picture: z.string().optional(),
  purpose: z.enum(purposeIds),
  summary: z.string(),
  /** Other names people know it by, for search. */
  keywords: z.array(z.string()),
  field: recordFieldSchema,
  /** What a new one says; undefined for one that is made of a Markdown file. */
  start: jsonSchema.optional(),
  /** Time of hydration, if it needs React in the browser. */
  hydrate: z.string().optional(),
});
export type SectionInfo = z.infer<typeof sectionInfoSchema>;

/** A page of the site that links can lead to. */
export const placeSchema = z.object({ path: z.string(), title: z.string(), anchors: z.array(z.string()) });
export type Place = z.infer<typeof placeSchema>;

/** What of the site the workshop has to know. */
export const siteInfoSchema = z.object({
  brand: z.string(),
  origin: z.string(),
  page: recordFieldSchema,
  /** What a page says of a section beside its content. */
  listed: recordFieldSchema,
  sections: z.array(sectionInfoSchema),
  places: z.array(placeSchema),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Pictures in the public folder, by their paths. */
  images: z.array(z.string()),
});
export type SiteInfo = z.infer<typeof siteInfoSchema>;

/** Work on a page that was never saved, by the window it was done in. */
export const draftSchema = z.object({
  file: z.string(),
  owner: z.string(),
  document: jsonSchema,
  version: z.string().nullable(),
  at: z.number(),
});

export type Draft = z.infer<typeof draftSchema>;

/** Page files, those that can't be read, and drafts with changes that were never saved. */
export const pageListSchema = z.object({
  pages: z.array(z.string()),
  unreadable: z.array(z.object({ file: z.string(), message: z.string() })),
  drafts: z.array(z.object({ file: z.string(), owner: z.string(), at: z.number() })),
});
export type PageList = z.infer<typeof pageListSchema>;

/** A page as it was opened: see `store/pages.ts`. */
export const openPageSchema = z.object({
  file: z.string(),
  text: z.string(),
  version: z.string(),
  document: jsonSchema,
  drafts: z.array(draftSchema),
});
export type OpenPage = z.infer<typeof openPageSchema>;

/** A page that was saved. */
export const savedSchema = z.object({ text: z.string(), version: z.string() });

/** What went wrong; `now` is what the file holds, where somebody else has changed it. */
export const failureSchema = z.object({ message: z.string(), now: z.string().nullable().optional() });

/** What a file would hold. */
export const textSchema = z.object({ text: z.string() });

/** Something was done. */
export const doneSchema = z.object({ ok: z.literal(true) });

/** A page was made. */
export const madeSchema = z.object({ file: z.string() });

/** A place of a page that someone still has to fill in. */
const unfinishedSchema = z.object({ path: pathSchema, place: z.string(), text: z.string() });
export type Unfinished = z.infer<typeof unfinishedSchema>;

const bytesSchema = z.number();

/** What there is to say of a page beside whether it can be made: what the tests of the site will say of it. */
export const checksSchema = z.object({
  headings: z.array(z.object({ level: z.number(), text: z.string() })),
  /** Issues with headings, links and timecodes. */
  issues: z.array(issueSchema),
  /** Links of other pages to an anchor that is gone. */
  lostLinks: z.array(z.object({ href: z.string(), paths: z.array(z.string()) })),
  repeated: z.array(z.object({ sentence: z.string(), paths: z.array(z.string()) })),
  /** Sentences that are hard to read, of which there may be `most`. */
  hard: z.object({ sentences: z.array(z.string()), most: z.number() }),
  /** In no dictionary, and not among the words of the site. */
  unknownWords: z.array(z.string()),
  head: z.object({
    title: z.string(),
    description: z.string(),
    url: z.string(),
    picture: z.string(),
    isHidden: z.boolean(),
    /** Pages with the same title. */
    sameTitle: z.array(z.string()),
  }),
  /** Bytes as they are sent. What is of the build is missing where there is none. */
  weight: z.object({
    html: bytesSchema,
    css: bytesSchema.optional(),
    documentLimit: bytesSchema,
    scripts: z.object({ initial: bytesSchema, total: bytesSchema }).optional(),
    initialScriptLimit: bytesSchema,
    totalScriptLimit: bytesSchema,
  }),
});
export type Checks = z.infer<typeof checksSchema>;

/** The checks of a page, or nothing where it cannot be drawn; and what is not filled in yet, drawn or not. */
export const checkedSchema = z.object({ checks: checksSchema.optional(), unfinished: z.array(unfinishedSchema) });
export type Checked = z.infer<typeof checkedSchema>;

/** The paths of the pages that lead to a page. */
export const linkingSchema = z.object({ paths: z.array(z.string()) });
