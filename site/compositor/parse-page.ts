import { forbiddenCharacter } from '@onset/design-system/content/forbidden-character';
import type { RegisteredSection, Hydration } from '@onset/design-system/sections/section';
import * as z from 'zod';
import { fillFacts } from './facts.ts';
import { middlewareNames, unknownMiddleware } from './middleware.ts';
import type { PageSectionName } from './page-document.ts';
import { fileNameError, pathOfFile } from './page-files.ts';
import { expectation, issueMessages, PageError, placeText, valueAt } from './page-issue.ts';
import type { PageIssue } from './page-issue.ts';
import type { Page, PageSection } from './page.ts';
import { withoutLinksToPlanned } from './planned-pages.ts';
import { registry } from './registry.ts';
import { validitySchema } from './validity.ts';

const sections: Readonly<Record<string, RegisteredSection>> = registry;

/** The sections a page may list. */
export const pageSectionNames = Object.keys(registry).filter(
  (name) => sections[name]?.layout !== true,
) as PageSectionName[];

const hydrationSchema = z.enum(['interaction', 'visible', 'session', 'load']) satisfies z.ZodType<Hydration>;

const anchorSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and dashes, beginning with a letter');

/** A section in a page's list but for its content, which has a schema of its own. */
export const sectionSchema = z.strictObject({
  section: z.enum(pageSectionNames).describe('Name of the section'),
  id: anchorSchema.describe('Anchor of the section, unique on the page'),
  content: z.record(z.string(), z.unknown()).describe('Content of the section. See its schema'),
  hydrate: z
    .union([hydrationSchema, z.literal(false)], { error: '"interaction", "visible", "session" or false' })
    .optional()
    .describe('When the section hydrates, instead of the registry’s value; false prevents it'),
  startsTab: anchorSchema
    .optional()
    .describe('Anchor of a tab with the sections from here to the next tab. The URL’s fragment selects it'),
});

/** A page file but for the content of its sections, each of which has a schema of its own. */
export const pageSchema = z.strictObject({
  $schema: z.string().optional(),
  title: z.string().min(4).max(60).describe('Up to 60 characters. The brand is appended'),
  description: z.string().min(20).max(160).describe('For search results and shared links'),
  noindex: z.boolean().optional().describe('Keeps the page out of search engines and the sitemap'),
  overlay: z.boolean().optional().describe('Whether the layout has its dark overlay; true by default'),
  navigation: z
    .boolean()
    .optional()
    .describe('False removes the header’s links and action, and most links of the footer'),
  middleware: z
    .array(
      z.enum(middlewareNames, {
        error: ({ input }) => `one of ${middlewareNames.join(', ')} (${unknownMiddleware(String(input))})`,
      }),
    )
    .optional()
    .describe('Rules that run in the browser before the page'),
  validity: validitySchema.optional(),
  sections: z.array(sectionSchema).min(1),
});

/** Anchors of the layout around every page. */
const LAYOUT_IDS = ['main'];

/**
 * Makes a page of what a file of `site/pages` holds. `file` is its name below that folder,
 * `paths` are those of all pages. Throws a `PageError` that
 * names the file, the place, what is there and what is expected, for everything that is wrong with it.
 */
export function parsePage(file: string, document: unknown, paths: ReadonlySet<string> = new Set()): Page {
  const path = pathOfFile(file);
  const message = fileNameError(file) ?? 'is not a page file. Use a name such as pricing.ts or blog/first.json.';
  return parseDocument({ file: `site/pages/${file}`, path, message }, document, paths);
}

/** Where a document comes from. `message` says why, where it cannot have a path. */
export interface PageSource {
  /** As in the repository. */
  readonly file: string;
  readonly path: string | undefined;
  readonly message?: string;
}

/** Makes a page of a document that may come from elsewhere than `site/pages`: see `parsePage`. */
export function parseDocument(
  { file, path, message: noPath = 'is not a page.' }: PageSource,
  document: unknown,
  paths: ReadonlySet<string>,
): Page {
  const issues: PageIssue[] = [];
  const report = (place: readonly PropertyKey[], message: string): void => {
    issues.push({ file, place: placeWithSection(document, place), path: place, message });
  };

  if (path === undefined) report([], noPath);
  requireJson(document, report, { done: new Set(), around: [] });
  // What is no JSON may be endless or fail when it is read.
  if (issues.length > 0) throw new PageError(issues);
  const filled = withoutLinksToPlanned(fillFacts(document, report), paths);
  const parsed = pageSchema.safeParse(filled, { error: expectation });
  if (!parsed.success)
    for (const { path: place, message } of issueMessages(filled, parsed.error, pageSchema)) report(place, message);
  const listed = parsed.success ? parsed.data.sections : readableSections(filled);
  const made = listed.map((section, index) => section && parseSection(section, index, report));
  reportRepeatedIds(listed, report);

  if (issues.length > 0 || !parsed.success || path === undefined) throw new PageError(issues);
  const {
    title,
    description,
    noindex = false,
    overlay = true,
    navigation = true,
    middleware = [],
    validity,
  } = parsed.data;
  return {
    path,
    title,
    description,
    noindex,
    overlay,
    navigation,
    middleware,
    validity,
    sections: made.filter((section) => section !== undefined),
  };
}

