import type { FormErrors, FormFields } from '@onset/design-system/primitives/form';
import { HttpError } from '../adapters/http/index.ts';

/** What a form shows of a failed call. */
export interface CallErrors<Fields extends FormFields> {
  /** What is wrong with the whole. */
  readonly error?: string;
  readonly fieldErrors?: FormErrors<Fields>;
}

/** How an error response of the API maps to the fields of a form. */
export interface ErrorMapping<Fields extends FormFields> {
  /** The field of the form for each field of the API. */
  readonly fields: Readonly<Record<string, keyof Fields & string>>;
  /** Messages about the whole that are about one field. */
  readonly messages?: Readonly<Record<string, keyof Fields & string>>;
}

/**
 * What a form says of a failed call: the API's message on a field the form has stands beside that field, everything else
 * is about the whole form, word for word.
 */
export function callErrors<Fields extends FormFields>(
  failure: unknown,
  { fields, messages = {} }: ErrorMapping<Fields>,
): CallErrors<Fields> {
  const error = failure instanceof Error ? failure.message : String(failure);
  if (!(failure instanceof HttpError)) return { error };
  const fieldErrors: Partial<Record<keyof Fields, string>> = {};
  const about = entry(messages, error);
  if (about !== undefined) fieldErrors[about] = sentence(error);
  for (const { path, message } of failure.details) {
    const name = entry(fields, path);
    if (name === undefined) return { error };
    fieldErrors[name] ??= sentence(message);
  }
  return Object.keys(fieldErrors).length === 0 ? { error } : { fieldErrors };
}

/** An own property of the mapping: what a server sends may be called like one of every object's, such as `constructor`. */
function entry<Name>(mapping: Readonly<Record<string, Name>>, key: string): Name | undefined {
  return Object.hasOwn(mapping, key) ? mapping[key] : undefined;
}

/** The API's messages on fields as sentences: `email must be a valid email` as `Email must be a valid email.` */
function sentence(text: string): string {
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(start) ? start : `${start}.`;
}
