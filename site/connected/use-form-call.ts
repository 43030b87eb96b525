import { useRef, useState } from 'react';
import type { FormFields } from '@onset/design-system/primitives/form-values';
import { HttpError } from '../adapters/http/errors.ts';
import { callErrors } from './account/form-errors.ts';
import type { CallErrors, ErrorMapping } from './account/form-errors.ts';

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
