/**
 * Kind of a field's value. `text` and `email` are trimmed, a `secret` is unchanged, and a `checkbox` is a boolean.
 */
export type FieldKind = 'text' | 'email' | 'secret' | 'checkbox';

/**
 * Fields of a form, as a map from field name to kind of value. The types of the form's values, rules and errors are
 * derived from this map.
 */
export type FormFields = Readonly<Record<string, FieldKind>>;

/** Values of a form's fields: booleans for checkboxes, strings for other fields. */
export type ValuesOf<Fields extends FormFields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends 'checkbox' ? boolean : string;
};

/** Errors of invalid fields, one sentence each. */
export type FormErrors<Fields extends FormFields> = { readonly [Name in keyof Fields]?: string | undefined };

/** Rules of fields. Each returns an error message, or undefined for a valid value. */
export type FormRules<Fields extends FormFields> = {
  readonly [Name in keyof Fields]?: (value: ValuesOf<Fields>[Name], values: ValuesOf<Fields>) => string | undefined;
};

/** Returns the values from a form's data. Missing fields are empty or false. */
export function readFields<Fields extends FormFields>(fields: Fields, data: FormData): ValuesOf<Fields> {
  const values = Object.entries(fields).map(([name, kind]) => [name, readValue(data.get(name), kind)] as const);
  return Object.fromEntries(values) as ValuesOf<Fields>;
}

function readValue(entry: FormDataEntryValue | null, kind: FieldKind): string | boolean {
  if (kind === 'checkbox') return entry !== null;
  const text = typeof entry === 'string' ? entry : '';
  return kind === 'secret' ? text : text.trim();
}

/** Returns the errors that the rules find in the values. */
export function findErrors<Fields extends FormFields>(
  rules: FormRules<Fields>,
  values: ValuesOf<Fields>,
): FormErrors<Fields> {
  const errors: { [Name in keyof Fields]?: string } = {};
  for (const name in rules) {
    const error = rules[name]?.(values[name], values);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}

/** Rule for a text. Returns an error message, or undefined for a valid text. */
export type TextRule = (value: string) => string | undefined;

/** Returns a rule that rejects an empty text. Only the server knows whether the text is correct. */
export const required =
  (message: string): TextRule =>
  (value) =>
    value === '' ? message : undefined;

/** Returns a rule that requires a checkbox to be checked. */
export const checked = (message: string) => (value: boolean) => (value ? undefined : message);

/** Returns a rule for a text of at most `max` UTF-16 code units. */
export const maxLength =
  (max: number): TextRule =>
  (value) =>
    value.length > max ? `This is too long. Use ${max} characters or fewer.` : undefined;

/** Returns a rule that requires an email address of at most `max` UTF-16 code units. Only the server can verify that it exists. */
export const emailRule =
  (isEmail: (text: string) => boolean, max: number): TextRule =>
  (value) => {
    if (value === '') return 'Enter your email, such as name@example.com.';
    return isEmail(value) ? maxLength(max)(value) : 'This email is incomplete. Write it like name@example.com.';
  };

/** Returns the requirement for a new password of at least `min` characters, to show before anything is typed. */
export const passwordHint = (min: number): string => `${min} characters or more`;

export interface NewPasswordRequirements {
  /** Minimum length in UTF-8 bytes. Messages call them characters, which is true for most passwords. */
  readonly min: number;
  /** Maximum length in UTF-8 bytes. */
  readonly max: number;
  /** Returns whether a password is too short or too long. */
  readonly findProblem: (value: string) => 'short' | 'long' | undefined;
}

/** Returns a rule for a new password. */
export const newPasswordRule =
  ({ min, max, findProblem }: NewPasswordRequirements): TextRule =>
  (value) => {
    if (value === '') return `Enter a password of ${passwordHint(min)}.`;
    const problem = findProblem(value);
    if (problem === 'short') return `This password is too short. Use ${passwordHint(min)}.`;
    if (problem === 'long')
      return `This password is too long. Use ${max} characters or fewer; letters with accents and emoji count as more than one.`;
    return undefined;
  };
