import type { Consent } from '../../adapters/consent.ts';

/** Actions of the buttons of the banner and its dialog, as in their `data-consent-choice`. */
type Choice = 'all' | 'needed' | 'choose' | 'save';

/**
 * Shows the banner until there is a choice, stores the choice, and opens the dialog again from the footer. The head
 * script has shown the banner before the first paint, and records a click until this runs. It doesn’t use React,
 * because every visitor loads it (`docs/decisions/0020-consent-banner.md`).
 */
export function startConsentBanner(consent: Consent): void {
  const root = document.documentElement;
  const section = document.querySelector<HTMLElement>('[data-section="consent-banner"]');
  const dialog = section?.querySelector('dialog');
  if (!section || !dialog) return;
  const bar = section.querySelector<HTMLElement>('[data-consent-bar]');
  const status = section.querySelector<HTMLElement>('[data-consent-status]');
  const boxes = dialog.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
  /** Element that had the focus before the bar. It gets the focus back; otherwise, the page does. */
  let before: EventTarget | null = null;

  const show = (): void => {
    const { status: state } = consent.getState();
    if (state === 'unasked') root.dataset['consent'] = 'ask';
    else delete root.dataset['consent'];
  };
  const open = (): void => {
    const state = consent.getState();
    for (const box of boxes) {
      box.checked = box.name === 'analytics' ? state.analytics : state.ads;
      box.disabled = state.status === 'signal';
    }
    for (const each of dialog.querySelectorAll<HTMLElement>('[data-consent-when]'))
      each.hidden = (each.dataset['consentWhen'] === 'signal') !== (state.status === 'signal');
    dialog.showModal();
    // Otherwise, the first link would have the focus, and screen readers would skip the heading.
    dialog.querySelector('h2')?.focus();
  };
  const save = (isGranted: (name: string) => boolean): void => {
    const hadFocus = bar?.contains(document.activeElement) === true || dialog.open;
    // Don’t grant categories that the dialog doesn’t have.
    const isAllowed = (name: string): boolean => [...boxes].some((box) => box.name === name) && isGranted(name);
    consent.choose({ analytics: isAllowed('analytics'), ads: isAllowed('ads') });
    dialog.close();
    if (status) status.textContent = status.dataset['saved'] ?? '';
    if (hadFocus && !document.activeElement?.checkVisibility()) focusPage();
  };
  const focusPage = (): void => {
    const next = before instanceof HTMLElement && before.checkVisibility() ? before : document.querySelector('main');
    next?.focus({ preventScroll: true });
  };
  const answer = (choice: Choice): void => {
    if (choice === 'choose') open();
    else save((name) => choice === 'all' || (choice === 'save' && isChecked(boxes, name)));
  };

  bar?.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && bar.contains(relatedTarget))) before = relatedTarget;
  });
  section.addEventListener('click', ({ target }) => {
    const choice = getChoice(target);
    if (choice) answer(choice);
    // The backdrop. Clicks inside the dialog have another target.
    else if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    // The browser returns the focus to the button that opened the dialog, unless it is hidden.
    if (!document.activeElement?.checkVisibility()) focusPage();
  });
  for (const button of document.querySelectorAll<HTMLElement>('[data-cookie-settings]')) {
    button.hidden = false;
    button.addEventListener('click', open);
  }
  consent.subscribe(show);
  show();
  if (root.dataset['consent'] === 'ask' && status) status.textContent = status.dataset['asking'] ?? '';
  const earlyChoice = root.dataset['consentPressed'];
  delete root.dataset['consentPressed'];
  if (isChoice(earlyChoice)) answer(earlyChoice);
}

function isChecked(boxes: Iterable<HTMLInputElement>, name: string): boolean {
  return [...boxes].some((box) => box.name === name && box.checked);
}

function getChoice(target: EventTarget | null): Choice | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent-choice]') : null;
  const choice = button?.dataset['consentChoice'];
  return isChoice(choice) ? choice : undefined;
}

function isChoice(text: string | undefined): text is Choice {
  return text === 'all' || text === 'needed' || text === 'choose' || text === 'save';
}
