import type { Json } from '../source/json.ts';
import type { Field } from './field.ts';

/** Whether something can be made here at all: a long text is made of a Markdown file. */
export function canStart(field: Field): boolean {
  if (field.kind === 'record') return field.fields.every((each) => !each.isRequired || canStart(each.field));
  if (field.kind === 'list') return field.min === 0 || canStart(field.item);
  return field.kind !== 'document';
}

/** Texts of several forms: the first that a pattern takes. */
const SAMPLES = ['new', '/', '/{page}', '2000-01-01'];

/** The least that a field takes, by its form. `name` is what its words say that they are to be: “New heading”. */
export function leastOf(field: Field, name: string): Json {
  switch (field.kind) {
    case 'text': {
      const words = `New ${wordsOf(name)}`.slice(0, field.limit).trimEnd();
      const form = new RegExp(field.pattern ?? '', 'u');
      return [words, ...SAMPLES].find((each) => form.test(each)) ?? words;
    }
    case 'rich-text':
      return `New ${wordsOf(name)}.`;
    case 'link':
    case 'path':
      return '/';
    case 'timecode':
      return '00:00';
    case 'date':
      return '2000-01-01';
    case 'switch':
      return false;
    case 'number':
      return Math.min(Math.max(1, field.min), field.max);
    case 'fixed':
      return field.value;
    case 'choice':
    case 'illustration':
      return field.options[0] ?? '';
    case 'list':
      return Array.from({ length: field.min }, () => leastOf(field.item, name.replace(/s$/, '')));
    case 'record':
      return Object.fromEntries(
        field.fields.filter(({ isRequired }) => isRequired).map((each) => [each.name, leastOf(each.field, each.name)]),
      );
    case 'variants': {
      const [first] = field.variants;
      return first ? leastOf(first.field, name) : '';
    }
    case 'document':
      return { blocks: [] };
  }
}

/** A name of the schema in words: `secondaryAction` is `secondary action`. */
export const wordsOf = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
