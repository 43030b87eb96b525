/** A form that was sent before the app could take it; kept by the script in the head (`app/head-script.ts`). */
interface EarlySubmit extends EventListener {
  form?: HTMLFormElement;
  submitter?: HTMLElement | null;
}

declare global {
  interface Window {
    onsetEarlySubmit?: EarlySubmit;
  }
}

/** Sends what was held back, now that the app takes it, and holds nothing back any more. */
export function releaseEarlySubmit(): void {
  const early = window.onsetEarlySubmit;
  if (!early) return;
  delete window.onsetEarlySubmit;
  document.removeEventListener('submit', early, true);
  if (early.form?.isConnected) early.form.requestSubmit(early.submitter ?? null);
}
