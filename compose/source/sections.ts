import { isList, isRecord } from './json.ts';
import type { Json } from './json.ts';

/** The sections of a document, in order; none where it has no list of them. */
export function sectionsOf(document: Json): readonly Json[] {
  const sections = isRecord(document) ? document['sections'] : undefined;
  return isList(sections) ? sections : [];
}

/** A text of a section beside its content: `section` or `id`. Empty where there is none. */
export function wordOf(section: Json | undefined, name: 'section' | 'id'): string {
  const word = isRecord(section) ? section[name] : undefined;
  return typeof word === 'string' ? word : '';
}
