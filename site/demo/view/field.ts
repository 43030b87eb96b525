import { element } from './element.ts';

/** A label, a control and its error. */
export interface Field<Control extends HTMLInputElement | HTMLSelectElement> {
  readonly root: HTMLElement;
  readonly control: Control;
  /** Says what is wrong with it; undefined says nothing any more. */
  readonly setError: (text: string | undefined) => void;
}

/** Puts a label above a control, and room for an error beneath it. */
export function field<Control extends HTMLInputElement | HTMLSelectElement>(
  label: string,
  control: Control,
): Field<Control> {
  const error = element('p', { class: 'error', id: `${control.id}-error` });
  const root = element('div', { class: 'field' }, element('label', { for: control.id }, label), control);
  return {
    root,
    control,
    setError(text) {
      error.textContent = text ?? '';
      control.setAttribute('aria-invalid', String(text !== undefined));
      if (text === undefined) {
        error.remove();
        control.removeAttribute('aria-describedby');
      } else {
        root.append(error);
        control.setAttribute('aria-describedby', error.id);
      }
    },
  };
}

/** Takes the error away from a field as soon as what is typed into it is right. */
export function clearWhenRight<Name extends string>(
  fields: Readonly<Record<Name, Field<HTMLInputElement | HTMLSelectElement>>>,
  errors: () => Readonly<Partial<Record<Name, string>>>,
): void {
  for (const name in fields) {
    const { control, setError } = fields[name];
    control.addEventListener('input', () => {
      if (control.getAttribute('aria-invalid') === 'true' && errors()[name] === undefined) setError(undefined);
    });
  }
}

/** Shows the errors of fields by their names, and goes to the first; tells whether there was none. */
export function showErrors<Name extends string>(
  fields: Readonly<Record<Name, Field<HTMLInputElement | HTMLSelectElement>>>,
  errors: Readonly<Partial<Record<Name, string>>>,
): boolean {
  let first: HTMLElement | undefined;
  for (const name in fields) {
    fields[name].setError(errors[name]);
    if (errors[name] !== undefined) first ??= fields[name].control;
  }
  first?.focus();
  return first === undefined;
}
