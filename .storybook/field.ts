/** Plain JSON description of one content property, derived from its schema. */
export type Field = { readonly description?: string } & (
  | TextField
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number; readonly step: number | 'any' }
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly options: readonly Choice[] }
  | { readonly kind: 'picture'; readonly of: PictureKind; readonly options: readonly string[] }
  | { readonly kind: 'list'; readonly item: Field; readonly min: number; readonly max?: number }
  | { readonly kind: 'group'; readonly fields: readonly NamedField[] }
  | { readonly kind: 'variants'; readonly variants: readonly Variant[] }
  | { readonly kind: 'json' }
);

/** One line or several, of so many characters, that looks like `pattern`. */
export interface TextField {
  readonly kind: 'text';
  readonly isRich: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: string;
}

export type Choice = string | number | boolean;

/** What is chosen by its name and its picture. */
export type PictureKind = 'illustration' | 'icon';

/** A property of an object. */
export interface NamedField {
  readonly name: string;
  readonly isRequired: boolean;
  readonly field: Field;
}

/** One form of a content that has several. */
export interface Variant {
  readonly label: string;
  readonly field: Field;
}

export type GroupField = Extract<Field, { kind: 'group' }>;
export type ListField = Extract<Field, { kind: 'list' }>;
export type VariantsField = Extract<Field, { kind: 'variants' }>;