type Report = (path: readonly PropertyKey[], message: string) => void;

type ReadableSection = z.infer<typeof readableSectionSchema>;

/** The parts of a section whose content can be checked although other parts are invalid. */
const readableSectionSchema = z.object({
  section: z.enum(pageSectionNames),
  id: z.string().optional().catch(undefined),
  content: z.record(z.string(), z.unknown()).catch({}),
  hydrate: sectionSchema.shape.hydrate.catch(undefined),
  startsTab: z.string().optional().catch(undefined),
});

/** The sections of an invalid page whose content can be checked, so that all issues are reported at once. */
function readableSections(document: unknown): (ReadableSection | undefined)[] {
  const parsed = z.object({ sections: z.array(z.unknown()) }).safeParse(document);
  return (parsed.data?.sections ?? []).map((section) => readableSectionSchema.safeParse(section).data);
}

function parseSection(
  { section, id = '', content, startsTab, ...own }: ReadableSection,
  index: number,
  report: Report,
) {
  const entry: RegisteredSection = registry[section];
  if (own.hydrate !== undefined && entry.hydrate === undefined)
    report(
      ['sections', index, 'hydrate'],
      `is ${JSON.stringify(own.hydrate)}. Remove it: this section doesn’t use React in the browser.`,
    );
  const parsed = entry.schema.safeParse(content, { error: expectation });
  if (!parsed.success) {
    for (const { path, message } of issueMessages(content, parsed.error, entry.schema))
      report(['sections', index, 'content', ...path], message);
    return undefined;
  }
  const hydrate = own.hydrate === false ? undefined : (own.hydrate ?? entry.hydrate);
  return { name: section, id, content: parsed.data, hydrate, ...(startsTab && { startsTab }) } satisfies PageSection;
}

function reportRepeatedIds(listed: readonly (ReadableSection | undefined)[], report: Report): void {
  const ids = listed.map((section) => section?.id);
  for (const [index, section] of listed.entries()) {
    const tab = section?.startsTab;
    if (tab === undefined) continue;
    const isUsed = ids.includes(tab) || listed.findIndex((each) => each?.startsTab === tab) < index;
    if (isUsed || LAYOUT_IDS.includes(tab))
      report(
        ['sections', index, 'startsTab'],
        `is "${tab}", which is used already. Use an anchor that is unique on the page.`,
      );
  }
  for (const [index, id] of ids.entries()) {
    if (id === undefined) continue;
    const place = ['sections', index, 'id'];
    const first = ids.indexOf(id);
    if (first < index)
      report(place, `is "${id}", like that of sections[${first}]. Use an ID that is unique on the page.`);
    if (LAYOUT_IDS.includes(id)) report(place, `is "${id}", which the layout uses. Use another ID.`);
  }
}

/** Names the kind of a value that JSON can't represent. */
function valueKind(value: unknown): string {
  if (value === undefined) return 'undefined';
  return typeof value === 'object' ? 'an object of a class' : `a ${typeof value}`;
}

/** The objects `requireJson` has looked through already, and those around the one it looks at. */
interface Seen {
  readonly done: Set<object>;
  readonly around: readonly object[];
}

/** A page is JSON: what would be lost or changed on the way is no part of it. Runs no getter. */
function requireJson(value: unknown, report: Report, seen: Seen, path: readonly PropertyKey[] = []): void {
  if (typeof value === 'string') {
    const forbidden = forbiddenCharacter(value);
    if (forbidden !== undefined) report(path, `contains the control character ${forbidden}. Remove it.`);
    return;
  }
  if (value === null || typeof value === 'boolean') return;
  if (typeof value === 'number' && Number.isFinite(value)) return;
  if (typeof value !== 'object' || ![Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))) {
    report(path, `is ${valueKind(value)}. Use a JSON value.`);
    return;
  }
  if (seen.around.includes(value)) report(path, 'is an object that contains itself. Use a JSON value.');
  if (seen.done.has(value)) return;
  seen.done.add(value);
  const within = { done: seen.done, around: [...seen.around, value] };
  for (const [key, property] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
    if (!property.enumerable) continue;
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    if (property.get || property.set) report(place, 'is computed. Use a JSON value.');
    else requireJson(property.value, report, within, place);
  }
}

/** A place with the name and the anchor of the section it is in. */
function placeWithSection(document: unknown, path: readonly PropertyKey[]): string {
  const place = placeText(path);
  const [list, index] = path;
  if (list !== 'sections' || typeof index !== 'number' || path.length < 3) return place;
  const name = valueAt(document, [list, index, 'section']);
  const id = valueAt(document, [list, index, 'id']);
  return typeof name === 'string' ? `${place} (${name} “${typeof id === 'string' ? id : ''}”)` : place;
}
