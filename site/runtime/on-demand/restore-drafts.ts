import { storedUserId } from '../../connected/session/session.ts';
import { DRAFTS_KEY } from '../deferred/reload-once.ts';
import { currentPath, findControls, getSection, isChanged, isCheckable, isSecret } from './drafts.ts';
import type { Draft } from './drafts.ts';

/** Maximum age of drafts, in milliseconds. A reload takes less time than this. */
const DRAFT_LIFETIME_MS = 300_000;

/** Maximum age of drafts that wait for their user to log in, in milliseconds. */
const LOGIN_DRAFT_LIFETIME_MS = 3_600_000;

/**
 * Time to wait for a field that the page doesn’t have yet, in milliseconds. Those of the profile appear with the
 * session.
 */
const FIELD_WAIT_MS = 15_000;

/**
 * Result of restoring drafts: `withoutPassword` if a password must be typed again, `afterLogin` if the user has logged
 * in since.
 */
export interface Restored {
  readonly withoutPassword: boolean;
  readonly afterLogin: boolean;
}

/**
 * Restores, once, what `saveDrafts` has stored on this page. Fields that appear later are filled when they do. Calls
 * `onRestored` if anything was restored.
 */
export function restoreDrafts(onRestored: (restored: Restored) => void): void {
  const stored = consumeDrafts();
  if (!stored) return;
  const missing = new Set(stored.drafts);
  let isReported = false;
  const fill = (): void => {
    for (const draft of missing) if (restoreDraft(draft)) missing.delete(draft);
    if (isReported || missing.size === stored.drafts.length) return;
    isReported = true;
    onRestored({ withoutPassword: stored.secrets > 0, afterLogin: stored.user !== undefined });
  };
  fill();
  if (missing.size === 0) return;
  const observer = new MutationObserver(() => {
    fill();
    if (missing.size === 0) observer.disconnect();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
  setTimeout(() => observer.disconnect(), FIELD_WAIT_MS);
}

/** Returns false if the field doesn’t exist yet or is disabled. A field that was changed meanwhile keeps its value. */
function restoreDraft({ section, name, value, ticked }: Draft): boolean {
  const control = findControls(document).find(
    (each) =>
      each.name === name &&
      getSection(each) === section &&
      isCheckable(each) === (ticked !== undefined) &&
      (ticked === undefined || each.value === value),
  );
  if (!control || control.disabled) return false;
  if (isSecret(control) || isChanged(control)) return true;
  if (ticked !== undefined && isCheckable(control)) control.checked = ticked;
  else control.value = value;
  // Listeners of the field must handle the value as if it had been typed.
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

function consumeDrafts(): StoredDrafts | undefined {
  try {
    const text = sessionStorage.getItem(DRAFTS_KEY);
    if (text === null) return undefined;
    const stored: unknown = JSON.parse(text);
    const isCurrent =
      isStoredDrafts(stored) &&
      Math.abs(Date.now() - stored.at) <= (stored.user === undefined ? DRAFT_LIFETIME_MS : LOGIN_DRAFT_LIFETIME_MS);
    // The visitor passes other pages during a login.
    if (isCurrent && stored.user !== undefined && stored.page !== currentPath()) return undefined;
    sessionStorage.removeItem(DRAFTS_KEY);
    if (!isCurrent || stored.page !== currentPath()) return undefined;
    return stored.user === undefined || stored.user === storedUserId() ? stored : undefined;
  } catch {
    return undefined; // Storage is blocked, or another script has written the value.
  }
}

/** Value in `sessionStorage`. */
interface StoredDrafts {
  readonly page: string;
  readonly at: number;
  /** ID of the user who typed them. Missing for a plain reload. */
  readonly user?: string;
  readonly secrets: number;
  readonly drafts: readonly Draft[];
}

function isStoredDrafts(value: unknown): value is StoredDrafts {
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
  const { section, name, value: text } = value;
  const ticked = 'ticked' in value ? value.ticked : undefined;
  return (
    [section, name, text].every((each) => typeof each === 'string') && /^(?:boolean|undefined)$/.test(typeof ticked)
  );
}
