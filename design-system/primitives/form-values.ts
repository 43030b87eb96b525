/**
 * What a field holds. `text` and `email` lose the spaces around them, a `secret` stays as it was typed, a `checkbox` is
 * true or false.
 */
export type FieldKind = 'text' | 'email' | 'secret' | 'checkbox';

/** The one description of a form's fields: its names, how they are read, its rules and its types all come from it. */
export type FormFields = Readonly<Record<string, FieldKind>>;

/** The values of a form, as its visitor has left them. */
export type ValuesOf<Fields extends FormFields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends 'checkbox' ? boolean : string;
};

/** What is wrong with single fields: one sentence each. A valid field has none. */
export type FormErrors<Fields extends FormFields> = { readonly [Name in keyof Fields]?: string | undefined };

/** What a field must be, where it must be anything: returns the error message, or nothing for a valid value. */
export type FormRules<Fields extends FormFields> = {
  readonly [Name in keyof Fields]?: (value: ValuesOf<Fields>[Name], values: ValuesOf<Fields>) => string | undefined;
};

/** The values of a form's data. A field the form does not hold is empty, or false. */
export function readFields<Fields extends FormFields>(fields: Fields, data: FormData): ValuesOf<Fields> {
  const values = Object.entries(fields).map(([name, kind]) => [name, read(data.get(name), kind)] as const);
  return Object.fromEntries(values) as ValuesOf<Fields>;
}

function read(entry: FormDataEntryValue | null, kind: FieldKind): string | boolean {
  if (kind === 'checkbox') return entry !== null;
  const text = typeof entry === 'string' ? entry : '';
  return kind === 'secret' ? text : text.trim();
}

/** The errors of the values, by the rules. */
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

/** Returns what is wrong with a text, or nothing. */
export type TextRule = (value: string) => string | undefined;

/** Returns a rule that requires a text. Only the server knows whether it is the right one. */
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

/** Returns a rule that requires an email address of at most `max` characters. Only the server can verify that it exists. */
export const emailRule =
  (isEmail: (text: string) => boolean, max: number): TextRule =>
  (value) => {
    if (value === '') return 'Enter your email, such as name@example.com.';
    return isEmail(value) ? maxLength(max)(value) : 'This email is incomplete. Write it like name@example.com.';
  };

/** Limits of a new password. */
export interface PasswordLimits {
  /** Sizes in bytes. */
  readonly min: number;
  readonly max: number;
  readonly findProblem: (value: string) => 'short' | 'long' | undefined;
}

/** Returns a rule for a new password. */
export const newPasswordRule =
  ({ min, max, findProblem }: PasswordLimits): TextRule =>
  (value) => {
    if (value === '') return `Enter a password of ${min} characters or more.`;
    const problem = findProblem(value);
    if (problem === 'short') return `This password is too short. Use ${min} characters or more.`;
    if (problem === 'long')
      return `This password is too long. Use ${max} characters or fewer; letters with accents and emoji count as more than one.`;
    return undefined;
  };
