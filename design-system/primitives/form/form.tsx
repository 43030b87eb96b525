import { useEffect, useSyncExternalStore } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { FormFields } from './fields.ts';
import { FormError } from './form-messages.tsx';
import { useFormErrors } from './use-form-errors.ts';
import type { FormBehavior } from './use-form-errors.ts';

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
