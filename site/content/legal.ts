/**
 * The version of the terms and the privacy policy that a new account agrees to: the day they were last changed. Kept
 * with the account, so change it with every change of either.
 */
export const consentVersion = '2026-11-22';
