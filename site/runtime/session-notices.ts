import type { Auth } from '../adapters/auth/auth.ts';
import { showToast } from './toasts.ts';
import type { Toast } from './toasts.ts';

/** Where a message waits for the next page, in this tab alone, and only from one page to the next. */
const KEY = 'onset_notice';

/** How long a message must have been on a visible page to count as seen, in milliseconds. */
const SEEN_MS = 5000;

interface Shown {
  readonly toast: Toast;
  readonly remove: () => void;
  isSeen: boolean;
}

let shown: Shown | undefined;

/**
 * Shows what the page before had to say of the session and was left too soon, and from here on keeps for the next page
 * what is shown on this one.
 */
export function startNotices(): void {
  const kept = takeKept();
  if (kept) show(kept);
  addEventListener('pagehide', () => {
    if (shown && !shown.isSeen) keep(shown.toast);
  });
}

/**
 * Tells the visitor what happened to the session, on whatever page it happens: that it has ended, or that it could not
 * be checked. The message stays until it is dismissed or no longer true.
 */
export function followNotices(auth: Auth): void {
  const follow = (): void => {
    const { status, error, notice } = auth.getState();
    if (error !== null) show({ tone: 'danger', text: notice === null ? error : `${error} ${notice}` });
    else if (notice !== null) show({ tone: 'neutral', text: notice });
    else if (status === 'signed-in') hide();
  };
  auth.subscribe(follow);
  follow();
}

function show(toast: Toast): void {
  if (shown?.toast.text === toast.text) return;
  hide();
  const next: Shown = { toast, remove: showToast(toast, hide), isSeen: false };
  shown = next;
  whenSeen(() => {
    next.isSeen = true;
  });
}

function hide(): void {
  shown?.remove();
  shown = undefined;
}

/** Calls back once the page has been visible long enough; what is in a tab in the background is seen by nobody. */
function whenSeen(callback: () => void): void {
  setTimeout(() => {
    if (document.visibilityState === 'visible') callback();
    else document.addEventListener('visibilitychange', () => whenSeen(callback), { once: true });
  }, SEEN_MS);
}

function keep({ tone, text }: Toast): void {
  try {
    sessionStorage.setItem(KEY, `${tone} ${text}`);
  } catch {
    // Blocked: the message is for this page alone.
  }
}

function takeKept(): Toast | undefined {
  try {
    const [, tone, text] = /^(neutral|danger) (.{1,200})$/s.exec(sessionStorage.getItem(KEY) ?? '') ?? [];
    sessionStorage.removeItem(KEY);
    return text === undefined ? undefined : { tone: tone === 'danger' ? tone : 'neutral', text };
  } catch {
    return undefined; // Blocked.
  }
}
