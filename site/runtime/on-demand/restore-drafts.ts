import { storedUserId } from '../../connected/session/session.ts';
import { DRAFTS_KEY } from '../drafts-key.ts';
import { controls, here, isChanged, isSecret, isTicked, sectionOf } from './drafts.ts';
import type { Draft } from './drafts.ts';

/** How long a draft waits, in milliseconds: a load that takes longer was none. */
const LIFE = 300_000;

/** The same for a draft that waits for its user to log in. */
const LOGIN_LIFE = 3_600_000;

/** How long a field is waited for that the page does not have yet, in milliseconds: the profile's come with the session. */
const PATIENCE = 15_000;

/** What was put back: whether a password has to be typed again, and whether its user has logged in since. */
export interface Restored {
  readonly withoutPassword: boolean;
  readonly afterLogin: boolean;
}

/**
 * Puts back what `keepDrafts` has kept on this page a moment ago, once. A field that comes later is filled when it comes. Calls
 * back when anything was put back.
 */
export function restoreDrafts(onRestored: (restored: Restored) => void): void {
  const kept = take();
  if (!kept) return;
  const missing = new Set(kept.drafts);
  let isTold = false;
  const fill = (): void => {
    for (const draft of missing) if (putBack(draft)) missing.delete(draft);
    if (isTold || missing.size === kept.drafts.length) return;
    isTold = true;
    onRestored({ withoutPassword: kept.secrets > 0, afterLogin: kept.user !== undefined });
  };
  fill();
  if (missing.size === 0) return;
  const observer = new MutationObserver(() => {
    fill();
    if (missing.size === 0) observer.disconnect();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
  setTimeout(() => observer.disconnect(), PATIENCE);
}

/** False while its field is not there, or cannot be typed into. What was typed into it meanwhile stays. */
function putBack({ section, name, value, ticked }: Draft): boolean {
  const control = controls(document).find(
    (each) =>
      each.name === name &&
      sectionOf(each) === section &&
      isTicked(each) === (ticked !== undefined) &&
      (ticked === undefined || each.value === value),
  );
  if (!control || control.disabled) return false;
  if (isSecret(control) || isChanged(control)) return true;
  if (ticked !== undefined && isTicked(control)) control.checked = ticked;
  else control.value = value;
  // Whoever follows what is typed hears of it as if it had been.
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

function take(): Kept | undefined {
  try {
    const text = sessionStorage.getItem(DRAFTS_KEY);
    if (text === null) return undefined;
    const kept: unknown = JSON.parse(text);
    const isCurrent = isKept(kept) && Math.abs(Date.now() - kept.at) <= (kept.user === undefined ? LIFE : LOGIN_LIFE);
    // On the way to log in and back there are other pages.
    if (isCurrent && kept.user !== undefined && kept.page !== here()) return undefined;
    sessionStorage.removeItem(DRAFTS_KEY);
    if (!isCurrent || kept.page !== here()) return undefined;
    return kept.user === undefined || kept.user === storedUserId() ? kept : undefined;
  } catch {
    return undefined; // Blocked, or not written by this page.
  }
}

interface Kept {
  readonly page: string;
  readonly at: number;
  /** The id of the user whose they are. Missing where the page was only loaded again. */
  readonly user?: string;
  readonly secrets: number;
  readonly drafts: readonly Draft[];
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('page' in value && 'at' in value && 'drafts' in value))
    return false;
  return (
    typeof value.at === 'number' &&
    !('user' in value && typeof value.user !== 'string') &&
    'secrets' in value &&
    typeof value.secrets === 'number' &&
    Array.isArray(value.drafts) &&
    value.drafts.every(isDraft)
  );
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('section' in value && 'name' in value && 'value' in value))
    return false;
  const { section, name, value: held } = value;
  const ticked = 'ticked' in value ? value.ticked : undefined;
  return (
    [section, name, held].every((each) => typeof each === 'string') && /^(?:boolean|undefined)$/.test(typeof ticked)
  );
}
