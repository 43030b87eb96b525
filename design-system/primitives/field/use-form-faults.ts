import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Faults } from './faults.ts';

/** What the server, or whoever handles the values, says of a form. */
export interface FormAnswer<Name extends string> {
  /** True while the values are being handled. Another submit is ignored until it is false again. */
  pending?: boolean | undefined;
  /** What is wrong with the whole, in one or two sentences. */
  error?: string | null | undefined;
  /** What is wrong with single fields. */
  fieldErrors?: Faults<Name> | undefined;
}

export interface FormRules<Values, Name extends string> {
  /** Makes the values of what was typed. */
  read: (data: FormData) => Values;
  /** Finds what is wrong with them before they are sent. */
  validate: (values: Values) => Faults<Name>;
  /** Called with values that have no fault. */
  onSubmit?: ((values: Values) => void) | undefined;
}

const NO_ANSWER = '';

/** The faults of an answer, while it holds. */
function faultsOf<Name extends string>({ fieldErrors = {}, pending = false }: FormAnswer<Name>): Faults<Name> {
  return pending ? {} : fieldErrors;
}

/** An answer as a text, so that the same answer in a new object is not taken for a new one. */
function answerKey<Name extends string>({ pending = false, error, fieldErrors = {} }: FormAnswer<Name>): string {
  if (pending || (!error && Object.keys(fieldErrors).length === 0)) return NO_ANSWER;
  return JSON.stringify([error, fieldErrors]);
}

/** The first field marked as faulty, else the message about the whole form. */
function focusFirstFault(form: HTMLFormElement | null): void {
  const fault =
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    form?.querySelector<HTMLElement>('[data-slot="form-error"]');
  fault?.focus();
}

/**
 * The faults of a form: those found on submit, and those the server answers with. A fault goes when its field is
 * edited. After a submit that leads to faults, the first of them takes the focus; faults that are there from the start
 * do not.
 */
export function useFormFaults<Values, Name extends string>(
  answer: FormAnswer<Name>,
  { read, validate, onSubmit }: FormRules<Values, Name>,
) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState(() => faultsOf(answer));
  /** How often a submit was stopped here, and how often it was answered with faults. */
  const [stops, setStops] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const [awaiting, setAwaiting] = useState(false);
  const [edited, setEdited] = useState(false);

  const key = answerKey(answer);
  const [takenKey, setTakenKey] = useState(key);
  if (key !== takenKey) {
    setTakenKey(key);
    setFaults(faultsOf(answer));
    if (key !== NO_ANSWER && awaiting) {
      setAwaiting(false);
      setRefusals(refusals + 1);
    }
  }

  useEffect(() => {
    if (refusals > 0) focusFirstFault(form.current);
  }, [refusals]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (answer.pending === true) return;
    const values = read(new FormData(event.currentTarget));
    const found = validate(values);
    const stopped = Object.keys(found).length > 0;
    // At once: a phone opens its keyboard only for a focus that is set within the press itself.
    flushSync(() => {
      setFaults(found);
      setEdited(false);
      setAwaiting(!stopped);
      if (stopped) setStops(stops + 1);
    });
    if (stopped) focusFirstFault(form.current);
    else onSubmit?.(values);
  };

  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    setEdited(true);
    if (!(event.target instanceof HTMLInputElement) || !(event.target.name in faults)) return;
    const { [event.target.name as Name]: _mended, ...others } = faults;
    setFaults(others as Faults<Name>);
  };

  return {
    faults,
    /** Grows with each submit that led to faults. */
    attempts: stops + refusals,
    /** Whether anything was typed since the last submit. */
    edited,
    formProps: { ref: form, onSubmit: handleSubmit, onInput: handleInput },
  };
}
