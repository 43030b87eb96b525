import { stripVTControlCharacters } from 'node:util';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod';
import type { SectionStory } from './section-stories.ts';
import { ScaffoldError } from '../../scripts/scaffold/names.ts';
import { SourceError } from '../../site/compositor/page-source.ts';
import type { Json } from '../source/json.ts';
import { jsonSchema } from '../protocol/protocol.ts';
import type { Checks, Drawing, DrawnTexts, SectionInfo, SiteInfo, Unfinished } from '../protocol/protocol.ts';
import type { Drafts } from '../store/drafts.ts';
import { PageFilesError } from '../store/page-files.ts';
import type { PageFiles } from '../store/page-files.ts';
import { NoPageError } from '../store/pages.ts';
import type { Pages } from '../store/pages.ts';
import { ConflictError, ForbiddenFileError } from '../store/workspace.ts';

/** The longest body: several times the largest page there could be. */
const LONGEST = 4_000_000;

const fileSchema = z
  .string()
  .min(1)
  .max(300)
  .refine((file) => file.isWellFormed(), 'must be valid Unicode');
const versionSchema = z.string().max(64).nullable();
const textSchema = z.strictObject({ file: fileSchema, document: jsonSchema, base: z.string() });
const ownerSchema = z
  .string()
  .max(64)
  .regex(/^[\w-]+$/, 'must be the name of a window');
const savingSchema = textSchema.extend({ version: versionSchema, owner: ownerSchema });
const draftSchema = z.strictObject({
  file: fileSchema,
  owner: ownerSchema,
  document: jsonSchema,
  version: versionSchema,
});
const forgettingSchema = z.strictObject({ file: fileSchema, owner: ownerSchema });
const newPageSchema = z.strictObject({ path: z.string() });
const removalSchema = z.strictObject({ file: fileSchema, version: z.string().max(64) });
const differenceSchema = z.strictObject({
  file: fileSchema,
  before: z.string().nullable(),
  after: z.string().nullable(),
});
const shownSchema = z.strictObject({ file: fileSchema, document: jsonSchema });

/** What of the site the workshop shows; loaded anew when a file of it changes. */
export interface Site {
  /** A page of a document as the build would draw it, as far as it can be drawn, and what is wrong with it. */
  readonly draw: (file: string, document: Json) => Drawing;
  /** The same with its texts marked, to find where each of them stands. */
  readonly texts: (file: string, document: Json) => DrawnTexts;
  /** What else there is to say of the page; undefined where nothing of it can be drawn. */
  readonly checks: (file: string, document: Json, signal?: AbortSignal) => Promise<Checks | undefined>;
  /** The places of a document that are not filled in yet. */
  readonly unfinished: (document: Json) => readonly Unfinished[];
  /** The paths of the pages whose sections lead to the page of a file. */
  readonly linking: (file: string) => string[];
  readonly info: () => SiteFacts;
}

/** What the modules of the site say of it; the rest is found in files. */
export type SiteFacts = Omit<SiteInfo, 'images' | 'sections'> & {
  readonly sections: readonly Omit<SectionInfo, 'title' | 'picture'>[];
};

interface ApiParts {
  readonly pages: Pages;
  readonly drafts: Drafts;
  readonly files: PageFiles;
  /** Deletes the approved screenshots of a page. */
  readonly deleteScreenshots: (file: string) => Promise<void>;
  /** How git shows the difference of two texts of a file. */
  readonly difference: (file: string, before: string | undefined, after: string | undefined) => Promise<string>;
  readonly site: () => Promise<Site>;
  /** What there is in Storybook of a section. */
  readonly story: (section: string) => Promise<SectionStory | undefined>;
  /** The paths of the pictures in the public folder. */
  readonly images: () => Promise<string[]>;
  readonly now?: () => number;
}

