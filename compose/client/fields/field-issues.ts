import type { FieldsFacts } from './field-props.ts';
import { keyOf } from './path.ts';
import type { Path } from './path.ts';

/** What is wrong with a document, to be asked for by place: what `FieldsContext` needs of a list of issues. */
export function fieldIssues(
  issues: readonly { readonly path: Path; readonly message: string }[],
): Pick<FieldsFacts, 'issuesAt' | 'issuesBelow'> {
  const messages = new Map<string, string[]>();
  const counts = new Map<string, number>();
  for (const { path, message } of issues) {
    const key = keyOf(path);
    messages.set(key, [...(messages.get(key) ?? []), message]);
    for (let length = 0; length <= path.length; length += 1) {
      const outer = keyOf(path.slice(0, length));
      counts.set(outer, (counts.get(outer) ?? 0) + 1);
    }
  }
  return {
    issuesAt: (path) => messages.get(keyOf(path)) ?? [],
    issuesBelow: (path) => counts.get(keyOf(path)) ?? 0,
  };
}
