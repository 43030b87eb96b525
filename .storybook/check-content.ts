import { registry } from '@onset/design-system/registry';
import type { RegisteredSection } from '@onset/design-system/sections/section';

const sections: Readonly<Record<string, RegisteredSection>> = registry;

/** What is known of a story before it renders. */
interface StoryContent {
  readonly id: string;
  readonly component?: unknown;
  readonly args: Readonly<Record<string, unknown>>;
}

/**
 * Parses the content of a section's story by the section's strict schema, as a page's content is. Callbacks and state
 * are no content: only what the schema knows by name is parsed. Throws an error that names the story, and for each
 * place what is there and what is expected.
 */
export function checkContent({ id, component, args }: StoryContent): void {
  const section = Object.entries(sections).find(([, { view }]) => view === component);
  if (section === undefined) return;
  const [name, { schema }] = section;
  const content = Object.fromEntries(
    Object.keys(schema.shape).flatMap((key) => (args[key] === undefined ? [] : [[key, args[key]]])),
  );
  const { error } = schema.safeParse(content);
  if (error === undefined) return;
  const lines = error.issues.map(({ path, message }) => {
    const found = JSON.stringify(valueAt(content, path)) ?? 'nothing';
    return `  ${path.map(String).join('.')}: there is ${found.slice(0, 80)}, expected ${message}`;
  });
  throw new Error([`The story ${id} has content that the schema of ${name} does not allow:`, ...lines].join('\n'));
}

const valueAt = (content: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    content,
  );
