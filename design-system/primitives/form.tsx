'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormError } from './form-messages.tsx';
import { findErrors, readFields } from './form-values.ts';
import type { FormErrors, FormFields, FormRules, ValuesOf } from './form-values.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface FormProps<Fields extends FormFields>
  extends
    Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'onInput' | 'ref' | 'method' | 'noValidate'>,
    FormBehavior<Fields> {
  fields: Fields;
  /** Goes back to its first values when this becomes true. */
  emptied?: boolean;
  /** The controls: `field(name)` gives one its name and its error; `edited` is whether something was typed since it was last sent, or a submit was stopped. */
  children: (state: {
    field: (name: keyof Fields & string) => { name: string; error: string | undefined };
    edited: boolean;
  }) => ReactNode;
}

/** How many fields have an error, as it is read out. */
function summary(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 field needs your attention.' : `${count} fields need your attention.`;
}

/**
 * The frame of every form: checks what was typed on submit, shows errors beside the fields, keeps everything typed,
 * moves the focus to the first error and reads out how many there are. It never sends with GET, so that nothing typed
 * can end up in an address. Where scripts are off, or could not be loaded, it says that it needs them. With an `action`
 * it does not need them: the browser checks the fields itself and sends the form there, until React has taken over.
 */
export function Form<Fields extends FormFields>({
  fields,
  rules,
  onSubmit,
  pending,
  error: callError,
  fieldErrors,
  remedy,
  emptied = false,
  action,
  className = '',
  children,
  ...rest
}: FormProps<Fields>) {
  const behavior = { rules, onSubmit, pending, error: callError, remedy, fieldErrors };
  const { errors, error, failedSubmits, edited, formProps } = useFormErrors(fields, behavior);
  const { ref: form } = formProps;
  const takenOver = useSyncExternalStore(noChanges, always, never);
  useEffect(() => {
    if (emptied) form.current?.reset();
  }, [emptied, form]);

  return (
    <form
      data-slot="form"
      method="post"
      action={action}
      noValidate={action === undefined || takenOver}
      className={`flex min-w-0 flex-col gap-6 ${className}`}
      {...rest}
      {...formProps}
    >
      <p
        data-slot="form-needs-scripts"
        className={`hidden rounded-sm border border-line-strong px-4 py-3 text-body in-data-runtime-failed:block ${action === undefined ? '[@media(scripting:none)]:block' : ''}`}
      >
        This form needs JavaScript. Turn it on in your browser and reload the page.
      </p>
      {Boolean(error) && (
        <FormError>
          <div>{error}</div>
          {Boolean(remedy) && <div className="mt-1">{remedy}</div>}
        </FormError>
      )}
      {children({ field: (name) => ({ name, error: errors[name] }), edited })}
      <VisuallyHidden aria-live="polite">
        {/* A new element each time, so that the same words are read out again. */}
        <span key={failedSubmits}>
          {failedSubmits > 0 && summary(Object.values(errors).filter((each) => each !== undefined).length)}
        </span>
      </VisuallyHidden>
    </form>
  );
}

const noChanges = () => () => {};
const always = (): boolean => true;
const never = (): boolean => false;

/** How far the call behind a form has come. */
export interface FormState<Fields extends FormFields> {
  /** True while the values are being handled. Another submit is ignored until it is false again. */
  pending?: boolean | undefined;
  /** What is wrong with the whole, in one or two sentences. */
  error?: string | null | undefined;
  /** Help with `error`, after it: a sentence, a link, a button. */
  remedy?: ReactNode;
  /** What is wrong with single fields. */
  fieldErrors?: FormErrors<Fields> | undefined;
}

/** What a connected section gives a form. `Sent` is what of the values leaves the form: all, unless told. */
export interface FormBehavior<Fields extends FormFields, Sent = ValuesOf<Fields>> extends FormState<Fields> {
  /** What each field must be before anything is sent. */
  rules?: FormRules<Fields> | undefined;
  /** Called with the values, once no rule finds an error. */
  onSubmit?: ((values: Sent) => void) | undefined;
}

