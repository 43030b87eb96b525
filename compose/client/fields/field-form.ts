import { createContext, use, useSyncExternalStore } from 'react';
import type { Json } from '../../source/json.ts';
import type { FieldsFacts, FocusRequest } from './field-props.ts';
import { isSamePath, isWithin, withValueAt } from './path.ts';
import type { Path } from './path.ts';

/** Takes what a form has become, and the place that was changed. */
export type OnFormChange = (value: Json, at: Path) => void;

/** Requests that were met: a form that is made anew is given the last one again. */
const met = new WeakSet<FocusRequest>();

/**
 * The form that fields are part of. It stays the same while what is said changes, so that a field is drawn anew only when
 * something of it has changed: a page has hundreds of them.
 */
export class FieldForm {
  #value: Json | undefined;
  #root: Path = [];
  #onChange: OnFormChange = () => {};
  #facts: FieldsFacts;
  #request: FocusRequest | undefined;
  #announcement = '';
  readonly #listeners = new Set<() => void>();

  constructor(facts: FieldsFacts) {
    this.#facts = facts;
    this.#ask(facts.focusOn);
  }

  /** What the form is given, each time that it is. */
  update(value: Json | undefined, root: Path, onChange: OnFormChange, facts: FieldsFacts): void {
    const { focusOn } = facts;
    if (focusOn?.at !== this.#facts.focusOn?.at) this.#ask(focusOn);
    this.#value = value;
    this.#root = root;
    this.#onChange = onChange;
    this.#facts = facts;
    this.#tell();
  }

  /** Says something at a place; undefined takes it away. */
  change(path: Path, value: Json | undefined): void {
    this.#request = undefined;
    // Two changes may come before the form is given the first.
    this.#value = withValueAt(this.#value ?? {}, path.slice(this.#root.length), value);
    this.#onChange(this.#value, path);
  }

  /** Has a screen reader say what was done. */
  announce(words: string): void {
    // The same words twice are nothing new to a screen reader.
    this.#announcement = words === this.#announcement ? `${words}\u00A0` : words;
    this.#tell();
  }

  /** Asks for the focus on a place that the change just made is about to bring: nothing that is there now takes it. */
  focusNext(path: Path): void {
    this.#request = { path, at: Number.NaN };
  }

  /** Whether a place is to take the focus: says yes once. */
  claim(path: Path): boolean {
    if (this.#request === undefined || !isSamePath(this.#request.path, path)) return false;
    met.add(this.#request);
    this.#request = undefined;
    return true;
  }

  /** Gives the focus that no place has taken to the nearest one around it that can: not all that is drawn has a field. */
  giveWay(): void {
    while (this.#request !== undefined) {
      const { path, at } = this.#request;
      met.add(this.#request);
      this.#request = path.length > this.#root.length + 1 ? { path: path.slice(0, -1), at } : undefined;
      this.#tell();
    }
  }

  get hasRequest(): boolean {
    return this.#request !== undefined;
  }

  /** Whether something within a place waits for the focus, so that it must be open. */
  isAsked(path: Path): boolean {
    return this.#request !== undefined && this.#request.path.length > path.length && isWithin(this.#request.path, path);
  }

  get announcement(): string {
    return this.#announcement;
  }

  get facts(): FieldsFacts {
    return this.#facts;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #ask(request: FocusRequest | undefined): void {
    if (request !== undefined && !met.has(request)) this.#request = request;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The form of the fields below. */
export const FormContext = createContext<FieldForm | undefined>(undefined);

export function useForm(): FieldForm {
  const form = use(FormContext);
  if (form === undefined) throw new Error('A field has no form. Render it in RecordFields.');
  return form;
}

/** Something of the form that is a plain value, read anew when the form is told something. */
export function useFromForm<Value extends string | number | boolean | object | undefined>(
  read: (form: FieldForm) => Value,
): Value {
  const form = useForm();
  return useSyncExternalStore(form.subscribe, () => read(form));
}
