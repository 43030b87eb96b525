import type { ZodObject } from 'zod';
import { findSection } from './find-section.ts';

type Args = Readonly<Record<string, unknown>>;

/** Properties of Storybook's story context, before the story renders. */
interface InitialStoryContext {
  readonly id: string;
  readonly component?: unknown;
  /** Args from the story's file. */
  readonly initialArgs: Args;
}

/** Properties of Storybook's story context, after a control was changed. */
interface EditedStoryContext extends InitialStoryContext {
  /** Current args: those of the story's file, with the changes made in the controls. */
  readonly args: Args;
}

/** Args that the story can be rendered with, and messages about the rejected ones. */
export interface AllowedContent {
  readonly args: Args;
  /** Messages about the rejected values. Each names the property, the value and the expected value. */
  readonly issues: readonly string[];
}

/**
 * Checks the args of a section's story with the strict schema of the section, as the content of a page is checked. Args
 * that aren't in the schema, such as callbacks and state, are ignored. Throws an error that names the story and each
 * rejected value.
 */
export function checkContent({ id, component, initialArgs }: InitialStoryContext): void {
  const [name, section] = findSection(component);
  if (section === undefined) return;
  const issues = findIssues(section.schema, initialArgs);
  if (issues.length === 0) return;
  const lines = issues.map(({ line }) => `  ${line}`);
  throw new Error([`The story ${id} has content that the schema of ${name} does not allow:`, ...lines].join('\n'));
}

/**
 * Returns the args of a story, in which each value that the schema rejects is replaced by the value from the story's
 * file. The story therefore stays visible while a text is empty or incomplete.
 */
export function allowedContent({ component, args, initialArgs }: Omit<EditedStoryContext, 'id'>): AllowedContent {
  const [, section] = findSection(component);
  if (section === undefined) return { args, issues: [] };
  const issues = findIssues(section.schema, args);
  if (issues.length === 0) return { args, issues: [] };
  const restoredArgs = restoreProps(
    args,
    initialArgs,
    issues.map(({ prop }) => prop),
  );
  // The remaining edited values can be valid separately but invalid in combination. In that case, all content is
  // restored from the story's file.
  const isValidTogether = findIssues(section.schema, restoredArgs).length === 0;
  return {
    args: isValidTogether ? restoredArgs : restoreProps(args, initialArgs, Object.keys(section.schema.shape)),
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
    const foundValue = JSON.stringify(getValueAt(content, issue.path)) ?? 'missing';
    const valuePath = issue.path.map(String).join('.');
    const line =
      issue.code === 'unrecognized_keys'
        ? `${valuePath} has the unknown property ${issue.keys.join(', ')}. Remove it.`
        : `${valuePath} is ${foundValue.slice(0, 80)}. Use ${issue.message}.`;
    return { prop: String(issue.path[0]), line };
  });
}

const restoreProps = (args: Args, initialArgs: Args, props: readonly string[]): Args => ({
  ...args,
  ...Object.fromEntries(props.map((prop) => [prop, initialArgs[prop]])),
});

const getValueAt = (content: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    content,
  );
