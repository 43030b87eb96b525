import type { Auth } from '../adapters/auth/auth.ts';
import { showToast } from './toasts.ts';
import type { Toast } from './toasts.ts';

/** Key in `sessionStorage` of a message for the next page. */
const NOTICE_KEY = 'onset_notice';

/** Time that a message must be on a visible page to count as seen, in milliseconds. */
const SEEN_MS = 5000;

interface DisplayedToast {
  readonly toast: Toast;
  readonly remove: () => void;
  isSeen: boolean;
}

let displayed: DisplayedToast | undefined;

/**
 * Shows the session notice that the previous page stored, and stores an unseen one when the visitor leaves this page.
 */
export function startNotices(): void {
  const stored = consumeStored();
  if (stored) show(stored);
  addEventListener('pagehide', () => {
    if (displayed && !displayed.isSeen) store(displayed.toast);
  });
}

/**
 * Shows a toast when the session ends or can’t be checked. It stays until the visitor dismisses it or it is no longer
 * true.
 */
export function showSessionNotices(auth: Auth): void {
  const update = (): void => {
    const { status, error, notice } = auth.getState();
    if (error !== null) show({ tone: 'danger', text: notice === null ? error : `${error} ${notice}` });
    else if (notice !== null) show({ tone: 'neutral', text: notice });
    else if (status === 'signed-in') hide();
  };
  auth.subscribe(update);
  update();
}

function show(toast: Toast): void {
  if (displayed?.toast.text === toast.text) return;
  hide();
  const next: DisplayedToast = { toast, remove: showToast(toast, hide), isSeen: false };
  displayed = next;
  whenSeen(() => {
    next.isSeen = true;
  });
}

function hide(): void {
  displayed?.remove();
  displayed = undefined;
}

/**
 * Calls `callback` once the page has been visible for long enough. Messages in a background tab don’t count as seen.
 */
function whenSeen(callback: () => void): void {
  setTimeout(() => {
    if (document.visibilityState === 'visible') callback();
    else document.addEventListener('visibilitychange', () => whenSeen(callback), { once: true });
  }, SEEN_MS);
}

function store({ tone, text }: Toast): void {
  try {
    sessionStorage.setItem(NOTICE_KEY, `${tone} ${text}`);
  } catch {
    // Storage is blocked, so the message appears only on this page.
  }
}

function consumeStored(): Toast | undefined {
  try {
    const [, tone, text] = /^(neutral|danger) (.{1,200})$/s.exec(sessionStorage.getItem(NOTICE_KEY) ?? '') ?? [];
    sessionStorage.removeItem(NOTICE_KEY);
    return text === undefined ? undefined : { tone: tone === 'danger' ? tone : 'neutral', text };
  } catch {
    return undefined; // Storage is blocked.
  }
}
