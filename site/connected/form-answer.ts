import { HttpError } from '../adapters/http/index.ts';

/** What a form is told of a refused call. */
export interface FormRefusal<Name extends string> {
  readonly error?: string;
  readonly fieldErrors?: Partial<Record<Name, string>>;
}

/** How the words of the API map to the fields of a form. */
export interface FormFields<Name extends string> {
  /** The fields of the form that the API may name. */
  readonly names: readonly Name[];
  /** Fields of the wire that have another name in the form. */
  readonly aliases?: Readonly<Record<string, Name>>;
  /** Messages about the whole that are about one field. */
  readonly messages?: Readonly<Record<string, Name>>;
}

/**
 * What a form says of a failed call: the API's word on a field the form has stands beside that field, everything else
 * is about the whole form, word for word (specification section 8).
 */
export function refusal<Name extends string>(
  error: unknown,
  { names, aliases = {}, messages = {} }: FormFields<Name>,
): FormRefusal<Name> {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof HttpError)) return { error: message };
  const fieldErrors: Partial<Record<Name, string>> = {};
  const about = messages[message];
  if (about !== undefined) fieldErrors[about] = sentence(message);
  for (const { path, message: said } of error.details) {
    const name = names.find((each) => each === (aliases[path] ?? path));
    if (name === undefined) return { error: message };
    fieldErrors[name] ??= sentence(said);
  }
  return Object.keys(fieldErrors).length === 0 ? { error: message } : { fieldErrors };
}

/** The API's notes on fields as sentences: `email must be a valid email` as `Email must be a valid email.` */
function sentence(text: string): string {
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(start) ? start : `${start}.`;
}
