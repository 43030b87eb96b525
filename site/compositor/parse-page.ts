import { forbiddenCharacter } from '@onset/design-system/content/forbidden-character';
import type { RegisteredSection, Hydration } from '@onset/design-system/sections/section';
import * as z from 'zod';
import { fillFacts } from './facts.ts';
import { middlewareNames, unknownMiddlewareMessage } from './middleware.ts';
import type { PageSectionName, Validity } from './page-document.ts';
import { describeExpected, formatPath, getValue, issueMessages, PageError } from './page-issue.ts';
import type { PageIssue } from './page-issue.ts';
import { fileNameError, toPagePath } from './page-paths.ts';
import type { Page, PageSection } from './page.ts';
import { registry } from './registry.ts';

const sections: Readonly<Record<string, RegisteredSection>> = registry;

/** Names of the sections that a page may contain. */
export const pageSectionNames = Object.keys(registry).filter(
  (name) => sections[name]?.layout !== true,
) as PageSectionName[];

const validitySchema = z
  .strictObject({
    from: z.iso.date().optional().describe('First day on which the page is available'),
    until: z.iso.date().optional().describe('First day on which the page is no longer available'),
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from < until, {
    error: 'an "until" that is later than "from"',
  })
  .describe(
    'Period in which the page is available. Before and after it, its path returns 404',
  ) satisfies z.ZodType<Validity>;

const hydrationSchema = z.enum(['interaction', 'visible', 'session', 'load']) satisfies z.ZodType<Hydration>;

const anchorSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and dashes, beginning with a letter');

/** Schema of a section, except its content: each section has a schema for it. */
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

/** Schema of a page file, except the content of its sections. */
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
        error: ({ input }) => `one of ${middlewareNames.join(', ')} (${unknownMiddlewareMessage(String(input))})`,
      }),
    )
    .optional()
    .describe('Rules that run in the browser before the page'),
  validity: validitySchema.optional(),
  sections: z.array(sectionSchema).min(1),
});

/** IDs in the layout, which no section may have. */
const LAYOUT_IDS = ['main'];

/**
 * Converts the document of a page file to a page. `file` is relative to `site/pages`, `paths` are those of all pages.
 * Throws a `PageError` with all issues: file, location, invalid value and expected value.
 */
export function parsePage(file: string, document: unknown, paths: ReadonlySet<string> = new Set()): Page {
  const path = toPagePath(file);
  const message = fileNameError(file) ?? 'is not a page file. Use a name such as pricing.ts or blog/first.json.';
  return parseDocument({ file: `site/pages/${file}`, path, message }, document, paths);
}

/** Source of a document. `message` is the reason if it has no path. */
interface PageSource {
  /** Relative to the repository. */
  readonly file: string;
  readonly path: string | undefined;
  readonly message?: string;
}

/** Converts a document to a page, like `parsePage`. The document may come from any file. */
export function parseDocument(
  { file, path, message: noPath = 'is not a page.' }: PageSource,
  document: unknown,
  paths: ReadonlySet<string>,
): Page {
  const issues: PageIssue[] = [];
  const report = (location: readonly PropertyKey[], message: string): void => {
    issues.push({ file, location: formatLocation(document, location), path: location, message });
  };

  if (path === undefined) report([], noPath);
  reportNonJson(document, report, { visited: new Set(), ancestors: [] });
  // A value that JSON can't represent may be circular, or throw when it is read.
  if (issues.length > 0) throw new PageError(issues);
  const filled = removePlannedLinks(fillFacts(document, report), paths);
  const parsed = pageSchema.safeParse(filled, { error: describeExpected });
  if (!parsed.success)
    for (const issue of issueMessages(filled, parsed.error, pageSchema)) report(issue.path, issue.message);
  const listed = parsed.success ? parsed.data.sections : findReadableSections(filled);
  const parsedSections = listed.map((section, index) => section && parseSection(section, index, report));
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
    sections: parsedSections.filter((section) => section !== undefined),
  };
}

type Report = (path: readonly PropertyKey[], message: string) => void;

type ReadableSection = z.infer<typeof readableSectionSchema>;

/** Schema of a section whose content can be checked although other properties are invalid. */
const readableSectionSchema = z.object({
  section: z.enum(pageSectionNames),
  id: z.string().optional().catch(undefined),
  content: z.record(z.string(), z.unknown()).catch({}),
  hydrate: sectionSchema.shape.hydrate.catch(undefined),
  startsTab: z.string().optional().catch(undefined),
});

/** Returns the sections of an invalid page whose content can be checked, so that all issues are reported at once. */
function findReadableSections(document: unknown): (ReadableSection | undefined)[] {
  const parsed = z.object({ sections: z.array(z.unknown()) }).safeParse(document);
  return (parsed.data?.sections ?? []).map((section) => readableSectionSchema.safeParse(section).data);
}

