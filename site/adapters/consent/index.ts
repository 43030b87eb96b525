export { CONSENT_KEY, CONSENT_VERSION } from './choice.ts';
export type { Granted } from './choice.ts';
export { createConsent } from './consent.ts';
export type { Consent, ConsentOptions, ConsentState } from './consent.ts';
export { browserConsent } from './browser.ts';
