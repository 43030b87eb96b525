import { useRef, useState } from 'react';
import type { FormFields } from '@onset/design-system/primitives/form';
import { HttpError } from '../adapters/http/index.ts';
import { callErrors } from './account/form-errors.ts';
import type { CallErrors, ErrorMapping } from './account/form-errors.ts';

interface CallState<Fields extends FormFields> {
  readonly pending: boolean;
  /** True from a call that succeeded until the next one. */
  readonly done: boolean;
  readonly errors: CallErrors<Fields>;
  /** Whether the server itself has failed (5xx). */
  readonly serverFailed: boolean;
}

const NO_FAILURE = { errors: {}, serverFailed: false } as const;

/** The call behind a form: whether it is under way, done, or has failed, and why. */
export function useFormCall<Fields extends FormFields>(mapping: ErrorMapping<Fields>) {
  const [state, setState] = useState<CallState<Fields>>({ pending: false, done: false, ...NO_FAILURE });

  /** True at once, where `pending` is true only when React has drawn again: two submits in one moment are one call. */
  const running = useRef(false);

  /** Makes the call. Returns whether it succeeded; it never rejects, because the form says what went wrong. */
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
