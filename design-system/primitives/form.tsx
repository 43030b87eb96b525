'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormError } from './form-messages.tsx';
import { findErrors, readFields } from './form-values.ts';
import type { FormErrors, FormFields, FormRules, ValuesOf } from './form-values.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** State of the request that a form sends. */
export interface FormState<Fields extends FormFields> {
  /** True while the request is pending. Further submits are ignored. */
  pending?: boolean | undefined;
  /** Error of the whole form, in one or two sentences. */
  error?: string | null | undefined;
  /** Help after `error`, such as a link or a button. */
  remedy?: ReactNode;
  /** Errors of individual fields, by field name. */
  fieldErrors?: FormErrors<Fields> | undefined;
}

/**
 * Props that a connected section passes to a form. `Sent` is the type of the values that are sent, by default all
 * values of the form.
 */
export interface FormBehavior<Fields extends FormFields, Sent = ValuesOf<Fields>> extends FormState<Fields> {
  /** Rules that all fields must fulfill before anything is sent. */
  rules?: FormRules<Fields> | undefined;
  /** Called on submit if all values are valid. */
  onSubmit?: ((values: Sent) => void) | undefined;
}

export interface FormProps<Fields extends FormFields>
  extends
    Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'onInput' | 'ref' | 'method' | 'noValidate'>,
    FormBehavior<Fields> {
  fields: Fields;
  /** Resets the fields when it becomes true. */
  isReset?: boolean;
  /**
   * Renders the controls. `field(name)` returns the name and the error of a control. `edited` is true if the fields
   * differ from what was last sent: something was typed since, or the last submit was invalid and therefore not sent.
   */
  children: (state: {
    field: (name: keyof Fields & string) => { name: string; error: string | undefined };
    edited: boolean;
  }) => ReactNode;
}

/** Returns the number of invalid fields as a sentence for screen readers. */
function formatErrorSummary(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 field needs your attention.' : `${count} fields need your attention.`;
}

/**
 * Form that validates its fields on submit, shows errors beside them, moves the focus to the first error and announces
 * the number of errors. Nothing typed is lost. It never submits with GET, so that no input gets into a URL. Without
 * scripts, it shows a message that it needs them. With an `action`, it works without scripts: the browser validates the
 * fields and sends the form there until React has hydrated.
 */
export function Form<Fields extends FormFields>({
  fields,
  rules,
  onSubmit,
  pending,
  error: requestError,
  fieldErrors,
  remedy,
  isReset = false,
  action,
  className = '',
  children,
  ...rest
}: FormProps<Fields>) {
  const behavior = { rules, onSubmit, pending, error: requestError, remedy, fieldErrors };
  const { errors, error, failedSubmits, edited, formProps } = useFormErrors(fields, behavior);
  const { ref: form } = formProps;
  const isHydrated = useSyncExternalStore(subscribeToNothing, getBrowserSnapshot, getServerSnapshot);
  useEffect(() => {
    if (isReset) form.current?.reset();
  }, [isReset, form]);

  return (
    <form
      data-slot="form"
      method="post"
      action={action}
      noValidate={action === undefined || isHydrated}
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
        {/* The key creates a new element for each failed submit, so that screen readers announce the same text again. */}
        <span key={failedSubmits}>
          {failedSubmits > 0 &&
            formatErrorSummary(Object.values(errors).filter((fieldError) => fieldError !== undefined).length)}
        </span>
      </VisuallyHidden>
    </form>
  );
}

const subscribeToNothing = () => () => {};
const getBrowserSnapshot = (): boolean => true;
const getServerSnapshot = (): boolean => false;

const NO_ERRORS = '';

/** Returns the field errors of the last request, or none while a request is pending. */
function getFieldErrors<Fields extends FormFields>({
  fieldErrors,
  pending = false,
}: FormState<Fields>): FormErrors<Fields> {
  return pending ? {} : (fieldErrors ?? {});
}

/** Returns the errors of the last request as a text, so that equal errors in a new object aren't handled as new ones. */
function serializeErrors<Fields extends FormFields>({
  pending = false,
  error,
  fieldErrors = {},
}: FormState<Fields>): string {
  if (pending || (!error && Object.keys(fieldErrors).length === 0)) return NO_ERRORS;
  return JSON.stringify([error, fieldErrors]);
}