const NO_ERRORS = '';

/** The field errors of the call, while they hold. */
function errorsOf<Fields extends FormFields>({ fieldErrors, pending = false }: FormState<Fields>): FormErrors<Fields> {
  return pending ? {} : (fieldErrors ?? {});
}

/** The errors of the call as a text, so that the same errors in a new object are not taken for new ones. */
function errorsKey<Fields extends FormFields>({ pending = false, error, fieldErrors = {} }: FormState<Fields>): string {
  if (pending || (!error && Object.keys(fieldErrors).length === 0)) return NO_ERRORS;
  return JSON.stringify([error, fieldErrors]);
}

/** The first invalid field, else the message about the whole form. */
function focusFirstError(form: HTMLFormElement | null): void {
  const invalid =
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    form?.querySelector<HTMLElement>('[data-slot="form-error"]');
  invalid?.focus();
}

/**
 * The errors of a form: those found on submit, and those of the call. A field's error goes when the field is edited, and
 * the error of the whole with the next submit. After a submit that leads to errors, the first of them takes the focus;
 * errors that are there from the start do not.
 */
function useFormErrors<Fields extends FormFields>(
  fields: Fields,
  { rules = {}, onSubmit, ...state }: FormBehavior<Fields>,
) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(() => errorsOf(state));
  /** How often a submit was stopped here, and how often the call failed. */
  const [stops, setStops] = useState(0);
  const [failures, setFailures] = useState(0);
  const [awaiting, setAwaiting] = useState(false);
  const [edited, setEdited] = useState(false);
  /** True after a submit with invalid fields: the server's error of the earlier submit is outdated. */
  const [isErrorOutdated, setErrorOutdated] = useState(false);

  const key = errorsKey(state);
  const [takenKey, setTakenKey] = useState(key);
  if (key !== takenKey) {
    setTakenKey(key);
    setErrors(errorsOf(state));
    if (key !== NO_ERRORS) setErrorOutdated(false);
    if (key !== NO_ERRORS && awaiting) {
      setAwaiting(false);
      setFailures(failures + 1);
    }
  }

  useEffect(() => {
    if (failures > 0) focusFirstError(form.current);
  }, [failures]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.pending === true) return;
    const values = readFields(fields, new FormData(event.currentTarget));
    const found = findErrors(rules, values);
    const stopped = Object.keys(found).length > 0;
    // At once: a phone opens its keyboard only for a focus that is set within the press itself.
    flushSync(() => {
      setErrors(found);
      // What is wrong was not sent: nothing that was said of an earlier submit holds for it.
      setEdited(stopped);
      setAwaiting(!stopped);
      if (stopped) {
        setErrorOutdated(true);
        setStops(stops + 1);
      }
    });
    if (stopped) {
      focusFirstError(form.current);
      return;
    }
    onSubmit?.(values);
    // After the call, to be rendered together with its `pending`: a hidden error must not reappear in between.
    setErrorOutdated(false);
  };

  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    setEdited(true);
    if (!(event.target instanceof HTMLInputElement) || errors[event.target.name] === undefined) return;
    setErrors({ ...errors, [event.target.name]: undefined });
  };

  return {
    errors,
    /** Error of the last call, until the next submit. */
    error: isErrorOutdated ? undefined : state.error,
    /** Grows with each submit that led to errors. */
    failedSubmits: stops + failures,
    /** Whether what is in the form differs from what was last sent: something was typed since, or a submit was stopped. */
    edited,
    formProps: { ref: form, onSubmit: handleSubmit, onInput: handleInput },
  };
}

/**
 * The focus when a form gives way to its outcome, or comes back: what was pressed has gone, so the focus goes to what
 * has taken its place. Neither takes the focus when it is there from the start. The result belongs on the element
 * around both.
 */
export function useOutcomeFocus(done: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(done);
  useEffect(() => {
    if (done !== before.current)
      frame.current?.querySelector<HTMLElement>('[data-slot="form-outcome"], [data-slot="field-control"]')?.focus();
    before.current = done;
  }, [done]);
  return frame;
}
