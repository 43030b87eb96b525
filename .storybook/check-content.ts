import type { ZodObject } from 'zod';
import { findSection } from './find-section.ts';

type Args = Readonly<Record<string, unknown>>;

/** Context of a story before it renders. */
interface StoryContent {
  readonly id: string;
  readonly component?: unknown;
  /** Args from the story's file. */
  readonly initialArgs: Args;
}

/** Context of a story whose controls were used. */
interface EditedContent extends StoryContent {
  /** Args with the values of the controls. */
  readonly args: Args;
}

/** Content that is shown while the controls are used. */
export interface AllowedContent {
  readonly args: Args;
  /** Rejected values, each with its property, value and expected value. */
  readonly issues: readonly string[];
}

/**
 * Parses the content of a section's story with the section's strict schema, as the content of a page is parsed. Only
 * properties of the schema are parsed, because callbacks and state aren't content. Throws an error that names the story
 * and each rejected value.
 */
export function checkContent({ id, component, initialArgs }: StoryContent): void {
  const [name, section] = findSection(component);
  if (section === undefined) return;
  const issues = findIssues(section.schema, initialArgs);
  if (issues.length === 0) return;
  const lines = issues.map(({ line }) => `  ${line}`);
  throw new Error([`The story ${id} has content that the schema of ${name} does not allow:`, ...lines].join('\n'));
}

/**
 * Returns the content with the values of the controls that the schema accepts. A rejected value is replaced by the
 * story's own, so that the story stays rendered while a text is empty or half typed.
 */
export function allowedContent({ component, args, initialArgs }: Omit<EditedContent, 'id'>): AllowedContent {
  const [, section] = findSection(component);
  if (section === undefined) return { args, issues: [] };
  const issues = findIssues(section.schema, args);
  if (issues.length === 0) return { args, issues: [] };
  const restored = restore(
    args,
    initialArgs,
    issues.map(({ prop }) => prop),
  );
  // Two values can be valid separately and invalid together. Then all content is the story's own.
  const together = findIssues(section.schema, restored).length === 0;
  return {
    args: together ? restored : restore(args, initialArgs, Object.keys(section.schema.shape)),
    issues: issues.map(({ line }) => line),
  };
}

/** Returns the properties that a section's schema rejects in the args of a story, each with a message. */
export function findIssues(schema: ZodObject, args: Args): { prop: string; line: string }[] {
  const content = Object.fromEntries(
    Object.keys(schema.shape).flatMap((key) => (args[key] === undefined ? [] : [[key, args[key]]])),
  );
  const issues = schema.safeParse(content).error?.issues ?? [];
  return issues.map((issue) => {
    const found = JSON.stringify(valueAt(content, issue.path)) ?? 'missing';
    const place = issue.path.map(String).join('.');
    const line =
      issue.code === 'unrecognized_keys'
        ? `${place} has the unknown property ${issue.keys.join(', ')}. Remove it.`
        : `${place} is ${found.slice(0, 80)}. Use ${issue.message}.`;
    return { prop: String(issue.path[0]), line };
  });
}

const restore = (args: Args, initialArgs: Args, props: readonly string[]): Args => ({
  ...args,
  ...Object.fromEntries(props.map((prop) => [prop, initialArgs[prop]])),
});

const valueAt = (content: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    content,
  );
