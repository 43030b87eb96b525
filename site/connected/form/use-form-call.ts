import { useRef, useState } from 'react';
import type { FormFields, FormErrors } from '@onset/design-system/primitives/form-values';
import { HttpError } from '../../adapters/http.ts';

interface CallState<Fields extends FormFields> {
  readonly pending: boolean;
  /** True after a successful request, until the next one. */
  readonly done: boolean;
  readonly errors: CallErrors<Fields>;
  /** True if the server failed (5xx). */
  readonly serverFailed: boolean;
}

const NO_FAILURE = { errors: {}, serverFailed: false } as const;

/** Returns the state of a form's request, and a function that runs it. */
export function useFormCall<Fields extends FormFields>(mapping: ErrorMapping<Fields>) {
  const [state, setState] = useState<CallState<Fields>>({ pending: false, done: false, ...NO_FAILURE });

  /** Changes before the next render, unlike `pending`, so that a double click sends only one request. */
  const running = useRef(false);

  /** Runs the request. Resolves to true if it succeeded. Never rejects, because the form shows the error. */
  async function run(call: () => Promise<unknown>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setState({ pending: true, done: false, ...NO_FAILURE });
    try {
      await call();
      setState({ pending: false, done: true, ...NO_FAILURE });
      return true;
    } catch (failure) {
      const serverFailed = failure instanceof HttpError && failure.status >= 500;
      setState({ pending: false, done: false, errors: callErrors(failure, mapping), serverFailed });
      return false;
    } finally {
      running.current = false;
    }
  }

  return { ...state, run };
}

/** Help text if the server fails to send an email. */
export const MAIL_NOT_SENT =
  'The email couldn’t be sent. Try again in a few minutes. If that doesn’t help, write to us.';

/** Errors that a form shows after a failed call. */
export interface CallErrors<Fields extends FormFields> {
  /** The server's message, verbatim. */
  readonly error?: string;
  /** Messages about fields that the form doesn't have. */
  readonly remedy?: string;
  readonly fieldErrors?: FormErrors<Fields>;
}

/** Mapping from an error response of the API to the fields of a form. */
export interface ErrorMapping<Fields extends FormFields> {
  /** Form field for each field of the API. */
  readonly fields: Readonly<Record<string, keyof Fields & string>>;
  /** Form field for each message that is about one field although the API doesn't say so. */
  readonly messages?: Readonly<Record<string, keyof Fields & string>>;
}

/**
 * Returns the errors that a form shows after a failed call: the API's message verbatim, and its messages about fields
 * next to those fields.
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
  const others: string[] = [];
  for (const { path, message } of failure.details) {
    const name = entry(fields, path);
    if (name !== undefined) fieldErrors[name] ??= sentence(message);
    else if (message !== error) others.push(sentence(message));
  }
  return {
    error,
    ...(others.length > 0 && { remedy: others.join(' ') }),
    ...(Object.keys(fieldErrors).length > 0 && { fieldErrors }),
  };
}

/**
 * Returns an own property of the mapping. A server may send the name of an inherited property, such as `constructor`.
 */
function entry<Name>(mapping: Readonly<Record<string, Name>>, key: string): Name | undefined {
  return Object.hasOwn(mapping, key) ? mapping[key] : undefined;
}

/** Formats a message about a field as a sentence: `email must be a valid email` as `Email must be a valid email.` */
function sentence(text: string): string {
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(start) ? start : `${start}.`;
}
