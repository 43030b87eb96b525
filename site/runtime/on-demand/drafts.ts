import { DRAFTS_KEY } from '../drafts-key.ts';

/** What must never be kept: secrets, codes and cards. A password that is shown is a text, but for its name. */
const SECRET = /password|one-time-code|^cc-|card|cvc/i;

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** One control as it was left: whose it is, and what it held. */
export interface Draft {
  readonly section: string;
  readonly name: string;
  /** A text, or for a box or a radio, which is meant by its value, whether it is ticked. */
  readonly value: string;
  readonly ticked?: boolean;
}

/**
 * Keeps what the visitor has typed or ticked in the forms of the page, for `restore-drafts.ts` when this page is loaded again,
 * as long as `user` is the id of the user who is signed in then, where it is given. Never a password. False where there is
 * something to keep and the browser does not keep it.
 */
export function keepDrafts(user?: string): boolean {
  const changed = controls(document).filter(isChanged);
  const drafts = changed.filter((control) => !isSecret(control)).map(toDraft);
  const secrets = changed.length - drafts.length;
  if (changed.length === 0) return true;
  try {
    sessionStorage.setItem(DRAFTS_KEY, JSON.stringify({ page: here(), at: Date.now(), user, secrets, drafts }));
    return true;
  } catch {
    return false; // Blocked, or full.
  }
}

/** What can be typed into or ticked in a form. */
export function controls(root: ParentNode): Control[] {
  return [...root.querySelectorAll<Control>(':is(input, textarea, select)[name]')].filter(
    (control) => control.form !== null && !/^(?:hidden|file|submit|button|reset|image)$/.test(control.type),
  );
}

export const isSecret = ({ type, name, autocomplete }: Control): boolean =>
  type === 'password' || SECRET.test(name) || SECRET.test(autocomplete);

export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (isTicked(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

export function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

export const sectionOf = (control: Control): string =>
  control.closest<HTMLElement>('[data-section]')?.dataset['section'] ?? '';

function toDraft(control: Control): Draft {
  const draft = { section: sectionOf(control), name: control.name, value: control.value };
  return isTicked(control) ? { ...draft, ticked: control.checked } : draft;
}

/** The page that was typed on. */
export const here = (): string => location.pathname + location.search;
