import type { ZodObject } from 'zod';
import { sectionOf } from './section-of.ts';

type Args = Readonly<Record<string, unknown>>;

/** What is known of a story before it renders. */
interface StoryContent {
  readonly id: string;
  readonly component?: unknown;
  /** As the story's file has them. */
  readonly initialArgs: Args;
}

/** A story with its controls used. */
interface EditedContent extends StoryContent {
  /** As the controls have them. */
  readonly args: Args;
}

/** What is shown of a story with its controls used. */
export interface AllowedContent {
  readonly args: Args;
  /** What was left out of it: for each place what is there and what is expected. */
  readonly faults: readonly string[];
}

/**
 * Parses the content of a section's story by the section's strict schema, as a page's content is. Callbacks and state
 * are no content: only what the schema knows by name is parsed. Throws an error that names the story, and for each
 * place what is there and what is expected.
 */
export function checkContent({ id, component, initialArgs }: StoryContent): void {
  const [name, section] = sectionOf(component);
  if (section === undefined) return;
  const faults = faultsIn(section.schema, initialArgs);
  if (faults.length === 0) return;
  const lines = faults.map(({ line }) => `  ${line}`);
  throw new Error([`The story ${id} has content that the schema of ${name} does not allow:`, ...lines].join('\n'));
}

/**
 * The content of a section's story as its controls have it, if the schema allows that; what it does not allow stays as
 * the story has it. A text is empty or half typed before it is what it will be, and must not take the story away.
 */
export function allowedContent({ component, args, initialArgs }: Omit<EditedContent, 'id'>): AllowedContent {
  const [, section] = sectionOf(component);
  if (section === undefined) return { args, faults: [] };
  const faults = faultsIn(section.schema, args);
  if (faults.length === 0) return { args, faults: [] };
  const restored = restore(
    args,
    initialArgs,
    faults.map(({ prop }) => prop),
  );
  // Each may be allowed by itself and not beside the others: then the whole content is the story's own.
  const together = faultsIn(section.schema, restored).length === 0;
  return {
    args: together ? restored : restore(args, initialArgs, Object.keys(section.schema.shape)),
    faults: faults.map(({ line }) => line),
  };
}

/** Returns the properties that a section's schema rejects in the args of a story, each with a message. */
export function faultsIn(schema: ZodObject, args: Args): { prop: string; line: string }[] {
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