function parseSection(
  { section, id = '', content, startsTab, hydrate: ownHydrate }: ReadableSection,
  index: number,
  report: Report,
) {
  const entry: RegisteredSection = registry[section];
  if (ownHydrate !== undefined && entry.hydrate === undefined)
    report(
      ['sections', index, 'hydrate'],
      `is ${JSON.stringify(ownHydrate)}. Remove it: this section doesn’t use React in the browser.`,
    );
  const parsed = entry.schema.safeParse(content, { error: describeExpected });
  if (!parsed.success) {
    for (const { path, message } of issueMessages(content, parsed.error, entry.schema))
      report(['sections', index, 'content', ...path], message);
    return undefined;
  }
  const hydrate = ownHydrate === false ? undefined : (ownHydrate ?? entry.hydrate);
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
    const path = ['sections', index, 'id'];
    const first = ids.indexOf(id);
    if (first < index)
      report(path, `is "${id}", like that of sections[${first}]. Use an ID that is unique on the page.`);
    if (LAYOUT_IDS.includes(id)) report(path, `is "${id}", which the layout uses. Use another ID.`);
  }
}

/** Names the type of a value that JSON can't represent. */
function describeType(value: unknown): string {
  if (value === undefined) return 'undefined';
  return typeof value === 'object' ? 'an object of a class' : `a ${typeof value}`;
}

/** State of `reportNonJson`: all objects that it has visited, and the ancestors of the current value. */
interface Traversal {
  readonly visited: Set<object>;
  readonly ancestors: readonly object[];
}

/** Reports values that would be lost or changed if the document was converted to JSON. Doesn't call getters. */
function reportNonJson(
  value: unknown,
  report: Report,
  { visited, ancestors }: Traversal,
  path: readonly PropertyKey[] = [],
): void {
  if (typeof value === 'string') {
    const forbidden = forbiddenCharacter(value);
    if (forbidden !== undefined) report(path, `contains the control character ${forbidden}. Remove it.`);
    return;
  }
  if (value === null || typeof value === 'boolean') return;
  if (typeof value === 'number' && Number.isFinite(value)) return;
  if (typeof value !== 'object' || ![Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value))) {
    report(path, `is ${describeType(value)}. Use a JSON value.`);
    return;
  }
  if (ancestors.includes(value)) report(path, 'is an object that contains itself. Use a JSON value.');
  if (visited.has(value)) return;
  visited.add(value);
  const traversal = { visited, ancestors: [...ancestors, value] };
  for (const [key, property] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
    if (!property.enumerable) continue;
    const propertyPath = [...path, Array.isArray(value) ? Number(key) : key];
    if (property.get || property.set) report(propertyPath, 'is computed. Use a JSON value.');
    else reportNonJson(property.value, report, traversal, propertyPath);
  }
}

/** Formats a path in a document, with the name and the anchor of the section that contains it. */
function formatLocation(document: unknown, path: readonly PropertyKey[]): string {
  const location = formatPath(path);
  const [list, index] = path;
  if (list !== 'sections' || typeof index !== 'number' || path.length < 3) return location;
  const name = getValue(document, [list, index, 'section']);
  const id = getValue(document, [list, index, 'id']);
  return typeof name === 'string' ? `${location} (${name} “${typeof id === 'string' ? id : ''}”)` : location;
}

/** Pages that texts may link to before they exist. */
const PLANNED_PATHS: readonly string[] = [
  '/camera-background-removal',
  '/download',
  '/features',
  '/privacy',
  '/refund',
  '/terms-and-conditions',
  '/tutorial-recording-software',
];

/** Matches a link to a page in rich text: its text and its path. */
const LINK = /\[([^\][]{1,200})\]\((\/[a-z0-9/-]{0,100})\)/g;

/**
 * Replaces links to planned pages by their text if the pages don't exist yet. Works in rich text and in long texts, which
 * are trees. `paths` are those of all pages.
 */
export function removePlannedLinks(value: unknown, paths: ReadonlySet<string>): unknown {
  const missing = PLANNED_PATHS.filter((path) => !paths.has(path));
  return missing.length === 0 ? value : removeLinks(missing, value);
}

function removeLinks(missing: readonly string[], value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(LINK, (link, text: string, path: string) => (missing.includes(path) ? text : link));
  if (Array.isArray(value))
    return value.flatMap((part: unknown) => {
      const children = findLinkChildren(missing, part);
      return children ? (removeLinks(missing, children) as unknown[]) : [removeLinks(missing, part)];
    });
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, removeLinks(missing, part)]));
}

/** Returns the children of a link in a long text if it leads to a missing page; `undefined` for all other nodes. */
function findLinkChildren(missing: readonly string[], node: unknown): readonly unknown[] | undefined {
  if (typeof node !== 'object' || node === null || !('type' in node) || node.type !== 'link') return undefined;
  if (!('href' in node) || !('children' in node) || !Array.isArray(node.children)) return undefined;
  return missing.includes(String(node.href).replace(/#.*$/, '')) ? node.children : undefined;
}
