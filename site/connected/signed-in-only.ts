/**
 * Until the browser has looked for a session, a page made in advance holds what a signed-in visitor sees and what a
 * signed-out one sees; `data-signed-in` on the root, set before the first paint, chooses.
 */
export const SIGNED_IN_ONLY = 'not-in-data-signed-in:hidden';
export const SIGNED_OUT_ONLY = 'in-data-signed-in:hidden';
