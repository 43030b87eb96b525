import type { Consent } from '../../adapters/consent/consent.ts';

/** What the buttons of the banner and its dialog do, as their `data-consent-choice` says. */
type Choice = 'all' | 'needed' | 'choose' | 'save';

/**
 * Gives the banner its work: it asks until there is a choice, keeps it, and opens the dialog again from the footer. The
 * script in the head has shown the banner before the first paint, and notes what is pressed until this is there. Without
 * React, because every visitor gets it (`docs/decisions/0020-consent-banner.md`).
 */
export function startConsentBanner(consent: Consent): void {
  const root = document.documentElement;
  const section = document.querySelector<HTMLElement>('[data-section="consent-banner"]');
  const dialog = section?.querySelector('dialog');
  if (!section || !dialog) return;
  const bar = section.querySelector<HTMLElement>('[data-consent-bar]');
  const status = section.querySelector<HTMLElement>('[data-consent-status]');
  const boxes = dialog.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
  /** What had the focus before it came into the bar: there it goes back to, or to the page. */
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
    // Not on the first link: who opens it begins at its beginning.
    dialog.querySelector('h2')?.focus();
  };
  const keep = (isGranted: (name: string) => boolean): void => {
    const hadFocus = bar?.contains(document.activeElement) === true || dialog.open;
    // What the site does not ask for is not granted either.
    const asked = (name: string): boolean => [...boxes].some((box) => box.name === name) && isGranted(name);
    consent.choose({ analytics: asked('analytics'), ads: asked('ads') });
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
    else keep((name) => choice === 'all' || (choice === 'save' && isTicked(boxes, name)));
  };

  bar?.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && bar.contains(relatedTarget))) before = relatedTarget;
  });
  section.addEventListener('click', ({ target }) => {
    const choice = choiceOf(target);
    if (choice) answer(choice);
    // The backdrop: whatever lies in the dialog has a target of its own.
    else if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    // The focus goes back to the button that opened the dialog, unless that is gone.
    if (!document.activeElement?.checkVisibility()) focusPage();
  });
  for (const button of document.querySelectorAll<HTMLElement>('[data-cookie-settings]')) {
    button.hidden = false;
    button.addEventListener('click', open);
  }
  consent.subscribe(show);
  show();
  if (root.dataset['consent'] === 'ask' && status) status.textContent = status.dataset['asking'] ?? '';
  const pressed = root.dataset['consentPressed'];
  delete root.dataset['consentPressed'];
  if (isChoice(pressed)) answer(pressed);
}

function isTicked(boxes: Iterable<HTMLInputElement>, name: string): boolean {
  return [...boxes].some((box) => box.name === name && box.checked);
}

function choiceOf(target: EventTarget | null): Choice | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent-choice]') : null;
  const choice = button?.dataset['consentChoice'];
  return isChoice(choice) ? choice : undefined;
}

function isChoice(text: string | undefined): text is Choice {
  return text === 'all' || text === 'needed' || text === 'choose' || text === 'save';
}
