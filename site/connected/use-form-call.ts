import { useState } from 'react';
import { refusal } from './form-answer.ts';
import type { FormFields, FormRefusal } from './form-answer.ts';

interface CallState<Name extends string> {
  readonly pending: boolean;
  /** True from a call that succeeded until the next one. */
  readonly done: boolean;
  readonly answer: FormRefusal<Name>;
}

/** The call behind a form: whether it is under way, done, or refused, and why. */
export function useFormCall<Name extends string>(fields: FormFields<Name>) {
  const [state, setState] = useState<CallState<Name>>({ pending: false, done: false, answer: {} });

  /** Makes the call. Answers whether it succeeded; it never rejects, because the form says what went wrong. */
  async function run(call: () => Promise<unknown>): Promise<boolean> {
    setState({ pending: true, done: false, answer: {} });
    try {
      await call();
      setState({ pending: false, done: true, answer: {} });
      return true;
    } catch (error) {
      setState({ pending: false, done: false, answer: refusal(error, fields) });
      return false;
    }
  }

  return { ...state, run };
}
