import { useEffect } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { Faults } from './faults.ts';
import { FormError } from './form-error.tsx';
import { useFormFaults } from './use-form-faults.ts';
import type { FormAnswer, FormRules } from './use-form-faults.ts';

export interface FormProps<Values, Name extends string>
  extends
    Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'onInput' | 'ref' | 'method' | 'noValidate'>,
    FormAnswer<Name>,
    FormRules<Values, Name> {
  /** The way out of the error about the whole, such as a link, under its words. */
  remedy?: ReactNode;
  /** Goes back to its first values when this becomes true. */
  emptied?: boolean;
  /** The fields, given what is wrong with each and whether anything was typed since the last submit. */
  children: (state: { faults: Faults<Name>; edited: boolean }) => ReactNode;
}

/** How many fields are at fault, as it is read out. */
function summary(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 field needs your attention.' : `${count} fields need your attention.`;
}

/**
 * The frame of every form: checks what was typed on submit, shows faults beside the fields, keeps everything typed,
 * moves the focus to the first fault and reads out how many there are. It never asks with GET, so that nothing typed
 * can end up in an address, and it says so where scripts are off.
 */
export function Form<Values, Name extends string>({
  read,
  validate,
  onSubmit,
  pending,
  error,
  fieldErrors,
  remedy,
  emptied = false,
  className = '',
  children,
  ...rest
}: FormProps<Values, Name>) {
  const { faults, attempts, edited, formProps } = useFormFaults<Values, Name>(
    { pending, error, fieldErrors },
    { read, validate, onSubmit },
  );
  const { ref: form } = formProps;
  useEffect(() => {
    if (emptied) form.current?.reset();
  }, [emptied, form]);

  return (
    <form
      data-slot="form"
      method="post"
      noValidate
      className={`flex min-w-0 flex-col gap-6 ${className}`}
      {...rest}
      {...formProps}
    >
      <noscript>
        <p className="rounded-sm border border-line-strong px-4 py-3 text-body">
          This form needs JavaScript. Turn it on in your browser and load the page again.
        </p>
      </noscript>
      {Boolean(error) && (
        <FormError>
          {error}
          {Boolean(remedy) && <div className="mt-1">{remedy}</div>}
        </FormError>
      )}
      {children({ faults, edited })}
      <VisuallyHidden aria-live="polite">
        {/* A new element each time, so that the same words are read out again. */}
        <span key={attempts}>{attempts > 0 && summary(Object.keys(faults).length)}</span>
      </VisuallyHidden>
    </form>
  );
}
