import type { Field } from '../../fields/field.ts';
import { wordsOf } from '../../fields/least.ts';

/** Names that are words of those who program. */
const PLAIN: Readonly<Partial<Record<string, string>>> = {
  alt: 'Alt text',
  href: 'Link',
  id: 'ID',
  src: 'File',
};

/** A name of the schema as a label has it: `secondaryAction` is “Secondary action”. */
export function labelOf(name: string): string {
  const plain = Object.hasOwn(PLAIN, name) ? PLAIN[name] : undefined;
  if (plain !== undefined) return plain;
  const words = wordsOf(name).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * What one entry of a list is called, by the label of the list: “Questions” are each a “Question”. Where entries are
 * sentences, the label is no name for them: what a plan “includes” is no “include”.
 */
export function entryLabelOf(label: string, item: Field): string {
  if (item.kind === 'rich-text') return 'Entry';
  if (/ies$/i.test(label)) return `${label.slice(0, -3)}y`;
  return /[^s]s$/i.test(label) ? label.slice(0, -1) : 'Entry';
}

/** A count with its noun: `1 problem`, `2 problems`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