/** What the workshop's page asks of the process that runs it. Every error says in a sentence what is wrong. */
export function createApi({
  pages,
  drafts,
  files,
  deleteScreenshots,
  difference,
  site,
  story,
  images,
  now = Date.now,
}: ApiParts): Hono {
  const api = new Hono();
  api.use(
    bodyLimit({
      maxSize: LONGEST,
      onError: (context) => context.json({ message: `The body is longer than ${LONGEST} bytes` }, 413),
    }),
  );

  api.get('/pages', async (context) => {
    const kept = (await drafts.list()).map(({ file, owner, at }) => ({ file, owner, at }));
    const files = await pages.list();
    return context.json({ pages: files, unreadable: await pages.unreadable(files), drafts: kept });
  });
  api.get('/page', async (context) => context.json(await pages.open(fileSchema.parse(context.req.query('file')))));
  api.put('/page', async (context) => {
    const { file, ...saving } = savingSchema.parse(await context.req.json());
    return context.json(await pages.save(file, saving));
  });
  api.post('/pages', async (context) => {
    const { path } = newPageSchema.parse(await context.req.json());
    return context.json({ file: await files.make(path) });
  });
  api.delete('/page', async (context) => {
    const { file, version } = removalSchema.parse(await context.req.json());
    await files.remove(file, version, () => deleteScreenshots(file));
    return context.json({ ok: true });
  });
  api.post('/difference', async (context) => {
    const { file, before, after } = differenceSchema.parse(await context.req.json());
    return context.json({ text: await difference(file, before ?? undefined, after ?? undefined) });
  });
  api.post('/page/text', async (context) => {
    const { file, ...change } = textSchema.parse(await context.req.json());
    return context.json({ text: await pages.textOf(file, change) });
  });
  api.put('/draft', async (context) => {
    const draft = draftSchema.parse(await context.req.json());
    await drafts.keep({ ...draft, at: now() });
    return context.json({ ok: true });
  });
  api.delete('/draft', async (context) => {
    await drafts.forget(forgettingSchema.parse(await context.req.json()));
    return context.json({ ok: true });
  });
  api.get('/site', async (context) => {
    const { sections, ...info } = (await site()).info();
    const told = await Promise.all(
      sections.map(async (section) => {
        const { title = section.name, picture } = (await story(section.name)) ?? {};
        return { ...section, title, ...(picture !== undefined && { picture }) };
      }),
    );
    return context.json({ ...info, sections: told, images: await images() });
  });
  api.post('/drawing', async (context) => {
    const { file, document } = shownSchema.parse(await context.req.json());
    return context.json((await site()).draw(file, document));
  });
  api.post('/checks', async (context) => {
    const { file, document } = shownSchema.parse(await context.req.json());
    const now = await site();
    const checks = await now.checks(file, document, context.req.raw.signal);
    return context.json({ checks, unfinished: now.unfinished(document) });
  });
  api.get('/linking', async (context) => {
    const file = fileSchema.parse(context.req.query('file'));
    return context.json({ paths: (await site()).linking(file) });
  });
  api.post('/texts', async (context) => {
    const { file, document } = shownSchema.parse(await context.req.json());
    return context.json((await site()).texts(file, document));
  });

  api.notFound((context) => context.json({ message: `There is no ${context.req.method} ${context.req.path}` }, 404));
  api.onError((error, context) => {
    const now = error instanceof ConflictError ? { now: error.now ?? null } : {};
    return context.json({ message: messageOf(error), ...now }, statusOf(error));
  });
  return api;
}

function statusOf(error: Error): ContentfulStatusCode {
  if (error instanceof ConflictError) return 409;
  if (error instanceof ForbiddenFileError) return 403;
  if (error instanceof NoPageError) return 404;
  if (error instanceof SourceError || error instanceof ScaffoldError || error instanceof PageFilesError) return 422;
  if (isTooDeep(error)) return 400;
  return error instanceof z.ZodError || error instanceof SyntaxError ? 400 : 500;
}

/** Lists within lists without end: whatever goes through them fails so. */
const isTooDeep = (error: Error): boolean => error instanceof RangeError && error.message.includes('call stack');

function messageOf(error: Error): string {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  if (isTooDeep(error)) return 'The page is nested too deeply.';
  if (error instanceof SyntaxError) return `The body is not JSON: ${error.message}`;
  // Errors of Vite contain colors for a terminal.
  return stripVTControlCharacters(error.message);
}