/** Moves the focus to the first invalid field, or else to the error of the whole form. */
function focusFirstError(form: HTMLFormElement | null): void {
  const firstInvalid =
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    form?.querySelector<HTMLElement>('[data-slot="form-error"]');
  firstInvalid?.focus();
}

/**
 * Returns the errors of a form, from its rules and from the request. Editing a field removes its error, and the next
 * submit removes the error of the whole form. After a submit with errors, the first one gets the focus; errors that exist
 * from the start don't.
 */
function useFormErrors<Fields extends FormFields>(
  fields: Fields,
  { rules = {}, onSubmit, ...state }: FormBehavior<Fields>,
) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(() => getFieldErrors(state));
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  const [failedRequests, setFailedRequests] = useState(0);
  const [isAwaitingResult, setAwaitingResult] = useState(false);
  const [edited, setEdited] = useState(false);
  /** True after a submit with invalid fields. The error of the previous request is then outdated and hidden. */
  const [isErrorOutdated, setErrorOutdated] = useState(false);

  const errorsKey = serializeErrors(state);
  const [handledErrorsKey, setHandledErrorsKey] = useState(errorsKey);
  if (errorsKey !== handledErrorsKey) {
    setHandledErrorsKey(errorsKey);
    setErrors(getFieldErrors(state));
    if (errorsKey !== NO_ERRORS) setErrorOutdated(false);
    if (errorsKey !== NO_ERRORS && isAwaitingResult) {
      setAwaitingResult(false);
      setFailedRequests(failedRequests + 1);
    }
  }

  useEffect(() => {
    if (failedRequests > 0) focusFirstError(form.current);
  }, [failedRequests]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.pending === true) return;
    const values = readFields(fields, new FormData(event.currentTarget));
    const foundErrors = findErrors(rules, values);
    const isInvalid = Object.keys(foundErrors).length > 0;
    // Renders synchronously, because phones open their keyboard only if the focus is set in the handler of the tap.
    flushSync(() => {
      setErrors(foundErrors);
      // Invalid values aren't sent, so the outcome of an earlier submit doesn't apply to them. They count as edited.
      setEdited(isInvalid);
      setAwaitingResult(!isInvalid);
      if (isInvalid) {
        setErrorOutdated(true);
        setInvalidSubmits(invalidSubmits + 1);
      }
    });
    if (isInvalid) {
      focusFirstError(form.current);
      return;
    }
    onSubmit?.(values);
    // This comes after `onSubmit`, so that React renders it together with `pending`. Otherwise, the outdated error
    // would be visible for a moment.
    setErrorOutdated(false);
  };

  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    setEdited(true);
    if (!(event.target instanceof HTMLInputElement) || errors[event.target.name] === undefined) return;
    setErrors({ ...errors, [event.target.name]: undefined });
  };

  return {
    errors,
    /** Error of the last request, until the next submit. */
    error: isErrorOutdated ? undefined : state.error,
    /** Total number of submits with invalid fields and of failed requests. */
    failedSubmits: invalidSubmits + failedRequests,
    /**
     * True if the fields may differ from what was last sent: something was typed since, or the last submit was invalid
     * and therefore not sent.
     */
    edited,
    formProps: { ref: form, onSubmit: handleSubmit, onInput: handleInput },
  };
}

/**
 * Moves the focus when a form is replaced by its outcome, or the outcome by the form, because the button that had the
 * focus is gone. The focus doesn't move on the first render. Returns a ref for the element that contains the form or
 * its outcome.
 */
export function useOutcomeFocus(done: boolean) {
  const containerRef = useRef<HTMLDivElement>(null);
  const previousDone = useRef(done);
  useEffect(() => {
    if (done !== previousDone.current)
      containerRef.current
        ?.querySelector<HTMLElement>('[data-slot="form-outcome"], [data-slot="field-control"]')
        ?.focus();
    previousDone.current = done;
  }, [done]);
  return containerRef;
}
