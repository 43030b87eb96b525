import { DRAFTS_KEY } from '../deferred/reload-once.ts';

/**
 * Names of fields that are never stored: passwords, codes and payment cards. A visible password has the type `text`, so
 * only its name shows that it is one.
 */
const SECRET = /password|one-time-code|^cc-|card|cvc/i;

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Stored value of a control. */
export interface Draft {
  readonly section: string;
  readonly name: string;
  /** Text; for a checkbox or radio button, the value that identifies it. */
  readonly value: string;
  readonly ticked?: boolean;
}

/**
 * Stores what the visitor has typed or selected in the forms of the page, except passwords, so that `restore-drafts.ts`
 * can restore it when this page is loaded again. If `user` is given, it is restored only for the signed-in user with
 * that ID. Returns false if there is something to store and storage is blocked or full.
 */
export function saveDrafts(user?: string): boolean {
  const changed = findControls(document).filter(isChanged);
  const drafts = changed.filter((control) => !isSecret(control)).map(toDraft);
  const secrets = changed.length - drafts.length;
  if (changed.length === 0) return true;
  try {
    sessionStorage.setItem(DRAFTS_KEY, JSON.stringify({ page: currentPath(), at: Date.now(), user, secrets, drafts }));
    return true;
  } catch {
    return false; // Storage is blocked or full.
  }
}

/** Returns the form controls that can be typed into, checked or selected. */
export function findControls(root: ParentNode): Control[] {
  return [...root.querySelectorAll<Control>(':is(input, textarea, select)[name]')].filter(
    (control) => control.form !== null && !/^(?:hidden|file|submit|button|reset|image)$/.test(control.type),
  );
}

export const isSecret = ({ type, name, autocomplete }: Control): boolean =>
  type === 'password' || SECRET.test(name) || SECRET.test(autocomplete);

export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (isCheckable(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

export function isCheckable(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

export const getSection = (control: Control): string =>
  control.closest<HTMLElement>('[data-section]')?.dataset['section'] ?? '';

function toDraft(control: Control): Draft {
  const draft = { section: getSection(control), name: control.name, value: control.value };
  return isCheckable(control) ? { ...draft, ticked: control.checked } : draft;
}

/** Returns the path and query of the current page. */
export const currentPath = (): string => location.pathname + location.search;
