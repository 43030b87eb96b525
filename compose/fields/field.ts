import type { Json } from '../source/json.ts';

/** What somebody can say in one place of a page. */
export type Field =
  /** `pattern` is what its characters must be like. */
  | { readonly kind: 'text'; readonly limit: number | undefined; readonly pattern: string | undefined }
  | { readonly kind: TextForm | 'switch' }
  /** Made elsewhere, of a Markdown file. */
  | { readonly kind: 'document' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly isWhole: boolean }
  | { readonly kind: 'fixed'; readonly value: Json }
  | { readonly kind: 'choice' | 'illustration'; readonly options: readonly (string | number)[] }
  | { readonly kind: 'list'; readonly item: Field; readonly min: number; readonly max: number }
  | RecordField
  | { readonly kind: 'variants'; readonly variants: readonly Variant[] };

/** Texts that have a form, and a control of their own. */
export type TextForm = 'rich-text' | 'link' | 'path' | 'timecode' | 'date';

/** Several fields under one name. */
export interface RecordField {
  readonly kind: 'record';
  readonly fields: readonly NamedField[];
}

/** A field of a record. */
export interface NamedField {
  readonly name: string;
  /** What to say here, from the schema. */
  readonly description: string | undefined;
  readonly isRequired: boolean;
  readonly field: Field;
}

/** One of the ways to fill a place. */
export interface Variant {
  /** What it is, in a word. */
  readonly label: string;
  readonly field: Field;
}
